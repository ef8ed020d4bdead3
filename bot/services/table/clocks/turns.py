"""The time of decisions: who is awaited until when, what follows a deadline, what an outage changes.

Owners are given by seat: the member's id, or None for a robot's seat. A *present* member is one whose seat no robot
keeps. The moments of stages: at a live table turn -> grace -> miss, by days turn -> reserve … -> miss; «Я здесь» gives
an absent member one whole move again, once per decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from bot.clock import from_ms, to_ms
from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.clocks.quiet import QuietHours
from bot.services.table.clocks.state import Keeper, MatchClock, Pause
from bot.services.table.times import Pace
from bot.store.table.rows import DeadlineRow
from engine.seats import Seat

Owners: TypeAlias = Sequence[int | None]
Decider: TypeAlias = Literal["owner", "auto", "missed", "kept", "robot"]
"""Who decided: the owner, a forced or conditional card, a robot after a miss, in a kept seat, or on its own."""

_MILLISECOND = timedelta(milliseconds=1)


def ms(duration: timedelta) -> int:
    """A duration in milliseconds."""
    return duration // _MILLISECOND


def present(clock: MatchClock, owners: Owners) -> tuple[Seat, ...]:
    """The seats whose owners play themselves."""
    return tuple(seat for seat, owner in enumerate(owners) if owner is not None and clock.seats[seat].kept is None)


def others_present(clock: MatchClock, owners: Owners, seat: Seat) -> tuple[Seat, ...]:
    """The present members besides one seat's."""
    return tuple(other for other in present(clock, owners) if other != seat)


def nobody_waits(clock: MatchClock, owners: Owners) -> bool:
    """Whether all other members have said that they do not want to wait for an absent one."""
    deadline = clock.deadline
    if deadline is None or deadline.stage != "grace":
        return False
    others = others_present(clock, owners, deadline.seat)
    return bool(others) and set(others) <= set(clock.unwilling)


def awaiting(
    clock: MatchClock, owners: Owners, seat: Seat | None, seq: int, pace: Pace, policy: ClockPolicy, now: datetime
) -> MatchClock:
    """The clocks when the log has `seq` events and a decision of `seat` is awaited (None: of nobody)."""
    clock = replace(clock, deadline=None, unwilling=())
    move = policy.times.move(pace)
    if seat is None or seat not in present(clock, owners) or move is None:
        return clock
    if not policy.times.solo and sum(owner is not None for owner in owners) == 1:
        return clock
    now_ms = to_ms(now)
    start_ms = max(now_ms, clock.pause.until_ms) if clock.pause is not None else now_ms
    deadline = DeadlineRow(seq, seat, pace, "turn", now_ms, start_ms + ms(move), now_ms)
    return replace(clock, deadline=deadline)


def decided(clock: MatchClock, seat: Seat, by: Decider) -> MatchClock:
    """The clocks after a decision of a seat, however it came about; a miss is counted by `missed`.

    Cards set in advance were for this decision, and a claim was about the cards before it.
    """
    own = clock.seats[seat]
    if by == "owner":
        clock = clock.seat(seat, own=own.own + 1, in_a_row=0, silent_ms=None, asked_ms=None)
        question = clock.proposal("choice", seat)
        clock = clock.without(question) if question is not None else clock
    elif by in ("missed", "kept"):
        clock = clock.seat(seat, robot=own.robot + 1)
    return replace(
        clock,
        conditions=tuple(one for one in clock.conditions if one.seat != seat),
        proposals=tuple(one for one in clock.proposals if one.kind != "claim"),
    )


def missed(clock: MatchClock, owners: Owners, policy: ClockPolicy, deal: int, *, blame: bool) -> MatchClock:
    """The clocks after the awaited member let his time run out; without blame it does not count against him."""
    deadline = clock.deadline
    assert deadline is not None, "nobody is awaited"
    seat, own = deadline.seat, clock.seats[deadline.seat]
    clock = clock.told("missed", deal, seat, owners[seat])
    if not blame:
        return clock
    in_a_row, misses = own.in_a_row + 1, own.misses + 1
    clock = clock.seat(seat, in_a_row=in_a_row, misses=misses)
    if deadline.kind == "days" and own.silent_ms is None:
        asked_ms = deadline.begun_ms + ms(policy.silence)
        clock = clock.seat(seat, silent_ms=deadline.begun_ms, asked_ms=asked_ms)
    if deadline.kind == "days":
        lost = misses >= policy.days_limit
    else:
        lost = in_a_row >= policy.row_limit or misses >= policy.live_limit
    return keep(clock, owners, seat, "missed", deal) if lost else clock


def keep(clock: MatchClock, owners: Owners, seat: Seat, keeper: Keeper, deal: int) -> MatchClock:
    """The clocks when from now on a robot keeps a seat; its owner is awaited no longer."""
    clock = clock.seat(seat, kept=keeper).told("kept" if keeper == "missed" else keeper, deal, seat, owners[seat])
    clock = replace(clock, conditions=tuple(one for one in clock.conditions if one.seat != seat))
    if clock.deadline is not None and clock.deadline.seat == seat:
        clock = replace(clock, deadline=None, unwilling=())
    return clock


def expired(clock: MatchClock, policy: ClockPolicy, now: datetime) -> MatchClock | None:
    """The clocks in the next stage of a live deadline that is due; None where the robot decides now."""
    deadline = clock.deadline
    assert deadline is not None, "nobody is awaited"
    if deadline.kind == "days" or deadline.stage != "turn":
        return None
    grace = policy.times.grace if clock.seats[deadline.seat].in_a_row == 0 else policy.short_grace
    return replace(clock, deadline=replace(deadline, stage="grace", due_ms=to_ms(now + grace)))


def reserved(clock: MatchClock, policy: ClockPolicy, deal: int, user_id: int) -> MatchClock:
    """The clocks when a day of the reserve pays for the awaited member."""
    deadline = clock.deadline
    assert deadline is not None, "nobody is awaited"
    longer = replace(deadline, stage="reserve", due_ms=deadline.due_ms + ms(policy.reserve), reminded=0)
    return replace(clock, deadline=longer).told("reserve", deal, deadline.seat, user_id)


def here(clock: MatchClock, policy: ClockPolicy, now: datetime) -> MatchClock:
    """The clocks when an absent member has said that he is here: one whole move, once."""
    deadline = clock.deadline
    assert deadline is not None, "nobody is awaited"
    move = policy.times.move(deadline.kind) or timedelta()
    back = replace(deadline, stage="here", due_ms=max(to_ms(now + move), deadline.due_ms))
    return replace(clock, deadline=back, unwilling=())


def reminder_moments(deadline: DeadlineRow, policy: ClockPolicy, quiet: QuietHours | None) -> tuple[datetime, ...]:
    """When the awaited member is reminded; quiet hours move a reminder to before them."""
    if deadline.kind != "days":
        return ()
    planned = (due(deadline) - before for before in policy.reminders)
    return tuple(moment if quiet is None else quiet.earlier(moment) for moment in planned)


def reminded(deadline: DeadlineRow, policy: ClockPolicy, quiet: QuietHours | None, now: datetime) -> DeadlineRow:
    """The deadline after the reminders up to now: at most one is `sent` for all that have come.

    The first is only for who has not looked at his hand; those that would have come before the turn began are left out.
    """
    moments = reminder_moments(deadline, policy, quiet)
    come = [at for at in range(deadline.reminded, len(moments)) if moments[at] <= now]
    if not come:
        return deadline
    begun = from_ms(deadline.begun_ms)
    wanted = any(moments[at] > begun and not (at == 0 and deadline.opened) for at in come)
    sent = deadline.sent + 1 if wanted else deadline.sent
    return replace(deadline, reminded=come[-1] + 1, sent=sent)


def due(deadline: DeadlineRow) -> datetime:
    """When the present stage of a deadline ends."""
    return from_ms(deadline.due_ms)


def next_moment(deadline: DeadlineRow, policy: ClockPolicy, quiet: QuietHours | None) -> datetime:
    """When something of a deadline is due next: a reminder, or the end of its stage."""
    open_moments = reminder_moments(deadline, policy, quiet)[deadline.reminded :]
    return min((*open_moments, due(deadline)))


def silence_moment(clock: MatchClock, owners: Owners) -> tuple[datetime, Seat] | None:
    """When the others are next asked how to go on without somebody, and without whom."""
    moments = [
        (seat.asked_ms, number)
        for number, seat in enumerate(clock.seats)
        if seat.asked_ms is not None
        and clock.proposal("choice", number) is None
        and others_present(clock, owners, number)
    ]
    if not moments:
        return None
    asked_ms, number = min(moments)
    return from_ms(asked_ms), number


def paused(clock: MatchClock, seat: Seat, until: datetime, now: datetime, deal: int, user_id: int) -> MatchClock:
    """The clocks when they stand still until then; what is left of a running time is kept."""
    stood = to_ms(until) - to_ms(now)
    deadline = clock.deadline
    if deadline is not None:
        deadline = replace(deadline, due_ms=deadline.due_ms + stood)
    clock = replace(clock, pause=Pause(seat, to_ms(until)), deadline=deadline)
    return clock.told("paused", deal, seat, user_id)


def resumed(clock: MatchClock, now: datetime, deal: int) -> MatchClock:
    """The clocks when they go on, at the end of a pause or before it; what was left is left still."""
    pause, deadline = clock.pause, clock.deadline
    if pause is None:
        return clock
    rest = max(pause.until_ms - to_ms(now), 0)
    if deadline is not None:
        deadline = replace(deadline, due_ms=deadline.due_ms - rest)
    return replace(clock, pause=None, deadline=deadline).told("resumed", deal)


def next_deal(clock: MatchClock, deal: int) -> MatchClock:
    """The clocks when another deal begins: what was said about the one before is over."""
    return replace(
        clock,
        notices=tuple(one for one in clock.notices if one.deal >= deal - 1),
        conditions=tuple(one for one in clock.conditions if one.deal == deal),
        proposals=tuple(one for one in clock.proposals if one.kind != "surrender"),
    )


def extended(clock: MatchClock, since: datetime, now: datetime) -> MatchClock:
    """The clocks after an outage: everything that ran meanwhile has that much more time, counted once."""
    now_ms, since_ms = to_ms(now), max(to_ms(since), clock.fair_ms)
    lost = max(now_ms - since_ms, 0)
    seats = tuple(
        replace(
            seat,
            silent_ms=seat.silent_ms + lost if seat.silent_ms is not None else None,
            asked_ms=seat.asked_ms + lost if seat.asked_ms is not None else None,
        )
        for seat in clock.seats
    )
    pause = replace(clock.pause, until_ms=clock.pause.until_ms + lost) if clock.pause is not None else None
    deadline = clock.deadline
    if deadline is not None:
        own = max(now_ms - max(since_ms, deadline.fair_ms), 0)
        deadline = replace(deadline, due_ms=deadline.due_ms + own, fair_ms=max(deadline.fair_ms, now_ms))
    return replace(clock, seats=seats, pause=pause, deadline=deadline, fair_ms=max(now_ms, clock.fair_ms))


def shifted(clock: MatchClock, by: timedelta) -> MatchClock:
    """The clocks after the machine's date was set forward or back: as much time is left as before."""
    step = ms(by)
    deadline = clock.deadline
    if deadline is not None:
        deadline = replace(
            deadline,
            due_ms=deadline.due_ms + step,
            begun_ms=deadline.begun_ms + step,
            fair_ms=deadline.fair_ms + step,
        )
    pause = replace(clock.pause, until_ms=clock.pause.until_ms + step) if clock.pause is not None else None
    seats = tuple(
        replace(
            seat,
            silent_ms=seat.silent_ms + step if seat.silent_ms is not None else None,
            asked_ms=seat.asked_ms + step if seat.asked_ms is not None else None,
        )
        for seat in clock.seats
    )
    return replace(clock, deadline=deadline, pause=pause, seats=seats, fair_ms=max(clock.fair_ms + step, 0))
