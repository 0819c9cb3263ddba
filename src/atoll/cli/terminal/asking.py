"""One line from whoever sits at the keyboard, with completion and a memory where there is a terminal.
Refuses to understand it; and input that comes from a file or a pipe is as welcome as a person's."""

import sys
from collections.abc import Sequence

try:
    import readline
except ImportError:  # a Python without it asks just as well
    readline = None  # type: ignore[assignment]


class Asking:
    """Asks with a prompt; what may be answered is completed with the Tab key."""

    def __init__(self) -> None:
        self.person = sys.stdin.isatty()
        self.answers: Sequence[str] = ()
        if self.person and readline is not None:
            self._complete()

    def ask(self, prompt: str, answers: Sequence[str] = ()) -> str:
        """The line that was entered; `EOFError` when there are no more."""
        self.answers = answers
        line = input(prompt)
        if not self.person:
            # So that what is printed reads as it would have looked.
            print(line)
        return line.strip()

    def _complete(self) -> None:
        readline.set_completer_delims("")
        readline.set_completer(self._completed)
        # The Python of macOS brings another library under the same name.
        editline = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")

    def _completed(self, begun: str, at: int) -> str | None:
        found = [answer for answer in self.answers if answer.startswith(begun.lstrip())]
        return found[at] if at < len(found) else None
