"""The people of a test: verbs that a person has in Discord, and what the bot answers to them."""

from typing import TYPE_CHECKING, Any

from tests.screens import Screen, modal_fields

if TYPE_CHECKING:
    from tests.world import World


class Reply:
    """What one interaction got for an answer; read again, it shows the newest state."""

    def __init__(self, world: "World", result: Any) -> None:
        self._world, self.result = world, result

    @property
    def answered(self) -> bool:
        return self.result.acknowledged

    @property
    def kind(self) -> str | None:
        """`message`, `deferred`, `deferred_update`, `update`, `modal`, `autocomplete` or None."""
        kind = self.result._interaction.response_kind  # noqa: SLF001 - simcord shows it in its repr only
        return None if kind is None else str(kind.value)

    @property
    def modal(self) -> dict[str, Any] | None:
        return self.result.modal

    @property
    def screen(self) -> Screen:
        """The message that answered: a new one, or the clicked one after its update."""
        response = self.result.response
        assert response is not None, f"no message answered: {self.result}"
        return self._world.screen(response.channel_id, response.id)

    @property
    def followups(self) -> list[Screen]:
        return [self._world.screen(message.channel_id, message.id) for message in self.result.followups]

    @property
    def text(self) -> str:
        """Everything the answer says, follow-ups included."""
        shown = [self.screen] if self.result.response is not None else []
        return "\n".join(screen.text for screen in shown + self.followups)


class Member:
    """A person of the club; every verb returns after the bot has come to rest."""

    def __init__(self, world: "World", actor: Any, name: str) -> None:
        self._world, self.actor, self.name = world, actor, name
        self.id = actor.id
        self.mention = actor.mention

    async def slash(self, command: str, /, channel: Any = None, **options: Any) -> Reply:
        """Run a slash command by its English path ("table open"); a `Member` may be an option's value."""
        values = {key: _unwrapped(value) for key, value in options.items()}
        result = await self.actor.slash(channel or self._world.channel, command, **values)
        return Reply(self._world, result)

    async def autocomplete(self, command: str, option: str, typed: str = "", **filled: Any) -> list[tuple[str, Any]]:
        """Return the (name, value) choices offered while typing."""
        offered = await self.actor.autocomplete(self._world.channel, command, option, typed, **filled)
        return [(choice["name"], choice["value"]) for choice in offered]

    async def menu(self, name: str, target: "Member | Screen") -> Reply:
        """Use a context menu command on a member or on a message."""
        if isinstance(target, Screen):
            place = self._world.place(target.channel_id)
            return Reply(self._world, await self.actor.context_menu(place, name, self._world.message(target)))
        return Reply(self._world, await self.actor.context_menu(self._world.channel, name, target.actor))

    async def click(self, screen: Screen, name: str) -> Reply:
        """Press the enabled button with that label, part of a label or custom_id, as the message is now."""
        button = self._world.fresh(screen).button(name)
        assert not button.disabled, f"{name!r} is disabled\n{self._world.fresh(screen)}"
        return Reply(self._world, await self.actor.click(self._world.message(screen), custom_id=button.custom_id))

    async def click_old(self, screen: Screen, name: str) -> Reply:
        """Press a button of an older state: a click that reached Discord before the message was redrawn."""
        data = {"custom_id": screen.button(name).custom_id, "component_type": 2}
        return Reply(self._world, await self._world.env.press(self.actor, dict(screen.payload), data))

    async def forge(self, screen: Screen, custom_id: str, component_type: int = 2, **data: Any) -> Reply:
        """Send a component interaction with any custom_id, on the message as it is now."""
        message = dict(self._world.fresh(screen).payload)
        data = {"custom_id": custom_id, "component_type": component_type, **data}
        return Reply(self._world, await self._world.env.press(self.actor, message, data))

    async def select(self, screen: Screen, *values: str, name: str | None = None) -> Reply:
        """Choose options, by label or value, in the only select menu or in the one named."""
        menu = self._world.fresh(screen).select(name)
        assert not menu.disabled, f"{name!r} is disabled\n{self._world.fresh(screen)}"
        by_label = dict(menu.options)
        chosen = [by_label.get(value, value) for value in values]
        message = self._world.message(screen)
        return Reply(self._world, await self.actor.select(message, chosen, custom_id=menu.custom_id))

    async def submit(self, reply: Reply, values: dict[str, Any]) -> Reply:
        """Send the modal that a reply opened; fields by label or custom_id, people as a list of `Member`s."""
        fields = modal_fields(reply.modal or {})
        filled = {fields.get(key, key): _unwrapped(value) for key, value in values.items()}
        return Reply(self._world, await self.actor.submit_modal(reply.result, filled))

    async def say(self, text: str, channel: Any = None) -> None:
        await self.actor.send(channel or self._world.channel, text)

    async def leave(self) -> None:
        """Leave the server."""
        self._world.guild.remove_member(self.actor)
        await self._world.settle()

    def screens(self) -> list[Screen]:
        """All messages this member can see now, oldest first, own ephemeral ones included."""
        return self._world.seen_by(self)

    def private(self) -> list[Screen]:
        """The ephemeral messages only this member sees, oldest first."""
        return self._world.seen_by(self, private=True)

    def __repr__(self) -> str:
        return f"<Member {self.name}>"


def _unwrapped(value: Any) -> Any:
    if isinstance(value, list):
        return [_unwrapped(one) for one in value]
    return value.actor if isinstance(value, Member) else value
