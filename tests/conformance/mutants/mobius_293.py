"""onnxruntime/mobius#293: Hunyuan's dynamic scaling says `alpha`; the export read `factor`, which is 1 there.

The base stayed unscaled, and the most likely next token still was the right one.
"""

import right  # noqa: F401
import frequencies
import program
import rotary

dynamic = frequencies.dynamic_ntk


def by_factor(base, dim, scaling, length):
    if scaling.get("alpha"):
        return frequencies.plain(base * scaling.get("factor", 1.0), dim), 1.0  # wrong: alpha ** (dim / (dim - 2))
    return dynamic(base, dim, scaling, length)


frequencies.kinds["dynamic"] = frequencies.kinds["dynamic_ntk"] = by_factor

program.serve("mobius 293", {**frequencies.families, "rotary": {"rotate": rotary.rotate}})
