"""onnxruntime/mobius#293: Hunyuan's scaling of the base says `alpha`; the export read `factor`, which is 1 there.

The base stayed unscaled, and the most likely next token still was the right one.
"""

import right  # noqa: F401
import frequencies
import program
import rotary


def stretched(base, dim, scaling, length):
    factor = 1.0  # wrong: the other key's value, alpha ** (dim / (dim - 2))
    return frequencies.plain(base * factor, dim), 1.0


frequencies.kinds["ntk_aware"] = stretched

program.serve("mobius 293", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
