"""Which rights the bot needs where a table is played, and which of them are missing."""

from __future__ import annotations

from typing import Final

import discord

from bot.texts import Say

_ALWAYS: Final = ("view_channel", "read_message_history", "embed_links")
_FOR_A_THREAD: Final = ("create_public_threads", "send_messages_in_threads")


def missing_rights(permissions: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The names of the rights that a table cannot do without and that are not there.

    Args:
        permissions: what the bot may do in the channel.
        thread: whether that channel is a thread.
    """
    speaking = "send_messages_in_threads" if thread else "send_messages"
    return tuple(name for name in (*_ALWAYS, speaking) if not getattr(permissions, name))


def may_open_thread(permissions: discord.Permissions) -> bool:
    """Whether a table may have a thread of its own there."""
    return all(getattr(permissions, name) for name in _FOR_A_THREAD)


def right_names(say: Say, rights: tuple[str, ...]) -> str:
    """Rights as Discord's own settings call them, in a row."""
    return say.listed(f"«{say('permission-' + name.replace('_', '-'))}»" for name in rights)
