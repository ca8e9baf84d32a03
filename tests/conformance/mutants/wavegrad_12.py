"""ivanvovk/WaveGrad#12: base and exponent are exchanged: x ** 1e-4 where 1e-4 ** x is meant.

Frequencies lie so close together that columns hardly differ; the model trained all the same.
"""

import right  # noqa: F401
import program
import tables


def exponents(dim, base):
    half = (dim + 1) // 2
    return [(i / half) ** (1 / base) for i in range(half)]  # wrong: (1 / base) ** (i / half)


tables.exponents = exponents

program.serve("WaveGrad 12", {"sinusoidal": {"table": tables.sinusoidal}})
