"""Names that members chose to be difficult: F35 and its kin."""

import re
import unicodedata
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from bot.texts.escape import BLANK, NAME_WIDTH, plain, tidy

ZALGO = "Z" + "\u0301\u0335\u0489\u0321" * 40 + "algo"
FAMILY = "👩\u200d👩\u200d👧\u200d👦"
NASTY = (
    "`",
    "```",
    "`code`",
    "||x||",
    "[prize](https://e)",
    "[prize](<https://e>)",
    "https://e.example/x",
    "discord.gg/abc",
    "﷽😀",
    "\u202egnp.exe",
    ZALGO,
    "Ｗ" * 32,
    "@everyone",
    "@here",
    "<@123>",
    "<@&123>",
    "<#123>",
    "</table open:123>",
    "<t:0:R>",
    "<:card:123>",
    "<https://e>",
    "# head",
    "-# small",
    "1. x",
    "12) x",
    "- x",
    "+ x",
    "> x",
    ">>> x",
    "**x** __x__ ~~x~~ *x* _x_",
    "\\",
    "\\`",
    "¯\\_(ツ)_/¯",
    "a\nb\r\n\tc\u2028d",
    "&lt;b&gt;",
    FAMILY * 20,
    "\u3164",
    "",
)

_markdown = MarkdownIt("commonmark", {"html": False}).enable("strikethrough").disable("entity")
"""Discord's own markdown has no entities of HTML."""


def seen(text: str) -> str:
    """What a reader of a message sees of it, if it is nothing but text in one paragraph."""
    blocks = _markdown.parse(text)
    assert [block.type for block in blocks] == ["paragraph_open", "inline", "paragraph_close"], text
    children: list[Any] = blocks[1].children or []
    assert {child.type for child in children} <= {"text", "text_special"}, text
    return "".join(child.content for child in children).replace("\u200b", "")


@pytest.mark.parametrize("name", NASTY)
def test_f35_a_nasty_name_is_shown_as_text_and_nothing_else(name: str) -> None:
    assert seen(plain(name)) == tidy(name)


@pytest.mark.parametrize("name", NASTY)
def test_f35_what_discord_adds_to_markdown_is_escaped_too(name: str) -> None:
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "", plain(name))

    for markup in ("|", "~", "[", "]", "<", "/", "`", "*", "_", "\\", "@everyone", "@here"):
        assert markup not in bare


def test_f35_mentions_cannot_be_written() -> None:
    assert plain("@everyone") == "@\u200beveryone"
    assert plain("<@123>") == "\\<@\u200b123\\>"


def test_f35_links_and_spoilers_show_their_own_signs() -> None:
    assert plain("[prize](https://e)") == "\\[prize\\](https:\\/\\/e)"
    assert plain("||x||") == "\\|\\|x\\|\\|"
    assert plain("`") == "\\`"


@pytest.mark.parametrize(
    ("name", "shown"), [("# head", "\\# head"), ("1. x", "1\\. x"), ("-# x", "\\-# x"), ("Иван-2.0 #1", "Иван-2.0 #1")]
)
def test_f35_headings_and_lists_are_escaped_where_they_would_begin_and_nowhere_else(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_f35_direction_overrides_are_removed_and_right_to_left_text_is_isolated() -> None:
    assert tidy("\u202egnp.exe\u202c\u200f") == "gnp.exe"
    assert tidy("مرحبا") == "\u2068مرحبا\u2069"
    assert tidy("שלום 1") == "\u2068שלום 1\u2069"


def test_f35_stacked_marks_are_cut_down_and_real_writing_is_kept() -> None:
    assert sum(unicodedata.combining(char) > 0 for char in tidy(ZALGO)) <= 2
    assert tidy(ZALGO).endswith("algo")
    for name in ("Nguyễn Thị Ngọc", "ที่นี่", "ကြိုးကျွန်ုပ်", "हिन्दी", "Յուրի", "გიორგი", "Ёжик й ї", "E\u0301lise"):
        assert tidy(name) == unicodedata.normalize("NFC", name)


def test_f35_a_mark_without_a_letter_does_not_land_on_the_text_before_it() -> None:
    assert tidy("\u0301\u0335x") == "x"
    assert tidy("a \u0301b") == "a b"
    assert tidy("a \u0301") == tidy(" \u0301a") == "a"


@pytest.mark.parametrize("name", ["", "   ", "\u3164", "\u2800\u200b", "\u200d\u200d", "\u202e", "\x00\x1f", "\ue000"])
def test_f35_a_name_of_nothing_is_shown_as_a_dash(name: str) -> None:
    assert tidy(name) == plain(name) == BLANK


def test_f35_a_name_stays_on_one_line() -> None:
    assert tidy("  a\nb\r\n\tc\u2028d  ") == "a b c d"


def test_f35_wide_letters_count_two_columns_and_giants_more() -> None:
    assert tidy("Ｗ" * 32) == "Ｗ" * 15 + "…"
    assert tidy("Ж" * 32) == "Ж" * 32
    assert tidy("का" * 17) == "का" * 15 + "…", "a spacing vowel has a column of its own"
    assert tidy("Ж" * 33) == "Ж" * 31 + "…"
    assert len(tidy("﷽" * 32)) <= 5
    assert len(tidy("𒐫" * 32)) <= 5
    assert tidy("\ufdfa", 8).endswith("…\u2069"), "a sentence in one character is written out and cut"


@pytest.mark.parametrize("emoji", ["👍🏽", "🇺🇦", "1️⃣", "❤️", FAMILY, "é\u0323"])
def test_f35_a_cut_never_goes_through_a_character_people_see(emoji: str) -> None:
    whole = unicodedata.normalize("NFC", emoji)
    for width in range(2, 20):
        shown = tidy(emoji * 30, width)
        assert shown.endswith("…")
        assert shown.removesuffix("…") == whole * (len(shown[:-1]) // len(whole))


def test_f35_a_variation_selector_is_not_repeated() -> None:
    assert tidy("❤" + "\ufe0f" * 9) == "❤\ufe0f"
    assert tidy("a" + "\ufe00\U000e0100" * 9) == "a"


def test_f35_joined_emoji_cannot_be_endless() -> None:
    assert tidy("\u200d".join("👩" * 12)) == "\u200d".join("👩" * 4) * 3


@given(st.text(max_size=80), st.integers(4, 40))
@example(text="\u202e" + "﷽" * 40, width=4)
@example(text=FAMILY * 30, width=8)
@example(text="\u0301" * 80, width=8)
def test_f35_no_text_at_all_becomes_markup_or_outgrows_its_room(text: str, width: int) -> None:
    label = tidy(text, width)
    core = label.strip("\u2068\u2069")

    assert core
    assert len(core.encode("utf-16-le")) // 2 <= 2 * width
    assert core == core.strip()
    assert "\n" not in label
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co") for char in core)
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f") & set(core)
    assert tidy(core, width).strip("\u2068\u2069") == core
    assert seen(plain(text, width)) == label


def test_f35_the_default_room_is_what_discord_allows_for_a_name() -> None:
    assert NAME_WIDTH == 32
