"""Where robots think: worker processes beside the event loop.

Whatever happens to a worker, the table gets a legal action: the novice decides at once in its place.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import traceback
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Final, Generic, ParamSpec, Protocol, TypeAlias, TypeVar
from uuid import uuid4

from bot.services.errors import ServiceError, TableRefused
from engine.actions import ANNOUNCE, PASS, Action, Contra, PlayCard, Surcontra, ThirdDouble
from engine.robots import LEVELS, Decision, novice
from engine.robots.decision import Weighing
from engine.robots.thinker import Budget, weigh
from engine.strengths import STRENGTHS
from engine.view import SeatView

_log = logging.getLogger(__name__)

DEFAULT_LEVEL: Final = "club"
"""How well robots play that nobody chose a level for, those that stand in for members too."""
WORKERS: Final = 1
PATIENCE: Final = 10.0
"""Seconds that a decision may take, a worker's start included; robots need a fraction of one."""

Robot: TypeAlias = Callable[[SeatView], Action]
"""Decides for a seat whose turn it is, from that seat's view and nothing else."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a robot of a level weighed before a move: the worth of each alternative by its notation."""

    level: str
    scores: Mapping[str, float] = field(repr=False)


_P = ParamSpec("_P")
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class _Answer(Generic[_T]):
    """What a worker said; it may have said None."""

    answer: _T


class Thinking(Protocol):
    """Somewhere to think."""

    async def decide(self, view: SeatView, level: str, seed: int) -> Decision:
        """What a robot of that level does, and why; never raises for what goes wrong inside a robot."""
        ...

    async def weigh(self, view: SeatView, seed: int, budget: Budget) -> Weighing | None:
        """What each alternative of a past decision was worth, None without one; raises `review-failed`."""
        ...

    async def close(self) -> None:
        """Think no more."""
        ...


class WorkerThinking:
    """Robots in a few worker processes, which start with the first decision and start again after a crash."""

    def __init__(self, workers: int = WORKERS, patience: float = PATIENCE) -> None:
        self._workers = workers
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def decide(self, view: SeatView, level: str, seed: int) -> Decision:
        """What the robot does; the novice's answer where a worker fails, is too slow, or the process is ending."""
        decision = await self._ask(think, needed(view), level, seed)
        return Decision(decide(novice.choose, view)) if decision is None else decision.answer

    async def weigh(self, view: SeatView, seed: int, budget: Budget) -> Weighing | None:
        """What each alternative was worth; raises `review-failed` where a worker fails or the process is ending."""
        weighing = await self._ask(weigh, needed(view), seed, budget)
        if weighing is None:
            raise TableRefused("review-failed")
        return weighing.answer

    async def close(self) -> None:
        """End the workers; decisions that wait are the novice's, those being thought about are awaited."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _ask(self, work: Callable[_P, _T], *args: _P.args, **more: _P.kwargs) -> _Answer[_T] | None:
        """The answer of a worker; None, with the reason in the log, where there will be none."""
        if self._closed:
            return None
        pool = self._running()
        try:
            async with asyncio.timeout(self.patience):
                return _Answer(await asyncio.wrap_future(pool.submit(work, *args, **more)))
        except asyncio.CancelledError:
            if _is_cancelled():
                raise  # otherwise the pool was given up while this waited in it
        except (TimeoutError, BrokenExecutor) as error:
            report(error)
            self._give_up(pool)
        except Exception as error:
            report(error)
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_ignore_interrupts)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Let the next decision start new workers; whoever hangs in the old ones is ended."""
        if self._pool is pool:
            self._pool = None
        workers: dict[int, BaseProcess] | None = getattr(pool, "_processes", None)  # there is no public way to them
        hanging = list(workers.values()) if workers else []
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in hanging:
            worker.kill()


def _is_cancelled() -> bool:
    """Whether the running task itself is to end, not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def think(view: SeatView, level: str, seed: int) -> Decision:
    """What a robot of that level does, and why; runs in a worker."""
    return LEVELS[level](view, seed)


def needed(view: SeatView) -> SeatView:
    """The view without what no robot looks at, so that less has to be sent and kept."""
    return replace(view, public=replace(view.public, deals=()), refusals={})


def _ignore_interrupts() -> None:
    """Leave Ctrl+C to the process that started the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def decide(robot: Robot, view: SeatView) -> Action:
    """What the robot wants to do, or the simplest legal action where it fails."""
    try:
        return robot(view)
    except Exception as error:
        report(error)
        return simplest(view)


def modest(view: SeatView, action: Action) -> Action:
    """The action, or the simplest one in place of a doubling: nobody says that in a member's name."""
    return simplest(view) if isinstance(action, Contra | Surcontra | ThirdDouble) else action


def simplest(view: SeatView) -> Action:
    """The least that a seat can do: pass, or the legal card of the fewest points, then of the lowest rank."""
    if view.must_announce:
        return ANNOUNCE
    if view.legal_calls:
        return PASS if PASS in view.legal_calls else view.legal_calls[0]
    contract = view.public.contract
    assert contract is not None, "cards are played to a contract"
    strengths = STRENGTHS[contract.strain]
    return PlayCard(min(view.legal_cards, key=lambda card: (strengths.points[card], strengths.order[card])))


def report(error: Exception) -> None:
    """Log where a robot failed; the message of its exception is left out, for it may name the robot's cards."""
    fault = error.code if isinstance(error, ServiceError) else type(error).__name__
    places = traceback.extract_tb(error.__traceback__)
    path = " > ".join(f"{place.name}:{place.lineno}" for place in places)
    _log.error("robot failed with %s at %s, reference %s", fault, path, uuid4().hex[:8])
