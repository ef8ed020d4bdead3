"""The deleting of what is kept no longer."""

from __future__ import annotations

from bot.store.connection import WriteTransaction
from bot.store.society import thanks


def drop_old(tx: WriteTransaction, words_before_ms: int, months_before: str) -> None:
    """Delete own words of thanks given before that moment, and reserves of months (`YYYY-MM`) before that one."""
    thanks.drop_words(tx, words_before_ms)
    tx.execute("DELETE FROM reserves WHERE month < ?", (months_before,))
