"""The walk through every screen, in the order in which a newcomer meets them."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.texts import Language
from engine.match import Phase
from tests.gallery.stage import Stage

_TARGET: Final = 400  # a few deals, so that sheets and plots have something to show

Chapter = Callable[[Stage], Awaitable[None]]


async def lobby(stage: Stage) -> None:
    """Opening a table, and the list of tables."""
    await stage.visitor.command("/table open")
    await stage.sees("lobby-button-start")
    await stage.shoot("lobby", stage.showing(stage.say("lobby-button-robot")))
    await stage.command("cmd-table", "cmd-table-list")
    await stage.shoot("list")
    await stage.command("cmd-table", "cmd-table-leave")


async def play(stage: Stage) -> None:
    """A match from the auction to the end."""
    table = await stage.open_table(_TARGET, partner=True)
    await stage.start(table)
    await stage.until(table, lambda view: view.to_act == 0 or view.phase is not Phase.AUCTION)
    await stage.press("table-button-hand")
    await stage.shoot("auction", stage.private)
    await stage.until(table, lambda view: view.phase is Phase.PLAY and len(view.tricks) >= 2 and view.to_act == 0)
    await stage.shoot("table", stage.showing(stage.say("table-button-last")))
    await stage.shoot("hand", stage.private)
    await stage.press("table-button-last")
    await stage.shoot("last-trick", stage.private)
    await stage.press("people-button-menu")
    await stage.shoot("menu", stage.private)
    await stage.until(table, lambda view: len(view.deals) == 1)
    await stage.shoot("result", stage.showing(stage.say("declarations-title")))
    await stage.until(table, lambda view: view.winner is not None)
    await stage.shoot("end-of-match")
    await stage.command("cmd-score")
    await stage.shoot("score")


async def people(stage: Stage) -> None:
    """Thanks, profile and what a member may choose."""
    await stage.command("cmd-thanks")
    await stage.shoot("thanks")
    await stage.command("cmd-profile")
    await stage.shoot("profile")
    await stage.command("cmd-top")
    await stage.shoot("top")
    await stage.command("cmd-settings")
    await stage.shoot("settings")
    await stage.command("cmd-privacy", "cmd-privacy-about")
    await stage.shoot("privacy")


async def past(stage: Stage) -> None:
    """Finished matches, the proof of their deals, and the look back at one's own decisions."""
    await stage.command("cmd-history")
    await stage.shoot("history")
    await stage.command("cmd-replay")
    await stage.shoot("replay")
    await stage.command("cmd-verify")
    await stage.shoot("verify")
    await stage.command("cmd-analysis")
    await stage.sees("review-walk")
    await stage.shoot("review", stage.private)
    await stage.press("review-walk")
    await stage.sees("review-alternatives")
    await stage.shoot("decision", stage.private)


async def evenings(stage: Stage) -> None:
    """The same deals at two tables, and their comparison."""
    await stage.visitor.command("/table duplicate")
    await stage.sees("duplicate-about")
    tables = await stage.fill_event()
    await stage.shoot("event", stage.showing(stage.say("duplicate-about")))
    for table in tables:
        await stage.start(table)
    for table in tables:
        await stage.until(table, lambda view: view.winner is not None)
    await stage.sees("duplicate-by-deal")
    await stage.shoot("comparison", stage.showing(stage.say("duplicate-by-deal")))


async def real_cards(stage: Stage) -> None:
    """The score pad."""
    await stage.write_pad()
    await stage.command("cmd-scorepad", "cmd-scorepad-show")
    await stage.shoot("scorepad", stage.showing(stage.say("pad-button-new")))


async def words(stage: Stage) -> None:
    """Help, a practice deal and the rules."""
    await stage.command("cmd-help")
    await stage.shoot("help")
    await stage.command("cmd-practice")
    await stage.press("practice-button-hint")
    await stage.shoot("practice")
    await stage.command("cmd-rules")
    await stage.shoot("rules")


async def staff(stage: Stage) -> None:
    """What moderators and managers see."""
    about = {Language.RU: "Назвал партнёра бездарем, два раза.", Language.UK: "Назвав партнера нездарою, двічі."}
    words = about.get(stage.say.language, "Called the partner useless, twice.")
    await stage.complain(stage.member(1), stage.member(3), "insult", words)
    await stage.complain(stage.member(2), stage.member(3), "mockery", words)
    await stage.visitor.command("/report new")
    await stage.shoot("form", stage.form)
    await stage.visitor.page.keyboard.press("Escape")
    await stage.command("cmd-report", "cmd-report-queue")
    await stage.shoot("queue")
    await stage.choose_first()
    await stage.press("reports-button-claim")
    await stage.shoot("case")
    await stage.command("cmd-report", "cmd-report-stats")
    await stage.shoot("figures")
    await stage.command("cmd-club", "cmd-club-check")
    await stage.shoot("check")
    await stage.command("cmd-club", "cmd-club-settings")
    await stage.shoot("club")


TOUR: Final[dict[str, Chapter]] = {
    "lobby": lobby,
    "play": play,
    "people": people,
    "past": past,
    "evenings": evenings,
    "real-cards": real_cards,
    "words": words,
    "staff": staff,
}
