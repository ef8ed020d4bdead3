"""Settings: a wrong value names the variable, what was given and what is expected; a secret is never repeated."""

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load_settings, setting_names

EXAMPLE = Path(__file__).parents[2] / ".env.example"

WRONG_VALUES = [
    ("BELOTE_LOG_LEVEL", "LOUD", "DEBUG, INFO"),
    ("BELOTE_LANGUAGE", "klingon", "ru, en, "),
    ("BELOTE_ROBOT_DELAY_SECONDS", "-1", "from 0 to 10"),
    ("BELOTE_ROBOT_DELAY_SECONDS", "nan", "from 0 to 10"),
    ("BELOTE_LOBBY_EXPIRY_LIVE_MINUTES", "0", "from 1 to 1440"),
    ("BELOTE_LOBBY_EXPIRY_DAYS_DAYS", "a week", "from 1 to 60"),
    ("BELOTE_MOVE_SECONDS", "-1", "from 0 (no limit) to 3600"),
    ("BELOTE_GRACE_SECONDS", "4", "from 5 to 3600"),
    ("BELOTE_MOVE_HOURS", "337", "from 0 (no limit) to 336"),
    ("BELOTE_SOLO_DEADLINES", "perhaps", "true or false"),
    ("BELOTE_FORCED_CARD_SECONDS", "soon", "like 1.0-2.5, or never"),
    ("BELOTE_REDRAW_SECONDS", "11", "from 0 to 10"),
    ("BELOTE_HAND_TOKEN_MINUTES", "15", "from 1 to 14"),
    ("BELOTE_REVIEW_A_DAY", "0", "above 0"),
    ("BELOTE_REVIEW_TOP_SHARE", "2", "from 0 to 1"),
    ("BELOTE_REVIEW_RECIPROCITY", "-1", "from 0 to 1"),
    ("BELOTE_SYNC_COMMANDS", "perhaps", "true or false"),
]


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch, tmp_path):
    for name in setting_names():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def env_file(tmp_path, text, encoding="utf-8"):
    path = tmp_path / "my.env"
    path.write_text(text, encoding=encoding)
    return path


def test_defaults_need_neither_file_nor_environment():
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database == Path("belote.db")
    assert (settings.log_level, settings.language, settings.sync_commands) == ("INFO", "ru", True)
    assert (settings.robot_delay_seconds, settings.redraw_seconds) == (0.8, 1.0)
    assert (settings.lobby_minutes, settings.lobby_days) == (45, 7)
    assert settings.hand_token_minutes == 14


def test_example_file_lists_every_setting_and_shows_the_defaults():
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    names = [line.split("=")[0] for line in lines if line and not line.startswith("#")]
    assert sorted(names) == sorted(setting_names())
    assert load_settings(EXAMPLE) == load_settings()


def test_file_in_the_working_folder_is_read_and_the_environment_wins(tmp_path, monkeypatch):
    (tmp_path / ".env").write_text("BELOTE_LANGUAGE=uk\nBELOTE_LOG_LEVEL=debug\n", encoding="utf-8")
    monkeypatch.setenv("BELOTE_LANGUAGE", "EN")
    settings = load_settings()
    assert (settings.language, settings.log_level) == ("en", "DEBUG")


def test_file_saved_by_an_editor_with_a_byte_order_mark_is_read(tmp_path):
    assert load_settings(env_file(tmp_path, "BELOTE_LANGUAGE=uk\n", "utf-8-sig")).language == "uk"


def test_home_folder_of_the_database_is_expanded(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("BELOTE_DATABASE", "~/club.db")
    assert load_settings().database == tmp_path / "club.db"


@pytest.mark.parametrize(("name", "value", "expected"), WRONG_VALUES)
def test_wrong_value_names_variable_value_and_expectation(monkeypatch, name, value, expected):
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    (fault,) = caught.value.faults
    assert fault.name == name
    assert fault.value == value
    assert expected in fault.expected
    assert all(part in str(caught.value) for part in (name, value, expected))


def test_all_faults_are_told_at_once(tmp_path):
    path = env_file(tmp_path, "BELOTE_LANGUAGE=xx\nBELOTE_SYNC_COMMANDS=xx\nBELOTE_LANGUGE=ru\n")
    with pytest.raises(SettingsError) as caught:
        load_settings(path)
    assert [fault.name for fault in caught.value.faults] == [
        "BELOTE_LANGUGE",
        "BELOTE_LANGUAGE",
        "BELOTE_SYNC_COMMANDS",
    ]


def test_misspelt_name_in_the_file_is_told_the_right_one(tmp_path):
    with pytest.raises(SettingsError, match="BELOTE_REDRAW_SECOND: is '2'; expected the name BELOTE_REDRAW_SECONDS"):
        load_settings(env_file(tmp_path, "BELOTE_REDRAW_SECOND=2\n"))
    with pytest.raises(SettingsError, match="one of the names DISCORD_TOKEN"):
        load_settings(env_file(tmp_path, "BELOTE_QQQQQQQQQQQQ=2\n"))


def test_names_of_other_programs_in_the_file_are_left_alone(tmp_path):
    assert load_settings(env_file(tmp_path, "POSTGRES_PASSWORD=x\n")) == load_settings()


def test_named_file_must_exist_and_be_text(tmp_path):
    with pytest.raises(SettingsError, match=r"nowhere\.env'; expected a file that exists"):
        load_settings(tmp_path / "nowhere.env")
    with pytest.raises(SettingsError, match="UTF-8"):
        load_settings(env_file(tmp_path, "BELOTE_DATABASE=стол.db\n", "cp1251"))


def test_token_is_required_only_when_asked_for(monkeypatch):
    with pytest.raises(SettingsError, match="DISCORD_TOKEN: expected the bot's token"):
        load_settings().require_token()
    monkeypatch.setenv("DISCORD_TOKEN", " abc.def ")
    assert load_settings().require_token() == "abc.def"


def test_token_never_appears_in_texts(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "s3cr3t")
    settings = load_settings()
    assert "s3cr3t" not in f"{settings!r} {settings} {settings.model_dump_json()}"
    monkeypatch.setenv("BELOTE_LANGUAGE", "xx")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert "s3cr3t" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_seal_key_never_appears_in_texts_not_even_under_a_misspelt_name(tmp_path, monkeypatch):
    monkeypatch.setenv("BELOTE_SEAL_KEY", "k3y" * 15)
    settings = load_settings()
    assert "k3y" not in f"{settings!r} {settings} {settings.model_dump_json()}"
    monkeypatch.setenv("BELOTE_SEAL_KEY", "k3y")
    with pytest.raises(SettingsError, match="BELOTE_SEAL_KEY: expected 32 random bytes") as caught:
        load_settings()
    assert "k3y" not in str(caught.value)
    monkeypatch.delenv("BELOTE_SEAL_KEY")
    with pytest.raises(SettingsError, match="BELOTE_SEAL_KEY") as caught:
        load_settings(env_file(tmp_path, "BELOTE_SEALKEY=k3y\n"))
    assert "k3y" not in str(caught.value)


def test_blank_token_is_told_without_its_value(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert caught.value.faults[0].value is None


def test_settings_cannot_be_changed_afterwards():
    with pytest.raises(ValueError, match="frozen"):
        load_settings().language = "en"  # pyright: ignore[reportAttributeAccessIssue]


def test_every_setting_says_what_is_expected():
    assert all(field.description for field in Settings.model_fields.values())
