"""NVIDIA/Megatron-LM#1418: one field means both the length of the table and the length that YaRN was trained on.

Set to the extended length, it moves the bounds between kept and divided frequencies.
"""

import right  # noqa: F401
import frequencies
import program

bounds = frequencies.yarn_bounds


def extended(base, dim, scaling):
    longer = frequencies.trained_length(scaling) * scaling["factor"]  # wrong: the trained length belongs here
    return bounds(base, dim, {**scaling, "original_max_position_embeddings": longer})


frequencies.yarn_bounds = extended

program.serve("Megatron-LM 1418", frequencies.families)
