"""Write the golden screens anew: `python -m tests.golden --write`; without `--write` they are compared.

After a change that members are meant to see; look at what changed with `git diff --word-diff`.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from bot.texts import Language
from tests.golden.chapters import CHAPTERS


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--language", type=Language, choices=list(Language), default=None)
    parser.add_argument("chapters", nargs="*", choices=[*CHAPTERS, []], default=[])
    options = parser.parse_args()
    environment = {**os.environ, "GOLDEN_SCREENS": "write" if options.write else "compare"}
    chapters = options.chapters or list(CHAPTERS)
    languages = [options.language] if options.language else list(Language)
    file = Path(__file__).parent / "test_golden_screens.py"
    walks = [
        f"{file}::test_members_see_what_they_saw[{one}-{name}]"
        for name in chapters
        for one in languages
        if one in CHAPTERS[name].languages
    ]
    return subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", "2", *walks], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
