"""A PostgreSQL that the tests start themselves, on a socket of its own, and throw away.
Refuses to touch one that is there already."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# PostgreSQL does not run as root; then it runs as the first of these.
OTHERS = ("postgres", "nobody")


class Postgres:
    """A server in a folder. `address` names its first database; it can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parts[-2]))
        self.user = next(filter(_known, OTHERS)) if os.getuid() == 0 else None
        if self.user:
            shutil.chown(folder, self.user)
        self._run(
            "initdb", "--auth=trust", "--username=atoll", "--encoding=UTF8", "--no-sync", "-D", self._data
        )

    @property
    def address(self) -> str:
        return self.database("postgres")

    def database(self, name: str) -> str:
        """The address of a database of this server."""
        return f"postgresql://atoll@/{name}?host={self.folder}"

    def start(self) -> None:
        # Nothing here has to survive: it need not wait for the disk.
        options = f"-F -k {self.folder} -c listen_addresses= -c max_connections=60"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", "-D", self._data, "-l", log, "-o", options)

    def stop(self) -> None:
        """As if the power had gone."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "-m", "immediate", "-D", self._data)

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *words: str) -> None:
        command: Sequence[str] = [str(self.programs / program), *words]
        done = subprocess.run(
            command,
            user=self.user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server that runs, until the tests are done with it."""
    with tempfile.TemporaryDirectory(prefix="atoll-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
