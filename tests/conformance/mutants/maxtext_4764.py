"""AI-Hypercomputer/maxtext#4764: partial_rotary_factor was dropped wherever a model had multimodal positions.

Shapes stay valid, the whole head turns, and output repeats itself on long prompts.
"""

import right  # noqa: F401
import mrope
import program


def rotate(options, input):
    rotary_dim = options.get("rotary_dim") or options["head_dim"]
    stretch = options["head_dim"] // rotary_dim  # wrong: sections are blown up to the head instead of the part
    sections = [count * stretch for count in options["sections"]]
    return mrope.rotate({**options, "rotary_dim": options["head_dim"], "sections": sections}, input)


program.serve("maxtext 4764", {"mrope": {"rotate": rotate}})
