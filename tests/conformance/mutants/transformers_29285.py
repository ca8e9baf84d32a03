"""huggingface/transformers#29285: under autocast, tables of cosines and sines were computed in bfloat16.

Found because training losses of two implementations differed from the start.
"""

import right  # noqa: F401
import program
import rotary
from halves import bfloat16

exact = rotary.turn


def turn(position, frequency):
    c, s = exact(position, frequency)
    return bfloat16(c), bfloat16(s)  # wrong: two digits are left of a cosine


rotary.turn = turn

program.serve("transformers 29285", {"rotary": {"rotate": rotary.rotate}})
