"""Puts the right Python program within reach: a mutant imports it and replaces the few lines that were wrong."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "programs" / "python"))
