"""A likely value for each argument that sentences have; an argument that is not here is not a documented one."""

from bot.texts import Argument

NUMBERS = frozenset(
    {
        "base",
        "deal",
        "deals",
        "factor",
        "free",
        "max",
        "min",
        "multiplier",
        "n",
        "number",
        "points",
        "price",
        "seat",
        "side",
        "step",
        "table",
        "target",
        "them",
        "us",
    }
)
FLAGS = frozenset({"cancel", "keep", "must_beat", "undertrump"})
WORDS: dict[str, str] = {
    "bid": "110 ♥",
    "calls": "пас, 110 ♥",
    "card": "10♥",
    "cards": "10♥ В♥",
    "code": "bad-seat",
    "detail": "NNNN_name.sql",
    "expected": "ru",
    "game": "Белот",
    "hash": "a3f0",
    "kind": "tierce",
    "label": "Капот",
    "length": "40 минут",
    "link": "<#1>",
    "member": "<@1>",
    "members": "<@1> и <@2>",
    "name": "DISCORD_TOKEN",
    "pace": "вживую",
    "parts": "Север–Юг 420",
    "path": "belote.db",
    "position": "play 3",
    "rank": "ten",
    "reason": "причина",
    "reference": "3F9A01",
    "rights": "Отправлять сообщения",
    "score": "420 : 310",
    "secret": "00ff",
    "strain": "hearts",
    "suit": "hearts",
    "trump": "♥",
    "url": "http://localhost:8080",
    "value": "de",
    "when": "<t:1785585600:R>",
}


def sample(argument: str) -> Argument:
    """A value for that argument; raises `KeyError` for one that nobody has documented."""
    if argument in NUMBERS:
        return 2
    return "yes" if argument in FLAGS else WORDS[argument]
