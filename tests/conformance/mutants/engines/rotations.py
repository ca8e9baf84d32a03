"""Wrong rotations: pairs, their order, aliasing, heads, sections, attention factors, short formats."""

import math
import struct

import biases
import frequencies
import mrope
import rotary
from halves import float16


def turning(wrong):
    """Replaces how a row turns: wrong(right, row, position_of, live, columns, attention)."""
    right = rotary.turned
    rotary.turned = mrope.turned = lambda *asked: wrong(right, *asked)


def angles(wrong):
    """Replaces the angle of a position and a frequency."""
    rotary.angle = wrong


def waves(number):
    """Replaces cosine and sine by numbers of another format."""
    right = rotary.turn
    rotary.turn = lambda position, frequency: tuple(number(wave) for wave in right(position, frequency))


def neighbours(columns):
    return len(columns) > 1 and columns[0] == (0, 1)


def in_halves(right, row, position_of, live, columns, attention):
    """As DeepSeek's modeling file: neighbours are turned, and written as halves."""
    out, count = right(row, position_of, live, columns, attention), len(live)
    if not neighbours(columns):
        return out
    return out[0 : 2 * count : 2] + out[1 : 2 * count : 2] + out[2 * count :]


def over_the_head(right, row, position_of, live, columns, attention):
    if columns != [(i, i + len(live)) for i in range(len(live))]:
        return right(row, position_of, live, columns, attention)
    return right(row, position_of, live, [(i, i + len(row) // 2) for i in range(len(live))], attention)


def in_place(right, row, position_of, live, columns, attention):
    out = list(row)
    for i, (a, b) in enumerate(columns):
        c, s = (attention * wave for wave in rotary.turn(position_of(i), live[i]))
        out[a] = out[a] * c - out[b] * s
        out[b] = out[b] * c + out[a] * s  # wrong: out[a] is new already
    return out


def factor_on_all(right, row, position_of, live, columns, attention):
    out = right(row, position_of, live, columns, attention)
    return out[: 2 * len(live)] + [attention * value for value in out[2 * len(live) :]]


def last_pair_still(right, row, position_of, live, columns, attention):
    return right(row, position_of, live, columns[:-1], attention)


def with_head(ahead):
    """Moves each head by ahead(head, heads)."""

    def wrong(options, input, live, attention):
        places, columns = rotary.placed(options, input), rotary.pairs(len(live), options["pairing"])
        shape = input["x"]["shape"]
        order = rotary.order_of(options, shape)
        heads, tokens = shape[order.index("H")] if "H" in order else 1, shape[order.index("T")]
        out = []
        for k, (token, row) in enumerate(rotary.rows(options, input)):
            head = k % heads if order.endswith("HD") else k // tokens % heads
            position = places[token] + ahead(head, heads)
            out.append(rotary.turned(row, lambda i: position, live, columns, attention))
        return out

    rotary.moved = wrong


def heads_for_tokens():
    """Gives a head the position of the token of its number; heads beyond the list count on from its first position."""

    def wrong(options, input, live, attention):
        places, columns = rotary.placed(options, input), rotary.pairs(len(live), options["pairing"])
        shape = input["x"]["shape"]
        order = rotary.order_of(options, shape)
        heads, tokens = shape[order.index("H")] if "H" in order else 1, shape[order.index("T")]
        out = []
        for k, (token, row) in enumerate(rotary.rows(options, input)):
            first = token // tokens * tokens
            head = k % heads if order.endswith("HD") else k // tokens % heads
            at = places[first + head] if head < tokens else places[first] + head
            position = at if "H" in order else places[token]
            out.append(rotary.turned(row, lambda i: position, live, columns, attention))
        return out

    rotary.moved = wrong


def sections(axes=None, live_of=None):
    """Replaces the axes of pairs, or the frequencies that they have: live_of(base, dim, axis)."""
    mrope.axes = axes or mrope.axes
    if live_of is None:
        return
    right = mrope.rotate

    def wrong(options, input):
        axis = mrope.axes(options["sections"], options["interleaved"])
        plain = frequencies.plain
        frequencies.plain = lambda base, dim: live_of(base, dim, axis)
        try:
            return right(options, input)
        finally:
            frequencies.plain = plain

    mrope.rotate = wrong


def restarted(base, dim, axis):
    return [base ** (-2 * axis[:i].count(own) / dim) for i, own in enumerate(axis)]


right_axes = mrope.axes


def swapped_in_blocks(counts, interleaved):
    axis = right_axes(counts, interleaved)
    return axis if interleaved else [(0, 2, 1)[own] for own in axis]


def without_limit(counts, interleaved):
    return [i % 3 for i in range(sum(counts))] if interleaved else right_axes(counts, interleaved)


def float32(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


def cut_to_bfloat16(value):
    bits = struct.unpack("<I", struct.pack("<f", value))[0] & 0xFFFF0000
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def table_in_float16(right, row, position_of, live, columns, attention):
    """The factor is in the table that is rounded; products are exact."""
    out = list(row)
    for i, (a, b) in enumerate(columns):
        c, s = (float16(attention * wave) for wave in rotary.turn(position_of(i), live[i]))
        out[a], out[b] = row[a] * c - row[b] * s, row[b] * c + row[a] * s
    return out


def angle_in_float16(position, frequency):
    angle = float16(position * frequency)
    return angle if math.isfinite(angle) else math.nan


def shifted_again():
    rotary.shift = rotary.rotate


def slopes_of(change):
    right = biases.slopes
    biases.slopes = lambda heads: change(right(heads))


def offset_lost():
    """ALiBi counts queries from 0, in the causal mask too."""
    right = biases.alibi_bias
    biases.alibi_bias = lambda options, input: right(options, {**input, "offset": 0})


def nearest_bucket(distance, exact, buckets, farthest):
    return exact + round(math.log(distance / exact) / math.log(farthest / exact) * (buckets - exact))


def longer_exact_range():
    """T5: distances are kept one by one up to half of the buckets, and one more."""

    def wrong(relative, bidirectional, buckets, farthest):
        first = 0
        if bidirectional:
            buckets //= 2
            first = buckets if relative > 0 else 0
        distance = abs(relative) if bidirectional else max(-relative, 0)
        exact = buckets // 2 + 1  # wrong: buckets // 2
        if distance < exact:
            return first + distance
        return first + min(biases.far_bucket(distance, exact, buckets, farthest), buckets - 1)

    biases.bucket = wrong


mistakes = {
    "written_in_halves": lambda: turning(in_halves),
    "paired_over_the_head": lambda: turning(over_the_head),
    "in_place": lambda: turning(in_place),
    "factor_on_all": lambda: turning(factor_on_all),
    "last_pair_still": lambda: turning(last_pair_still),
    "heads_for_tokens": heads_for_tokens,
    "second_half_of_heads": lambda: with_head(lambda head, heads: int(heads > 1 and 2 * head >= heads)),
    "sections_restart": lambda: sections(live_of=restarted),
    "sections_without_limit": lambda: sections(without_limit),
    "axes_swapped_in_blocks": lambda: sections(swapped_in_blocks),
    "degrees": lambda: angles(lambda position, frequency: math.radians(position * frequency)),
    "frequencies_in_float32": lambda: angles(lambda position, frequency: position * float32(frequency)),
    "angles_in_float16": lambda: angles(angle_in_float16),
    "table_in_float16": lambda: turning(table_in_float16),
    "table_cut_to_bfloat16": lambda: waves(cut_to_bfloat16),
    "moved_keys_again": shifted_again,
    "slopes_halved": lambda: slopes_of(lambda slopes: [slope / 2 for slope in slopes]),
    "slopes_doubled": lambda: slopes_of(lambda slopes: [2 * slope for slope in slopes]),
    "slopes_reversed": lambda: slopes_of(lambda slopes: slopes[::-1]),
    "offset_lost_masked": offset_lost,
    "buckets_rounded": lambda: setattr(biases, "far_bucket", nearest_bucket),
    "exact_range_longer": longer_exact_range,
}
