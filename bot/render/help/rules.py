"""The rules of a game in words, from the very options that the engine obeys: `/rules`, and the panel in the lobby.

A sentence that depends on an option is `rule-<option>` with the option's value; what a value leaves unsaid is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.names import Colours
from bot.render.help.order import has_all_strains, order_picture, suit_values
from bot.render.screen import Block, Button, Line, Option, Press, Row, Screen, Select, Text, buttons
from bot.render.words import FELT, game_title, option_key, option_word
from bot.services.table.views import LobbyView
from bot.texts import Say
from bot.texts.cards import SEPARATOR
from engine.cards import Strain, Suit, rank_of
from engine.options import changed_table_options, options_of, values_of
from engine.presets import preset_names
from engine.rules import OptionValue, Rules
from engine.strengths import STRENGTHS

_SUIT: Final = Strain.CLUBS
"""Any suit may stand for all of them."""


def rules_screen(
    say: Say, rules: Rules, lobby: LobbyView | None = None, *, back: bool = False, colours: Colours | None = None
) -> Screen:
    """How a game is played, part by part.

    Args:
        say: the reader's language.
        rules: the game.
        lobby: the table whose own rules they are; its changed options and its commitment are shown too.
        back: whether a button leads back to the panel of the lobby.
        colours: how suits are coloured on the picture of the cards; None shows words only.
    """
    blocks: list[Block] = [Text(_title(say, rules, lobby))]
    for part, sentences in rules_parts(say, rules):
        words = " ".join(filter(None, sentences)).replace("\n ", "\n")
        blocks.append(Text(f"**{say(f'rules-part-{part}')}**\n{words}"))
        if part == "cards" and colours is not None:
            blocks.append(order_picture(say, rules, colours))
    if lobby is not None:
        blocks += [Line(), Text(f"-# {say('fair-commitment', hash=lobby.commitment)}")]
        blocks += buttons(Button(Press("rules"), say("rules-button-back")) if back else None)
        return Screen(lobby.table_id, lobby.revision, tuple(blocks), FELT)
    games = tuple(Option(name, say(f"game-{name}"), chosen=name == rules.preset) for name in preset_names())
    blocks.append(Row((Select(Press("read"), say("rules-choose-game"), games),)))
    return Screen(0, 0, tuple(blocks), FELT)


def rules_parts(say: Say, rules: Rules) -> Iterator[tuple[str, list[str]]]:
    """The parts of the rules by their names, each as sentences (some of them empty)."""
    yield "game", _game(say, rules)
    yield "auction", _auction(say, rules)
    yield "cards", _cards(say, rules)
    yield "play", _play(say, rules)
    yield "declarations", _declarations(say, rules)
    yield "score", _score(say, rules)
    yield "end", _end(say, rules)


def rules_panel(say: Say, lobby: LobbyView, option: str = "", *, host: bool) -> Screen:
    """What is agreed at a table; its host may choose another game or change an option, the `option` named first."""
    rules = lobby.rules
    lines = [_title(say, rules, lobby), say("rules-panel" if host else "rules-panel-guest")]
    blocks: list[Block] = [Text("\n".join(lines)), Line()]
    names = options_of(rules)
    blocks.append(Text("\n".join(_agreed(say, rules, name) for name in names)))
    if host:
        games = tuple(Option(name, say(f"game-{name}"), chosen=name == rules.preset) for name in preset_names())
        chosen = tuple(Option(option_key(name), _headline(say, name), chosen=name == option) for name in names)
        blocks.append(Row((Select(Press("rules-game"), say("rules-panel-game"), games),)))
        blocks.append(Row((Select(Press("rules-option"), say("rules-panel-option"), chosen),)))
        if option in names:
            blocks += _choice(say, rules, option)
    blocks += buttons(Button(Press("rules-all"), say("rules-button-all")))
    return Screen(lobby.table_id, lobby.revision, tuple(blocks), FELT)


def rule(say: Say, rules: Rules, name: str, value: OptionValue | None = None) -> str:
    """What an option means at its value, or at another one."""
    present: OptionValue = getattr(rules, name) if value is None else value
    return say(f"rule-{option_key(name)}", value=present if _is_number(present) else option_word(present))


def _title(say: Say, rules: Rules, lobby: LobbyView | None) -> str:
    game = game_title(say, rules)
    if lobby is None:
        return f"### {say('rules-title', game=game)}"
    lines = [f"### {say('rules-table-title', table=lobby.table_id, game=game)}"]
    changed = [say(f"option-{option_key(name)}") for name in changed_table_options(rules)]
    if changed:
        lines.append(say.labelled(f"**{say('rules-own')}**", ", ".join(changed)))
    return "\n".join(lines)


def _agreed(say: Say, rules: Rules, name: str) -> str:
    mark = "**" if name in changed_table_options(rules) else ""
    return f"• {mark}{rule(say, rules, name)}{mark}"


def _choice(say: Say, rules: Rules, name: str) -> list[Block]:
    """The values of an option with what each means, and a button for each of the others."""
    present: OptionValue = getattr(rules, name)
    lines = [f"**{_headline(say, name)}**"]
    controls: list[Button] = []
    for value in values_of(rules, name):
        word = say("rules-value", value=option_word(value)) if not _is_number(value) else str(value)
        now = f" ({say('rules-panel-now')})" if value == present else ""
        lines.append(say.labelled(f"**{word}**{now}", rule(say, rules, name, value)))
        arg = f"{option_key(name)}.{option_word(value)}"
        controls.append(Button(Press("rules-set", arg), word, "primary", disabled=value == present))
    return [Text("\n".join(lines)), *buttons(*controls)]


def _headline(say: Say, name: str) -> str:
    """The name of an option where it stands alone."""
    words = say(f"option-{option_key(name)}")
    return words[:1].upper() + words[1:]


def _is_number(value: OptionValue) -> bool:
    return type(value) is int


def _told(say: Say, rules: Rules, name: str) -> str:
    """The sentence of an option, in bold where the table has another than the game."""
    words = rule(say, rules, name)
    return f"**{words}**" if words and name in changed_table_options(rules) else words


def _game(say: Say, rules: Rules) -> list[str]:
    layout = rules.game.auction.layout(rules)
    packets = " + ".join(map(str, layout.packets))
    lines = [_told(say, rules, "players"), say("rules-deal", deck=rules.deck_cards, packets=packets)]
    if layout.piles:
        lines.append(say("rules-deal-piles"))
    if layout.turned:
        lines.append(say("rules-deal-turned"))
    elif layout.rest:
        lines.append(say("rules-deal-rest"))
    if rules.players == 2 and rules.deck_cards == 24:
        lines.append(say("rules-deal-unseen"))
    lines.append(_told(say, rules, "deck"))
    if not rules.raspasy and not (rules.bidding == "ladder" and rules.dealer_must_choose):
        lines.append(_told(say, rules, "redeal_dealer"))
    return lines


def _auction(say: Say, rules: Rules) -> list[str]:
    lines = [say("rules-first")]
    if rules.bidding == "contract":
        lines.append(say("rules-auction-contract", min=rules.min_bid, max=rules.max_bid, step=rules.bid_step))
        lines.append(_told(say, rules, "capot_bid"))
    elif rules.bidding == "ladder":
        lines.append(say("rules-auction-ladder"))
    else:
        lines.append(say("rules-auction-turned" if rules.bidding == "turned" else "rules-auction-orders"))
        return [*lines, _told(say, rules, "round2_allow_turned_suit"), _told(say, rules, "raspasy")]
    lines.append(_told(say, rules, "contra"))
    if rules.contra:
        lines.append(_told(say, rules, "contra_freezes"))
    if rules.bidding == "ladder":
        if rules.contra:
            lines.append(_told(say, rules, "third_doubling"))
        lines.append(_told(say, rules, "dealer_must_choose"))
    return lines


def _cards(say: Say, rules: Rules) -> list[str]:
    lines = [
        say("rules-order-trump", cards=card_values(say, rules, Strain.ALL_TRUMPS)) + "\n",
        say("rules-order-plain", cards=card_values(say, rules, Strain.NO_TRUMPS)) + "\n",
    ]
    total = STRENGTHS[_SUIT].total
    if not has_all_strains(rules):
        return [*lines, say("rules-totals-suit", total=total)]
    no_trumps, all_trumps = STRENGTHS[Strain.NO_TRUMPS].total, STRENGTHS[Strain.ALL_TRUMPS].total
    totals = say("rules-totals", total=total, total_nt=no_trumps, total_at=all_trumps)
    return [*lines, say("rules-strains"), totals]


def card_values(say: Say, rules: Rules, strain: Strain) -> str:
    """The cards of a suit from strong to weak with their points: `В 20 · 9 14 · …`, those of the pack in play only."""
    values = suit_values(rules, strain, Suit(_SUIT))
    return SEPARATOR.join(f"**{say('rank-label', rank=rank_of(card))}** {points}" for card, points in values)


def _play(say: Say, rules: Rules) -> list[str]:
    pairs = rules.players == 4
    lines = [say("rules-follow")]
    lines.append(_told(say, rules, "over_partner_trump_led") if pairs else say("rules-raise-alone"))
    if has_all_strains(rules):
        lines.append(say("rules-raise-all"))
    lines += [say("rules-void"), _told(say, rules, "undertrump")]
    if pairs:
        lines.append(_told(say, rules, "partner_exempt"))
        if rules.partner_exempt:
            lines.append(_told(say, rules, "choose_trump_over_partner"))
    return [*lines, _told(say, rules, "must_overplay_plain")]


def _declarations(say: Say, rules: Rules) -> list[str]:
    lines = [_told(say, rules, "declarations")]
    if rules.declarations:
        lines += (_told(say, rules, name) for name in ("cap5", "split8", "decl_contest"))
        lines += (_told(say, rules, name) for name in ("trump_tiebreak", "decl_tie", "carre_order"))
        lines += (_told(say, rules, name) for name in ("one_card_one_decl", "decl_requires_trick", "declare"))
        if has_all_strains(rules):
            lines.append(_told(say, rules, "no_trumps_declarations"))
            if not rules.no_trumps_declarations:
                lines.append(_told(say, rules, "no_trumps_four_aces"))
    lines.append(say("rules-belote"))
    if has_all_strains(rules):
        lines.append(_told(say, rules, "belote_must_follow"))
    return lines


def _score(say: Say, rules: Rules) -> list[str]:
    match rules.scoring:
        case "contract":
            return _score_contract(say, rules)
        case "match_points":
            return _score_match_points(say, rules)
        case _:
            return _score_more(say, rules)


def _score_contract(say: Say, rules: Rules) -> list[str]:
    lines = [_told(say, rules, "must_beat"), say("rules-score-contract"), *_kept(say, rules)]
    if rules.must_beat:
        lines += _equal(say, rules)
    if rules.contra:
        lines += [_told(say, rules, "contra_multiplies"), _told(say, rules, "double_extras")]
    if rules.capot_bonus:
        lines += [_told(say, rules, "capot_points"), _told(say, rules, "defence_capot_bonus")]
        if rules.contra and rules.contra_multiplies == "all":
            lines.append(_told(say, rules, "capot_in_contra"))
    lines += [_told(say, rules, "capot_bonus"), _told(say, rules, "capot_takes_declarations")]
    return [*lines, _told(say, rules, "rounding")]


def _score_more(say: Say, rules: Rules) -> list[str]:
    """Classic, Ukrainian, and the pair game."""
    pair = rules.scoring == "pair"
    lines = [say("rules-score-more"), say("rules-score-bayt" if pair else "rules-score-dedans"), *_kept(say, rules)]
    lines += _equal(say, rules)
    if pair:
        lines.append(say("rules-no-trumps-double-all"))
    if rules.capot_bonus:
        lines.append(say("rules-capot-premium"))
        if not pair:
            lines.append(_told(say, rules, "defence_capot_bonus"))
    return [*lines, _told(say, rules, "capot_bonus")]


def _score_match_points(say: Say, rules: Rules) -> list[str]:
    lines = [say("rules-score-more"), say("rules-score-inside"), *_kept(say, rules), say("rules-no-trumps-double")]
    lines.append(say("rules-match-points"))
    lines += _equal(say, rules)
    if rules.litige == "carry" and rules.players != 3:
        lines.append(_told(say, rules, "hanging_half"))
    if rules.contra:
        lines.append(say("rules-contra-bound"))
    if rules.capot_bonus:
        lines += [say("rules-valat"), _told(say, rules, "nt_doubles_valat")]
        if rules.contra:
            lines += [_told(say, rules, "valat_mult"), _told(say, rules, "contra_void_on_valat")]
    return [*lines, _told(say, rules, "capot_bonus"), _told(say, rules, "kirtik")]


def _kept(say: Say, rules: Rules) -> list[str]:
    """What becomes of the combinations and the belote of a side that failed."""
    declarations = [_told(say, rules, "failed_declarations")] if rules.declarations else []
    return [*declarations, _told(say, rules, "belote_stays")]


def _equal(say: Say, rules: Rules) -> list[str]:
    """What equal points mean; among three there is nothing to carry."""
    if rules.players == 3 and rules.litige == "carry":
        return [rule(say, rules, "litige", "dedans")]
    lines = [_told(say, rules, "litige")]
    if rules.litige == "carry" and rules.belote_stays:
        lines.append(_told(say, rules, "litige_includes_belote"))
    return lines


def _end(say: Say, rules: Rules) -> list[str]:
    names = ("target", "both_over", "end_on_valat", "need_trick_for_belote_win", "claim_out")
    if rules.deals:
        names = ("deals",)
    return [_told(say, rules, name) for name in names]
