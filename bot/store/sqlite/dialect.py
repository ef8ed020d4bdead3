"""Pieces of SQL that only SQLite understands; everything else in `bot.store` is plain SQL around them."""

from typing import Final

RANDOM_KEY: Final = "randomblob(32)"
"""Thirty-two random bytes, in place of a member's keyed hash."""

COLUMNS: Final = (
    "SELECT m.name AS home, c.name AS name, c.type AS type FROM sqlite_master m, pragma_table_info(m.name) c"
    " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, c.cid"
)
"""Every table, column and type of the schema."""


def listed(parameter: str) -> str:
    """The values of a parameter that is a JSON list, for `IN`."""
    return f"(SELECT value FROM json_each(:{parameter}))"


def in_hex(column: str) -> str:
    """The bytes of a column in upper-case hexadecimal digits."""
    return f"hex({column})"


def json_field(column: str, name: str) -> str:
    """A field of the JSON object in a column."""
    return f"json_extract({column}, '$.{name}')"


def contains(column: str) -> str:
    """Whether the bytes of a column contain those of the next parameter."""
    return f"instr({column}, ?)"
