"""The whole evening: four members play to 1000 by pressing what they see, and the bot is killed three times."""

import random

from engine.fairness import verify_record
from engine.replay import replay
from engine.results import Phase
from tests.cogs.club import Club, having, id_of


class Evening:
    """Four members who choose at random among what their screens offer."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.lot = random.Random(7)
        self.killed: list[str] = []

    async def play(self) -> None:
        """Play until somebody has won, with a kill in a trick, in an auction and between deals."""
        while (public := self.club.view.public).phase is not Phase.FINISHED:
            if public.phase is Phase.DEALING:
                await self._kill_once("between deals")
                await self.club.press(self.lot.choice(self.club.players), self.club.card, "next")
                await self.club.rest()
            elif public.phase is Phase.PLAY and len(public.trick) == 2 and len(public.tricks) == 3:
                await self._kill_once("in a trick")
                await self._act()
            elif public.phase is Phase.AUCTION and public.number == 2 and public.calls:
                await self._kill_once("in an auction")
                await self._act()
            else:
                await self._act()

    async def _kill_once(self, moment: str) -> None:
        if moment in self.killed:
            return
        self.killed.append(moment)
        club = self.club
        before = club.view, [club.service.listing.hand_view(club.table, member.id).seat for member in club.players]
        await club.world.restart(kill=True)
        await club.rest()
        after = club.view, [club.service.listing.hand_view(club.table, member.id).seat for member in club.players]
        assert after[1] == before[1], f"hands and choices changed by a kill {moment}"
        assert (after[0].public, after[0].seq) == (before[0].public, before[0].seq)

    async def _act(self) -> None:
        """Press something on the newest hand, an old one's buttons where the bot has been restarted since."""
        club = self.club
        member = club.acting
        hand = club.world.fresh(club.hand(member))
        if not having(hand, "card") and not having(hand, "call"):
            assert self.killed, "only a restart forgets the tokens by which hands refresh themselves"
            await club.press(member, hand, "hand")
            hand = club.world.fresh(hand)
        cards = having(hand, "card")
        bids = [] if club.view.public.standing_bid else having(hand, "bid")
        if cards:
            await member.click(hand, self.lot.choice(cards).custom_id)
        elif bids and self.lot.random() < 0.6:
            await member.click(hand, self.lot.choice(bids).custom_id)
        else:
            words = {id_of(control).arg: control for control in having(hand, "call")}
            doubling = words.get("contra") if self.lot.random() < 0.1 else None
            await member.click(hand, (doubling or words["pass"]).custom_id)
        await club.rest()


async def test_four_members_play_a_whole_match_through_three_kills_of_the_bot(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    evening = Evening(club)

    await evening.play()

    assert evening.killed == ["in a trick", "between deals", "in an auction"]
    view = club.view
    assert max(view.public.totals) >= 1000
    assert view.public.winner == max((0, 1), key=lambda side: view.public.totals[side])
    for total in view.public.totals:
        assert str(total) in club.card.text
    record = await club.service.records.of_table(club.table, club.players[0].id)
    assert replay(record)["totals"] == list(view.public.totals)
    assert verify_record(record).fair

    for member in club.players:
        await club.press(member, club.card, "again")
        await club.rest()
    assert club.view.public.number == 1
    assert club.view.public.totals == (0, 0)
    assert club.view.fairness.commitment != view.fairness.commitment
