"""The options of a game, as one frozen value that is stored with the match and obeyed by every system.

Each field is an option of docs/rules.md section 9 (what it belongs to is named in the comment); `presets.py` names the
sets of values that the club offers. Different systems of bidding and scoring are chosen by `bidding` and
`scoring`; there is no subclass per variant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, Literal, cast

from engine.errors import RulesError

OptionValue = bool | int | str

Bidding = Literal["contract", "turned", "ladder", "orders"]
Scoring = Literal["contract", "classic", "match_points", "pair"]


def _choice(default: str, *allowed: str) -> Any:  # noqa: ANN401 - the annotation of the field is its type
    return field(default=default, metadata={"choices": allowed})


def _number(default: int, low: int, high: int) -> Any:  # noqa: ANN401
    return field(default=default, metadata={"range": (low, high)})


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of one game; the defaults are those of the club's own contract game (docs/rules.md section 2)."""

    preset: str = "club"

    # The table and the pack (sections 7, 10, 12)
    players: int = _number(4, 2, 4)
    deck_cards: int = field(default=32, metadata={"choices": (24, 32)})
    open_cards: bool = False
    deck: str = _choice("shuffled", "shuffled", "cut")
    redeal_dealer: str = _choice("next", "next", "same")

    # The auction (sections 2 to 5)
    bidding: Bidding = _choice("contract", "contract", "turned", "ladder", "orders")
    min_bid: int = _number(80, 70, 160)
    max_bid: int = _number(160, 80, 250)
    bid_step: int = _number(10, 1, 20)
    capot_bid: bool = False
    contra: bool = True
    contra_freezes: bool = True
    third_doubling: bool = False
    dealer_must_choose: bool = False
    round2_allow_turned_suit: bool = False

    # What must be played (section 1.1)
    undertrump: bool = True
    partner_exempt: bool = True
    over_partner_trump_led: bool = True
    choose_trump_over_partner: bool = False
    must_overplay_plain: bool = False

    # Declarations (sections 2, 4, 5)
    declarations: bool = True
    declare: str = _choice("automatic", "automatic", "spoken", "asked")
    decl_contest: str = _choice("single", "single", "per_kind")
    decl_tie: str = _choice("cancel", "cancel", "first")
    trump_tiebreak: bool = True
    cap5: bool = False
    split8: bool = False
    one_card_one_decl: bool = True
    carre_order: str = _choice("strength", "strength", "natural")
    decl_requires_trick: bool = False
    no_trumps_declarations: bool = False
    no_trumps_four_aces: bool = False
    failed_declarations: str = _choice("keep", "keep", "to_defenders")
    belote_stays: bool = True
    belote_must_follow: bool = False

    # Scoring (sections 2 to 5)
    scoring: Scoring = _choice("contract", "contract", "classic", "match_points", "pair")
    must_beat: bool = False
    contra_multiplies: str = _choice("all", "all", "bid_only")
    double_extras: bool = False
    capot_bonus: bool = True
    capot_points: int = field(default=250, metadata={"choices": (250, 252)})
    capot_in_contra: bool = True
    defence_capot_bonus: bool = True
    capot_takes_declarations: bool = False
    rounding: str = _choice("none", "none", "nearest10")
    litige: str = _choice("dedans", "carry", "dedans", "taker_wins")
    litige_includes_belote: bool = False
    valat_mult: bool = False
    nt_doubles_valat: bool = False
    contra_void_on_valat: bool = False
    hanging_half: str = _choice("up", "up", "down")
    kirtik: bool = False
    raspasy: bool = False
    claim_out: bool = False

    # The end of the match (sections 2 to 5)
    target: int = _number(1000, 1, 10_000)
    deals: int = _number(0, 0, 32)  # so many deals, whatever is scored in them; 0: to the target
    both_over: str = _choice("higher", "higher", "taker", "defenders")
    end_on_valat: bool = True
    need_trick_for_belote_win: bool = False

    def __post_init__(self) -> None:
        _check_fields(self)
        _check_together(self)

    def with_options(self, options: Mapping[str, Any]) -> Rules:
        """These rules with some options changed; raises `RulesError` for an unknown name or a bad value."""
        changes: dict[str, Any] = {}
        for name, value in options.items():
            name = _ALIASES.get(name, name)
            if name not in _OPTIONS or name == "preset":
                raise RulesError("unknown-option", f"there is no option {name!r}")
            changes[name] = value
        return replace(self, **changes)

    def options(self) -> dict[str, OptionValue]:
        """Every option but the preset's name, as plain values for JSON."""
        return {name: value for name, value in asdict(self).items() if name != "preset"}

    def to_dict(self) -> dict[str, Any]:
        """The form stored with a match: `{"preset": …, "options": {…}}`."""
        return {"preset": self.preset, "options": self.options()}


_OPTIONS: Final = {option.name: option for option in fields(Rules)}
_ALIASES: Final = {"mode": "decl_contest", "decl_contest_mode": "decl_contest", "tie": "decl_tie"}


def _check_fields(rules: Rules) -> None:
    for name, option in _OPTIONS.items():
        value = getattr(rules, name)
        default: Any = option.default
        kind = cast(type[object], type(default))
        if type(value) is not kind:
            raise RulesError("bad-option", f"option {name} must be {kind.__name__}, not {value!r}")
        allowed = option.metadata.get("choices")
        if allowed is not None and value not in allowed:
            raise RulesError("bad-option", f"option {name} must be one of {allowed}, not {value!r}")
        limits = option.metadata.get("range")
        if limits is not None and not limits[0] <= value <= limits[1]:
            raise RulesError("bad-option", f"option {name} must be from {limits[0]} to {limits[1]}, not {value}")


def _check_together(rules: Rules) -> None:
    """What two options may not say at once."""
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
        (rules.players == 4 and rules.deck_cards != 32, "four players need 32 cards"),
        (rules.players == 3 and rules.deck_cards != 24, "three players need 24 cards"),
        (rules.players == 2 and not rules.open_cards and rules.deck_cards != 24, "two players need 24 cards"),
        (rules.split8 and not rules.cap5, "split8 needs cap5"),
        (rules.deals > 0 and rules.claim_out, "without a target there is nothing to claim"),
        (rules.deals > 0 and rules.deck == "cut", "the same deals for several tables are shuffled"),
        (
            rules.players == 3 and rules.scoring in ("contract", "pair"),
            "three players need a game in which each may play for himself",
        ),
        (rules.raspasy and rules.bidding != "orders", "raspasy belong to the pair game's auction"),
        (
            rules.scoring == "contract" and rules.bidding != "contract",
            "contract scoring needs the contract auction",
        ),
        (
            rules.bidding == "contract" and rules.scoring != "contract",
            "the contract auction needs contract scoring",
        ),
    )
    for wrong, message in conflicts:
        if wrong:
            raise RulesError("conflicting-options", message)
