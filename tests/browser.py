"""A person in a browser: real mouse and keyboard on the demo's page, in whatever Chromium this machine has."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-features=OptimizationHints,MediaRouter,DialMediaRouteProvider,Translate",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--font-render-hinting=none",
)
WIDE, PHONE = 900, 390
_PATIENCE = 15_000  # milliseconds until something that must appear counts as missing


def find_chromium() -> str | None:
    """Return the browser named by `CHROMIUM`, or the first of the usual names on the PATH."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


def needs_chromium() -> pytest.MarkDecorator:
    """Return the mark of a test that is skipped where no Chromium is installed."""
    reason = f"no Chromium: set CHROMIUM or install one of {', '.join(_NAMES)}"
    return pytest.mark.skipif(find_chromium() is None, reason=reason)


class Visitor:
    """Somebody at the demo's page; every verb waits until the page has taken it in."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.talk = page.get_by_role("region", name="Conversation")

    async def ready(self) -> None:
        """Wait until the page shows everything and takes actions."""
        await self.page.wait_for_function("() => window.simcordPreview?.ready === true", timeout=_PATIENCE)

    def words(self, text: str) -> Locator:
        return self.talk.get_by_text(text)

    def button(self, name: str) -> Locator:
        """Return the newest button with that label or part of it."""
        return self.talk.get_by_role("button", name=name).last

    async def sees(self, text: str) -> None:
        await expect(self.words(text).last).to_be_visible(timeout=_PATIENCE)

    async def press(self, name: str, patience: int = _PATIENCE) -> None:
        """Click a button in the conversation with the mouse; `patience` are milliseconds to wait for it."""
        button = self.button(name)
        await expect(button).to_be_enabled(timeout=patience)
        await button.click()
        await self.ready()

    async def choices(self) -> list[str]:
        """Return the labels of the enabled buttons in the newest message that only this member sees."""
        private = self.talk.get_by_role("article").filter(has_text="Only you can see this")
        if not await private.count():
            return []
        buttons = private.last.locator("button.component-button:not([disabled])")
        return [" ".join(text.split()) for text in await buttons.all_inner_texts()]

    async def command(self, text: str) -> None:
        """Type a slash command and send it."""
        await self.page.get_by_role("textbox", name="Message", exact=True).click()
        await self.page.keyboard.type(text, delay=20)
        await self.page.keyboard.press("Enter")  # takes the command from the list
        await self.talk.get_by_role("button", name="Send").click()
        await self.ready()

    async def become(self, name: str) -> None:
        """Look through the eyes of another member."""
        await self.page.get_by_label("Viewing as").select_option(label=name)
        await self.ready()

    async def picture(self, folder: Path, name: str) -> list[Path]:
        """Take pictures of the conversation as wide as a window and as a phone; return their files."""
        await self._only_conversation()
        before = self.page.viewport_size
        files: list[Path] = []
        for width in (WIDE, PHONE):
            await self.page.set_viewport_size({"width": width, "height": 1000})
            await self.ready()
            files.append(folder / f"{name}-{width}.png")
            await self.page.locator("#preview-app").screenshot(path=files[-1])
        if before is not None:
            await self.page.set_viewport_size(before)
        return files

    async def _only_conversation(self) -> None:
        """Put away the list of messages and the mouse, which shows a toolbar over the message it is on."""
        toggle = self.page.locator("#messages-toggle")
        if await toggle.get_attribute("aria-expanded") == "true":
            await toggle.click()
        await self.page.mouse.move(1, 1)


@asynccontextmanager
async def browsing(url: str, width: int = WIDE, height: int = 1000) -> AsyncIterator[Visitor]:
    """Open a page in a fresh browser; nothing but this machine can be reached."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=find_chromium(), args=list(_FLAGS))
        try:
            page: Any = await browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            await page.goto(url)
            visitor = Visitor(page)
            await visitor.ready()
            yield visitor
        finally:
            await browser.close()
