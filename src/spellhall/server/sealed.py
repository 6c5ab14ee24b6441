"""What a push service carries: sealed for one browser (RFC 8291), and signed by the hall (RFC 8292, VAPID).

The libraries take a moment to load, so this module is imported only where it is needed. They are the two that
``pywebpush`` is made of; all it adds is an HTTP client, which would go to any address (see ``push``).
"""

from __future__ import annotations

import base64
import binascii
from typing import Final

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from spellhall.server.clock import time

_SIGNED_SECONDS: Final = 12 * 3600
_POINT_LENGTH: Final = 65
_AUTH_LENGTH: Final = 16


def new_key() -> str:
    """A private key of the hall's, to be kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers subscribe with."""
    return _text(_point(Vapid02.from_raw(private.encode()).public_key))


def check_keys(p256dh: str, auth: str) -> None:
    """Whether these can be a browser's keys; raises ValueError."""
    point, secret = _bytes(p256dh), _bytes(auth)
    if len(point) != _POINT_LENGTH or len(secret) != _AUTH_LENGTH:
        raise ValueError("the keys of a push subscription have 65 and 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body that only this browser can read (aes128gcm)."""
    once = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(message, private_key=once, dh=_bytes(p256dh), auth_secret=_bytes(auth))
    return sealed


def sign(private: str, audience: str, contact: str) -> str:
    """What the ``authorization`` header says: who sends this, to which service."""
    signer = Vapid02.from_raw(private.encode())
    signer.conf = {"no-strict": True}  # its idea of a contact is too narrow: a hall may have a name without a dot
    claims = {"aud": audience, "sub": contact, "exp": int(time()) + _SIGNED_SECONDS}
    signed: str = signer.sign(claims)["Authorization"]
    return signed


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("the keys of a push subscription are base64url") from None
