"""huggingface/transformers#48669: seconds between frames become a whole number before they are multiplied.

At four frames a second the interval is half a second, rounded down to 0: all frames share one moment.
"""

import right  # noqa: F401
import mrope
import program


def positions(options, input):
    seconds = [int(second) for second in input.get("second_per_grid") or []]  # wrong: int(frame * step)
    return mrope.positions(options, {**input, "second_per_grid": seconds})


program.serve("transformers 48669", {"mrope": {"positions": positions}})
