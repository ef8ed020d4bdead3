"""What the alarms of a test's event loop have set off."""

import asyncio


def ringing_alarms():
    """The calls of alarms that have begun and not ended."""
    return [task for task in asyncio.all_tasks() if task.get_name().startswith("alarm ")]
