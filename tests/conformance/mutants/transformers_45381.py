"""huggingface/transformers#45381: each frame of a film gets the same moment, the start times the step.

A film behind 15 tokens, with a step of 4, stood at 60 throughout, and text went on at 31, before it. The test had a
step that rounds to 0, with which nothing shows.
"""

import right  # noqa: F401
import mrope
import program


def seen(start, frames, height, width, step):
    return [
        (int(start * step), start + y, start + x)  # wrong: start + int(t * step)
        for t in range(frames)
        for y in range(height)
        for x in range(width)
    ]


mrope.seen = seen
mrope.after = lambda cells: max(max(cell[1:]) for cell in cells) + 1  # wrong: the time counts as well

program.serve("transformers 45381", {"mrope": {"positions": mrope.positions}})
