"""How a server is set up, from the environment; every setting is described in docs/operations.md.
Refuses a value that cannot be, with a sentence that says what is possible."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

LEAST_SECRET = 32


class SettingError(ValueError):
    """A setting that cannot be; the message is one sentence for whoever set it."""


def _read(read: Callable[[str], object], about: str) -> dict[str, Any]:
    """How a setting is read from a text, and what it is for."""
    return {"read": read, "about": about}


def _text(given: str) -> str:
    return given


def _switch(given: str) -> bool:
    if given.lower() in {"yes", "on", "true", "1"}:
        return True
    if given.lower() in {"no", "off", "false", "0"}:
        return False
    raise SettingError(f"is yes or no, not {given!r}")


def _one_of(*words: str) -> Callable[[str], str]:
    def read(given: str) -> str:
        if given not in words:
            raise SettingError(f"is {' or '.join(words)}, not {given!r}")
        return given

    return read


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(given: str) -> int:
        if not (given.isascii() and given.isdecimal() and least <= int(given[:9]) <= most):
            raise SettingError(f"is a whole number from {least} to {most}, not {given!r}")
        return int(given[:9])

    return read


def _folder(given: str) -> Path:
    path = Path(given).expanduser()
    if path.exists() and not path.is_dir():
        raise SettingError(f"is a folder, and {given!r} is a file")
    return path


def _url(*schemes: str) -> Callable[[str], str]:
    def read(given: str) -> str:
        # What is wrong is told without the address itself: it may hold a password.
        try:
            parts = urlsplit(given)
            usable = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
        except ValueError:
            usable = False
        if not usable:
            raise SettingError(f"is an address that begins with {' or '.join(f'{s}://' for s in schemes)}")
        return given.rstrip("/")

    return read


def _database(given: str) -> str:
    if not given.startswith(("postgresql://", "postgres://")):
        raise SettingError("is an address that begins with postgresql:// or postgres://")
    return given


def _redis(given: str) -> str:
    # Redis may be reached by a file, too.
    return given if given.startswith("unix:///") else _url("redis", "rediss")(given)


def _secret(given: str) -> str:
    if len(given) < LEAST_SECRET:
        raise SettingError(f"has at least {LEAST_SECRET} letters; this one has {len(given)}")
    return given


def _sender(given: str) -> str:
    if "@" not in parseaddr(given)[1] or not given.isprintable():
        raise SettingError(f"is an address that mail can come from, not {given!r}")
    return given


def _networks(given: str) -> tuple[str, ...]:
    named = tuple(part.strip() for part in given.split(",") if part.strip())
    for name in named:
        try:
            ip_network(name)
        except ValueError:
            raise SettingError(f"is a list of addresses or networks; {name!r} is neither") from None
    return named


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """A server's settings. The variable of `port` is ATOLL_PORT, and so on."""

    port: int = field(default=8000, metadata=_read(_number(0, 65_535), "the port; 0 takes any free one"))
    host: str = field(
        default="127.0.0.1",
        metadata=_read(_text, "the address to listen at; 0.0.0.0 lets your network in"),
    )
    address: str = field(
        default="",
        metadata=_read(_url("http", "https"), "where people reach it, when a proxy stands before it"),
    )
    browser: bool = field(default=True, metadata=_read(_switch, "open the browser at the start"))
    data: Path = field(
        default=Path("data"), metadata=_read(_folder, "the folder in which everything is kept")
    )
    database: str = field(
        default="",
        metadata=_read(_database, "PostgreSQL, instead of a file in the folder"),
    )
    redis: str = field(default="", metadata=_read(_redis, "Redis, when several servers share the database"))
    secret: str = field(
        default="", metadata=_read(_secret, "signs who is who; otherwise made once and kept in the folder")
    )
    proxies: tuple[str, ...] = field(
        default=(), metadata=_read(_networks, "proxies whose X-Forwarded-For is believed")
    )
    bots: int = field(
        default=0,
        metadata=_read(_number(0, 64), "processes in which bots think; 0: one for each core but one"),
    )
    thinking: int = field(
        default=2_000, metadata=_read(_number(50, 60_000), "how long a bot thinks at most, in milliseconds")
    )
    pause: int = field(
        default=700,
        metadata=_read(_number(0, 10_000), "how long a bot waits before it acts, in milliseconds"),
    )
    smtp: str = field(default="", metadata=_read(_url("smtp", "smtps"), "the mail server for reminders"))
    sender: str = field(default="", metadata=_read(_sender, "the address that mails come from"))
    webhook: str = field(
        default="",
        metadata=_read(_url("http", "https"), "is told when somebody is to move at a table by days"),
    )
    log: str = field(
        default="text", metadata=_read(_one_of("text", "json"), "how the log is written: text or json")
    )
    limits: bool = field(default=True, metadata=_read(_switch, "refuse who asks too much in a short time"))


_NONE: Mapping[str, object] = {}


def variable(name: str) -> str:
    """The environment's name of a setting."""
    return f"ATOLL_{name.upper()}"


def about() -> dict[str, str]:
    """What each setting is for, by its variable."""
    return {variable(each.name): str(each.metadata["about"]) for each in fields(Settings)}


def read(environment: Mapping[str, str] = os.environ, flags: Mapping[str, object] = _NONE) -> Settings:
    """The settings that the environment gives; flags of the command line come before it."""
    chosen: dict[str, Any] = {}
    for each in fields(Settings):
        flag, name = flags.get(each.name), variable(each.name)
        given = environment.get(name, "").strip() if flag is None else str(flag)
        if given:
            try:
                chosen[each.name] = each.metadata["read"](given)
            except SettingError as error:
                named = name if flag is None else f"--{each.name}"
                raise SettingError(f"{named} {error}") from None
    settings = Settings(**chosen)
    _fits_together(settings)
    return settings


def _fits_together(settings: Settings) -> None:
    if settings.redis and not settings.database:
        raise SettingError(
            "ATOLL_REDIS is for several servers, which share a database: set ATOLL_DATABASE too"
        )
    if settings.smtp and not settings.sender:
        raise SettingError("ATOLL_SMTP needs the address that mails come from: set ATOLL_SENDER too")
    for name in ("smtp", "webhook"):
        if getattr(settings, name) and not settings.address:
            raise SettingError(f"{variable(name)} sends links to tables: set ATOLL_ADDRESS too")
