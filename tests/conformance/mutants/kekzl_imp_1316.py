"""kekzl/imp#1316: the angle is formed in float32 and handed unreduced to fast sines.

No test had a position above 40; at 131071, the trained length, the rotation is off by a hundredth.
"""

import math

import right  # noqa: F401
import program
import rotary
from program import float32


def turn(position, frequency):
    a = float32(float32(position) * float32(frequency))  # wrong: the product is rounded to float32
    return math.cos(a), math.sin(a)


rotary.turn = turn

program.serve("imp 1316", {"rotary": {"rotate": rotary.rotate}})
