"""Plain Python as tutorials write it: loops, the math module, double precision, rounded at the end."""

import itertools
import math
import platform

from common import batches_of, families_of
from program import serve


def ladder(base, dim):
    return [1 / base ** (2 * i / dim) for i in range(dim // 2)]


def waves(positions, frequencies, factor):
    angles = [[position / factor * w for w in frequencies] for position in positions]
    return [[math.sin(a) for a in row] for row in angles], [[math.cos(a) for a in row] for row in angles]


def turn(a, b, cos, sin):
    rows = list(zip(a, b, cos, sin))
    return [u * c - v * s for u, v, c, s in rows], [v * c + u * s for u, v, c, s in rows]


def padded(mask):
    return [[total - is_token for total, is_token in zip(itertools.accumulate(row), row)] for row in mask]


def packed(sequences):
    return [[k for _, text in itertools.groupby(row) for k, _ in enumerate(text)] for row in sequences]


families = families_of(waves, {"table": ladder, "rotary": ladder}, turn)
families |= batches_of(padded, packed, families["rotary"]["rotate"])
serve("Python, the math module", families, version=platform.python_version())
