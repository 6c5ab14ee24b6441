"""Lets games that are not compiled build on compiled classes of the engine.

``mypyc_attr(allow_interpreted_subclasses=True)`` above a class tells the compiler. Only the compiler needs it, so the
package it comes from need not be installed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  # others take it from here
else:

    def mypyc_attr(**_):  # noqa: ANN003, ANN201
        """Leave the class as it is: there is no compiler."""
        return lambda cls: cls
