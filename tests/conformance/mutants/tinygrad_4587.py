"""tinygrad/tinygrad#4587: positions are made in float16, which ends at 65504: later ones are infinite.

The mend moves the cast behind sine and cosine.
"""

import math

import right  # noqa: F401
import program
import rotary
from halves import float16


def turn(position, frequency):
    p = float16(position)  # wrong: a range of positions in float16
    a = p * frequency
    return (math.cos(a), math.sin(a)) if math.isfinite(a) else (math.nan, math.nan)


rotary.turn = turn

program.serve("tinygrad 4587", {"rotary": {"rotate": rotary.rotate}})
