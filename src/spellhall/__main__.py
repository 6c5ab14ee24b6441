"""``python -m spellhall`` is the command ``spellhall``."""

import sys

from spellhall.cli import main

sys.exit(main())
