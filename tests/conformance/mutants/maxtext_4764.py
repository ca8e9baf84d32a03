"""AI-Hypercomputer/maxtext#4764: partial_rotary_factor was dropped wherever a model has multimodal positions.

A quarter of Qwen 3.5's head should turn, and all of it did. Shapes stay valid, and long prompts repeat themselves.
"""

import right  # noqa: F401
import models
import program

part = models.part_of


def part_of(config, rope):
    return None if "mrope_section" in rope else part(config, rope)  # wrong: part(config, rope)


models.part_of = part_of

program.serve("maxtext 4764", models.families)
