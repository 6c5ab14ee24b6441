"""What can go wrong for a user, each with one clear sentence. Any other error is a bug of ours."""


class SpellhallError(Exception):
    """The base of every error that a user can cause and can put right."""


class UnknownGame(SpellhallError):
    """No game of that name; the message lists the games there are."""


class BadGame(SpellhallError):
    """A game that is not complete; the message names the game and the field of its ``GameInfo``."""


class BadSetup(SpellhallError):
    """Seats, options, seed or scenario do not fit the game."""


class IllegalMove(SpellhallError):
    """A move that is not among the legal ones. The game has not changed."""


class BadRecord(SpellhallError):
    """A record that cannot be read or replayed; the message says where."""


class NoRecord(SpellhallError):
    """A determinized world was never played, so it has no record."""
