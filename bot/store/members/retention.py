"""The deleting of what is kept no longer."""

from __future__ import annotations

from bot.store.members import thanks
from bot.store.sqlite.connection import WriteTransaction


def drop_old(tx: WriteTransaction, words_before_ms: int, months_before: str, practices_before_ms: int) -> None:
    """Delete what is older than its moment.

    Own words of thanks given, reserves of months (`YYYY-MM`), and practice deals that nobody has touched since.
    Invitations go with their tables.
    """
    thanks.drop_words(tx, words_before_ms)
    tx.execute("DELETE FROM invitations WHERE table_id IN (SELECT id FROM tables WHERE state = 'closed')")
    tx.execute("DELETE FROM reserves WHERE month < ?", (months_before,))
    tx.execute("DELETE FROM practices WHERE changed_ms < ?", (practices_before_ms,))
