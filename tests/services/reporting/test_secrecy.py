"""F41: "anonymous" is anonymous. What a database, a log, a moderator's screen and the code itself may know."""

import ast
import logging
import os
import re
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.render.reporting.reports import case_screen, queue_screen
from bot.services.errors import ServiceError
from bot.services.reporting.keys import SealKey, SealKeyError, key_file, load_seal_key
from bot.services.reporting.policy import LADDER, step_named
from bot.texts import Language, Texts
from tests.fakes import STARTING_MOMENT
from tests.services.reporting.bureau import (
    ANNA,
    BORIS,
    GRACE,
    GUILD,
    HOUR,
    MARTA,
    NINA,
    NO_LIMITS,
    OWNER,
    PETRO,
    VIRA,
    Bureau,
    staff,
)

ROOT = Path(__file__).parents[3]
SEALED = {"bot.services.reporting.seal", "bot.store.reporting.seals"}
VIEWS = (
    "bot.services.reporting.queue",
    "bot.services.reporting.evidence",
    "bot.services.reporting.views",
    "bot.services.reporting.desk",
    "bot.services.reporting.mine",
    "bot.services.reporting.attachments",
    "bot.services.reporting.courier",
    "bot.services.reporting.administration",
    "bot.render.reporting.reports",
    "bot.render.reporting.letters",
    "bot.render.club",
    "cogs.reporting._staff_items",
    "cogs.reporting._staff_forms",
    "cogs.reporting._cog",
    "cogs.club._cog",
)


def imported(module):
    """What a module imports when it runs (not for type checkers only)."""
    path = ROOT / (module.replace(".", "/") + ".py")
    path = path if path.is_file() else ROOT / module.replace(".", "/") / "__init__.py"
    if not path.is_file():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node not in skipped and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import) and node not in skipped:
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.split(".")[0] in ("bot", "cogs")}


def reached(module):
    found, waiting = set(), [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += imported(name)
    return found


@pytest.mark.parametrize("module", VIEWS)
def test_nothing_that_builds_what_moderators_see_can_reach_a_seal(module):
    assert imported(module), f"{module} is not there"
    assert reached(module) & SEALED == set()


def test_the_walk_over_imports_would_find_a_seal():
    assert reached("bot.services.reporting.service") >= SEALED


def test_seals_are_read_by_two_functions_only():
    readers, tables = [], []
    for path in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]):
        text = path.read_text(encoding="utf-8")
        if re.search(r"\b(FROM|INTO|UPDATE|JOIN) seals\b", text):
            tables.append(path.name)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and re.search(
                r"\bseals\.read\(", ast.unparse(node)
            ):
                readers.append(node.name)
    assert tables == ["seals.py"]
    assert readers == ["deliver", "unseal"]


# ---------------------------------------------------------------- the database and its key


async def test_a_database_copied_without_its_key_reveals_no_reporter(bureau):
    code, who = await bureau.held()
    await bureau.reporting.desk.ask_reporter(who, code, await bureau.pseudonym(code), "Когда?")
    await bureau.reporting.own.answer(GUILD, ANNA, code, "Вчера.")
    await bureau.reporting.desk.decide(who, code, "log", step_named("warning"), "")
    await bureau.wait(2 * HOUR)
    everything = await bureau.dump()
    for table, content in everything.items():
        assert str(ANNA) not in content, table
        assert "'uk'" not in content, table
    raw = bureau.path.read_bytes() + bureau.path.with_name(f"{bureau.path.name}-wal").read_bytes()
    assert str(ANNA).encode() not in raw
    assert ANNA.to_bytes(8, "big") not in raw


async def test_without_the_key_nobody_can_be_named_and_nothing_breaks(bureau, open_bureau):
    code = await bureau.decided(ground="unproven")
    await bureau.close()
    thief = Bureau(bureau.path, clock=bureau.clock, key=SealKey(bytes(32)))
    await thief.open()
    await thief.wait(HOUR)
    assert thief.courier.letters == []
    assert (await thief.reporting.own.list(GUILD, ANNA)).filed == ()
    name = await thief.pseudonym(code)
    await thief.reporting.unsealing.ask(staff(MARTA), code, name, "Хочу знать, кто это.")
    with pytest.raises(ServiceError, match="report-seal-gone"):
        await thief.reporting.unsealing.confirm(staff(OWNER), code, name)
    await thief.close()
    await bureau.open()


async def test_a_seal_moved_to_another_voice_opens_nothing(bureau):
    first, second = await bureau.file(reporter=ANNA), await bureau.file(reporter=VIRA, suspect=GRACE)
    await bureau.database.write(
        lambda tx: tx.execute("UPDATE seals SET token = (SELECT token FROM seals WHERE voice_id = 1)")
    )
    name = await bureau.pseudonym(second)
    await bureau.reporting.unsealing.ask(staff(MARTA), second, name, "Хочу знать, кто это.")
    with pytest.raises(ServiceError, match="report-seal-gone"):
        await bureau.reporting.unsealing.confirm(staff(OWNER), second, name)
    assert first != second


def test_the_key_file_is_made_once_for_its_owner_only(tmp_path):
    database = tmp_path / "club.db"
    first = load_seal_key(None, database, os.urandom)
    assert stat.S_IMODE(key_file(database).stat().st_mode) == 0o600
    assert load_seal_key(None, database, os.urandom) == first
    assert "secret" not in repr(first)


def test_a_key_that_others_can_read_is_refused(tmp_path):
    database = tmp_path / "club.db"
    load_seal_key(None, database, os.urandom)
    key_file(database).chmod(0o644)
    with pytest.raises(SealKeyError, match="chmod 600"):
        load_seal_key(None, database, os.urandom)


@pytest.mark.parametrize("text", ["", "short", "x" * 43, "A" * 40])
def test_a_key_of_the_environment_must_be_32_bytes(tmp_path, text):
    with pytest.raises(SealKeyError) as caught:
        load_seal_key(text, tmp_path / "club.db", os.urandom)
    assert text not in str(caught.value) or not text


def test_both_base64_alphabets_are_read(tmp_path):
    database = tmp_path / "club.db"
    standard = load_seal_key("+/" * 21 + "8=", database, os.urandom)
    assert load_seal_key("-_" * 21 + "8=", database, os.urandom) == standard


# ---------------------------------------------------------------- every state, every moderator

TEXTS = Texts.load()
STAFF = (MARTA, PETRO, NINA, OWNER)
STEPS = "claim release ask ask-other answer other decide withdraw misuse wait join escalate"
GROUNDS = ("unproven", "log")
STEP = st.sampled_from(STEPS.split())
OF_REPORTERS = ("filed", "reporter-wrote", "withdrawn")
REPORTERS = (ANNA, VIRA, GRACE)
SECRETS = re.compile("|".join(map(str, REPORTERS)) + "|<@(?!" + str(BORIS) + ")")


async def take(bureau, code, step, who, pick):
    """One step of a case's life by somebody; whatever is refused is refused."""
    reporting, reporter = bureau.reporting, REPORTERS[pick % 3]
    name = None
    for one in STAFF:
        try:
            voices = (await reporting.queue.case(staff(one), code)).voices
        except ServiceError:
            continue
        name = voices[pick % len(voices)].pseudonym
        break
    if name is None:
        return
    actions = {
        "claim": lambda: reporting.desk.claim(who, code),
        "release": lambda: reporting.desk.release(who, code),
        "ask": lambda: reporting.desk.ask_reporter(who, code, name, "Когда?"),
        "ask-other": lambda: reporting.desk.ask_other(who, code, "Что было?"),
        "answer": lambda: reporting.own.answer(GUILD, reporter, code, "Вот факты."),
        "other": lambda: reporting.own.answer(GUILD, BORIS, code, "Не помню."),
        "decide": lambda: reporting.desk.decide(
            who, code, "log" if pick % 2 else "unproven", LADDER[pick % len(LADDER)], ""
        ),
        "withdraw": lambda: reporting.own.withdraw(GUILD, reporter, code),
        "misuse": lambda: reporting.desk.mark_misuse(who, code, name),
        "join": lambda: bureau.file(reporter=reporter),
        "escalate": lambda: reporting.desk.escalate(who, code),
        "wait": lambda: bureau.wait((pick + 1) * 1200),
    }
    await actions[step]()


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.tuples(STEP, st.integers(0, 3), st.integers(0, 11)), min_size=3, max_size=7))
async def test_no_state_of_a_case_shows_any_moderator_who_reported_or_in_which_minute(tmp_path_factory, caplog, steps):
    bureau = await Bureau(tmp_path_factory.mktemp("fuzz") / "club.db", options=NO_LIMITS).open()
    caplog.clear()
    try:
        with caplog.at_level(logging.DEBUG, logger="bot"):
            await bureau.clock.advance(17 * 60)
            said = await life(bureau, steps)
        said += [record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs"))]
        assert [words for words in said if SECRETS.search(words)] == []
        minute = str(17 * 60 + round(STARTING_MOMENT.timestamp()))[:-2]
        assert [words for words in said if minute in words or "12, 17" in words or "12:17" in words] == []
        for at_ms, action in await bureau.rows("SELECT at_ms, action FROM audit"):
            assert at_ms % 3_600_000 == 0 or action not in OF_REPORTERS
        assert (
            await bureau.rows(
                "SELECT v.id FROM voices v WHERE (v.outcome IS NOT NULL) <> (SELECT count(*) FROM case_messages m"
                " WHERE m.voice_id = v.id AND m.kind LIKE 'closing-%')"
            )
            == []
        )
    finally:
        await bureau.close()


async def life(bureau, steps):
    """Everything moderators could read while a case went through these steps: screens, errors, log, notices."""
    codes, said = {await bureau.file(reporter=ANNA), await bureau.file(reporter=VIRA)}, []
    await bureau.clock.advance(11 * 60)
    for step, who, pick in steps:
        for code in tuple(codes):
            try:
                await take(bureau, code, step, staff(STAFF[who]), pick)
            except ServiceError as error:
                said.append(f"{error!r} {error.args_}")
        codes |= {row[0] for row in await bureau.rows("SELECT code FROM cases")}
        said += [screen async for screen in screens(bureau, codes)]
    await bureau.wait(5 * HOUR)
    said += [screen async for screen in screens(bureau, codes)]
    said += [repr(row) for row in await bureau.rows("SELECT * FROM audit")]
    return said + [repr(notice) for notice in bureau.courier.notices]


async def screens(bureau, codes):
    """Everything that any moderator can look at now, in every language, with all its controls."""
    for number, member in enumerate(STAFF):
        say = TEXTS.say(tuple(Language)[number % len(Language)])
        yield everything(queue_screen(say, await bureau.reporting.queue.page(staff(member))))
        for code in codes:
            try:
                case = await bureau.reporting.queue.case(staff(member), code)
            except ServiceError:
                continue
            yield everything(case_screen(say, case))
            yield repr(case)


def everything(screen):
    return "\n".join([screen.text, *(repr(control) for control in screen.controls)])
