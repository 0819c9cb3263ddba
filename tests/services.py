"""A PostgreSQL and a Redis that the tests start themselves, on sockets of their own, and throw away; a clock.
Refuses to touch one that is there already."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# PostgreSQL does not run as root; then it runs as the first of these.
OTHERS = ("postgres", "nobody")


class Clock:
    """A wall clock that can jump, for processes that are started with its `environment`; what counts steadily
    goes on. It takes libfaketime, which stands between a process and the system's clock."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.jump("+0")

    def jump(self, to: str) -> None:
        """Show so much more (`+1h`) or less (`-1h`) than it is."""
        part = self.file.with_suffix(".part")
        part.write_text(f"{to}\n")
        part.chmod(0o644)
        part.replace(self.file)

    @property
    def environment(self) -> dict[str, str]:
        # The loader looks for it where libraries are.
        [library] = Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")
        return {
            "LD_PRELOAD": str(library),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }


class Postgres:
    """A server in a folder. `address` names its first database; it can be stopped and started."""

    def __init__(self, folder: Path, clock: Clock | None = None) -> None:
        self.folder = folder
        self.environment = clock.environment if clock else {}
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
            env={**os.environ, **self.environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"


class Redis:
    """A message server in a folder; it can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "redis"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        options = {"port": "0", "unixsocket": str(self.socket), "save": "", "appendonly": "no"}
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        self.process = subprocess.Popen(["redis-server", *words], stdout=subprocess.DEVNULL)
        _until(self.socket.exists)

    def stop(self) -> None:
        """As if the power had gone."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
            self.socket.unlink(missing_ok=True)


@contextmanager
def redis() -> Iterator[Redis]:
    """A message server that runs, until the tests are done with it."""
    with tempfile.TemporaryDirectory(prefix="atoll-redis-") as folder:
        server = Redis(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgres(clock: Clock | None = None) -> Iterator[Postgres]:
    """A server that runs, until the tests are done with it."""
    with tempfile.TemporaryDirectory(prefix="atoll-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), clock)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _until(there: Callable[[], bool], patience: float = 10.0) -> None:
    until = time.monotonic() + patience
    while not there():
        assert time.monotonic() < until, "it does not start"
        time.sleep(0.02)


def _known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
