"""The command line: `belote run | demo | replay FILE | verify FILE`."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

from bot.commands.output import inform
from bot.texts import Language, Say, Texts, language_for

_LOCALE_VARIABLES = ("BELOTE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    say = Texts.load().say(terminal_language(os.environ))
    options = _parser(say).parse_args(arguments)
    try:
        status: int = import_module(f"bot.commands.{options.command}").run(say, options)
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except Exception:
        traceback.print_exc()
        inform(say("cli-failed", reference=secrets.token_hex(3).upper()))
        return 1
    return status


def terminal_language(environment: Mapping[str, str]) -> Language:
    """The language of the terminal: the club's setting, else the locale (`ru_RU.UTF-8`), else English."""
    for name in _LOCALE_VARIABLES:
        value = environment.get(name, "").strip()
        if value:
            return language_for(value.replace("_", "-").partition(".")[0], Language.EN)
    return Language.EN


def _parser(say: Say) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belote", description=say("cli-description"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="run | demo | replay | verify")
    run = commands.add_parser("run", help=say("cli-help-run"))
    run.add_argument("--env-file", type=Path, default=None, help=say("cli-help-env-file"))
    demo = commands.add_parser("demo", help=say("cli-help-demo"))
    demo.add_argument("--port", type=int, default=0, help=say("cli-help-port"))
    demo.add_argument("--no-browser", action="store_true", help=say("cli-help-no-browser"))
    for name, words in (("replay", say("cli-help-replay")), ("verify", say("cli-help-verify"))):
        command = commands.add_parser(name, help=words)
        command.add_argument("record", metavar="FILE", help=say("cli-help-record"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
