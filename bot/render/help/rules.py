"""The rules of a game in words, from the very options that the engine obeys: `/rules`, and the panel in the lobby.

A sentence that depends on an option is `rule-<option>` with the option's value; what a value leaves unsaid is empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.pictures.names import Colours
from bot.render import presses
from bot.render.help.order import order_picture, suit_values
from bot.render.screen import Block, Button, Line, Option, Row, Screen, Select, Text, buttons
from bot.render.words import FELT, game_title, option_key, option_word
from bot.services.table.views import LobbyView
from bot.texts import Say
from bot.texts.cards import SEPARATOR
from engine.cards import Strain, Suit, rank_of
from engine.options import changed_table_options, options_of, values_of
from engine.presets import preset_names
from engine.rules import OPTIONS, OptionValue, Rules
from engine.strengths import STRENGTHS

_SUIT: Final = Strain.CLUBS
"""Any suit may stand for all of them."""
_DECLARATIONS: Final = (
    *("declarations", "cap5", "split8", "decl_contest", "trump_tiebreak", "decl_tie", "carre_order"),
    *("one_card_one_decl", "decl_requires_trick", "declare", "no_trumps_declarations", "no_trumps_four_aces"),
    *("rules-belote", "belote_must_follow"),
)
_END: Final = ("target", "both_over", "end_on_valat", "need_trick_for_belote_win", "claim_out")


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
        blocks += buttons(Button(presses.RULES(), say("rules-button-back")) if back else None)
        return Screen(lobby.table_id, lobby.revision, tuple(blocks), FELT)
    games = tuple(Option(name, say(f"game-{name}"), chosen=name == rules.preset) for name in preset_names())
    blocks.append(Row((Select(presses.READ(), say("rules-choose-game"), games),)))
    return Screen(0, 0, tuple(blocks), FELT)


def rules_parts(say: Say, rules: Rules) -> Iterator[tuple[str, list[str]]]:
    """The parts of the rules by their names, each as sentences (some of them empty)."""
    yield "game", _game(say, rules)
    yield "auction", _sentences(say, rules, ("rules-first", *rules.game.auction.sentences(rules)))
    yield "cards", _cards(say, rules)
    yield "play", _sentences(say, rules, _duties(rules))
    yield "declarations", _sentences(say, rules, _DECLARATIONS)
    yield "score", _sentences(say, rules, rules.game.scoring.sentences(rules))
    yield "end", _sentences(say, rules, ("deals",) if rules.deals else _END)


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
        blocks.append(Row((Select(presses.RULES_GAME(), say("rules-panel-game"), games),)))
        blocks.append(Row((Select(presses.RULES_OPTION(), say("rules-panel-option"), chosen),)))
        if option in names:
            blocks += _choice(say, rules, option)
    blocks += buttons(Button(presses.RULES_ALL(), say("rules-button-all")))
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
        arg = (option_key(name), option_word(value))
        controls.append(Button(presses.RULES_SET(arg), word, "primary", disabled=value == present))
    return [Text("\n".join(lines)), *buttons(*controls)]


def _headline(say: Say, name: str) -> str:
    """The name of an option where it stands alone."""
    words = say(f"option-{option_key(name)}")
    return words[:1].upper() + words[1:]


def _is_number(value: OptionValue) -> bool:
    return type(value) is int


def _sentences(say: Say, rules: Rules, names: Iterable[str]) -> list[str]:
    """What the names stand for: options (nothing for one that means nothing in the game), or text keys."""
    prices = {"min": rules.min_bid, "max": rules.max_bid, "step": rules.bid_step}
    return [_told(say, rules, name) if name in OPTIONS else say(name, **prices) for name in names]


def _told(say: Say, rules: Rules, name: str) -> str:
    """The sentence of an option, in bold where the table has another than the game."""
    if not rules.knows(name):
        return ""
    words = rule(say, rules, name, rules.when_equal if name == "litige" else None)
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
    return [*lines, *_sentences(say, rules, ("deck", "redeal_dealer"))]


def _cards(say: Say, rules: Rules) -> list[str]:
    lines = [
        say("rules-order-trump", cards=card_values(say, rules, Strain.ALL_TRUMPS)) + "\n",
        say("rules-order-plain", cards=card_values(say, rules, Strain.NO_TRUMPS)) + "\n",
    ]
    total = STRENGTHS[_SUIT].total
    if not rules.game.auction.without_suit:
        return [*lines, say("rules-totals-suit", total=total)]
    no_trumps, all_trumps = STRENGTHS[Strain.NO_TRUMPS].total, STRENGTHS[Strain.ALL_TRUMPS].total
    totals = say("rules-totals", total=total, total_nt=no_trumps, total_at=all_trumps)
    return [*lines, say("rules-strains"), totals]


def card_values(say: Say, rules: Rules, strain: Strain) -> str:
    """The cards of a suit from strong to weak with their points: `В 20 · 9 14 · …`, those of the pack in play only."""
    values = suit_values(rules, strain, Suit(_SUIT))
    return SEPARATOR.join(f"**{say('rank-label', rank=rank_of(card))}** {points}" for card, points in values)


def _duties(rules: Rules) -> Iterator[str]:
    """What must be played."""
    yield from ("rules-follow", "over_partner_trump_led")
    if not rules.in_pairs:
        yield "rules-raise-alone"
    if rules.game.auction.without_suit:
        yield "rules-raise-all"
    yield from ("rules-void", "undertrump", "partner_exempt", "choose_trump_over_partner", "must_overplay_plain")
