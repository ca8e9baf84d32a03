"""THUDM/slime#1720: rope_theta was read from the top of the config, and newer files have it inside rope_parameters.

The default of the class came back, 10000, and it was the right configuration that was rejected.
"""

import right  # noqa: F401
import models
import program

read = models.rope_of


def rope_of(config, layer):
    rope, base = read(config, layer)
    return rope, None if base == rope.get("rope_theta") else base  # wrong: base


models.rope_of = rope_of

program.serve("slime 1720", models.families)
