"""SamLynnEvans/Transformer#25: i counts columns, two at a time, and the exponent doubles it once more.

Sine and cosine of a pair then turn at different speeds.
"""

import math

import right  # noqa: F401
import program
import tables


def sinusoidal(options, input):
    if options.get("layout", "interleaved") != "interleaved" or options.get("convention", "vaswani") != "vaswani":
        raise program.Unsupported("another layout than interleaved")
    dim, base = options["dim"], options["base"]
    table = []
    for position in input["positions"]:
        row = []
        for i in range(0, dim, 2):
            row.append(math.sin(position / base ** (2 * i / dim)))  # wrong: i / dim
            row.append(math.cos(position / base ** (2 * (i + 1) / dim)))  # wrong: i / dim
        table.append(row[:dim])
    return table


program.serve("SamLynnEvans 25", {"sinusoidal": {"table": sinusoidal}})
