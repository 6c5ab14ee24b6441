"""One request to a push service, and nowhere else.

A guest says where the notices go, so the address is not to be trusted: only https, only to machines that the whole
world may reach, and to the very address that was checked (a name may lead elsewhere a moment later). No
redirect is followed, and only the status of the answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from spellhall.server.refusals import Refusal

_SECONDS: Final = 10.0
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b")
_LONGEST_LINE: Final = 4096
_HOST: Final = re.compile(r"[a-z0-9](?:[a-z0-9.\-]{0,251}[a-z0-9])?")
_PATH: Final = re.compile(r"/[\x21-\x7e]*")
_HTTPS: Final = 443

_TRANSLATED: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Addresses in which another one is hidden, perhaps of a machine next to the hall."""


class Unreachable(Exception):
    """The push service cannot be reached, or may not be."""


class Endpoint(NamedTuple):
    """An address that a browser got from its push service."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def origin(self) -> str:
        """Whom a notice is signed for."""
        usual = self.port == _HTTPS and self.secure
        return f"http{'s' if self.secure else ''}://{self.host}" + ("" if usual else f":{self.port}")


def endpoint_of(address: str, loopback: bool) -> Endpoint:
    """The parts of an address to which a notice may go; raises Refusal. ``loopback``: also http to this machine."""
    try:
        parts = urlsplit(address)
        port, user = parts.port, parts.username
    except ValueError:
        raise Refusal("bad_request", "refusal-no-push-service") from None
    host = parts.netloc.rpartition(":")[0] if port is not None else parts.netloc
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    ours = loopback and parts.scheme == "http" and host == "127.0.0.1"
    if (
        user is not None
        or parts.fragment
        or not _PATH.fullmatch(path)
        or not (ours or (parts.scheme == "https" and _HOST.fullmatch(host) and port in (None, _HTTPS)))
    ):
        raise Refusal("bad_request", "refusal-no-push-service")
    return Endpoint(host, port or _HTTPS, path, not ours)


def is_public(address: str) -> bool:
    """Whether the whole world may reach a machine by this address, and it is not one next to the hall."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in net for net in _TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


async def post(to: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
    """Send it; the status of the answer. Raises Unreachable."""
    try:
        async with asyncio.timeout(_SECONDS):
            return await _post(to, headers, body)
    except (OSError, TimeoutError, ssl.SSLError, ValueError, asyncio.LimitOverrunError) as error:
        raise Unreachable(type(error).__name__) from None


async def _post(to: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
    address = await _address_of(to)
    context, name = (_trust(), to.host) if to.secure else (None, None)
    reader, writer = await asyncio.open_connection(
        address, to.port, ssl=context, server_hostname=name, limit=_LONGEST_LINE
    )
    try:
        lines = [f"POST {to.path} HTTP/1.1", f"host: {to.origin.partition('://')[2]}", "connection: close"]
        lines += [f"{name}: {value}" for name, value in {**headers, "content-length": str(len(body))}.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        found = _STATUS.match(await reader.readline())
        if found is None:
            raise Unreachable("no answer in HTTP")
        return int(found[1])
    finally:
        writer.transport.abort()


async def _address_of(to: Endpoint) -> str:
    """The number of the machine; raises Unreachable if any that the name leads to is not for everybody."""
    if not to.secure:
        return to.host
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(map(is_public, addresses)):
        raise Unreachable("not a machine that everybody may reach")
    return addresses[0]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
