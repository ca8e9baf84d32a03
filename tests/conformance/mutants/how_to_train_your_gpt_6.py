"""raiyanyahya/how-to-train-your-gpt#6: angles are laid out for neighbours, and the columns turned as halves.

Each frequency is repeated twice in a row, while rotate_half pairs column i with i + d/2: no pair keeps one angle.
"""

import right  # noqa: F401
import program
import rotary


def turned(row, position_of, live, columns, attention):
    count = len(live)
    out = list(row)
    for column in range(2 * count):
        c, s = rotary.turn(position_of(column // 2), live[column // 2])  # wrong for halves: live[column % count]
        partner = -row[column + count] if column < count else row[column - count]
        out[column] = attention * (row[column] * c + partner * s)
    return out


rotary.turned = turned

program.serve("how-to-train-your-gpt 6", {"rotary": {"rotate": rotary.rotate}})
