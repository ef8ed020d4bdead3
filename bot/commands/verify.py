"""`belote verify`: whether every deck of a match record is what its secret gives."""

from __future__ import annotations

import argparse
from typing import Any

from bot.commands.output import inform
from bot.commands.records import with_record
from bot.texts import Say
from engine.fairness import verify_record


def run(say: Say, options: argparse.Namespace) -> int:
    """Say which deals do not match, if any; status 0 when all is fair, 1 when not, 2 for an unusable record."""

    def check(record: Any) -> int:  # noqa: ANN401 - whatever a JSON document holds
        verdict = verify_record(record)
        if verdict.fair:
            print(say("cli-verify-ok", deals=verdict.deals_checked))
            return 0
        if not verdict.commitment_matches:
            inform(say("cli-verify-secret-wrong"))
        if not verdict.dealer_matches:
            inform(say("cli-verify-dealer-wrong"))
        for deal in verdict.wrong_deals:
            inform(say("cli-verify-deal-wrong", deal=deal))
        return 1

    return with_record(say, options.record, check)
