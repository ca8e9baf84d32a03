"""meta-pytorch/attention-gym#86: two examples of ALiBi subtract the key from the query, and favour what is far.

The bias grows with the distance, where it should fall.
"""

import right  # noqa: F401
import biases
import program


def alibi_row(slope, query, keys, causal):
    return [slope * (query - key) for key in range(keys)]  # wrong: key - query; the mask is put on elsewhere


biases.alibi_row = alibi_row

program.serve("attention-gym 86", {"alibi": biases.families["alibi"]})
