"""vllm-project/vllm#945: ALiBi's distance is taken from the length of the context, one behind the last token.

Shifting a whole row changes nothing in exact softmax; in float16 the outputs differed.
"""

import right  # noqa: F401
import biases
import program

row = biases.alibi_row


def alibi_row(slope, query, keys, causal):
    return row(slope, query + 1, keys, causal)  # wrong: query


biases.alibi_row = alibi_row

program.serve("vllm 945", {"alibi": biases.families["alibi"]})
