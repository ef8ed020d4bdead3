"""Publishing slash commands only when they changed: Discord allows 200 creations a day."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any, Final

from discord import app_commands

from bot.store import meta
from bot.store.sqlite.database import Database

_log: Final = logging.getLogger(__name__)

HASH_KEY: Final = "commands-hash"


async def sync_commands(tree: app_commands.CommandTree[Any], database: Database) -> bool:
    """Publish the global commands if they differ from what was published last; tells whether it did."""
    digest = await _digest(tree)
    if await database.read(lambda tx: meta.find(tx, HASH_KEY)) == digest:
        return False
    published = await tree.sync()
    await database.write(lambda tx: meta.save(tx, HASH_KEY, digest))
    _log.info("Published %d commands", len(published))
    return True


async def _digest(tree: app_commands.CommandTree[Any]) -> str:
    """SHA-256 of everything that Discord would be told, translations and the application's id included."""
    translator = tree.translator
    payloads: list[dict[str, Any]] = []
    for command in tree.get_commands():
        if translator is not None:
            payloads.append(await command.get_translated_payload(tree, translator))
        else:
            payloads.append(command.to_dict(tree))
    document = {"application": tree.client.application_id, "commands": payloads}
    return hashlib.sha256(json.dumps(document, sort_keys=True, default=str).encode()).hexdigest()
