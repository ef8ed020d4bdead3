"""What `/rules` says against what the engine does: values, duties, combinations, and every single option."""

import re
from dataclasses import replace
from functools import cache

import pytest

from bot.render.help.rules import card_values, rule, rules_panel, rules_parts, rules_screen
from bot.render.screen import Button, Select
from bot.texts import Language, Say
from engine.cards import Card, Rank, Strain, card_set, parse_card
from engine.declarations import contest, find
from engine.errors import RulesError
from engine.options import TABLE_OPTIONS, changed_table_options, options_of, values_of, with_option
from engine.presets import players_of, preset, preset_for, preset_names
from engine.results import DeclarationKind, DeclarationStatus
from engine.rules import OPTIONS, OptionValue, Rules
from engine.strengths import STRENGTHS
from engine.tricks import legal_cards, play_options
from tests.faults import faults
from tests.render.samples import RU, TEXTS, lobby_of

FORMS = [(name, players) for name in preset_names() for players in players_of(name)]
ALL = [preset_for(name, players) for name, players in FORMS]

EXAMPLES: dict[str, OptionValue] = {"min_bid": 90, "max_bid": 150, "bid_step": 5, "target": 777}
"""Another value for options that are numbers."""


def named(rules: Rules) -> str:
    return f"{rules.preset}-{rules.players}"


@cache
def words(rules: Rules, say: Say = RU) -> str:
    return "\n".join(" ".join(filter(None, sentences)) for _, sentences in rules_parts(say, rules))


def part(name: str, rules: Rules) -> str:
    return " ".join(dict(rules_parts(RU, rules))[name])


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(("name", "players"), FORMS)
def test_the_rules_of_every_game_fit_on_a_screen(name: str, players: int, language: Language) -> None:
    say, rules = TEXTS.say(language), preset_for(name, players)
    lobby = lobby_of(None, "lobby", rules=rules)
    screens = [rules_screen(say, rules), rules_screen(say, rules, lobby, back=True)]
    screens.append(rules_panel(say, lobby, host=False))
    screens += [rules_panel(say, lobby, option, host=True) for option in options_of(rules)]
    everything = rules
    for option in options_of(rules):
        if option != "players":
            everything = with_option(everything, option, values_of(everything, option)[-1])
    screens.append(rules_screen(say, everything, lobby_of(None, "lobby", rules=everything), back=True))
    assert [faults(screen) for screen in screens] == [()] * len(screens)
    assert "  " not in words(rules, say)


@pytest.mark.parametrize("rules", ALL, ids=named)
def test_the_order_and_the_points_of_cards_are_those_the_engine_counts(rules: Rules) -> None:
    letters = {RU("rank-label", rank=rank): rank for rank in Rank}
    for strain in (Strain.ALL_TRUMPS, Strain.NO_TRUMPS):
        line = card_values(RU, rules, strain)
        assert line in part("cards", rules)
        told = [(letters[letter], int(points)) for letter, points in re.findall(r"\*\*(\w+)\*\* (\d+)", line)]
        table = STRENGTHS[strain]
        ranks = [rank for rank in Rank if rules.deck_cards == 32 or rank >= Rank.NINE]
        assert [rank for rank, _ in told] == sorted(ranks, key=lambda rank: -table.order[rank])
        assert all(points == table.points[rank] for rank, points in told)
    totals = [STRENGTHS[Strain.HEARTS].total]
    if rules.bidding in ("ladder", "orders"):
        totals += [STRENGTHS[Strain.NO_TRUMPS].total, STRENGTHS[Strain.ALL_TRUMPS].total]
    assert [int(number) for number in re.findall(r"\d{3}", part("cards", rules))] == totals


def test_trumps_of_a_suit_are_those_of_all_trumps_and_plain_suits_those_of_no_trumps() -> None:
    """The two lines of the rules stand for every strain."""
    hearts = STRENGTHS[Strain.HEARTS]
    for rank in Rank:
        for suit in range(4):
            table = STRENGTHS[Strain.ALL_TRUMPS if suit == Strain.HEARTS else Strain.NO_TRUMPS]
            assert hearts.points[8 * suit + rank] == table.points[8 * suit + rank]
            assert hearts.order[8 * suit + rank] % 8 == table.order[8 * suit + rank]


# Duties: each sentence with a trick in which the engine must agree with it


def cards(text: str) -> list[Card]:
    return [parse_card(code) for code in text.split()]


DUTIES = [
    # option, strain, trick (the first card led, the second holding), partner holds, hand, legal under yes, under no
    ("undertrump", Strain.HEARTS, "AC JH", False, "7H AD", "7H", "7H AD"),
    ("over_partner_trump_led", Strain.HEARTS, "QH 9H", True, "JH 7H", "JH", "JH 7H"),
    ("over_partner_trump_led", Strain.ALL_TRUMPS, "QC 9C", True, "JC 7C", "JC", "JC 7C"),
    ("partner_exempt", Strain.HEARTS, "AC AC", True, "7H AD", "7H AD", "7H"),
    ("choose_trump_over_partner", Strain.HEARTS, "AC 9H", True, "JH 7H AD", "JH AD", "JH 7H AD"),
    ("must_overplay_plain", Strain.HEARTS, "10C 10C", False, "AC 7C", "AC", "AC 7C"),
]


@pytest.mark.parametrize(("option", "strain", "trick", "partner", "hand", "yes", "no"), DUTIES)
@pytest.mark.parametrize("value", [True, False])
def test_each_duty_is_said_as_the_engine_has_it(
    option: str, strain: Strain, trick: str, partner: bool, hand: str, yes: str, no: str, value: bool
) -> None:
    rules = preset("pair").with_options({option: value})
    led, holder = cards(trick)
    legal = legal_cards(STRENGTHS[strain], play_options(rules), card_set(cards(hand)), led, holder, partner)
    assert legal == card_set(cards(yes if value else no))
    assert RU(f"rule-{option.replace('_', '-')}", value=value) in part("play", rules)
    other = RU(f"rule-{option.replace('_', '-')}", value=not value)
    assert not other or other not in part("play", rules)


@pytest.mark.parametrize(
    ("key", "strain", "trick", "hand", "legal"),
    [
        ("rules-follow", Strain.HEARTS, "AC AC", "7C JH AD", "7C"),
        ("rules-void", Strain.HEARTS, "AC AC", "7H AD", "7H"),
        ("rules-void", Strain.HEARTS, "AC 9H", "JH 7H AD", "JH"),
        ("rules-raise-all", Strain.ALL_TRUMPS, "QC QC", "JC 7C AD", "JC"),
        ("rules-raise-all", Strain.ALL_TRUMPS, "QC QC", "JH AD", "JH AD"),
        ("rules-raise-all", Strain.NO_TRUMPS, "QC QC", "AC 7C AD", "AC 7C"),
        ("rules-raise-alone", Strain.HEARTS, "QH QH", "JH 7H AD", "JH"),
    ],
)
def test_the_duties_of_every_game_hold(key: str, strain: Strain, trick: str, hand: str, legal: str) -> None:
    led, holder = cards(trick)
    rules = preset("three")
    found = legal_cards(STRENGTHS[strain], play_options(rules), card_set(cards(hand)), led, holder, False)
    assert found == card_set(cards(legal))
    assert RU(key) in part("play", rules)


# Combinations


def test_combinations_are_worth_what_is_said() -> None:
    rules, sentence = preset("club"), RU("rule-declarations", value=True)
    held = {
        "Терц": "7C 8C 9C",
        "кварт": "7C 8C 9C 10C",
        "квинт": "7C 8C 9C 10C JC",
        "карэ валетов": "JC JD JH JS",
        "девяток": "9C 9D 9H 9S",
        "дам": "QC QD QH QS",
    }
    for name, hand in held.items():
        points = find(card_set(cards(hand)), 0, Strain.HEARTS, rules)[0].points
        assert re.search(rf"{name} {points}\b", sentence), name


def statuses(rules: Rules, first: str, second: str, strain: Strain = Strain.HEARTS) -> list[str]:
    found = [find(card_set(cards(hand)), seat, strain, rules) for seat, hand in enumerate((first, second, "", ""))]
    return [entry.status.value for entry in contest(found, 1, strain, rules, (4, 4))]


def test_equal_combinations_go_as_it_is_said() -> None:
    cancel, first = preset("club"), preset("club").with_options({"decl_tie": "first"})
    assert statuses(cancel, "7C 8C 9C", "7D 8D 9D") == ["cancelled", "cancelled"]
    assert statuses(first, "7C 8C 9C", "7D 8D 9D") == ["lost", "counted"]
    assert "не пишет никто" in part("declarations", cancel)
    assert "тот, кто ходит раньше" in part("declarations", first)


def test_a_card_in_two_combinations_goes_as_it_is_said() -> None:
    hand = card_set(cards("JC JD JH JS 10C 9C"))
    for value, kinds in ((True, [DeclarationKind.CARRE]), (False, [DeclarationKind.CARRE, DeclarationKind.TIERCE])):
        rules = preset("club").with_options({"one_card_one_decl": value})
        assert [entry.kind for entry in find(hand, 0, Strain.HEARTS, rules)] == kinds
        assert rule(RU, rules, "one_card_one_decl") in part("declarations", rules)


def test_four_aces_without_trumps_go_as_it_is_said() -> None:
    hand = card_set(cards("AC AD AH AS"))
    for value, points in ((True, [200]), (False, [])):
        rules = preset("bulgarian").with_options({"no_trumps_four_aces": value})
        assert [entry.points for entry in find(hand, 0, Strain.NO_TRUMPS, rules)] == points
        assert ("200" in rule(RU, rules, "no_trumps_four_aces")) is value


def test_a_side_without_a_trick_goes_as_it_is_said() -> None:
    rules = preset("pair")
    found = [find(card_set(cards("7C 8C 9C")), 0, Strain.HEARTS, rules), (), (), ()]
    assert contest(found, 1, Strain.HEARTS, rules, (0, 8))[0].status is DeclarationStatus.NO_TRICK
    assert "Без единой взятки" in part("declarations", rules)
    assert "Без единой взятки" not in part("declarations", preset("club"))


# Every option


def changed(rules: Rules, name: str) -> list[Rules]:
    """The rules with every other value of an option that they allow."""
    option = OPTIONS[name]
    present = rules.options()[name]
    values = option.values
    if option.limits is not None:
        values = (EXAMPLES[name],) if name in EXAMPLES else (2, 3, 4)
    found: list[Rules] = []
    for value in values:
        if value != present:
            try:
                found.append(
                    preset_for(rules.preset, int(value)) if name == "players" else replace(rules, **{name: value})
                )
            except RulesError:
                continue
    return found


SILENT = {
    "bidding": "another system is another game",
    "scoring": "another system is another game",
    "open_cards": "another game",
    "deck_cards": "follows from the number of players",
}


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in SILENT])
def test_changing_an_option_changes_what_is_said(name: str) -> None:
    """Each option is told in some game; those that a table may change, in every game that offers them."""

    def told(rules: Rules) -> bool:
        return any(words(other) != words(rules) for other in changed(rules, name))

    if name in TABLE_OPTIONS:
        assert [rules.preset for rules in ALL if name in options_of(rules) and not told(rules)] == []
    else:
        assert any(map(told, ALL))


@pytest.mark.parametrize("rules", ALL, ids=named)
def test_the_panel_tells_and_offers_every_value_of_what_the_game_argues_about(rules: Rules) -> None:
    lobby = lobby_of(None, "lobby", rules=rules)
    for name in options_of(rules):
        screen = rules_panel(RU, lobby, name, host=True)
        offered = [
            control.press.arg
            for control in screen.controls
            if isinstance(control, Button) and control.press.verb == "rules-set"
        ]
        assert len(offered) == len(set(offered)) == len(values_of(rules, name)) > 1
        for value in values_of(rules, name):
            other = with_option(rules, name, value)
            assert rule(RU, other, name) in screen.text
            assert other == rules or words(other) != words(rules)


def test_only_the_host_is_offered_a_change() -> None:
    lobby = lobby_of(None, "lobby", rules=preset("bulgarian"))
    host, guest = (rules_panel(RU, lobby, "kirtik", host=value) for value in (True, False))
    assert any(isinstance(control, Select) for control in host.controls)
    assert {control.press.verb for control in guest.controls} == {"rules-all"}
    assert RU("rule-kirtik", value=False) in guest.text


def test_a_table_tells_what_it_changed() -> None:
    rules = preset("bulgarian").with_options({"kirtik": True, "target": 201})
    assert changed_table_options(rules) == ("target", "kirtik")
    text = rules_screen(RU, rules, lobby_of(None, "lobby", rules=rules)).text
    head = text.split(f"**{RU('rules-part-game')}**")[0]
    assert RU("rules-own") in head
    assert RU("option-kirtik") in head
    assert RU("option-target") in head
    assert f"**{RU('rule-kirtik', value=True)}**" in text
    assert f"**{RU('rule-target', value=201)}**" in text
