r"""Text that members chose themselves (names, words of thanks), made harmless before it is shown.

`tidy` is for places that Discord shows literally: button labels, select options, modal titles, embed footers.
`plain` is for messages: the same text with everything escaped that Discord would read as markup, so that a nickname
`[prize](https://…)` is no link, `||x||` no spoiler and `@everyone` no mention. (`discord.utils.escape_markdown` leaves
link brackets alone.) Neither result may be put inside a code span, where a backslash would show.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import bidirectional, category, east_asian_width, name, normalize

NAME_WIDTH: Final = 32
"""The default room for a name, in columns."""

BLANK: Final = "—"
"""Shown where nothing of the text can be."""

_ELLIPSIS: Final = "…"
_JOINER: Final = "\u200d"
_ZERO_WIDTH_SPACE: Final = "\u200b"
_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_VARIATION_SELECTORS: Final = ("\ufe0e", "\ufe0f")
_KEYCAP: Final = "\u20e3"

_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that look like nothing; control and format characters are known by their category."""

_GIANTS: Final = frozenset("\u0bf5\u102a\u2e3a\u2e3b\ua9c1\ua9c2\ufdfd")
"""Single characters drawn as wide as a word; so is all of cuneiform."""

_GIANT_WIDTH: Final = 8
_UNITS_PER_COLUMN: Final = 2
"""Room for accents and joined emoji: Discord counts UTF-16 units, people see columns."""

_ACCENTS, _SCRIPT_MARKS, _JOINS = 2, 4, 3
"""How many accents, script-specific marks and joins real writing needs on one letter or emoji; more is decoration that
runs over the lines above."""

_LIGATURES: Final = re.compile("[\ufdf0-\ufdfc]")
"""Arabic words and sentences in one character, such as U+FDFA: written out, so that they can be cut."""

_MARKUP: Final = re.compile(r"[\\*_~`|<>\[\]/]")
_AT_LINE_START: Final = re.compile(r"^(\d*)([#+\-.)])")
"""Headings, small print and lists."""


def tidy(text: str, width: int = NAME_WIDTH) -> str:
    """The text on one line, without control, bidirectional, invisible or stacked characters, at most `width` columns.

    Wide letters and emoji count two columns, and there are never more than `2 * width` UTF-16 units (and two isolates).
    It is cut between characters as people see them, never inside an emoji or between a letter and its accent, and ends
    in «…» then. Right-to-left text is isolated from its surroundings. Text of which nothing is left becomes `BLANK`.
    """
    text = _LIGATURES.sub(lambda match: normalize("NFKC", match[0]), text)
    text = "".join(" " if char.isspace() else char for char in text if char.isspace() or _visible(char))
    shown = _cut(_clusters(normalize("NFC", " ".join(text.split()))), width)
    if not shown:
        return BLANK
    if any(bidirectional(char) in ("R", "AL", "AN") for char in shown):
        return _ISOLATE + shown + _POP_ISOLATE
    return shown


def plain(text: str, width: int = NAME_WIDTH) -> str:
    r"""`tidy`, then everything escaped that a Discord message would read as markup, a link or a mention.

    The result may hold more characters than `tidy` gives: backslashes and zero-width spaces, which do not show.
    """
    escaped = _MARKUP.sub(r"\\\g<0>", tidy(text, width))
    return _AT_LINE_START.sub(r"\1\\\2", escaped).replace("@", "@" + _ZERO_WIDTH_SPACE)


def _visible(char: str) -> bool:
    if char in (_JOINER, _KEYCAP):
        return True
    if "\ufe00" <= char <= "\ufe0d" or "\U000e0100" <= char <= "\U000e01ef":
        return False
    return char not in _INVISIBLE and category(char) not in ("Cc", "Cf", "Co", "Cs", "Me")


def _clusters(text: str) -> list[str]:
    """The characters as people see them, without marks that lack a letter or are too many."""
    clusters: list[str] = []
    for char in text:
        if not _attaches(char, clusters[-1] if clusters else ""):
            clusters.append(char)
        elif clusters and _belongs(char, clusters[-1]):
            clusters[-1] += char
    return clusters


def _attaches(char: str, cluster: str) -> bool:
    """Whether the character is part of the one before it rather than a new one."""
    return (
        category(char).startswith("M")
        or char == _JOINER
        or (cluster.endswith(_JOINER) and _pictograph(char))
        or (_skin_tone(char) and bool(cluster) and _pictograph(cluster[-1]))
        or (_flag_letter(char) and len(cluster) == 1 and _flag_letter(cluster))
    )


def _belongs(char: str, cluster: str) -> bool:
    """Whether an attached character may stay."""
    if cluster == " ":
        return False
    if char == _JOINER:
        last = cluster[-1]
        return cluster.count(_JOINER) < _JOINS and (_pictograph(last) or last == _VARIATION_SELECTORS[1])
    if not category(char).startswith("M"):
        return True
    if char in _VARIATION_SELECTORS:
        return cluster[-1] not in _VARIATION_SELECTORS
    marks = [mark for mark in cluster[1:] if category(mark).startswith("M") and mark not in _VARIATION_SELECTORS]
    if _accent(char):
        return sum(map(_accent, marks)) < _ACCENTS
    return len(marks) < _SCRIPT_MARKS


def _accent(mark: str) -> bool:
    return name(mark, "").startswith("COMBINING")


def _pictograph(char: str) -> bool:
    return category(char) in ("So", "Sk", "Cn")


def _skin_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _flag_letter(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _cut(clusters: list[str], width: int) -> str:
    sizes = [(_columns(cluster), len(cluster.encode("utf-16-le")) // 2) for cluster in clusters]
    units = _UNITS_PER_COLUMN * width
    if sum(size[0] for size in sizes) <= width and sum(size[1] for size in sizes) <= units:
        return "".join(clusters).strip()
    kept: list[str] = []
    used_columns, used_units = 1, 1
    for cluster, (columns, length) in zip(clusters, sizes, strict=True):
        used_columns, used_units = used_columns + columns, used_units + length
        if used_columns > width or used_units > units:
            break
        kept.append(cluster)
    return "".join(kept).strip() + _ELLIPSIS


def _columns(cluster: str) -> int:
    base = cluster[0]
    if base in _GIANTS or "\U00012000" <= base <= "\U0001254f":
        return _GIANT_WIDTH
    wide = east_asian_width(base) in ("W", "F") or _VARIATION_SELECTORS[1] in cluster or _flag_letter(base)
    spacing = sum(category(mark) == "Mc" for mark in cluster[1:])
    return (2 if wide else 1) + spacing
