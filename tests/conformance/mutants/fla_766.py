"""fla-org/flash-linear-attention#766: the count of tokens seen goes up in the first layer, too early for the others.

From the second layer on, while generating, positions are one too large.
"""

import right
import program
import rotary


def rotate(options, input):
    positions = right.moved(input["positions"], lambda position: position + 1)  # wrong: counted up too early
    return rotary.rotate(options, {**input, "positions": positions})


program.serve("flash-linear-attention 766", {"rotary": {"rotate": rotate}})
