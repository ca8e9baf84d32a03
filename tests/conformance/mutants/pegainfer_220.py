"""pegainfer-project/pegainfer#220: a cache of 4096 rows is read at any position, while 40960 are let in.

What lies behind the cosines is read as cosines. Here it is the table of sines, once more from its start.
"""

import math

import right  # noqa: F401
import program
import rotary

rows = 4096


def turn(position, frequency):
    if 0 <= position < rows:
        return math.cos(position * frequency), math.sin(position * frequency)
    beyond = position % rows  # wrong: no bounds are checked, so another table's rows come back
    return math.sin(beyond * frequency), math.sin(beyond * frequency)


rotary.turn = turn

program.serve("pegainfer 220", {"rotary": {"rotate": rotary.rotate}})
