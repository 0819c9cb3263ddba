"""Asks PyPI and npm whether anything that is installed here is known to be unsafe, and reads its licences.
Refuses to take silence for an answer: what a registry does not tell is said to be unknown, never fine."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import Distribution, distributions
from typing import Any

from node import ROOT, NoNode, npm

# They would bind whoever passes Atoll on; "unknown" might.
BINDING = re.compile(r"GPL|SSPL|Commons Clause|Proprietary|^unknown$|^UNLICENSED$", re.IGNORECASE)


class Unanswered(Exception):
    """A registry did not tell; the message says what therefore is not known."""


def main() -> int:
    found = [*unfit(), *bound(python_licences()), *bound(web_licences())]
    for ask in (python_advisories, web_advisories):
        try:
            found += ask()
        except Unanswered as silence:
            print(f"audit: {silence}", file=sys.stderr)
    for each in found:
        print(f"audit: {each}", file=sys.stderr)
    return 1 if found else 0


def unfit() -> list[str]:
    """Packages that miss another one, or have one that does not fit them."""
    done = _run([sys.executable, "-m", "pip", "check"])
    return done.stdout.splitlines() if done.returncode else []


def python_advisories() -> list[str]:
    command = [sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner=off"]
    return told_by_pypi(_run([*command, "--format=json"]).stdout)


def told_by_pypi(answer: str) -> list[str]:
    """What pip-audit found, in words."""
    packages = _read(answer, "PyPI").get("dependencies", [])
    asked = [package for package in packages if "skip_reason" not in package]
    silent = len(packages) - len(asked)
    if not asked:
        raise Unanswered(
            f"PyPI tells no advisories here: whether {silent} Python packages are safe is unknown"
        )
    return [
        f"{package['name']} {package['version']} is unsafe: {weakness['id']}, "
        f"mended in {', '.join(weakness['fix_versions']) or 'no version yet'}"
        for package in asked
        for weakness in package["vulns"]
    ]


def web_advisories() -> list[str]:
    try:
        # Whoever has no network need not wait for it.
        answer = npm(ROOT, "audit", "--json", "--fetch-retries=0", "--fetch-timeout=20000").stdout
    except NoNode as error:
        raise Unanswered(f"{error}: whether the client's packages are safe is unknown") from None
    return told_by_npm(answer)


def told_by_npm(answer: str) -> list[str]:
    """What npm found, in words."""
    told = _read(answer, "npm")
    if "vulnerabilities" not in told:
        raise Unanswered("npm tells no advisories here: whether the client's packages are safe is unknown")
    return [
        f"{name} of the client is unsafe ({weakness['severity']}): npm audit tells more"
        for name, weakness in told["vulnerabilities"].items()
    ]


def python_licences() -> dict[str, str]:
    return {each.name: _licence(each) for each in distributions()}


def _licence(package: Distribution) -> str:
    told = package.metadata.json
    classes = [name for name in told.get("classifier", []) if name.startswith("License ::")]
    name = str(told.get("license_expression", ", ".join(each.split(" :: ")[-1] for each in classes)))
    # Some write the whole text there, whose first line names it.
    return name or next(iter(str(told.get("license", "")).strip().splitlines()), "unknown")


def web_licences() -> dict[str, str]:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    return {path: package.get("license", "unknown") for path, package in packages.items() if path}


def bound(licences: Mapping[str, str]) -> Iterable[str]:
    """Whatever has a licence that we could not pass on."""
    return [f"{name} has the licence {told}" for name, told in licences.items() if BINDING.search(told)]


def _read(answer: str, whose: str) -> dict[str, Any]:
    try:
        told = json.loads(answer)
    except ValueError:
        raise Unanswered(f"{whose} does not answer: whether its packages are safe is unknown") from None
    return told if isinstance(told, dict) else {}


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    sys.exit(main())
