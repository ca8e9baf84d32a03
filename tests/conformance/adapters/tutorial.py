"""Plain Python as tutorials write it: loops, the math module, double precision, rounded at the end."""

import math
import platform

from common import families_of
from program import serve


def ladder(base, dim):
    return [1 / base ** (2 * i / dim) for i in range(dim // 2)]


def waves(positions, frequencies, factor):
    angles = [[position / factor * w for w in frequencies] for position in positions]
    return [[math.sin(a) for a in row] for row in angles], [[math.cos(a) for a in row] for row in angles]


def turn(a, b, cos, sin):
    rows = list(zip(a, b, cos, sin))
    return [u * c - v * s for u, v, c, s in rows], [v * c + u * s for u, v, c, s in rows]


families = families_of(waves, {"table": ladder, "rotary": ladder}, turn)
serve("Python, the math module", families, version=platform.python_version())
