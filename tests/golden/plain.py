"""Bodies without what differs from run to run: ids become names, moments their distance from now, secrets nothing."""

import json
import re
from collections.abc import Mapping
from typing import Any

from tests.world import World

_ID = re.compile(r"(?<![0-9A-Za-z])\d{17,20}(?![0-9A-Za-z])")
_MOMENT = re.compile(r"<t:(\d+):(\w)>")
_TOKEN = re.compile(r"(?<=:)[0-9a-f]{16}(?=:|$)")
_KEPT = ("content", "embeds", "components", "flags", "type", "ping_user_ids", "ping_role_ids")
_READABLE = (".txt", ".json")


class Names:
    """What the ids of a world are called."""

    def __init__(self, world: World) -> None:
        self._world = world
        backend = world.env.backend
        self._names = {world.guild.id: "club", backend.bot_user.id: "bot", backend.application_id: "application"}
        self._taken: dict[str, int] = {}

    def learn(self) -> None:
        """Give names to the members, roles, channels and threads that are new."""
        backend = self._world.env.backend
        for user in backend.users.values():
            self.call(user.id, user.name)
        for name, role in self._world.guild.roles.items():
            self.call(role.id, f"role {name}")
        for person, letters in backend.dm_channels.items():
            self.call(letters, f"letters to {self.of(person)}")
        for channel in backend.channels.values():
            self.call(channel.id, "thread" if channel.is_thread else channel.name)

    def call(self, number: int, name: str) -> None:
        """Name an id that has no name; of several alike the later ones are numbered."""
        if number in self._names:
            return
        count = self._taken[name] = self._taken.get(name, 0) + 1
        self._names[number] = name if count == 1 else f"{name}{count}"

    def of(self, number: int) -> str:
        return self._names.get(number, "id")

    def plain(self, value: Any) -> Any:
        """A JSON value without ids, moments and tokens."""
        if isinstance(value, Mapping):
            return {key: self.plain(one) for key, one in value.items() if one and not _is_number_of_part(key, one)}
        if isinstance(value, list | tuple):
            return [self.plain(one) for one in value]
        if isinstance(value, str):
            return self._words(value)
        if isinstance(value, int) and value > 10**16:
            return self.of(value)
        return value

    def _words(self, text: str) -> str:
        now = self._world.now().timestamp()
        text = _MOMENT.sub(lambda found: f"<t:now{int(found[1]) - int(now):+d}:{found[2]}>", text)
        text = _ID.sub(lambda found: self.of(int(found[0])), text)
        return _TOKEN.sub("token", text)


def _is_number_of_part(key: str, value: Any) -> bool:
    """Whether that is the number which Discord gives to each part of a message."""
    return key == "id" and isinstance(value, int)


def body_of(world: World, message: Any) -> dict[str, Any]:
    """What a message shows, where and to whom, whom it pings, with the words of its readable files."""
    reader = next((one.id for one in world.members if message.visible_to(one.id)), None)
    body: dict[str, Any] = {"at": message.channel_id} | ({"for": reader} if message.is_ephemeral else {})
    body |= {key: getattr(message, key) for key in _KEPT if getattr(message, key)}
    files = [_file(world, one) for one in message.attachments]
    return body | ({"files": files} if files else {})


def _file(world: World, attachment: Mapping[str, Any]) -> dict[str, Any]:
    shown = {key: attachment[key] for key in ("filename", "description") if attachment.get(key)}
    if str(attachment["filename"]).endswith(_READABLE):
        shown["words"] = world.download(attachment["url"]).decode()
    return shown


def change(before: Any, now: Any) -> Any:
    """What is new: the same parts are `=`, parts that are no longer there `-`."""
    if before == now:
        return "="
    if isinstance(before, Mapping) and isinstance(now, Mapping) and before.get("type") == now.get("type"):
        keys = sorted(key for key in {*before, *now} if before.get(key) or now.get(key))
        different = {key: change(before.get(key), now.get(key)) or "-" for key in keys}
        return {key: value for key, value in different.items() if value != "="}
    if isinstance(before, list) and isinstance(now, list):
        return [change(*pair) for pair in zip(before, now, strict=False)] + now[len(before) :]
    return now


def line(entry: Mapping[str, Any]) -> str:
    """An entry as one line of a file."""
    return json.dumps(entry, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
