"""The options of a game and the presets (docs/rules.md sections 1 and 10)."""

import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import RulesError
from engine.presets import changed_options, players_of, preset, preset_for, preset_names, rules_from_dict
from engine.rules import Rules

SECTION_10 = {
    "undertrump": (True, False, False, True, False, True),
    "over_partner_trump_led": (True, True, True, True, True, True),
    "decl_contest": ("single", "single", "single", "per_kind", "per_kind", "single"),
    "trump_tiebreak": (True, True, True, True, False, True),
    "decl_tie": ("cancel", "cancel", "cancel", "cancel", "cancel", "cancel"),
    "cap5": (False, True, True, True, True, True),
    "split8": (False, False, False, False, True, False),
    "one_card_one_decl": (True, True, True, True, True, True),
    "decl_requires_trick": (False, False, False, False, False, True),
    "failed_declarations": ("keep", "to_defenders", "keep", "to_defenders", "to_defenders", "to_defenders"),
    "belote_stays": (True, True, True, True, False, False),
    "must_beat": (False, True, False, False, False, False),
    "contra": (True, True, False, False, True, False),
    "double_extras": (False, True, False, False, False, False),
    "rounding": ("none", "nearest10", "none", "none", "none", "none"),
    "target": (1000, 1000, 1000, 1000, 151, 1001),
    "both_over": ("higher", "higher", "higher", "higher", "higher", "defenders"),
    "end_on_valat": (True, True, True, True, False, True),
    "bidding": ("contract", "contract", "turned", "turned", "ladder", "orders"),
    "redeal_dealer": ("next", "next", "next", "next", "next", "next"),
}
"""Option by option: club, ffb, classic, ukrainian, bulgarian, pair."""

NAMED_IN_SECTION_1 = {
    "undertrump",
    "partner_exempt",
    "over_partner_trump_led",
    "choose_trump_over_partner",
    "must_overplay_plain",
    "decl_contest",
    "decl_tie",
    "trump_tiebreak",
    "cap5",
    "split8",
    "one_card_one_decl",
    "decl_requires_trick",
    "failed_declarations",
    "must_beat",
    "double_extras",
    "capot_in_contra",
    "contra_freezes",
    "litige",
    "litige_includes_belote",
    "valat_mult",
    "both_over",
    "redeal_dealer",
    "round2_allow_turned_suit",
}


def code_of(action, *arguments, **options):
    with pytest.raises(RulesError) as caught:
        action(*arguments, **options)
    return caught.value.code


@pytest.mark.parametrize("option", SECTION_10)
def test_the_presets_are_those_of_section_10(option):
    games = ("club", "ffb", "classic", "ukrainian", "bulgarian", "pair")
    assert tuple(getattr(preset(name), option) for name in games) == SECTION_10[option]


def test_every_option_named_by_the_rules_exists():
    assert set(Rules().options()) >= NAMED_IN_SECTION_1


def test_the_club_game_is_the_default_and_the_first_preset():
    assert preset("club") == Rules()
    assert preset_names()[0] == "club"


def test_every_preset_knows_its_own_name():
    assert {name: preset(name).preset for name in preset_names()} == {name: name for name in preset_names()}


@pytest.mark.parametrize(("name", "players", "cards"), [("two", 2, 24), ("three", 3, 24), ("open", 2, 32)])
def test_the_small_forms(name, players, cards):
    rules = preset(name)
    assert (rules.players, rules.deck_cards, rules.open_cards) == (players, cards, name == "open")


@pytest.mark.parametrize("name", ["", "Club", "unknown", None, 3, ["club"], {}])
def test_an_unknown_preset_is_refused(name):
    assert code_of(preset, name) == "unknown-preset"


@pytest.mark.parametrize("name", preset_names())
def test_rules_survive_being_written_as_json(name):
    written = json.loads(json.dumps(preset(name).to_dict()))
    assert set(written) == {"preset", "options"}
    assert rules_from_dict(written) == preset(name)


def test_options_left_out_keep_the_value_of_the_preset():
    assert rules_from_dict({"preset": "ffb", "options": {"target": 2000}}) == dataclasses.replace(
        preset("ffb"), target=2000
    )
    assert rules_from_dict({"preset": "pair"}) == preset("pair")
    assert rules_from_dict({}) == preset("club")


@pytest.mark.parametrize("options", [None, [], "target", 3])
def test_options_that_are_no_object_are_refused(options):
    assert code_of(rules_from_dict, {"preset": "club", "options": options}) == "bad-option"


def test_older_names_of_options_are_understood():
    rules = Rules().with_options({"mode": "per_kind", "tie": "first"})
    assert (rules.decl_contest, rules.decl_tie) == ("per_kind", "first")
    assert Rules().with_options({"decl_contest_mode": "per_kind"}).decl_contest == "per_kind"


@pytest.mark.parametrize("name", ["preset", "colour", "", "undertrump ", "with_options"])
def test_an_unknown_option_is_refused_by_name(name):
    with pytest.raises(RulesError, match=repr(name)) as caught:
        Rules().with_options({name: True})
    assert caught.value.code == "unknown-option"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("undertrump", 1),
        ("undertrump", "yes"),
        ("undertrump", None),
        ("target", True),
        ("target", "1000"),
        ("target", 1000.0),
        ("target", 0),
        ("target", 10_001),
        ("players", 1),
        ("players", 5),
        ("deck_cards", 52),
        ("capot_points", 251),
        ("bid_step", 0),
        ("litige", "maybe"),
        ("litige", ["carry"]),
        ("bidding", "auction"),
        ("scoring", ""),
        ("both_over", None),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(name, value):
    with pytest.raises(RulesError, match=name) as caught:
        Rules().with_options({name: value})
    assert caught.value.code == "bad-option"


@pytest.mark.parametrize(
    "options",
    [
        {"min_bid": 160, "max_bid": 80},
        {"min_bid": 85},
        {"bid_step": 3},
        {"open_cards": True},
        {"players": 2, "open_cards": True, "deck_cards": 24},
        {"deck_cards": 24},
        {"players": 3},
        {"players": 3, "deck_cards": 24},
        {"players": 2},
        {"split8": True},
        {"raspasy": True},
        {"scoring": "classic"},
        {"bidding": "turned"},
        {"players": 3, "deck_cards": 24, "bidding": "ladder", "scoring": "pair"},
    ],
)
def test_options_that_contradict_each_other_are_refused(options):
    assert code_of(Rules().with_options, options) == "conflicting-options"


def test_rules_never_change_and_equal_rules_are_one():
    rules = Rules()
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.target = 500  # type: ignore[misc]
    assert rules.with_options({"target": 500}).target == 500
    assert rules.target == 1000
    assert hash(rules.with_options({})) == hash(rules)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(name=st.sampled_from(sorted(Rules().options())), value=JSON)
def test_any_value_for_an_option_is_taken_or_refused_with_a_code(name, value):
    try:
        rules = Rules().with_options({name: value})
    except RulesError as error:
        assert error.code in ("bad-option", "conflicting-options")  # noqa: PT017
    else:
        assert getattr(rules, name) == value
        assert rules_from_dict(json.loads(json.dumps(rules.to_dict()))) == rules


@pytest.mark.parametrize("name", preset_names())
def test_every_game_exists_for_each_number_that_plays_it(name: str) -> None:
    for players in players_of(name):
        rules = preset_for(name, players)
        assert rules.players == players
        assert changed_options(rules) == ()
        assert rules.deck_cards == (32 if players == 4 or rules.open_cards else 24)
    with pytest.raises(RulesError) as refused:
        preset_for(name, 5)
    assert refused.value.code == "players-not-in-game"


def test_changed_options_are_told_from_the_preset() -> None:
    rules = preset_for("ukrainian", 3).with_options({"undertrump": False, "target": 500})
    assert changed_options(rules) == ("undertrump", "target")
