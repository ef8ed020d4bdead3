"""The arrows of the architecture, read from the imports: engine <- store <- services <- cogs, never back."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORLD = {"asyncio", "datetime", "logging", "os", "pathlib", "secrets", "socket", "sqlite3", "subprocess", "sys", "time"}
"""What the engine must not even look at: clocks, files, logs, the network, unseeded chance."""


def modules(package):
    """Every module of a package with its tree."""
    for path in sorted((ROOT / package.replace(".", "/")).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        yield name, ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(tree):
    """The dotted names of everything that a module imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name, *packages):
    return any(name == package or name.startswith(package + ".") for package in packages)


def offenders(package, forbidden):
    """Pairs of a module and what it should not import."""
    return [(module, name) for module, tree in modules(package) for name in imports(tree) if forbidden(name)]


def called(node):
    """What a variable, an attribute or a column is called."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return str(node.slice.value)
    return ast.unparse(node).rpartition(".")[2].lstrip("_") if isinstance(node, ast.Name | ast.Attribute) else None


def asks_which_game(tree):
    """Lines that ask which auction or scoring rules have, or compare a number of players with that of two pairs."""
    systems = {"bidding", "scoring"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            names = set(map(called, sides))
            four = any(isinstance(side, ast.Constant) and side.value == 4 for side in sides)
            if names & systems or "PAIRED" in names or ("players" in names and four):
                yield node.lineno
        elif called(getattr(node, "subject", getattr(node, "slice", None))) in systems:  # of `match`, of a look-up
            yield node.lineno


def test_there_is_something_to_look_at():
    assert len(list(modules("engine"))) > 20
    assert ("engine.match", "engine.deal") in [
        (module, name) for module, tree in modules("engine") for name in imports(tree)
    ]


def test_the_engine_needs_nothing_but_the_standard_library():
    allowed = sys.stdlib_module_names | {"engine", "__future__"}
    assert offenders("engine", lambda name: name.partition(".")[0] not in allowed) == []


def test_the_engine_has_no_clock_no_files_and_no_log():
    assert offenders("engine", lambda name: within(name, *WORLD)) == []


def test_chance_comes_to_the_engine_from_outside():
    """Nothing draws by itself; a robot may spin up a generator from a seed that it is given."""
    assert [pair for pair in offenders("engine", lambda name: within(name, "random")) if "robots" not in pair[0]] == []
    used = {
        node.attr
        for _, tree in modules("engine")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    }
    assert used <= {"Random"}


def test_the_engine_prints_and_opens_nothing():
    called = {
        node.func.id
        for _, tree in modules("engine")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called.isdisjoint({"print", "open", "input", "eval", "exec"})


def test_the_bot_never_imports_cogs():
    assert offenders("bot", lambda name: within(name, "cogs")) == []


def test_the_store_knows_the_engine_and_nothing_above_it():
    assert offenders("bot.store", lambda name: within(name, "bot") and not within(name, "bot.store")) == []
    assert offenders("bot.store", lambda name: within(name, "discord", "fluent", "simcord")) == []


SQLITE_ONLY = re.compile(
    r"\b(json_each|json_extract|hex|randomblob|instr|strftime|typeof|group_concat|ifnull|last_insert_rowid)\("
    r"|\b(sqlite_\w+|pragma(_\w+)?|rowid|glob|autoincrement)\b|\binsert or\b|\breplace into\b|\bsum\([^()]*[<>=]",
    re.IGNORECASE,
)
"""What another database engine would not understand."""


def test_what_only_sqlite_understands_stands_together():
    assert offenders("bot.store", lambda name: within(name, "sqlite3", "aiosqlite")) == [
        pair for pair in offenders("bot", lambda name: within(name, "sqlite3", "aiosqlite")) if "sqlite" in pair[0]
    ]
    found = [
        (module, node.value)
        for module, tree in modules("bot.store")
        if not within(module, "bot.store.sqlite")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQLITE_ONLY.search(node.value)
    ]
    assert found == []


def test_services_know_no_discord_and_no_words():
    outside = ("bot.store", "bot.services", "bot.clock")
    assert offenders("bot.services", lambda name: within(name, "bot") and not within(name, *outside)) == []
    libraries = ("discord", "fluent", "simcord", "aiosqlite", "sqlite3")
    assert offenders("bot.services", lambda name: within(name, *libraries)) == []


def foreign(module, name):
    """Whether a name is (or is in) a private module, `_name`, of a package of ours other than the module's own."""
    parts = name.split(".")
    private = next((at for at, part in enumerate(parts) if part.startswith("_") and not part.startswith("__")), None)
    ours = parts[0] in ("engine", "bot", "cogs")
    return ours and private is not None and not within(module, ".".join(parts[:private]))


def test_nobody_imports_a_private_module_of_another_package():
    """What other packages need has a public name; what begins with an underscore may change without asking them."""
    assert foreign("cogs.club._check", "cogs.reporting._items"), "the scan sees what it looks for"
    assert not foreign("cogs.reporting._cog", "cogs.reporting._items.Complain")
    for package in ("engine", "bot", "cogs"):
        assert [
            (module, name) for module, tree in modules(package) for name in imports(tree) if foreign(module, name)
        ] == []


def test_cogs_hold_no_sql_and_no_storage():
    assert offenders("cogs", lambda name: within(name, "bot.store", "aiosqlite", "sqlite3", "bot.composition")) == []


def test_cogs_read_the_server_of_an_interaction_in_one_place():
    found = [path.name for path in (ROOT / "cogs").rglob("*.py") if "guild_id or 0" in path.read_text(encoding="utf-8")]
    assert found == ["replies.py"]


def test_only_the_games_know_which_game_is_played():
    """What differs from game to game is asked of `rules.game`, who plays together of `rules.in_pairs` and `seats`."""
    found = [
        (module, line)
        for package in ("engine", "bot", "cogs")
        for module, tree in modules(package)
        if not within(module, "engine.games", "engine.seats")
        for line in asks_which_game(tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'rules.bidding == "ladder"',
        'view.public.rules.scoring in ("classic", "pair")',
        'options["bidding"] != "turned"',
        "TARGETS[rules.scoring]",
        "match rules.scoring:\n    case _: pass",
        "rules.players == 4",
        "4 != self._players",
        "len(row.seats) == PAIRED",
        'row["players"] == 4',
    ],
)
def test_the_scan_finds_every_way_of_asking_which_game_it_is(line):
    assert list(asks_which_game(ast.parse(line))) == [1]
    assert list(asks_which_game(ast.parse("rules.players == 2 and rules.in_pairs and len(hands) == 4"))) == []


def test_rendering_stores_nothing():
    assert offenders("bot.render", lambda name: within(name, "bot.store", "bot.client", "aiosqlite", "sqlite3")) == []


def test_nothing_that_is_shipped_needs_the_tests():
    for package in ("engine", "bot", "cogs"):
        assert offenders(package, lambda name: within(name, "tests", "pytest", "hypothesis")) == []


@pytest.mark.parametrize("package", ["engine", "bot", "cogs"])
def test_no_module_grows_past_four_hundred_lines(package):
    long = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / package).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}
