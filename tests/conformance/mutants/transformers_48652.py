"""huggingface/transformers#48652: frequencies of a model that turns part of a head were formed over the whole head.

A copied function had lost the partial width. There the shapes no longer fit; where they do, nothing is said.
"""

import right  # noqa: F401
import frequencies
import program


def plain(base, dim):
    head = frequencies.head
    return [base ** (-2 * i / head) for i in range(dim // 2)]  # wrong: / dim


def answer(options, input):
    frequencies.head = frequencies.widths(options)[0]
    return frequencies.answer(options, input)


frequencies.plain = plain

program.serve("transformers 48652", {"rotary_frequencies": {"frequencies": answer}})
