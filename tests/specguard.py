"""Every REST body against Discord's own OpenAPI document, and against the rules that document lacks.

The document is not part of the project. It is looked for in `DISCORD_OPENAPI` and then in `../shared/data` beside the
repository; without it only the extra rules run and `missing` says why. OpenAPI 3.1 schemas are JSON Schema 2020-12.
"""

import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.specrules import broken_rules

_URN = "urn:discord"
_METHODS = ("get", "post", "put", "patch", "delete")
_NEARBY = Path(__file__).resolve().parents[2] / "shared" / "data" / "discord-openapi.json"


def document_path() -> Path:
    """Return where Discord's document is expected; the file may be absent."""
    return Path(os.environ.get("DISCORD_OPENAPI") or _NEARBY)


class Document:
    """Discord's OpenAPI document: which route a request belongs to and what its body may be."""

    def __init__(self, spec: dict[str, Any]) -> None:
        # Discord takes snowflakes as numbers too, and discord.py sends both.
        snowflake = {"type": ["string", "integer"], "pattern": r"^(0|[1-9][0-9]*)$"}
        spec["components"]["schemas"]["SnowflakeType"] = snowflake
        self._spec = spec
        self._body = lru_cache(maxsize=None)(self._compile)

    @classmethod
    def load(cls, path: Path) -> "Document":
        return cls(json.loads(path.read_text(encoding="utf-8")))

    @cached_property
    def _registry(self) -> Registry[Any]:
        resource = Resource(contents=self._spec, specification=DRAFT202012)
        return Registry().with_resource(_URN, resource)

    @cached_property
    def _routes(self) -> list[tuple[re.Pattern[str], str]]:
        """Path patterns, the most literal first: `/messages/@original` before `/messages/{message_id}`."""
        by_literals = sorted(self._spec["paths"], key=lambda path: -len(re.findall(r"/[^/{}]+", path)))
        return [(re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)) + "$"), path) for path in by_literals]

    def template(self, method: str, path: str) -> str | None:
        """Return the path template of a request, or None when Discord has no such route."""
        key = method.lower()
        return next((t for rx, t in self._routes if rx.match(path) and key in self._spec["paths"][t]), None)

    def _compile(self, method: str, template: str) -> tuple[Any, Draft202012Validator] | None:
        operation = self._spec["paths"][template][method.lower()]
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return None
        fast = jsonschema_rs.Draft202012Validator({**schema, "components": self._spec["components"]})
        escaped = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        pointer = f"{_URN}#/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"
        return fast, Draft202012Validator({"$ref": pointer}, registry=self._registry)

    def problems(self, method: str, template: str, body: object) -> Iterator[str]:
        """Yield what Discord's schema says against a body: a fast yes or no first, the reasons only after a no."""
        compiled = self._body(method, template)
        if body is None or compiled is None or compiled[0].is_valid(body):
            return
        for error in compiled[1].iter_errors(body):
            yield explain(error)


def explain(error: ValidationError) -> str:
    """Name the leaf that is wrong: go down through `oneOf` into the branch that the member `type` selects."""
    while error.context:
        branches: dict[object, list[ValidationError]] = {}
        for child in error.context:
            branches.setdefault(child.schema_path[0], []).append(child)
        chosen = min(branches.values(), key=_unlikely)
        error = max(chosen, key=lambda child: len(child.relative_path))
    place = "/".join(map(str, error.absolute_path)) or "(body)"
    if error.validator in {"maxLength", "minLength", "maxItems", "minItems"}:
        return f"{place}: {error.validator} {error.validator_value}, got {len(error.instance)}"
    return f"{place}: {error.message[:160]}"


def _unlikely(branch: list[ValidationError]) -> tuple[bool, bool, int, int]:
    """Order branches: the one meant has the right `type`, is not `null` and fails deepest."""
    wrong_type = any([*e.relative_path][-1:] == ["type"] and e.validator in {"enum", "const"} for e in branch)
    null = any(e.validator == "type" and e.validator_value == "null" for e in branch)
    return wrong_type, null, -max(len(e.relative_path) for e in branch), len(branch)


class SpecGuard:
    """Checks requests and counts them for the line at the end of the test run."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or document_path()
        self.requests = 0
        self.bodies = 0
        self.found: Counter[str] = Counter()

    @cached_property
    def _document(self) -> Document | None:
        return Document.load(self._path) if self._path.is_file() else None

    @property
    def missing(self) -> str | None:
        """Why bodies are not compared with Discord's document, or None when they are."""
        if self._document is not None:
            return None
        return f"no Discord OpenAPI document at {self._path} (set DISCORD_OPENAPI); only the extra rules ran"

    def problems(self, requests: Iterable[tuple[str, str, object]]) -> list[str]:
        """Return what is wrong with requests given as (method, path, JSON body or None)."""
        out: list[str] = []
        for method, path, body in requests:
            self.requests += 1
            self.bodies += body is not None
            out += self._check(method, path, body)
        self.found.update(out)
        return out

    def _check(self, method: str, path: str, body: object) -> list[str]:
        template = self._document.template(method, path) if self._document else _guess_template(path)
        if template is None:
            return [f"{method} {path}: Discord has no such route"]
        wrong = list(self._document.problems(method, template, body)) if self._document else []
        return [f"{method} {template}: {fault}" for fault in wrong + broken_rules(method, template, body)]

    def summary(self) -> str:
        """Return the line for the end of the run."""
        source = "Discord's OpenAPI document and the extra rules" if self.missing is None else self.missing
        return f"{self.requests} requests, {self.bodies} bodies, {len(self.found)} kinds of violation: {source}"


def _guess_template(path: str) -> str:
    """Name the placeholders that the extra rules look at, for a machine without Discord's document."""
    path = re.sub(r"^/webhooks/[^/]+/[^/]+", "/webhooks/{webhook_id}/{webhook_token}", path)
    return re.sub(r"/messages/\d+", "/messages/{message_id}", path)


def as_requests(log: Iterable[Any]) -> list[tuple[str, str, object]]:
    """Turn a request log with `method`, `path` and `json` into what `SpecGuard.problems` takes."""
    return [(entry.method, entry.path, _plain(entry.json)) for entry in log]


def _plain(body: object) -> object:
    return dict(body) if isinstance(body, Mapping) else body
