"""pie-project/pie#603: a partial rotation took the width of the head where the rotary width belongs, twice.

Exponents ran over head_dim and partners stood head_dim / 2 away. A unit test asserted the same mistake.
"""

import right  # noqa: F401
import frequencies
import program
import rotary


def rotate(options, input):
    head, rotary_dim = frequencies.widths(options)
    base = options["base"]
    live = [base ** (-2 * i / head) for i in range(rotary_dim // 2)]  # wrong: / rotary_dim
    columns = [(i, i + head // 2) for i in range(rotary_dim // 2)]  # wrong: + rotary_dim // 2
    if options["pairing"] == "interleaved":
        columns = rotary.pairs(len(live), "interleaved")
    positions = rotary.placed(options, input)
    return [
        rotary.turned(row, lambda i: positions[token], live, columns, 1.0)
        for token, row in rotary.rows(options, input)
    ]


def answer(options, input):
    return rotate(options, input) if not options.get("scaling") else rotary.rotate(options, input)


program.serve("pie 603", {"rotary": {"rotate": answer}})
