"""Puts the right Python program within reach: a mutant imports it and replaces the few lines that were wrong."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "programs" / "python"))


def moved(positions, change):
    """Positions with a change, in the lists of a batch's rows, too."""
    return [moved(one, change) if isinstance(one, list) else change(one) for one in positions]
