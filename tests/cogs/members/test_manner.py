"""How a member wants cards and buttons: on every screen of his own, and on nobody else's."""

from tests.cogs.club import Club, gather, having, play_out, short_match
from tests.members import Member
from tests.screens import Screen
from tests.world import World

CARDS = "Карты и кнопки"
SIGNS = set("♣♦♥♠")


async def choose(member: Member, style: str) -> Screen:
    settings = (await member.slash("settings")).screen
    return (await member.select(settings, style, name=CARDS)).screen


def rows(screen: Screen) -> list[list[str]]:
    """The labels of buttons, row by row."""
    parts = screen.payload["components"][0]["components"]
    found = [
        [button["label"] for button in part["components"] if button["type"] == 2] for part in parts if part["type"] == 1
    ]
    return [row for row in found if row]


async def test_the_settings_show_a_sample_in_the_chosen_style(world: World) -> None:
    assert "♥\u00a0В\u00a09" in (await world.anna.slash("settings")).text
    assert "♥ч\u00a0В\u00a09" in (await choose(world.anna, "letter")).text
    assert "червы: валет, девятка" in (await choose(world.anna, "words")).text


async def test_an_open_hand_follows_at_its_next_redraw_and_others_stay_as_they_are(world: World) -> None:
    club = await gather(world)
    await club.open_hands()
    await choose(world.anna, "words")
    await club.until_play()
    await club.step()

    assert not SIGNS & set(club.hand(world.anna).everything), "the hand speaks in words alone"
    assert "козырь " in club.hand(world.anna).text
    assert SIGNS & set(club.hand(world.boris).everything)
    assert SIGNS & set(club.card.text)
    assert all(len(row) <= 2 for row in rows(club.hand(world.anna))[:4]), "names of cards are long"


async def test_every_private_page_is_written_in_the_members_style(world: World) -> None:
    await choose(world.anna, "letter")
    club = await short_match(world)
    await club.press(world.anna, club.hand(world.anna), "hand")
    assert _lettered(club.hand(world.anna).everything)
    await play_out(club)
    score = (await world.anna.slash("score", table=club.table)).screen
    replay = (await world.anna.slash("replay", match=club.view.match_id)).screen
    for page in (score, replay):
        assert _lettered(page.text), page.text
    watching = (await world.oleg.slash("replay", match=club.view.match_id)).screen
    assert not _lettered(watching.text)


async def test_a_deal_shown_to_everybody_is_written_for_all(world: World) -> None:
    await choose(world.anna, "letter")
    club = await short_match(world)
    await play_out(club)
    replay = (await world.anna.slash("replay", match=club.view.match_id)).screen
    await world.anna.click(replay, "Показать всем")
    shown = world.last()
    assert SIGNS & set(shown.text)
    assert not _lettered(shown.text)


async def test_big_buttons_stand_one_or_two_in_a_row_and_name_the_card(world: World) -> None:
    club = await gather(world)
    await club.open_hands()
    settings = (await world.anna.slash("settings")).screen
    assert max(map(len, rows(settings))) > 1
    wide = await world.anna.click(settings, "Крупные кнопки: нет")
    assert all(len(row) == 1 for row in rows(wide.screen))

    await club.until_play()
    await club.step()
    mine = rows(club.hand(world.anna))
    cards = [row for row in mine if " · " in row[0]]
    assert len(cards) == len(having(club.hand(world.anna), "card", enabled=False))
    assert all(len(row) <= 2 for row in mine)
    assert any(len(row) > 2 for row in rows(club.hand(world.boris)))
    assert any(len(row) > 2 for row in rows(club.card)), "the card that everybody sees stays as it is"


async def test_a_member_with_big_buttons_plays_to_the_end(world: World) -> None:
    await world.anna.click((await world.anna.slash("settings")).screen, "Крупные кнопки: нет")
    await choose(world.anna, "words")
    club: Club = await short_match(world)
    await play_out(club)
    assert club.view.public.winner is not None


def _lettered(words: str) -> bool:
    """Whether signs of suits have their letters."""
    return any(f"{sign}{letter}" in words.replace("\ufe0e", "") for sign, letter in zip("♣♦♥♠", "тбчп", strict=True))
