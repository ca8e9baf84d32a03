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
    """Yields each row of x with the index of its position, in the order that the options name."""
    x = input["x"]
    shape, values = x["shape"], list(flat(x["values"]))
    order = order_of(options, shape)
    if shape[-1] != options["head_dim"]:
        raise ValueError(f"x has {shape[-1]} columns; head_dim is {options['head_dim']}")
    width = shape[-1]
    if math.prod(shape) != len(values):
        raise ValueError(f"x has {len(values)} values; its shape {shape} asks for {math.prod(shape)}")
    axis = order.index("T")
    inner, batch = math.prod(shape[axis + 1 : -1]), math.prod(shape[1:-1])
    for row in range(len(values) // width):
        first = row // batch * shape[axis] if order[0] == "B" else 0
        yield first + row // inner % shape[axis], values[row * width : (row + 1) * width]


def order_of(options, shape):
    """Returns the letters of the axes: rows of a batch (B), tokens (T), heads (H), channels (D)."""
    order = options.get("order") or {2: "TD", 3: "THD"}.get(len(shape))
    if len(order) != len(shape) or "T" not in order or order[-1] != "D":
        raise ValueError(f"order is {order!r}; x has {len(shape)} axes")
    return order


def tokens(options, input):
    shape = input["x"]["shape"]
    return shape[order_of(options, shape).index("T")]


def placed(options, input):
    """Returns the positions of all tokens, row by row of a batch: each of its rows has a list of them."""
    shape, count = input["x"]["shape"], tokens(options, input)
    batch = order_of(options, shape)[0] == "B"
    lists = input["positions"] if batch else [input["positions"]]
    if batch and len(lists) != shape[0] or any(len(line) != count for line in lists):
        raise ValueError(f"positions have to be a list of {count} for each row of x {shape}")
    return checked_positions(lists)


def turned(row, position_of, live, columns, attention):
    """Rotates the pairs of one row; columns that belong to no pair stay as they are."""
    out = list(row)
    for i, (a, b) in enumerate(columns):
        c, s = turn(position_of(i), live[i])
        out[a] = attention * (row[a] * c - row[b] * s)
        out[b] = attention * (row[b] * c + row[a] * s)
    return out


def rotate(options, input):
    live, attention = frequencies.scaled(options, input)
    return moved(options, input, live, attention)


def shift(options, input):
    """Moves keys that are rotated already: the attention factor is in them."""
    return moved(options, input, frequencies.scaled(options, input)[0], 1.0)


def moved(options, input, live, attention):
    positions = placed(options, input)
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


families = {"rotary": {"rotate": rotate, "shift": shift}, "xpos": {"rotate": xpos_rotate}}
