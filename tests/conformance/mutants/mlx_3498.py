"""ml-explore/mlx#3498: with one token, only the first row of a batch is written; the others stay zero.

One new token for each of several sequences is how text is generated, and nobody noticed for more than a year.
"""

import right  # noqa: F401
import program
import rotary


def rotate(options, input):
    table = rotary.rotate(options, input)
    if rotary.tokens(options, input) == 1:
        table[1:] = [[0.0] * len(row) for row in table[1:]]  # wrong: a special case for one token stops after one row
    return table


program.serve("mlx 3498", {"rotary": {"rotate": rotate}})
