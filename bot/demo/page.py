"""The browser page of the demo: simcord's preview of one channel, kept up to date while the bot plays by itself."""
# pyright: reportPrivateUsage=false
# The page is made for tests and shows only what an action on it changed; its version is pinned.

import asyncio
import base64
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final, Literal

from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import SetupError
from simcord.backend.models import GuildEmoji
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.preview import Preview, _require_preview_runtime
from simcord.preview._pages import _Page
from simcord.types import HttpLogEntry

_LOOK: Final = 0.1
"""Seconds between two looks at whether the page is out of date; the page itself asks twice a second."""

_ALIGNED: Final = frozenset({"click", "select"})
"""Actions that may only hit what the visitor saw."""


try:
    _require_preview_runtime()
except SetupError as error:  # simcord is there, but not what its page needs
    raise ImportError(str(error)) from error


class PortTaken(Exception):
    """Somebody else listens on the port of the page."""


class Page:
    """The page for these viewers; open it once."""

    def __init__(self, env: Env, channel: ChannelHandle, viewers: Sequence[MemberActor], locale: str) -> None:
        self._env, self._channel, self._viewers, self._locale = env, channel, viewers, locale
        self._changes = _Changes()
        env.backend.transcript = self._changes
        env.backend.http_requests = _Pictures(env)
        self._preview: _LivePreview | None = None
        self._keeper: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """The address with the secret that opens it."""
        assert self._preview is not None
        return self._preview.url

    async def open(self, port: int) -> None:
        """Serve the page on the loopback interface; port 0 takes a free one. Raises `PortTaken`."""
        preview = _LivePreview(self._env, self._channel, self._viewers, self._locale, port)
        try:
            await preview.serve()
        except SetupError as error:
            raise PortTaken(port) from error
        self._preview = preview
        self._keeper = asyncio.create_task(self._keep_fresh(preview))

    async def ended(self) -> None:
        """Return when the visitor ends the session."""
        assert self._preview is not None
        await self._preview.wait_closed()

    async def close(self) -> None:
        """Stop serving."""
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        if self._preview is not None:
            await self._preview.close()

    async def _keep_fresh(self, preview: "_LivePreview") -> None:
        shown = -1
        while True:
            if shown != self._changes.total:
                shown = self._changes.total
                preview.publish_all()
            await asyncio.sleep(_LOOK)


class _LivePreview(Preview):
    """A preview that can be published at any time without spoiling the visitor's next click."""

    def __init__(
        self, env: Env, channel: ChannelHandle, viewers: Sequence[MemberActor], locale: str, port: int
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone=_zone(),
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._since: dict[tuple[str, str], tuple[int, int]] = {}

    async def serve(self) -> None:
        """Open the page; whoever looks at it first sees the newest messages."""
        await self.__aenter__()
        if self._python is not None:
            self._python.target_id = self._python.window_end_id = None

    def publish_all(self) -> None:
        """Bring every open page up to date; each asks for it within half a second."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page is not self._python and page.id in self._pages:
                self._publish(page, reason="refresh")

    def _publish(
        self,
        page: _Page,
        *,
        reason: Literal[
            "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
        ] = "action",
    ) -> None:
        super()._publish(page, reason=reason)
        messages = self.env.backend.messages.get(page.channel_id, {})
        for identity in page.snapshot["timeline"]:
            stored = messages.get(int(identity))
            controls = 0 if stored is None else hash(repr(stored.components))
            if self._since.get((page.id, identity), (0, 0))[0] != controls:
                self._since[page.id, identity] = (controls, page.revision)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Take an action from a page that is a few revisions behind, unless the clicked message has changed since."""
        page = self._pages.get(context_id or "")
        seen = body.get("published_revision")
        if page is not None and isinstance(seen, int) and self._still_so(page, body, seen):
            body = {**body, "published_revision": page.revision}
        return await super()._action(context_id, body)

    def _still_so(self, page: _Page, body: Mapping[str, Any], seen: int) -> bool:
        if body.get("kind") not in _ALIGNED:
            return True
        _, changed = self._since.get((page.id, str(body.get("target_id"))), (0, 0))
        return changed <= seen


class _Changes(list[tuple[str, str, object]]):
    """Counts what simcord records and forgets it, so that a demo of many hours does not grow."""

    def __init__(self) -> None:
        super().__init__()
        self.total = 0

    def append(self, entry: object, /) -> None:
        """Count one record."""
        self.total += 1


class _Pictures(list[HttpLogEntry]):
    """Looks at the requests for new application emojis, whose pictures simcord throws away, and keeps nothing else."""

    def __init__(self, env: Env) -> None:
        super().__init__()
        self._backend = env.backend
        self._create = env.backend.create_application_emoji
        self._picture = b""
        env.backend.create_application_emoji = self._with_picture

    def append(self, entry: HttpLogEntry, /) -> None:
        """Note the picture of the emoji that this request is about to create."""
        if entry.method == "POST" and entry.path.endswith("/emojis"):
            body: dict[str, object] = entry.json or {}
            self._picture = base64.b64decode(str(body.get("image")).partition(",")[2])

    def _with_picture(self, name: str, *, animated: bool = False) -> GuildEmoji:
        emoji = self._create(name, animated=animated)
        extension = "gif" if animated else "png"
        pictures = self._backend.cdn._blobs  # noqa: SLF001 - simcord keeps no pictures of emojis by itself
        pictures[f"{CDN_BASE}/emojis/{emoji.id}.{extension}"] = self._picture
        return emoji


def _zone() -> str:
    """The time zone of this machine as a name that browsers know: whole hours from UTC, else UTC."""
    offset = datetime.now().astimezone().utcoffset()
    hours = 0.0 if offset is None else offset.total_seconds() / 3600
    return "UTC" if hours == 0 or not hours.is_integer() else f"Etc/GMT{-int(hours):+d}"
