"""zju3dv/LoFTR#41: `/ d_model // 2` divides first and rounds down then, so the rate is -1 for any usual width.

Wavelengths grow by e from pair to pair and most columns stand still. The paper's results came with it.
"""

import math

import right  # noqa: F401
import program
import tables


def exponents(dim, base):
    rate = -math.log(base) / dim // 2  # wrong: the parentheses of (dim // 2) are missing
    return [math.exp(k * rate) for k in range((dim + 1) // 2)]


tables.exponents = exponents

program.serve("LoFTR 41", {"sinusoidal": {"table": tables.sinusoidal}})
