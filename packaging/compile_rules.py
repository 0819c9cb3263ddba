"""Compiles every module whose first line is `# mypyc` into `src/atoll/_native`, with a manifest of what it
was made from. Refuses to stop a set-up where that cannot be done: the same files run as they are."""

import contextlib
import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

MARK = "# mypyc"
GROUP = "atoll_rules"
# A package imports what the rules do not: where a wheel is built, that is not installed, and no error.
FOLLOW = ("--follow-imports=silent", "--ignore-missing-imports")


def compile_rules(source: Path, into: Path) -> bool:
    """Whether there are now binaries in `into` that fit the modules below `source`/atoll."""
    files = marked(source)
    made_from = {_module(path, source): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    wanted = {"python": sysconfig.get_config_var("SOABI"), "modules": made_from}
    manifest = into / "manifest.json"
    if manifest.exists() and json.loads(manifest.read_text()) == wanted:
        return True
    shutil.rmtree(into, ignore_errors=True)
    if not _has_compiler():
        print("rules: there is no C compiler here, so they run as Python, slower", file=sys.stderr)
        return False
    print("rules: compiling them, which takes a minute", flush=True)
    with tempfile.TemporaryDirectory() as scratch:
        log = Path(scratch, "log")
        try:
            with _printed_to(log):
                _build(files, source, Path(scratch))
        except (Exception, SystemExit) as error:  # mypyc and the compiler each fail in their own way
            print(f"{log.read_text()}\n{error}", file=sys.stderr)
            print("rules: they cannot be compiled (see above), so they run as Python", file=sys.stderr)
            return False
        shutil.copytree(Path(scratch) / "lib", into)
    # Last, so that a build that was cut off leaves nothing that would be trusted.
    manifest.write_text(json.dumps(wanted, indent=1, sort_keys=True) + "\n")
    return True


def marked(source: Path) -> list[Path]:
    """The modules that are to be compiled."""
    return [path for path in sorted((source / "atoll").rglob("*.py")) if _first_line(path) == MARK]


def _first_line(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.readline().strip()


def _module(path: Path, source: Path) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def _has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and headers.exists()


@contextlib.contextmanager
def _printed_to(log: Path) -> Iterator[None]:
    """What mypyc and the compiler say, which is worth reading only when they fail."""
    sys.stdout.flush()
    kept = [os.dup(stream) for stream in (1, 2)]
    with log.open("w") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, before in zip((1, 2), kept, strict=True):
            os.dup2(before, stream)
            os.close(before)


def _build(files: list[Path], source: Path, scratch: Path) -> None:
    here = Path.cwd()
    os.chdir(source)
    try:
        options = ["--config-file=", "--strict", "--disable-error-code=unused-ignore", *FOLLOW]
        names = [str(path.relative_to(source)) for path in files]
        modules = mypycify(
            [*options, *names],
            opt_level="3",
            debug_level="0",
            group_name=GROUP,
            target_dir=str(scratch / "c"),
        )
        for module in modules:
            # Nobody puts other functions in the place of ours: short ones become part of their callers.
            module.extra_compile_args.append("-fno-semantic-interposition")
        distribution = Distribution({"name": "atoll-rules", "ext_modules": modules})
        command = build_ext(distribution)
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


def main() -> int:
    root = Path(__file__).resolve().parents[1]
    compiled = compile_rules(root / "src", root / "src" / "atoll" / "_native")
    return 1 if not compiled and "--must" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
