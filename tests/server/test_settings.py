"""Settings come from the environment, and what cannot be is told in a sentence."""

from pathlib import Path

import pytest

from atoll.server import settings
from atoll.server.settings import SettingError, Settings

OPERATIONS = Path(__file__).parents[2] / "docs" / "operations.md"


def test_nothing_given_is_the_usual() -> None:
    assert settings.read({}) == Settings()


def test_what_is_given_is_read_and_a_flag_comes_first() -> None:
    given = {"ATOLL_PORT": "9000", "ATOLL_BROWSER": "no", "ATOLL_DATA": "elsewhere", "ATOLL_HOST": " "}
    chosen = settings.read(given, {"port": 9001, "host": None})
    assert (chosen.port, chosen.browser, chosen.data) == (9001, False, Path("elsewhere"))
    assert chosen.host == Settings().host


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("ATOLL_PORT", "eighty", "ATOLL_PORT is a whole number from 0 to 65535, not 'eighty'"),
        ("ATOLL_PORT", "70000", "from 0 to 65535"),
        ("ATOLL_PORT", "²", "from 0 to 65535"),
        ("ATOLL_BROWSER", "maybe", "ATOLL_BROWSER is yes or no, not 'maybe'"),
        ("ATOLL_DATA", __file__, "ATOLL_DATA is a folder"),
        ("ATOLL_DATABASE", "mysql://x/y", "begins with postgresql:// or postgres://"),
        ("ATOLL_REDIS", "redis://[::1", "begins with redis:// or rediss://"),
        ("ATOLL_REDIS", "redis://localhost", "set ATOLL_DATABASE too"),
        ("ATOLL_SMTP", "smtp://mail.example", "set ATOLL_SENDER too"),
        (
            "ATOLL_WEBHOOK",
            "https://chat.example/hook",
            "ATOLL_WEBHOOK sends links to tables: set ATOLL_ADDRESS",
        ),
        ("ATOLL_SENDER", "the club", "an address that mail can come from, not 'the club'"),
        ("ATOLL_SECRET", "short", "ATOLL_SECRET has at least 32 letters; this one has 5"),
        ("ATOLL_PROXIES", "10.0.0.0/8, the-proxy", "'the-proxy' is neither"),
        ("ATOLL_LOG", "xml", "ATOLL_LOG is text or json, not 'xml'"),
    ],
)
def test_what_cannot_be_is_told(name: str, value: str, sentence: str) -> None:
    with pytest.raises(SettingError) as told:
        settings.read({name: value})
    assert sentence in str(told.value)
    assert "\n" not in str(told.value)


def test_a_flag_that_cannot_be_is_told_by_its_own_name() -> None:
    with pytest.raises(SettingError, match=r"^--port is a whole number from 0 to 65535, not '99999'$"):
        settings.read({"ATOLL_PORT": "9000"}, {"port": "99999"})


def test_an_address_with_a_password_is_not_repeated() -> None:
    with pytest.raises(SettingError) as told:
        settings.read({"ATOLL_DATABASE": "mysql://me:hunter2@db/atoll"})
    assert "hunter2" not in str(told.value)


def test_every_setting_is_described_for_whoever_runs_a_server() -> None:
    told = OPERATIONS.read_text(encoding="utf-8")
    assert [name for name in settings.about() if f"| `{name}` |" not in told] == []
