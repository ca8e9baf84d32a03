"""Wrong positions: lists that are read in part, backwards, cut, or less a window; rows of a batch confused."""

import math

import mrope
import rotary


def listed(change):
    """Replaces every list of positions."""

    def walked(positions):
        if positions and isinstance(positions[0], list):
            return [walked(part) for part in positions]
        return change(rotary.checked_positions(positions))

    def wrong(right):
        return lambda options, input: right(options, {**input, "positions": walked(input["positions"])})

    rotary.rotate, rotary.shift, mrope.rotate = wrong(rotary.rotate), wrong(rotary.shift), wrong(mrope.rotate)


def each(change):
    return lambda: listed(lambda positions: [change(position) for position in positions])


def first_row_for_all():
    right = rotary.placed

    def wrong(options, input):
        places, count = right(options, input), rotary.tokens(options, input)
        return places[:count] * (len(places) // count)

    rotary.placed = wrong


mistakes = {
    "list_not_read": lambda: listed(lambda positions: [positions[0] + i for i in range(len(positions))]),
    "list_backwards": lambda: listed(lambda positions: positions[::-1]),
    "one_less_from_one": each(lambda position: max(position - 1, 0)),
    "cut_to_integers": each(int),
    "raised_to_integers": each(math.ceil),
    "absolute": each(abs),
    "less_a_window": each(lambda position: position - 1024 if position >= 1024 else position),
    "first_row_for_all": first_row_for_all,
}
