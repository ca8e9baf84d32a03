"""More wrong positions: shifted, wrapped, held in other types, rows of a batch that are flattened."""

import struct

import rotary
from halves import bfloat16, float16
from positions import each, listed


def batch(change):
    """Replaces the positions of all rows of a batch: change(rows) of lists."""
    right = rotary.placed

    def wrong(options, input):
        places, count = right(options, input), rotary.tokens(options, input)
        rows = [places[k : k + count] for k in range(0, len(places), count)]
        return [place for row in (change(rows) if len(rows) > 1 else rows) for place in row]

    rotary.placed = wrong


def signed16(position):
    return (int(position) + 2**15) % 2**16 - 2**15 if position == int(position) else position


def float32(position):
    return struct.unpack("<f", struct.pack("<f", position))[0]


def numbered(rows):
    return [[float(k) for k in range(len(row))] for row in rows]


mistakes = {
    "one_too_high": each(lambda position: position + 1),
    "one_too_low": each(lambda position: position - 1),
    "padding_index": each(lambda position: position + 2),
    "counted_after_chunk": lambda: listed(lambda positions: [position + len(positions) for position in positions]),
    "from_the_first": lambda: listed(lambda positions: [position - positions[0] for position in positions]),
    "modulo_4096": each(lambda position: position % 4096),
    "clamped_8191": each(lambda position: min(position, 8191)),
    "signed_16_bits": each(signed16),
    "held_in_float32": each(float32),
    "held_in_bfloat16": each(bfloat16),
    "held_in_float16": each(float16),
    "last_of_all": lambda: listed(lambda positions: [positions[-1]] * len(positions)),
    "last_row_for_all": lambda: batch(lambda rows: [rows[-1]] * len(rows)),
    "rows_numbered": lambda: batch(numbered),
    "largest_of_rows": lambda: batch(lambda rows: [[max(column) for column in zip(*rows)]] * len(rows)),
    "rounded_to_integers": each(round),
    "not_negative": each(lambda position: max(position, 0)),
}
