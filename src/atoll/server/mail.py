"""Sends a letter by the host's mail server, in the words of `server/texts`.
Refuses to hold the server up: it is sent from a thread, and what fails is only written down."""

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from pathlib import Path
from urllib.parse import unquote, urlsplit

from atoll.server import logs
from atoll.texts import HOUSE, Texts, load

FOLDER = Path(__file__).parent / "texts"
PATIENCE = 20.0


def words(language: str) -> Texts:
    """The words of letters and of the house."""
    return load(language, FOLDER, HOUSE)


def is_address(text: str) -> bool:
    """Whether this can be somebody's address for mail.

    >>> is_address("ana@example.org"), is_address("ana@example.org\\nBcc: all@example.org")
    (True, False)
    """
    name, at, host = text.rpartition("@")
    clean = parseaddr(text)[1] == text and not any(letter in text for letter in "\r\n ,;<>()\"'\\")
    return bool(name and at and "." in host.strip(".")) and clean and text.isascii()


@dataclass(frozen=True, slots=True)
class Letter:
    """What is written to whom."""

    to: str
    subject: str
    text: str


class Mail:
    """The host's mail server, from ATOLL_SMTP: smtp:// (with STARTTLS where offered) or smtps://."""

    def __init__(self, server: str, sender: str) -> None:
        self.parts = urlsplit(server)
        self.sender = sender

    @property
    def possible(self) -> bool:
        return bool(self.parts.hostname)

    async def send(self, letter: Letter) -> bool:
        """Whether it was taken."""
        try:
            await asyncio.to_thread(self._send, letter)
        except (OSError, smtplib.SMTPException) as error:
            logs.event("mail not taken", error=type(error).__name__)
            return False
        logs.event("mail sent")
        return True

    def _send(self, letter: Letter) -> None:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip("> ") or None)
        # Mail programs answer such letters with no "I am away".
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        with self._line() as line:
            line.send_message(message)

    def _line(self) -> smtplib.SMTP:
        host, safe = self.parts.hostname or "", ssl.create_default_context()
        if self.parts.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                host, self.parts.port or 465, timeout=PATIENCE, context=safe
            )
        else:
            line = smtplib.SMTP(host, self.parts.port or 25, timeout=PATIENCE)
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=safe)
        if self.parts.username:
            line.login(unquote(self.parts.username), unquote(self.parts.password or ""))
        return line
