"""EleutherAI/gpt-neox#1003: the products of positions and frequencies are formed in the model's float16.

A product of 1044.27 becomes 1045: large against a period of 6.28, and cosines are off by up to 0.78.
"""

import math

import right  # noqa: F401
import program
import rotary
from halves import float16


def turn(position, frequency):
    a = float16(float16(position) * float16(frequency))  # wrong: float16 has no fraction above 2048
    return (math.cos(a), math.sin(a)) if math.isfinite(a) else (math.nan, math.nan)


rotary.turn = turn

program.serve("gpt-neox 1003", {"rotary": {"rotate": rotary.rotate}})
