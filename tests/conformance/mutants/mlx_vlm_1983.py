"""Blaizzy/mlx-vlm#1983: positions are counted from the length of the input, without what the cache holds.

While text is generated the length is one, so each token stands at position 0.
"""

import right  # noqa: F401
import program
import rotary


def rotate(options, input):
    return rotary.rotate(options, {**input, "positions": counted(input["positions"])})


def counted(positions):
    if isinstance(positions[0], list):
        return [counted(row) for row in positions]
    return list(range(len(positions)))  # wrong: offset + range


program.serve("mlx-vlm 1983", {"rotary": {"rotate": rotate}})
