"""Events and rules of the engine as the JSON that storage keeps.

An event is stored under a kind that never changes its meaning, with a body `{"v": 1, …fields}`. `SCHEMA` rises when
a body changes shape; bodies of an earlier schema must stay readable. Errors never repeat a body: it may hold hidden
cards.
"""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Final, cast

from pydantic import PlainSerializer, PlainValidator, TypeAdapter

from bot.store.errors import UnreadableEvent, UnreadableRules
from bot.store.table.rows import EventRow, MatchLog, NewEvent
from engine.actions import call_code, parse_call
from engine.errors import EngineError
from engine.events import (
    Announced,
    AuctionEnded,
    CallMade,
    CardPlayed,
    ClaimedOut,
    DealScored,
    Dealt,
    Event,
    MatchWon,
    Surrendered,
    TrickTaken,
)
from engine.match import Match, fold
from engine.presets import rules_from_dict
from engine.rules import Rules

SCHEMA: Final = 1

KINDS: Final[Mapping[str, type[Event]]] = {
    "dealt": Dealt,
    "call-made": CallMade,
    "auction-ended": AuctionEnded,
    "announced": Announced,
    "card-played": CardPlayed,
    "trick-taken": TrickTaken,
    "deal-scored": DealScored,
    "claimed-out": ClaimedOut,
    "surrendered": Surrendered,
    "match-won": MatchWon,
}


def _call_fields(event: CallMade) -> dict[str, Any]:
    return {"seat": event.seat, "call": call_code(event.call)}


def _call_made(body: Any) -> CallMade:  # noqa: ANN401 - any JSON may come here
    match body:
        case {"seat": int(seat), "call": str(call)}:
            try:
                return CallMade(seat, parse_call(call))
            except EngineError as error:
                raise ValueError(error.code) from None
        case _:
            raise ValueError("a word of the auction needs a seat and a call")


# A word is stored in its notation: as JSON objects the words without a price would all look alike.
_StoredCall = Annotated[CallMade, PlainSerializer(_call_fields), PlainValidator(_call_made)]

_ADAPTERS: Final[Mapping[type, TypeAdapter[Any]]] = {
    event_type: TypeAdapter(_StoredCall if event_type is CallMade else event_type) for event_type in KINDS.values()
}
_KIND_OF: Final = {event_type: kind for kind, event_type in KINDS.items()}


def encode_event(event: Event) -> NewEvent:
    """Return an event ready to be appended."""
    fields = _ADAPTERS[type(event)].dump_python(event, mode="json")
    return NewEvent(_KIND_OF[type(event)], json.dumps({"v": SCHEMA, **fields}, separators=(",", ":")))


def decode_event(row: EventRow | NewEvent) -> Event:
    """Return a stored event; raises `UnreadableEvent` for an unknown kind or schema, or a body that does not fit."""
    event_type = KINDS.get(row.kind)
    if event_type is None:
        raise UnreadableEvent(f"unknown kind {row.kind!r}")
    try:
        body = json.loads(row.body)
        schema: object = cast(dict[str, Any], body).pop("v", None) if isinstance(body, dict) else None
        if schema == SCHEMA:
            return _ADAPTERS[event_type].validate_json(json.dumps(body), strict=True)
    except ValueError:  # of json, of pydantic and of `_call_made`
        raise UnreadableEvent(f"the body of a {row.kind!r} does not fit") from None
    raise UnreadableEvent(f"a {row.kind!r} has the unknown schema {schema!r}")


def encode_rules(rules: Rules) -> str:
    """Return the JSON of all options, as tables and matches keep it."""
    return json.dumps(rules.to_dict(), separators=(",", ":"))


def decode_rules(text: str) -> Rules:
    """Return stored rules; raises `UnreadableRules` when this version does not know them."""
    try:
        return rules_from_dict(json.loads(text))
    except (EngineError, ValueError, AttributeError) as error:
        raise UnreadableRules(f"stored rules: {error}") from error


def fold_log(log: MatchLog) -> Match:
    """Return the match of a log; raises `StoreError` or `EngineError` for one that this version cannot have written."""
    events = (decode_event(row) for row in log.events)
    return fold(decode_rules(log.match.rules), log.match.first_dealer, events)
