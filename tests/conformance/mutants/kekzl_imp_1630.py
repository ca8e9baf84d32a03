"""kekzl/imp#1630: the mend of #1316 covered two of three branches; the one for YaRN still does not reduce its angles.

The regression test could not reach it, since it called the function without scaling.
"""

import right  # noqa: F401
import program
import rotary
from fast_sines import fast

exact = rotary.turn


def unreduced(position, frequency):
    return fast(program.float32(position) * program.float32(frequency))


def rotate(options, input):
    scaling = (options.get("scaling") or {}).get("type")
    rotary.turn = unreduced if scaling == "yarn" else exact  # wrong: one branch forgotten
    return rotary.rotate(options, input)


program.serve("imp 1630", {"rotary": {"rotate": rotate}})
