"""Settings from the environment and a `.env` file; the environment wins.

`.env.example` lists every setting with its meaning. A wrong value stops the start with a `SettingsError` that names the
variable, the value and what is expected; the value of a secret is never repeated.
"""

from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

from bot.services.table.times import LIMITS, USUAL_TIMES
from bot.texts.languages import SOURCE, Language

DEFAULT_ENV_FILE = Path(".env")
_ENCODING = "utf-8-sig"  # an editor's byte order mark must not become part of the first name
_PREFIX = "BELOTE_"
_SECRETS = frozenset({"DISCORD_TOKEN", "BELOTE_SEAL_KEY"})


@dataclass(frozen=True, slots=True)
class SettingFault:
    """One wrong setting: the variable's name, the value as given (None for a secret) and what is expected."""

    name: str
    value: str | None
    expected: str

    def __str__(self) -> str:
        given = "" if self.value is None else f" is {self.value!r};"
        return f"{self.name}:{given} expected {self.expected}"


class SettingsError(Exception):
    """Settings that cannot be used; `faults` has at least one entry. Code `settings-wrong`."""

    code = "settings-wrong"

    def __init__(self, faults: tuple[SettingFault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def _tidy(value: Any) -> Any:  # noqa: ANN401 - the raw input of a field may be anything
    return value.strip() if isinstance(value, str) else value


def _upper(value: Any) -> Any:  # noqa: ANN401
    return value.strip().upper() if isinstance(value, str) else value


def _lower(value: Any) -> Any:  # noqa: ANN401
    return value.strip().lower() if isinstance(value, str) else value


LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"], BeforeValidator(_upper)]
SuitColours = Annotated[Literal["two", "four"], BeforeValidator(_lower)]


def _time(name: str, unit: str, variable: str) -> Any:  # noqa: ANN401 - what pydantic's `Field` returns
    """A time that a server may choose for itself too, within the same limits."""
    least, most = LIMITS[name]
    lowest = "0 (no limit)" if least == 0 else str(least)
    return Field(
        default=getattr(USUAL_TIMES, name),
        ge=least,
        le=most,
        validation_alias=variable,
        description=f"a whole number of {unit} from {lowest} to {most}",
    )


class Settings(BaseSettings):
    """Everything an administrator can choose; the descriptions say what a value must be."""

    model_config = SettingsConfigDict(
        env_file_encoding=_ENCODING, env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True
    )

    discord_token: Annotated[SecretStr | None, BeforeValidator(_tidy)] = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        min_length=1,
        description="the bot's token from the Discord developer portal",
    )
    database: Annotated[Path, AfterValidator(Path.expanduser)] = Field(
        default=Path("belote.db"),
        validation_alias="BELOTE_DATABASE",
        description="the path of the SQLite file, in a folder that exists",
    )
    seal_key: Annotated[SecretStr | None, BeforeValidator(_tidy)] = Field(
        default=None,
        validation_alias="BELOTE_SEAL_KEY",
        min_length=43,
        description="32 random bytes in base64, or nothing to keep a key file beside the database",
    )
    log_level: LogLevel = Field(
        default="INFO",
        validation_alias="BELOTE_LOG_LEVEL",
        description="DEBUG, INFO, WARNING, ERROR or CRITICAL",
    )
    language: Annotated[Language, BeforeValidator(_lower)] = Field(
        default=SOURCE, validation_alias="BELOTE_LANGUAGE", description=f"one of {', '.join(Language)}"
    )
    robot_delay_seconds: float = Field(
        default=0.8,
        ge=0,
        le=10,
        allow_inf_nan=False,
        validation_alias="BELOTE_ROBOT_DELAY_SECONDS",
        description="a number of seconds from 0 to 10",
    )
    lobby_minutes: int = _time("lobby_minutes", "minutes", "BELOTE_LOBBY_EXPIRY_LIVE_MINUTES")
    lobby_days: int = _time("lobby_days", "days", "BELOTE_LOBBY_EXPIRY_DAYS_DAYS")
    move_seconds: int = _time("move_seconds", "seconds", "BELOTE_MOVE_SECONDS")
    grace_seconds: int = _time("grace_seconds", "seconds", "BELOTE_GRACE_SECONDS")
    move_hours: int = _time("move_hours", "hours", "BELOTE_MOVE_HOURS")
    solo_deadlines: bool = Field(
        default=bool(USUAL_TIMES.solo), validation_alias="BELOTE_SOLO_DEADLINES", description="true or false"
    )
    forced_card_seconds: str = Field(
        default="1.0-2.5",
        pattern=r"^(never|\d{1,2}(\.\d)?-\d{1,2}(\.\d)?)$",
        validation_alias="BELOTE_FORCED_CARD_SECONDS",
        description="two numbers of seconds with a hyphen, like 1.0-2.5, or never",
    )
    redraw_seconds: float = Field(
        default=1.0,
        ge=0,
        le=10,
        allow_inf_nan=False,
        validation_alias="BELOTE_REDRAW_SECONDS",
        description="a number of seconds from 0 to 10",
    )
    hand_token_minutes: int = Field(
        default=14,
        ge=1,
        le=14,
        validation_alias="BELOTE_HAND_TOKEN_MINUTES",
        description="a whole number of minutes from 1 to 14 (Discord forgets the token after 15)",
    )
    table_pictures: bool = Field(
        default=True, validation_alias="BELOTE_TABLE_PICTURES", description="true or false (words only)"
    )
    card_emojis: bool = Field(default=True, validation_alias="BELOTE_CARD_EMOJIS", description="true or false")
    suit_colours: SuitColours = Field(
        default="two", validation_alias="BELOTE_SUIT_COLOURS", description="two (black and red) or four"
    )
    review_a_day: float = Field(
        default=1.0,
        gt=0,
        le=100,
        allow_inf_nan=False,
        validation_alias="BELOTE_REVIEW_A_DAY",
        description="a number above 0, up to 100",
    )
    review_top_share: float = Field(
        default=0.9,
        ge=0,
        le=1,
        allow_inf_nan=False,
        validation_alias="BELOTE_REVIEW_TOP_SHARE",
        description="a number from 0 to 1",
    )
    review_reciprocity: float = Field(
        default=0.9,
        ge=0,
        le=1,
        allow_inf_nan=False,
        validation_alias="BELOTE_REVIEW_RECIPROCITY",
        description="a number from 0 to 1",
    )
    sync_commands: bool = Field(default=True, validation_alias="BELOTE_SYNC_COMMANDS", description="true or false")

    def require_token(self) -> str:
        """Return the bot's token in clear, or raise `SettingsError` when none is set."""
        if self.discord_token is None:
            raise SettingsError((_fault("DISCORD_TOKEN", None),))
        return self.discord_token.get_secret_value()


def setting_names() -> tuple[str, ...]:
    """Return the variables of all settings, in the order of the model."""
    return tuple(str(field.validation_alias) for field in Settings.model_fields.values())


def load_settings(env_file: Path | None = None) -> Settings:
    """Read the settings from the environment and an env file.

    Without `env_file` the file `.env` of the working folder is read if there is one; a file that is named must exist.
    Raises `SettingsError` with every fault at once, unknown `BELOTE_` names in the file included.
    """
    if env_file is not None and not env_file.is_file():
        raise SettingsError((SettingFault("env file", str(env_file), "a file that exists"),))
    path = env_file or DEFAULT_ENV_FILE
    faults: list[SettingFault] = []
    try:
        faults += _unknown_names(path)
        settings = Settings(_env_file=path)  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        faults += (_fault(str(entry["loc"][0]), entry["input"]) for entry in error.errors())
        raise SettingsError(tuple(faults)) from None
    except UnicodeDecodeError:
        raise SettingsError((SettingFault("env file", str(path), "text in UTF-8"),)) from None
    if faults:
        raise SettingsError(tuple(faults))
    return settings


def _fault(name: str, value: object) -> SettingFault:
    field = next(field for field in Settings.model_fields.values() if field.validation_alias == name)
    return SettingFault(name, None if name in _SECRETS else str(value), str(field.description))


def _unknown_names(path: Path) -> list[SettingFault]:
    """Return a fault for each `BELOTE_` name of the file that is no setting: nearly always a misspelling."""
    known = setting_names()
    given = DotEnvSettingsSource(Settings, env_file=path, env_file_encoding=_ENCODING).env_vars
    faults: list[SettingFault] = []
    for name, value in given.items():
        upper = name.upper()
        if upper.startswith(_PREFIX) and upper not in known:
            near = get_close_matches(upper, known, n=1)
            expected = f"the name {near[0]}" if near else f"one of the names {', '.join(known)}"
            secret = bool(near) and near[0] in _SECRETS
            faults.append(SettingFault(upper, None if secret else value, expected))
    return faults
