"""Tables of sines and cosines: sinusoidal, time steps of diffusion models, grids of pictures."""

import math

from frequencies import positive
from program import Unsupported
from rotary import checked_positions


def ladder(count, base, last):
    """Returns base^(-i/last) for i below count."""
    return [base ** (-i / last) for i in range(count)]


def exponents(dim, base):
    """Returns the frequency of each column pair: base^(-2i/dim)."""
    return [base ** (-2 * i / dim) for i in range((dim + 1) // 2)]


def whole(name, value, least=1):
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{name} is {value!r}; it has to be a whole number from {least} on")
    return value


def interleaved(position, live, dim):
    row = []
    for w in live:
        row += [math.sin(position * w), math.cos(position * w)]
    return (row + [0.0])[:dim]


def concatenated(position, live, dim):
    """Returns sines, then cosines. An odd width has one sine more, or a zero at the end where pairs are fewer."""
    row = [math.sin(position * w) for w in live] + [math.cos(position * w) for w in live]
    return (row + [0.0])[:dim]


def shifted(dim, base):
    """Returns the frequencies of tensor2tensor, whose last is exactly 1 / base."""
    return ladder(dim // 2, base, max(dim // 2 - 1, 1))


papers = ("vaswani", "marian", "transformer_xl", "x_transformers")
others = ("tensor2tensor", "fairseq", "whisper")


def sinusoidal(options, input):
    dim = whole("dim", options["dim"])
    base = positive("base", options["base"])
    positions = checked_positions(input["positions"])
    convention = options.get("convention", "vaswani")
    layouts = {"interleaved": interleaved, "concatenated": concatenated}
    layout = options.get("layout", "interleaved")
    if layout not in layouts:
        raise ValueError(f"layout is {layout!r}; it has to be interleaved or concatenated")
    if convention not in papers + others:
        raise Unsupported(f"convention {convention}")
    live = exponents(dim, base) if convention in papers else shifted(dim, base)
    table = [layouts[layout](p, live, dim) for p in positions]
    if convention == "fairseq":
        table = [[0.0] * dim if p == options["padding_idx"] else row for p, row in zip(positions, table)]
    if convention == "x_transformers":
        table = [[value / math.sqrt(dim) for value in row] for row in table]
    return table


def timestep(options, input):
    """Embeds a step of time, cosines first where they are flipped."""
    dim = whole("dim", options["dim"])
    half = dim // 2
    shift = options["downscale_freq_shift"]
    if half - shift <= 0:
        raise ValueError(f"downscale_freq_shift is {shift}; it has to be below {half}")
    live = ladder(half, positive("max_period", options["max_period"]), half - shift)
    table = []
    for step in checked_positions(input["positions"]):
        angles = [options.get("scale", 1) * step * w for w in live]
        sines, cosines = [math.sin(a) for a in angles], [math.cos(a) for a in angles]
        row = cosines + sines if options["flip_sin_to_cos"] else sines + cosines
        table.append(row + [0.0] * (dim - len(row)))
    return table


families = {"sinusoidal": {"table": sinusoidal}, "timestep": {"table": timestep}}
