"""The options of a game, as one frozen value that is stored with the match and obeyed by every system.

Each field is an option of docs/rules.md (the section is named in the comment). What is known of an option stands at its
field: what it may be, in which games it means something, and whether a table may argue about it (`options.py` asks).
`bidding` and `scoring` choose the systems of `games/`, which name the presets too; there is no subclass per variant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, cast

from engine.errors import RulesError
from engine.games import game_of
from engine.games.game import Game
from engine.seats import in_pairs, sides

OptionValue = bool | int | str


def _always(_: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Option:
    """What is known of an option beside its value."""

    default: OptionValue
    values: tuple[OptionValue, ...]
    """What it may be; empty where it is a number, or names a system."""
    limits: tuple[int, int] | None
    """The lowest and the highest of a number."""
    place: int
    """Where it stands among the options that a table may argue about; 0: it is settled by the game."""
    some_games: bool
    """Whether it means something only in games that name it (`Game.options`)."""
    when: Callable[[Rules], bool]
    """Where it means something, as the other options are."""
    offered: Callable[[Rules], bool]
    """Where a table may argue about it, of those games in which it means something."""


def _option(
    default: OptionValue,
    *values: OptionValue,
    limits: tuple[int, int] | None = None,
    place: int = 0,
    some_games: bool = False,
    when: Callable[[Rules], bool] = _always,
    offered: Callable[[Rules], bool] = _always,
) -> Any:  # noqa: ANN401 - the annotation of the field is its type
    """A field of `Rules` with what `Option` says; a flag is True or False."""
    values = (True, False) if isinstance(default, bool) else values
    about = Option(default, values, limits, place, some_games, when, offered)
    return field(default=default, metadata={"option": about})


def _pairs(rules: Rules) -> bool:
    return rules.in_pairs


def _combinations(rules: Rules) -> bool:
    return rules.declarations


def _no_trumps(rules: Rules) -> bool:
    return rules.game.auction.without_suit


def _contra(rules: Rules) -> bool:
    return rules.contra


def _capot(rules: Rules) -> bool:
    return rules.capot_bonus


def _doubled_capot(rules: Rules) -> bool:
    return rules.capot_bonus and rules.contra


def _equal(rules: Rules) -> bool:
    """Whether equal points decide anything: not where the taker need not have more than the others."""
    return rules.must_beat or "must_beat" not in rules.game.options


def _waiting(rules: Rules) -> bool:
    return _equal(rules) and rules.when_equal == "carry"


def _thrown_in(rules: Rules) -> bool:
    """Whether a deal can end with the auction."""
    return not rules.raspasy and not (rules.dealer_must_choose and rules.knows("dealer_must_choose"))


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of one game; the defaults are those of the club's own contract game (docs/rules.md section 2)."""

    preset: str = "club"

    # The table and the pack (sections 7, 10, 12)
    players: int = _option(4, limits=(2, 4), place=1)
    deck_cards: int = _option(32, 24, 32)
    open_cards: bool = _option(False)
    deck: str = _option("shuffled", "shuffled", "cut", place=3)
    redeal_dealer: str = _option("next", "next", "same", when=_thrown_in)

    # The auction (sections 2 to 5)
    bidding: str = _option("contract")
    min_bid: int = _option(80, limits=(70, 160), some_games=True)
    max_bid: int = _option(160, limits=(80, 250), some_games=True)
    bid_step: int = _option(10, limits=(1, 20), some_games=True)
    capot_bid: bool = _option(False, some_games=True)
    contra: bool = _option(True, some_games=True)
    contra_freezes: bool = _option(True, some_games=True, when=_contra)
    third_doubling: bool = _option(False, some_games=True, when=_contra, place=15)
    dealer_must_choose: bool = _option(False, some_games=True, place=16)
    round2_allow_turned_suit: bool = _option(False, some_games=True)

    # What must be played (section 1.1)
    undertrump: bool = _option(True, place=4)
    partner_exempt: bool = _option(True, when=_pairs)
    over_partner_trump_led: bool = _option(True, when=_pairs, place=5)
    choose_trump_over_partner: bool = _option(False, when=lambda rules: rules.in_pairs and rules.partner_exempt)
    must_overplay_plain: bool = _option(False)

    # Declarations (sections 2, 4, 5)
    declarations: bool = _option(True)
    declare: str = _option("automatic", "automatic", "spoken", "asked", when=_combinations, place=6)
    decl_contest: str = _option("single", "single", "per_kind", when=_combinations)
    decl_tie: str = _option("cancel", "cancel", "first", when=_combinations, place=7)
    trump_tiebreak: bool = _option(True, when=_combinations)
    cap5: bool = _option(False, when=_combinations)
    split8: bool = _option(False, when=_combinations)
    one_card_one_decl: bool = _option(True, when=_combinations, place=8)
    carre_order: str = _option("strength", "strength", "natural", when=_combinations)
    decl_requires_trick: bool = _option(False, when=_combinations)
    no_trumps_declarations: bool = _option(False, when=lambda rules: rules.declarations and _no_trumps(rules))
    no_trumps_four_aces: bool = _option(
        False,
        when=lambda rules: rules.declarations and _no_trumps(rules) and not rules.no_trumps_declarations,
        place=9,
    )
    failed_declarations: str = _option("keep", "keep", "to_defenders", when=_combinations)
    belote_stays: bool = _option(True)
    belote_must_follow: bool = _option(False, when=_no_trumps)

    # Scoring (sections 2 to 5)
    scoring: str = _option("contract")
    must_beat: bool = _option(False, some_games=True, place=10)
    contra_multiplies: str = _option("all", "all", "bid_only", some_games=True, when=_contra)
    double_extras: bool = _option(False, some_games=True, when=_contra)
    capot_bonus: bool = _option(True)
    capot_points: int = _option(250, 250, 252, some_games=True, when=_capot)
    capot_in_contra: bool = _option(
        True, some_games=True, when=lambda rules: _doubled_capot(rules) and rules.contra_multiplies == "all"
    )
    defence_capot_bonus: bool = _option(True, some_games=True, when=_capot)
    capot_takes_declarations: bool = _option(False, some_games=True)
    rounding: str = _option("none", "none", "nearest10", some_games=True, place=12)
    litige: str = _option(
        "dedans",
        *("carry", "dedans", "taker_wins"),
        some_games=True,
        when=_equal,
        offered=lambda rules: sides(rules.players) == 2,
        place=11,
    )
    litige_includes_belote: bool = _option(
        False, some_games=True, when=lambda rules: _waiting(rules) and rules.belote_stays
    )
    valat_mult: bool = _option(False, some_games=True, when=_doubled_capot, place=14)
    nt_doubles_valat: bool = _option(False, some_games=True, when=_capot)
    contra_void_on_valat: bool = _option(False, some_games=True, when=_doubled_capot)
    hanging_half: str = _option("up", "up", "down", some_games=True, when=_waiting)
    kirtik: bool = _option(False, some_games=True, place=17)
    raspasy: bool = _option(False, some_games=True)
    claim_out: bool = _option(False)

    # The end of the match (sections 2 to 5)
    target: int = _option(1000, limits=(1, 10_000), place=2)
    deals: int = _option(0, limits=(0, 32))  # so many deals, whatever is scored in them; 0: to the target
    both_over: str = _option("higher", "higher", "taker", "defenders", offered=_pairs, place=13)
    end_on_valat: bool = _option(True)
    need_trick_for_belote_win: bool = _option(False)

    @property
    def game(self) -> Game:
        """The game that these rules are of: its auction, its scoring, all that is particular to it."""
        return game_of(self.bidding, self.scoring)

    @property
    def in_pairs(self) -> bool:
        """Whether partners play together; otherwise each plays alone."""
        return in_pairs(self.players)

    @property
    def when_equal(self) -> str:
        """What equal points mean, as `litige` says it; among three there is nothing to carry (section 3)."""
        return "dedans" if self.litige == "carry" and sides(self.players) > 2 else self.litige

    def knows(self, name: str) -> bool:
        """Whether an option means something in this game: whether another value of it would make another game."""
        option = OPTIONS[name]
        return (not option.some_games or name in self.game.options) and option.when(self)

    def __post_init__(self) -> None:
        _check_fields(self)
        _check_together(self)

    def with_options(self, options: Mapping[str, Any]) -> Rules:
        """These rules with some options changed; raises `RulesError` for an unknown name or a bad value."""
        changes: dict[str, Any] = {}
        for name, value in options.items():
            name = _ALIASES.get(name, name)
            if name not in OPTIONS:
                raise RulesError("unknown-option", f"there is no option {name!r}")
            changes[name] = value
        return replace(self, **changes)

    def options(self) -> dict[str, OptionValue]:
        """Every option but the preset's name, as plain values for JSON."""
        return {name: value for name, value in asdict(self).items() if name != "preset"}

    def to_dict(self) -> dict[str, Any]:
        """The form stored with a match: `{"preset": …, "options": {…}}`."""
        return {"preset": self.preset, "options": self.options()}


OPTIONS: Final[Mapping[str, Option]] = {
    option.name: option.metadata["option"] for option in fields(Rules) if option.name != "preset"
}
"""All options by their names, in the order of the fields."""

_ALIASES: Final = {"mode": "decl_contest", "decl_contest_mode": "decl_contest", "tie": "decl_tie"}
"""Shorter names in the rule vectors (`tests/data`) and in records of others; our own records have the full ones."""


def _check_fields(rules: Rules) -> None:
    if type(rules.preset) is not str:
        raise RulesError("bad-option", f"option preset must be str, not {rules.preset!r}")
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        kind = cast(type[object], type(option.default))
        if type(value) is not kind:
            raise RulesError("bad-option", f"option {name} must be {kind.__name__}, not {value!r}")
        if option.values and value not in option.values:
            raise RulesError("bad-option", f"option {name} must be one of {option.values}, not {value!r}")
        limits = option.limits
        if limits is not None and not limits[0] <= value <= limits[1]:
            raise RulesError("bad-option", f"option {name} must be from {limits[0]} to {limits[1]}, not {value}")


def _check_together(rules: Rules) -> None:
    """What two options may not say at once."""
    auction, scoring = rules.game.auction, rules.game.scoring
    conflicts = (
        (rules.min_bid > rules.max_bid, "min_bid is above max_bid"),
        (
            (rules.max_bid - rules.min_bid) % rules.bid_step != 0,
            "bid_step does not lead from min_bid to max_bid",
        ),
        (
            rules.open_cards and (rules.players != 2 or rules.deck_cards != 32),
            "open cards need two players and 32 cards",
        ),
        (rules.in_pairs and rules.deck_cards != 32, "four players need 32 cards"),
        (rules.players == 3 and rules.deck_cards != 24, "three players need 24 cards"),
        (rules.players == 2 and not rules.open_cards and rules.deck_cards != 24, "two players need 24 cards"),
        (rules.split8 and not rules.cap5, "split8 needs cap5"),
        (rules.deals > 0 and rules.claim_out, "without a target there is nothing to claim"),
        (rules.deals > 0 and rules.deck == "cut", "the same deals for several tables are shuffled"),
        (rules.players == 3 and not scoring.alone, "three players need a game in which each may play alone"),
        (rules.raspasy and not rules.knows("raspasy"), "raspasy belong to the pair game's auction"),
        (scoring.priced and not auction.priced, f"{scoring.name} scoring needs an auction with prices"),
        (auction.priced and not scoring.priced, f"the {auction.name} auction needs a scoring that counts its prices"),
    )
    for wrong, message in conflicts:
        if wrong:
            raise RulesError("conflicting-options", message)
