"""The catalogs, read once for all tests of texts."""

import pytest

from bot.texts import Texts


@pytest.fixture(scope="session")
def texts() -> Texts:
    return Texts.load()
