"""maxjcohen/transformer#62: the base reads 1000 instead of 10000.

The cosines' exponents were off as well; this program keeps to the base.
"""

import right  # noqa: F401
import program
import tables

written = tables.exponents
tables.exponents = lambda dim, base: written(dim, 1000 if base == 10000 else base)  # wrong: a digit is missing

program.serve("maxjcohen 62", {"sinusoidal": {"table": tables.sinusoidal}})
