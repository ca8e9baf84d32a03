"""kekzl/imp#1316: angles are formed in float32 and handed to fast sines, which do not reduce them.

No test had a position above 40; at 131071, the trained length, the rotation is off by a hundredth.
"""

import right  # noqa: F401
import program
import rotary
from fast_sines import fast


def turn(position, frequency):
    return fast(program.float32(position) * program.float32(frequency))  # wrong: reduce in double, then be fast


rotary.turn = turn

program.serve("imp 1316", {"rotary": {"rotate": rotary.rotate}})
