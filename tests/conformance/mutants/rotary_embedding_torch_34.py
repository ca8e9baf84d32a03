"""lucidrains/rotary-embedding-torch#34: xPos scales are laid out by halves, and pairs are neighbours.

The two channels of a pair are stretched unlike, so that a unit vector changes its length with its angle.
"""

import right  # noqa: F401
import program
import rotary


def rotate(options, input):
    head, minimum, base = options["head_dim"], options["min_pos"], options["scale_base"]
    sign = {"query": 1, "key": -1}[options["role"]]
    stretched = rotary.xpos_rotate(options, input)

    def stretch(pair, position):
        zeta = (2 * pair + 0.4 * head) / (1.4 * head)
        return zeta ** (sign * (position + minimum) / base)

    for (token, _), row in zip(rotary.rows(options, input), stretched):
        position = input["positions"][token]
        for column in range(head):
            right_one = stretch(column // 2, position)
            row[column] *= stretch(column % (head // 2), position) / right_one  # wrong: column // 2
    return stretched


program.serve("rotary-embedding-torch 34", {"xpos": {"rotate": rotate}})
