"""huggingface/candle#3520: positions and frequencies are cast to the model's bfloat16 before they are multiplied.

Beyond 256 not every position exists in bfloat16: 15962 becomes 15936 or 15968, and the cosine is noise.
"""

import math

import right  # noqa: F401
import program
import rotary
from halves import bfloat16


def turn(position, frequency):
    a = bfloat16(bfloat16(position) * bfloat16(frequency))  # wrong: cast after the cosine, not before
    return bfloat16(math.cos(a)), bfloat16(math.sin(a))


rotary.turn = turn

program.serve("candle 3520", {"rotary": {"rotate": rotary.rotate}})
