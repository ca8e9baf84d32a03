"""NVIDIA-NeMo/Speech#7415: YaRN's frequencies are scaled, and positions are divided by the factor as well.

A reviewer of the change asks for the missing condition.
"""

import right
import program
import rotary


def rotate(options, input):
    scaling = options.get("scaling") or {}
    if scaling.get("type") == "yarn":
        # wrong: a second time
        positions = right.moved(input["positions"], lambda position: position / scaling["factor"])
        return rotary.rotate(options, {**input, "positions": positions})
    return rotary.rotate(options, input)


program.serve("NeMo 7415", {"rotary": {"rotate": rotate}})
