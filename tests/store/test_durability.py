"""What was acknowledged is on the disk, whatever becomes of the process."""

import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from bot.store.sqlite.database import Database

ROOT = Path(__file__).parents[2]
ENOUGH = 400


def promises_of_a_killed_writer(path):
    """Kill a writer in full flow and return the last event it was promised, by match."""
    command = [sys.executable, "-m", "tests.store.dying_writer", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        lines = [process.stdout.readline() for _ in range(ENOUGH)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    promised = defaultdict(int)
    for match_id, seq in (line.split() for line in lines if line.endswith("\n")):
        promised[int(match_id)] = max(promised[int(match_id)], int(seq))
    return promised


async def test_kill_9_loses_no_acknowledged_event(tmp_path):
    path = tmp_path / "belote.db"
    promised = promises_of_a_killed_writer(path)
    assert len(promised) == 4
    async with await Database.open(path) as database:
        assert (await database.fetch_one("PRAGMA integrity_check"))[0] == "ok"
        for match_id, last in promised.items():
            rows = await database.fetch_all("SELECT seq FROM events WHERE match_id = ? ORDER BY seq", (match_id,))
            stored = [row["seq"] for row in rows]
            assert stored == list(range(len(stored)))
            assert stored[-1] >= last
