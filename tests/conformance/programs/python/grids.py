"""Sine-cosine tables of pictures, in the layouts of several projects."""

import math

from frequencies import positive
from tables import ladder, whole


def waves(wave, place, live):
    return [wave(place * w) for w in live]


def halves(place, live):
    return waves(math.sin, place, live) + waves(math.cos, place, live)


def cells(height, width):
    """Returns (row, column) of each cell, row by row: as pictures are flattened."""
    return [(y, x) for y in range(height) for x in range(width)]


def paper(dim, base):
    return ladder(dim // 4, base, dim // 4)


def shifted(dim, base):
    """Returns frequencies whose last is exactly 1 / base."""
    return ladder(dim // 4, base, max(dim // 4 - 1, 1))


def mae(height, width, dim, base):
    live = paper(dim, base)
    return [halves(x, live) + halves(y, live) for y, x in cells(height, width)]


def big_vision(height, width, dim, base):
    live = shifted(dim, base)
    return [halves(x, live) + halves(y, live) for y, x in cells(height, width)]


def moco_v3(height, width, dim, base):
    """As MAE, cells column by column."""
    live = paper(dim, base)
    return [halves(x, live) + halves(y, live) for x in range(width) for y in range(height)]


def timm(height, width, dim, base):
    live = paper(dim, base)
    return [
        [*waves(math.sin, y, live), *waves(math.sin, x, live), *waves(math.cos, y, live), *waves(math.cos, x, live)]
        for y, x in cells(height, width)
    ]


def tensor2tensor(height, width, dim, base):
    live = shifted(dim, base)
    return [halves(y, live) + halves(x, live) + [0.0] * (dim % 4) for y, x in cells(height, width)]


def alternating(place, live):
    return [wave(place * w) for w in live for wave in (math.sin, math.cos)]


def detr(height, width, dim, base):
    """Places from one, the row's columns first, sines and cosines in turn."""
    live = paper(dim, base)
    return [alternating(y + 1, live) + alternating(x + 1, live) for y, x in cells(height, width)]


def detr_normalized(height, width, dim, base):
    """As DETR, with places brought to one full turn."""
    live, turn = paper(dim, base), 2 * math.pi
    return [
        alternating((y + 1) / (height + 1e-6) * turn, live) + alternating((x + 1) / (width + 1e-6) * turn, live)
        for y, x in cells(height, width)
    ]


conventions = {
    one.__name__: one for one in (mae, big_vision, moco_v3, timm, tensor2tensor, detr, detr_normalized)
}


def grid(options, input):
    height, width = whole("height", options["height"], 0), whole("width", options["width"], 0)
    dim, base = whole("dim", options["dim"]), positive("base", options["base"])
    name = options["convention"]
    if name not in conventions:
        raise ValueError(f"convention is {name!r}; it has to be one of {', '.join(conventions)}")
    if dim % 4 and name != "tensor2tensor":
        raise ValueError(f"dim is {dim}; it has to be a multiple of 4")
    return conventions[name](height, width, dim, base)


families = {"grids": {"table": grid}}
