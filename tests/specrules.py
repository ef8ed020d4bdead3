"""Rules of Discord's prose reference that its OpenAPI document does not carry, and two rules of our own.

`broken_rules` gives one sentence per rule that a REST body breaks; an empty list is a clean body. Sources: the pages
"Message", "Component reference", "Application commands" and "Interactions" of Discord's documentation.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord

Json = Mapping[str, Any]

COMPONENTS_V2 = 1 << 15
MODAL, AUTOCOMPLETE = 9, 8
BUTTON, STRING_SELECT, TEXT_INPUT, TEXT_DISPLAY = 2, 3, 4, 10
SELECTS = frozenset({3, 5, 6, 7, 8})
SUBCOMMANDS = frozenset({1, 2})
LINK_STYLES = frozenset({5, 6})
LOCALES = frozenset(locale.value for locale in discord.Locale)
_COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")
_MESSAGE_ROUTE = re.compile(r"/messages(/\{message_id\}|/@original)?$|^/webhooks/\{webhook_id\}/\{webhook_token\}$")


def components_of(tree: object) -> Iterator[Json]:
    """Yield every component of a message or modal, nested ones after their parent."""
    for node in tree if isinstance(tree, list) else [tree]:
        if isinstance(node, Mapping):
            yield node
            for key in ("components", "accessory", "component"):
                yield from components_of(node.get(key) or [])


def broken_rules(method: str, template: str, body: object) -> list[str]:
    """Return the rules that a body sent to a route (path template of Discord's document) breaks."""
    if template.endswith("/commands"):
        commands = body if isinstance(body, list) else [body]
        return [fault for command in commands if isinstance(command, Mapping) for fault in _command(command)]
    if not isinstance(body, Mapping):
        return []
    if template.endswith("/callback"):
        return list(_callback(body))
    if _MESSAGE_ROUTE.search(template) and method in {"POST", "PATCH"}:
        return list(_message(body, creates=method == "POST"))
    return []


def _callback(body: Json) -> Iterator[str]:
    data = body.get("data")
    if not isinstance(data, Mapping):
        return
    if body.get("type") == MODAL:
        yield from _modal(data)
    elif body.get("type") == AUTOCOMPLETE:
        names = [choice.get("name") for choice in data.get("choices") or []]
        if len(names) > 25:
            yield f"autocomplete: {len(names)} > 25 choices"
        if any(not isinstance(name, str) or not 1 <= len(name) <= 100 for name in names):
            yield "autocomplete: a choice's name must have 1 to 100 characters"
    elif body.get("type") in {4, 7}:
        yield from _message(data, creates=body["type"] == 4)


def _modal(data: Json) -> Iterator[str]:
    roots = data.get("components") or []
    if len(roots) > 5:
        yield f"modal: {len(roots)} > 5 components"
    yield from _identifiers(list(components_of(roots)))


def _message(data: Json, *, creates: bool) -> Iterator[str]:
    roots = data.get("components") or []
    nodes = list(components_of(roots))
    rich = bool((data.get("flags") or 0) & COMPONENTS_V2)
    if len(data.get("content") or "") > 2000:
        yield f"content: {len(data['content'])} > 2000 characters"
    if len(nodes) > 40:
        yield f"components: {len(nodes)} > 40 in total"
    if rich:
        yield from _rich(data, nodes)
    elif any(node.get("type") in {9, 10, 11, 12, 13, 14, 17} for node in roots) and creates:
        yield "components: V2 component without the IS_COMPONENTS_V2 flag"
    elif len(roots) > 5 and creates:
        yield f"components: {len(roots)} > 5 rows"
    yield from _identifiers(nodes)
    for node in nodes:
        yield from _control(node)
    yield from _embeds(data.get("embeds") or [])
    yield from _mentions(data, creates=creates)
    nonce = data.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        yield f"nonce: {len(str(nonce))} > 25 characters"


def _rich(data: Json, nodes: list[Json]) -> Iterator[str]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if data.get(key):
            yield f"{key}: not allowed in a components V2 message"
    length = sum(len(node.get("content") or "") for node in nodes if node.get("type") == TEXT_DISPLAY)
    if length > 4000:
        yield f"components: {length} > 4000 characters of text in total"


def _identifiers(nodes: list[Json]) -> Iterator[str]:
    for key in ("custom_id", "id"):
        values = [node[key] for node in nodes if node.get(key)]
        for value in sorted({str(value) for value in values if values.count(value) > 1}):
            yield f"components: duplicate {key} {value!r}"


def _control(node: Json) -> Iterator[str]:
    kind = node.get("type")
    if kind == BUTTON:
        if node.get("style") not in LINK_STYLES and not node.get("custom_id"):
            yield "button without custom_id"
        if node.get("style") != 6 and not (node.get("label") or node.get("emoji")):
            yield "button without label and emoji"
        if node.get("style") == 5 and (node.get("custom_id") or not node.get("url")):
            yield "link button needs url and no custom_id"
    elif kind == 1:
        children = [child.get("type") for child in node.get("components") or []]
        if len(children) > 5 or (SELECTS & set(children) and len(children) > 1):
            yield f"action row: at most 5 buttons or 1 select, got {children}"
    elif kind == STRING_SELECT:
        options = node.get("options") or []
        values = [option.get("value") for option in options]
        if not 1 <= len(options) <= 25:
            yield f"select: 1 to 25 options, got {len(options)}"
        if len(values) != len(set(values)):
            yield "select: duplicate option values"
        if sum(bool(option.get("default")) for option in options) > (node.get("max_values") or 1):
            yield "select: more defaults than max_values"


def _embeds(embeds: list[Json]) -> Iterator[str]:
    total = 0
    for embed in embeds:
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get(part) or {}).get(key) for part, key in (("footer", "text"), ("author", "name"))]
        texts += [field.get(key) for field in embed.get("fields") or [] for key in ("name", "value")]
        total += sum(len(text or "") for text in texts)
    if total > 6000:
        yield f"embeds: {total} > 6000 characters in total"


def _mentions(data: Json, *, creates: bool) -> Iterator[str]:
    """Our own rule: a text may only ping the people it lists, so a name like `@everyone` never rings."""
    speaks = any(data.get(key) for key in ("content", "components", "embeds"))
    mentions = data.get("allowed_mentions")
    if creates and speaks and not isinstance(mentions, Mapping):
        yield "allowed_mentions: missing (house rule: nobody is pinged by accident)"
    if isinstance(mentions, Mapping) and mentions.get("parse"):
        yield f"allowed_mentions: parse {mentions['parse']} (house rule: list the users instead)"


def _command(command: Json, where: str = "") -> Iterator[str]:
    where = where or f"command {command.get('name')!r}"
    nested = "." in where
    if not nested:
        yield from _root_command(command, where)
    if nested or command.get("type", 1) == 1:
        for locale, name in [("default", command.get("name")), *(command.get("name_localizations") or {}).items()]:
            if not isinstance(name, str) or not _COMMAND_NAME.match(name) or name != name.lower():
                yield f"{where}: bad name {name!r} ({locale})"
        if not command.get("description"):
            yield f"{where}: no description"
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (command.get(key) or {}).items():
            if locale not in LOCALES:
                yield f"{where}: unknown locale {locale!r}"
            if not 1 <= len(text) <= (32 if key.startswith("name") else 100):
                yield f"{where}: {key} {locale} has {len(text)} characters"
    yield from _options(command.get("options") or [], where)


def _options(options: list[Json], where: str) -> Iterator[str]:
    names = [option.get("name") for option in options]
    if len(names) > 25 or len(names) != len(set(names)):
        yield f"{where}: at most 25 options with different names, got {names}"
    required = [bool(option.get("required")) for option in options if option.get("type") not in SUBCOMMANDS]
    if required != sorted(required, reverse=True):
        yield f"{where}: required options must come first"
    for option in options:
        choices = option.get("choices") or []
        if len(choices) > 25 or any(not 1 <= len(choice.get("name") or "") <= 100 for choice in choices):
            yield f"{where}.{option.get('name')}: at most 25 choices named with 1 to 100 characters"
        yield from _command(option, f"{where}.{option.get('name')}")


def _size(node: Json) -> int:
    """Names, descriptions and values of a command with all below it; of a text's languages only the longest counts."""
    size = len(str(node.get("value", "")))
    for key in ("name", "description"):
        size += max(map(len, [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]))
    return size + sum(_size(child) for key in ("options", "choices") for child in node.get(key) or [])


def _root_command(command: Json, where: str) -> Iterator[str]:
    size = _size(command)
    if size > 8000:
        yield f"{where}: {size} > 8000 characters"
    # Our own rule: tables live on servers, so no command is offered in direct messages or to user installations.
    if command.get("contexts") != [0] or command.get("integration_types") != [0]:
        yield f"{where}: must be for servers only (contexts [0], integration_types [0])"
