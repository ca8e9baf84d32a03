"""karpathy/nanochat#489: the rotation turns the other way round.

The project keeps it, and says so: its own weights were trained with it. Weights from elsewhere need the other sign.
"""

import right  # noqa: F401
import program
import rotary

forward = rotary.turn


def turn(position, frequency):
    c, s = forward(position, frequency)
    return c, -s  # the transpose of the published matrix


rotary.turn = turn

program.serve("nanochat 489", {"rotary": {"rotate": rotary.rotate}})
