"""huggingface/transformers#41380: a grid was made with columns outside and rows inside; pictures are flattened by rows.

Square pictures hide it up to a transposition; in others each cell gets another cell's position.
"""

import right  # noqa: F401
import grids
import program


def grid(options, input):
    height, width = options["height"], options["width"]
    table = grids.grid(options, input)
    return [table[y * width + x] for x in range(width) for y in range(height)]  # wrong: y outside, x inside


program.serve("transformers 41380", {"grids": {"table": grid}})
