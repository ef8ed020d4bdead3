"""What came of requests that services may refuse."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import get_args

from bot.services.club import ClubRefusal
from bot.services.errors import Refusal, ServiceError
from bot.services.members.errors import MemberRefusal
from bot.services.practice import PracticeRefusal
from bot.services.reporting.errors import ReportRefusal
from bot.services.scorepad import PadRefusal

REFUSALS = frozenset(get_args(Refusal))
"""What the tables refuse."""
ALL_REFUSALS = REFUSALS.union(
    *map(get_args, (ClubRefusal, PadRefusal, PracticeRefusal, ReportRefusal, MemberRefusal)),
)
"""What any service refuses."""


async def outcomes(*requests):
    """Counts of refusal codes (and `ok`) of requests made at the same moment."""

    async def outcome(request):
        try:
            await request
        except ServiceError as error:
            return error.code
        return "ok"

    return Counter(await asyncio.gather(*map(outcome, requests)))


async def refusal(request):
    """The code with which a request is refused; fails if it is not."""
    code = None
    with suppress(ServiceError):
        try:
            await request
        except ServiceError as error:
            code = error.code
            raise
    assert code is not None, "the request was accepted"
    return code
