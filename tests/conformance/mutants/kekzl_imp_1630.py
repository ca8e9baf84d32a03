"""kekzl/imp#1630: the mend of #1316 covered two of three branches; the one for YaRN still rounds its angles.

The regression test could not reach it, since it called the function without scaling.
"""

import math

import right  # noqa: F401
import program
import rotary
from program import float32

exact = rotary.turn


def rounded(position, frequency):
    a = float32(float32(position) * float32(frequency))
    return math.cos(a), math.sin(a)


def rotate(options, input):
    scaling = (options.get("scaling") or {}).get("type")
    rotary.turn = rounded if scaling == "yarn" else exact  # wrong: one branch forgotten
    return rotary.rotate(options, input)


program.serve("imp 1630", {"rotary": {"rotate": rotate}})
