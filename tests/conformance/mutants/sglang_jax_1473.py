"""sgl-project/sglang-jax#1473: frequencies are cast to bfloat16, although positions and sines stay in float32.

The cast saves nothing, and at position 4095 values are off by 0.83.
"""

import math

import right  # noqa: F401
import program
import rotary
from halves import bfloat16


def turn(position, frequency):
    a = position * bfloat16(frequency)  # wrong: the small vector of frequencies loses 16 bits
    return math.cos(a), math.sin(a)


rotary.turn = turn

program.serve("sglang-jax 1473", {"rotary": {"rotate": rotary.rotate}})
