"""The lobby card: four named places in two pairs, a button for each free seat, and the states after it."""

from bot.render.screen import Button, Pressed, Screen
from bot.render.table.lobby import lobby_card, table_list, usual_length
from engine.presets import preset
from tests.render.samples import MOMENT, PEOPLE, ROBOTS, RU, lobby_of


def presses(screen: Screen, *, enabled: bool = True) -> list[Pressed]:
    return [entry.press for entry in screen.controls if isinstance(entry, Button) and entry.disabled is not enabled]


def test_places_stand_in_pairs_with_who_sits_there() -> None:
    screen = lobby_card(RU, lobby_of(None, "lobby", (PEOPLE[0], None, ROBOTS[2], None)))
    lines = screen.text.splitlines()
    north = lines.index(f"**{RU('pair-name', side=0)}**")
    assert lines[north + 1 : north + 3] == [
        RU("lobby-seat-taken", seat=0, member="<@101>"),
        RU("lobby-seat-taken", seat=2, member=RU("robot-name", number=3)),
    ]
    west = lines.index(f"**{RU('pair-name', side=1)}**")
    assert lines[west + 1 : west + 3] == [RU("lobby-seat-free", seat=1), RU("lobby-seat-free", seat=3)]


def test_each_free_seat_has_a_button_and_nothing_starts_before_all_are_taken() -> None:
    screen = lobby_card(RU, lobby_of(None, "lobby", (PEOPLE[0], None, ROBOTS[2], None)))
    assert [press for press in presses(screen) if press.verb == "seat"] == [Pressed("seat", "1"), Pressed("seat", "3")]
    assert Pressed("robot", "1") in presses(screen)
    assert Pressed("unrobot", "2") in presses(screen)
    assert presses(screen, enabled=False) == [Pressed("start")]


def test_a_full_table_can_start_and_takes_no_more_robots() -> None:
    screen = lobby_card(RU, lobby_of(None, "lobby", (PEOPLE[0], *ROBOTS[1:])))
    verbs = [press.verb for press in presses(screen)]
    assert "start" in verbs
    assert not {"seat", "robot"} & set(verbs)
    assert RU("lobby-ready") in screen.text


def test_the_card_shows_terms_host_expiry_and_the_beginning_of_the_commitment() -> None:
    lobby = lobby_of(None, "lobby", (PEOPLE[0], None, None, None), private=True)
    text = lobby_card(RU, lobby).text
    assert RU("lobby-host", member="<@101>") in text
    assert RU("lobby-private") in text
    assert f"<t:{int(MOMENT.timestamp())}:R>" in text
    assert lobby.commitment[:16] in text
    assert RU("lobby-terms", pace=RU("pace-live"), target=1000, length=usual_length(RU, lobby)) in text


def test_the_usual_length_follows_pace_and_target() -> None:
    short = preset("club").with_options({"target": 501})
    assert usual_length(RU, lobby_of(None, "lobby")) == RU("count-minutes", n=45)
    assert usual_length(RU, lobby_of(None, "lobby", rules=short)) == RU("count-minutes", n=25)
    assert usual_length(RU, lobby_of(None, "lobby", pace="days", rules=short)) == RU("count-days", n=12)


def test_after_the_start_the_card_is_one_line_with_score_and_link() -> None:
    for state in ("playing", "finished"):
        screen = lobby_card(RU, lobby_of(None, state, totals=(420, 310), match_number=1))
        assert screen.controls == ()
        assert len(screen.text.splitlines()) == 1
        assert "420" in screen.text
        assert "<#4>" in screen.text


def test_a_closed_table_says_so_and_an_expired_one_why() -> None:
    assert lobby_card(RU, lobby_of(None, "closed", closed_reason="host")).text == RU("lobby-closed", table=12)
    assert lobby_card(RU, lobby_of(None, "closed", closed_reason="expired")).text == RU("lobby-expired", table=12)


def test_the_list_has_ones_own_tables_first() -> None:
    free = lobby_of(None, "lobby", (PEOPLE[0], None, None, None), table_id=3)
    screen = table_list(RU, [lobby_of(None, "playing", table_id=1)], [free], [lobby_of(None, "playing", table_id=2)])
    titles = [RU("list-mine"), RU("list-open"), RU("list-running")]
    assert [line.strip("*") for line in screen.text.splitlines() if line.startswith("**")] == titles
    assert RU("list-empty") in table_list(RU, [], [], []).text
