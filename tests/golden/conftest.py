"""The bot of a walk: one language for everybody, robots that take no time, secrets that are the same in every run."""

import secrets
from collections import defaultdict
from random import Random

import pytest

from bot.settings import Settings
from bot.texts import Language
from tests.golden.chapters import CHAPTERS

LOCALES = {"en": "en-US"}
"""What Discord calls a language, where that is another word."""


@pytest.fixture
def settings(settings: Settings, language: str, chapter: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return the settings of a chapter; chance that has nothing to do with cards has a stream for each length."""
    streams: defaultdict[int, Random] = defaultdict(lambda: Random(20260102))
    monkeypatch.setattr(secrets, "token_bytes", lambda n=32: streams[n].randbytes(n))
    return settings.model_copy(
        update={"language": Language(language), "robot_delay_seconds": 0} | CHAPTERS[chapter].settings
    )
