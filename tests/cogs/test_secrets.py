"""Hidden information on its way through Discord: what others could read and every log line, through whole deals."""

from bot.texts import Language
from bot.texts.cards import card_label
from engine.cards import card_code
from engine.results import DeclarationKind, Phase
from tests.cogs.club import Club

SAYINGS = (Language.RU, Language.UK, Language.EN)


def held(club: Club) -> set[int]:
    """The cards that still lie in hands."""
    return {card for member in club.players for card in club.service.listing.hand_view(club.table, member.id).seat.hand}


def secrets(club: Club) -> list[str]:
    """Every way in which a card that lies in a hand could be written."""
    says = [club.world.bot.texts.say(language) for language in SAYINGS]
    cards = held(club)
    return [card_label(say, card) for say in says for card in cards] + [f":{card_code(card)}" for card in cards]


async def test_nobody_reads_a_card_of_a_hand_before_it_is_played(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    while club.view.public.number == 1 and club.view.public.phase is not Phase.DEALING:
        assert club.world.leaks(*secrets(club)) == []
        await club.step()


async def test_a_hand_shows_no_card_of_another_hand(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play(tricks=2)
    for member in club.players:
        own = set(club.service.listing.hand_view(club.table, member.id).seat.hand)
        say = club.world.bot.texts.say(SAYINGS[{"Віра": 1, "Grace": 2}.get(member.name, 0)])
        words = club.hand(member).everything
        assert all(card_label(say, card) in words for card in own)
        assert not [card_label(say, card) for card in held(club) - own if card_label(say, card) in words]


async def test_combinations_are_named_nowhere_before_the_deal_is_scored(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    names = [
        club.world.bot.texts.get(language, "declaration-name", kind=kind.value).casefold()
        for language in SAYINGS
        for kind in DeclarationKind
        if kind is not DeclarationKind.BELOTE
    ]
    while club.view.public.number == 1 and club.view.public.phase is not Phase.DEALING:
        words = "\n".join(
            club.world.channel_texts() + [text for member in club.players for text in club.world.visible(member)]
        )
        assert not [name for name in names if name in words.casefold()]
        await club.step()
    assert any(deal.score for deal in club.view.public.deals) or club.view.public.deals


async def test_somebody_who_left_his_seat_keeps_no_cards_on_his_screen(club: Club) -> None:
    """F24: an old screen shows nothing of the seat any more."""
    world = club.world
    await club.open_hands()
    await club.rest()
    await world.env.as_bot(club.service.lobby.close(club.table, world.marta.id, moderator=True))
    await club.rest()
    for member in club.players:
        screens = [screen for screen in member.private() if "♥" in screen.everything or "♦" in screen.everything]
        assert screens == []
