"""paiml/aprender#2084: one of three rotary functions rotated halves whatever the model said.

It was the reference that the GPU was compared with, so parity tests could not see it.
"""

import right  # noqa: F401
import program
import rotary


def pairs(count, pairing):
    return [(i, i + count) for i in range(count)]  # wrong: `pairing` is not looked at


rotary.pairs = pairs

program.serve("aprender 2084", {"rotary": {"rotate": rotary.rotate}})
