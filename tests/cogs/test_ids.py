"""Custom ids: written and read back, at most 100 characters, each for exactly one item class."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.bidding import ITEMS as BIDDING
from cogs.lobby import ITEMS as LOBBY
from cogs.shared.ids import MAX_LENGTH, ItemId, parse
from cogs.shared.items import ActItem, PrivateItem, TableItem
from cogs.table import ITEMS as TABLE

ITEMS: tuple[Any, ...] = (*LOBBY, *TABLE, *BIDDING)
VERBS = [item.asks.verb for item in ITEMS]
SNOWFLAKE = st.integers(0, 2**63 - 1)


@given(
    table=SNOWFLAKE,
    seq=SNOWFLAKE,
    verb=st.sampled_from(VERBS),
    arg=st.from_regex(r"[A-Za-z0-9.-]{0,40}", fullmatch=True),
)
def test_an_id_is_read_back_as_it_was_written_and_fits(table: int, seq: int, verb: str, arg: str) -> None:
    written = str(ItemId(table, seq, verb, arg))

    assert parse(written) == ItemId(table, seq, verb, arg)
    assert len(written) <= MAX_LENGTH


@given(
    table=SNOWFLAKE, seq=SNOWFLAKE, verb=st.sampled_from(VERBS), arg=st.sampled_from(["", "0", "10H", "pass", "110NT"])
)
def test_each_id_matches_exactly_one_item_class(table: int, seq: int, verb: str, arg: str) -> None:
    """discord.py calls every class whose template matches: two matches are two effects of one click."""
    written = str(ItemId(table, seq, verb, arg))

    matching = [item for item in ITEMS if item.__discord_ui_compiled_template__.fullmatch(written)]

    assert [item.asks.verb for item in matching] == [verb]


@pytest.mark.parametrize("item", ITEMS, ids=VERBS)
def test_templates_are_anchored(item: Any) -> None:
    """discord.py uses `match` in one place and `fullmatch` in another; both must agree."""
    written = str(ItemId(1, 2, item.asks.verb, "x"))
    template = item.__discord_ui_compiled_template__

    assert template.match(written)
    assert not template.match(written + ":more")
    assert not template.match(written + "\n")
    assert not template.search("x" + written)


def test_verbs_differ() -> None:
    assert len(set(VERBS)) == len(VERBS)


@pytest.mark.parametrize("base", [TableItem, PrivateItem, ActItem])
def test_classes_without_a_verb_match_nothing(base: Any) -> None:
    assert not any(base.__discord_ui_compiled_template__.match(str(ItemId(1, 2, verb))) for verb in VERBS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b1:1:2:card",
        "b2:1:2:card:10H",
        "b1:-1:2:card:10H",
        "b1:1:2:CARD:10H",
        "b1:1:2:card:10H:x",
        "x b1:1:2:card:",
    ],
)
def test_foreign_ids_are_none_of_ours(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(
    ("table", "seq", "verb", "arg"),
    [
        (-1, 0, "card", ""),
        (0, -1, "card", ""),
        (0, 0, "Card", ""),
        (0, 0, "", ""),
        (0, 0, "card", "a:b"),
        (0, 0, "card", "x" * 41),
    ],
)
def test_ids_that_could_not_be_read_back_are_never_written(table: int, seq: int, verb: str, arg: str) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        ItemId(table, seq, verb, arg)
