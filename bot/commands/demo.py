"""`belote demo`: a whole match against robots in the browser, without Discord, token or network."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.client import BeloteBot, build_bot
from bot.commands.output import inform, report_error
from bot.demo.club import DemoError, run_demo
from bot.settings import Settings
from bot.texts import Say


def run(say: Say, options: argparse.Namespace) -> int:
    """Serve the demo until it is stopped; status 1 where it cannot start."""
    with TemporaryDirectory(prefix="belote-demo-", ignore_cleanup_errors=True) as folder:
        settings = Settings.model_validate(
            {"BELOTE_DATABASE": Path(folder) / "demo.db", "BELOTE_LANGUAGE": say.language.value}
        )

        def make_bot() -> BeloteBot:
            return build_bot(settings)

        def announce(url: str) -> None:
            print(say("cli-demo-ready", url=url), flush=True)

        try:
            asyncio.run(
                run_demo(make_bot, say, port=options.port, announce=announce, open_browser=not options.no_browser)
            )
        except DemoError as error:
            report_error(say, error.code, str(error))
            return 1
        except KeyboardInterrupt:
            inform(say("cli-stopped"))
    return 0
