"""flashinfer-ai/flashinfer#585: a cache of cosines and sines in float16, where the kernel had computed in float32.

The discrepancy was large enough that the cache has to be float32 now.
"""

import right  # noqa: F401
import program
import rotary
from halves import float16

exact = rotary.turn


def turn(position, frequency):
    c, s = exact(position, frequency)
    return float16(c), float16(s)  # wrong: three digits are left of a cosine


rotary.turn = turn

program.serve("flashinfer 585", {"rotary": {"rotate": rotary.rotate}})
