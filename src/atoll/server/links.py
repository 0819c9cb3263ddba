"""The address that one sends to a friend: that of this server as others reach it.
Refuses to ask anybody outside: it looks only at this machine and at how it was asked."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

# An address of documentation, which nobody has: it only shows by which way one would leave this machine.
_SOMEWHERE = ("192.0.2.1", 9)


def in_the_network(host: str, address: str) -> str | None:
    """Where others in this network reach a server that listens at `host`, if they can."""
    try:
        listens = ip_address(host)
    except ValueError:
        return address
    if listens.is_loopback:
        return None
    own = _own_address() if listens.is_unspecified else host
    return f"http://{f'[{own}]' if ':' in own else own}:{urlsplit(address).port}" if own else None


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_SOMEWHERE)
        except OSError:
            return None
        return str(way.getsockname()[0])


class Links:
    """Links to tables."""

    def __init__(self, address: str, host: str) -> None:
        self.address = address
        self.host = host

    def table(self, table: str, base: str) -> str:
        """The link to a table, for whoever reached this server at `base`."""
        return f"{self._base(base)}/t/{table}"

    def _base(self, base: str) -> str:
        if self.address:
            return self.address
        # Whoever sits at this machine calls it localhost; a friend's phone cannot.
        here = urlsplit(base).hostname in {"localhost", "127.0.0.1", "::1"}
        return (in_the_network(self.host, base) if here else None) or base
