"""Rotations of queries and keys by position: rotary and xPos."""

import math

import frequencies
from frequencies import even, positive
from program import flat


def angle(position, frequency):
    """Returns the angle in double precision: position times frequency, rounded once."""
    return position * frequency


def turn(position, frequency):
    """Returns the cosine and the sine of a pair."""
    a = angle(position, frequency)
    return math.cos(a), math.sin(a)


def pairs(count, pairing):
    """Returns the columns of each of `count` pairs."""
    if pairing == "interleaved":
        return [(2 * i, 2 * i + 1) for i in range(count)]
    if pairing == "rotate_half":
        return [(i, i + count) for i in range(count)]
    raise ValueError(f"pairing is {pairing!r}; it has to be interleaved or rotate_half")


def checked_positions(positions):
    positions = list(flat(positions))
    for position in positions:
        if isinstance(position, bool) or not isinstance(position, (int, float)) or not math.isfinite(position):
            raise ValueError(f"a position is {position!r}; it has to be a finite number")
    return positions


def rows(options, input):
    """Yields each row of x with the index of its token, in the order that the options name."""
    x = input["x"]
    shape, values = x["shape"], list(flat(x["values"]))
    order = options.get("order") or {2: "TD", 3: "THD"}.get(len(shape))
    if len(order) != len(shape) or "T" not in order or order[-1] != "D":
        raise ValueError(f"order is {order!r}; x has {len(shape)} axes")
    if shape[-1] != options["head_dim"]:
        raise ValueError(f"x has {shape[-1]} columns; head_dim is {options['head_dim']}")
    width = shape[-1]
    if math.prod(shape) != len(values):
        raise ValueError(f"x has {len(values)} values; its shape {shape} asks for {math.prod(shape)}")
    axis = order.index("T")
    inner = math.prod(shape[axis + 1 : -1])
    for row in range(len(values) // width):
        yield row // inner % shape[axis], values[row * width : (row + 1) * width]


def tokens(options, input):
    shape = input["x"]["shape"]
    order = options.get("order") or {2: "TD", 3: "THD"}.get(len(shape))
    return shape[order.index("T")] if "T" in order and len(order) == len(shape) else None


def turned(row, position_of, live, columns, attention):
    """Rotates the pairs of one row; columns that belong to no pair stay as they are."""
    out = list(row)
    for i, (a, b) in enumerate(columns):
        c, s = turn(position_of(i), live[i])
        out[a] = attention * (row[a] * c - row[b] * s)
        out[b] = attention * (row[b] * c + row[a] * s)
    return out


def rotate(options, input):
    positions = checked_positions(input["positions"])
    if len(positions) != tokens(options, input):
        raise ValueError(f"there are {len(positions)} positions; x has {tokens(options, input)} tokens")
    live, attention = frequencies.scaled(options, input)
    columns = pairs(len(live), options["pairing"])
    return [turned(row, lambda i: positions[token], live, columns, attention) for token, row in rows(options, input)]


def xpos_rotate(options, input):
    """Rotates neighbours and stretches them: queries by the scale, keys by its inverse."""
    positions = checked_positions(input["positions"])
    head = even("head_dim", options["head_dim"])
    live = frequencies.plain(positive("base", options["base"]), head)
    sign = {"query": 1, "key": -1}[options["role"]]
    out = []
    for token, row in rows(options, input):
        new = list(row)
        for i in range(head // 2):
            zeta = (2 * i + 0.4 * head) / (1.4 * head)
            stretch = zeta ** (sign * (positions[token] + options["min_pos"]) / options["scale_base"])
            c, s = turn(positions[token], live[i])
            new[2 * i] = stretch * (row[2 * i] * c - row[2 * i + 1] * s)
            new[2 * i + 1] = stretch * (row[2 * i + 1] * c + row[2 * i] * s)
        out.append(new)
    return out


families = {"rotary": {"rotate": rotate}, "xpos": {"rotate": xpos_rotate}}
