"""More wrong rotations: signs, pairings, tails, rows and heads that are left out, factors, results of short formats."""

import math

import frequencies
import mrope
import rotary
from halves import bfloat16, float16
from rotations import neighbours, sections, turning, waves, with_head


def products(of_a, of_b):
    """Replaces the two products of a pair: functions of (a, b, cosine, sine)."""

    def wrong(right, row, position_of, live, columns, attention):
        out = list(row)
        for i, (a, b) in enumerate(columns):
            c, s = rotary.turn(position_of(i), live[i])
            out[a] = attention * of_a(row[a], row[b], c, s)
            out[b] = attention * of_b(row[a], row[b], c, s)
        return out

    turning(wrong)


def paired(columns_of):
    """Replaces the columns of all pairs: columns_of(count, width, pairing), with the width of the head."""

    def wrong(right, row, position_of, live, columns, attention):
        changed = columns_of(len(live), len(row), "interleaved" if neighbours(columns) else "rotate_half")
        return right(row, position_of, live, changed, attention)

    turning(wrong)


right_pairs = rotary.pairs
other = {"interleaved": "rotate_half", "rotate_half": "interleaved"}


def from_the_end(count, width, pairing):
    return [(a + width - 2 * count, b + width - 2 * count) for a, b in right_pairs(count, pairing)]


def mixed(right, row, position_of, live, columns, attention):
    """Halves, with cosines that are repeated as for neighbours: the two channels of a pair have angles of their own."""
    if neighbours(columns):
        return right(row, position_of, live, columns, attention)
    out, count = list(row), len(live)
    for a, b in columns:
        (c, s), (d, t) = (rotary.turn(position_of(k // 2), live[k // 2]) for k in (a, b))
        out[a] = attention * (row[a] * c - row[b] * s)
        out[b] = attention * (row[b] * d + row[a] * t)
    return out


def whole_head():
    """rotary_dim is checked, and not read where the whole head has pairs."""
    right = frequencies.scaled

    def wrong(options, input):
        found, head = right(options, input), options["head_dim"]
        return found if head % 2 else right({**options, "rotary_dim": head}, input)

    frequencies.scaled = wrong


def tail_lost(right, row, position_of, live, columns, attention):
    out = right(row, position_of, live, columns, attention)
    return out[: 2 * len(live)] + [0.0] * (len(row) - 2 * len(live))


def first_pair_still(right, row, position_of, live, columns, attention):
    return right(row, lambda i: position_of(i + 1), live[1:], columns[1:], attention)


def as_neighbours(right, row, position_of, live, columns, attention):
    """Halves are turned, and written as neighbours."""
    out, count = right(row, position_of, live, columns, attention), len(live)
    if neighbours(columns):
        return out
    return [out[i // 2 + i % 2 * count] for i in range(2 * count)] + out[2 * count :]


def cosine_factor(right, row, position_of, live, columns, attention):
    out = list(row)
    for i, (a, b) in enumerate(columns):
        c, s = rotary.turn(position_of(i), live[i])
        out[a], out[b] = row[a] * c * attention - row[b] * s, row[b] * c * attention + row[a] * s
    return out


def by_factor(wrong):
    """Replaces the attention factor of rotations."""
    turning(lambda right, *asked: right(*asked[:-1], wrong(asked[-1])))


def only(chosen):
    """Rotates the heads that chosen(token, head, heads) takes, and leaves the others as they are."""

    def wrong(options, input, live, attention):
        places, columns = rotary.placed(options, input), rotary.pairs(len(live), options["pairing"])
        shape = input["x"]["shape"]
        order = rotary.order_of(options, shape)
        heads, tokens = shape[order.index("H")] if "H" in order else 1, shape[order.index("T")]
        out = []
        for k, (token, row) in enumerate(rotary.rows(options, input)):
            head = k % heads if order.endswith("HD") else k // tokens % heads
            at = places[token]
            turns = chosen(token % tokens, head, heads)
            out.append(rotary.turned(row, lambda i: at, live, columns, attention) if turns else row)
        return out

    rotary.moved = wrong


def results(number):
    turning(lambda right, *asked: [number(value) for value in right(*asked)])


def moved_with(change):
    """Replaces how keys move: change(positions, attention) returns both."""

    def walked(positions, sign):
        return [walked(part, sign) for part in positions] if isinstance(positions, list) else sign * positions

    def wrong(options, input):
        live, attention = frequencies.scaled(options, input)
        sign, factor = change(attention)
        return rotary.moved(options, {**input, "positions": walked(input["positions"], sign)}, live, factor)

    rotary.shift = wrong


def moved_unscaled():
    right = rotary.shift
    rotary.shift = lambda options, input: right({**options, "scaling": None}, input)


def first_axis():
    sections(lambda counts, interleaved: [0] * sum(counts))


def always_blocks():
    right = mrope.axes
    sections(lambda counts, interleaved: right(counts, False))


def always_in_turn():
    right = mrope.axes
    sections(lambda counts, interleaved: right(counts, True))


def axes_backwards():
    right = mrope.axes
    sections(lambda counts, interleaved: [2 - axis for axis in right(counts, interleaved)])


def sections_halved():
    """Sections are taken to count channels: each is half as long, and the last pairs turn by the last axis."""

    def wrong(counts, interleaved):
        found = [axis for axis, count in enumerate(counts) for _ in range(count // 2)]
        return found + [2] * (sum(counts) - len(found))

    right = mrope.axes
    sections(lambda counts, interleaved: right(counts, True) if interleaved else wrong(counts, interleaved))


def angle_of(change):
    rotary.angle = lambda position, frequency: change(position * frequency)


def sine_of_half_table(position, frequency):
    """A table of 1,024 sines of a turn, without interpolation."""
    angle = position * frequency
    return round(angle / (2 * math.pi) * 1024) % 1024 * (2 * math.pi) / 1024


def polynomial(position, frequency):
    """Series of a few terms after a reduction by a float32 pi."""
    angle = position * frequency
    return angle - round(angle / 6.2831855) * 6.2831855


def by_table():
    rotary.angle = sine_of_half_table


def short_pi():
    rotary.angle = polynomial


mistakes = {
    "sines_swapped": lambda: products(lambda a, b, c, s: a * s - b * c, lambda a, b, c, s: b * s + a * c),
    "turned_back": lambda: products(lambda a, b, c, s: a * c + b * s, lambda a, b, c, s: b * c - a * s),
    "no_minus": lambda: products(lambda a, b, c, s: a * c + b * s, lambda a, b, c, s: b * c + a * s),
    "second_back": lambda: products(lambda a, b, c, s: a * c - b * s, lambda a, b, c, s: b * c - a * s),
    "channels_exchanged": lambda: products(lambda a, b, c, s: b * c + a * s, lambda a, b, c, s: a * c - b * s),
    "always_neighbours": lambda: paired(lambda count, width, pairing: right_pairs(count, "interleaved")),
    "always_halves": lambda: paired(lambda count, width, pairing: right_pairs(count, "rotate_half")),
    "pairings_exchanged": lambda: paired(lambda count, width, pairing: right_pairs(count, other[pairing])),
    "last_channels": lambda: paired(from_the_end),
    "cosines_repeated": lambda: turning(mixed),
    "whole_head": whole_head,
    "tail_lost": lambda: turning(tail_lost),
    "first_pair_still": lambda: turning(first_pair_still),
    "written_as_neighbours": lambda: turning(as_neighbours),
    "factor_never": lambda: by_factor(lambda attention: 1.0),
    "factor_twice": lambda: by_factor(lambda attention: attention**2),
    "factor_root": lambda: by_factor(math.sqrt),
    "factor_divided": lambda: by_factor(lambda attention: 1 / attention),
    "factor_on_cosines": lambda: turning(cosine_factor),
    "first_token_only": lambda: only(lambda token, head, heads: token == 0),
    "first_head_only": lambda: only(lambda token, head, heads: head == 0),
    "last_head_still": lambda: only(lambda token, head, heads: heads == 1 or head < heads - 1),
    "odd_heads_still": lambda: only(lambda token, head, heads: head % 2 == 0),
    "odd_heads_ahead": lambda: with_head(lambda head, heads: head % 2),
    "head_number_added": lambda: with_head(lambda head, heads: head),
    "moved_the_other_way": lambda: moved_with(lambda attention: (-1, 1.0)),
    "not_moved": lambda: moved_with(lambda attention: (0, 1.0)),
    "moved_twice_as_far": lambda: moved_with(lambda attention: (2, 1.0)),
    "moved_and_squared": lambda: moved_with(lambda attention: (1, attention**2)),
    "moved_unscaled": moved_unscaled,
    "moved_and_divided": lambda: moved_with(lambda attention: (1, 1 / attention)),
    "first_axis": first_axis,
    "always_blocks": always_blocks,
    "always_in_turn": always_in_turn,
    "axes_backwards": axes_backwards,
    "sections_of_channels": sections_halved,
    "sines_in_bfloat16": lambda: waves(bfloat16),
    "results_in_float16": lambda: results(float16),
    "results_in_bfloat16": lambda: results(bfloat16),
    "table_of_1024": by_table,
    "short_pi": short_pi,
}
