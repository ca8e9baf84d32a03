"""Formulas of positional encodings in mpmath, from papers and reference implementations.

The golden files and the vectors of tests/conformance share them: each generator sets its own number of digits. They
share no code with the library; tests/conformance/verify checks the vectors with integers, a sine and a pi of its own.
"""
from fractions import Fraction

from mpmath import ceil, cos, floor, log, mp, mpf, pi, sin, sqrt


def exact(x):
    """The mpf that is exactly the given int, double or mpf."""
    return x if isinstance(x, mpf) else mpf(x)


def power(base, exponent):
    """base ** exponent with both exact; exponent may be an mpf."""
    return mp.power(exact(base), exponent)


def ratio(a, b):
    return exact(a) / exact(b)


def frequency(pair, dim, base):
    return power(base, -ratio(2 * pair, dim))


def ladder(count, denominator, base=10000, step=1):
    """base^(-step i / denominator), i < count; a ladder of one rung starts and ends at 1."""
    return [power(base, -ratio(step * i, denominator)) if denominator else exact(1) for i in range(count)]


def geometric(dim, base, over=None):
    """base^(-2i / dim) for the pairs of dim channels; `over` is another width in the exponent."""
    return ladder(dim // 2, over or dim, base, 2)


# Rows of sines and cosines

def sincos_row(angles, dim, layout='concatenated', wave=None):
    """Sine, cosine, sine ... (interleaved), sines then cosines (concatenated), or the reverse (flipped); zeros up to
    dim, where an odd width has a sine more than cosines if it has an angle for it."""
    waves = [(wave or (lambda a: (sin(a), cos(a))))(a) for a in angles]
    sines, cosines = [s for s, _ in waves], [c for _, c in waves]
    found = {'interleaved': lambda: [value for both in waves for value in both],
             'concatenated': lambda: sines + cosines[:max(dim - len(sines), 0)],
             'flipped': lambda: cosines + sines}[layout]()
    return (found + [mpf(0)] * dim)[:dim]


def halves(position, frequencies, width=None):
    """[sines | cosines], then zeros up to width."""
    return sincos_row([exact(position) * w for w in frequencies], width or 2 * len(frequencies))


def interleaved(position, frequencies):
    return sincos_row([exact(position) * w for w in frequencies], 2 * len(frequencies), 'interleaved')


def timescales(half, low, high):
    """From low to high in equal ratios, as frequencies; tensor2tensor multiplies by min_timescale."""
    return [exact(low) * w for w in ladder(half, max(half - 1, 1), ratio(high, low))]


def timestep_ladder(dim, period, shift):
    return ladder(dim // 2, dim // 2 - exact(shift), period)


# Tables of grids: a cell is (row, column)

def cells(height, width):
    return [(y, x) for y in range(height) for x in range(width)]


def waves(wave, place, bands):
    return [wave(exact(place) * w) for w in bands]


def mae(height, width, dim, base=10000, over=None):
    bands = ladder(dim // 4, dim // 4 if over is None else over, base)
    return [halves(x, bands) + halves(y, bands) for y, x in cells(height, width)]


def big_vision(height, width, dim, base=10000):
    return mae(height, width, dim, base, dim // 4 - 1)


def moco_v3(height, width, dim, base=10000):
    """Cells column by column."""
    rows = mae(height, width, dim, base)
    return [rows[y * width + x] for x in range(width) for y in range(height)]


def timm(height, width, dim, base=10000, interleave=False, reverse=False):
    bands = ladder(dim // 4, dim // 4, base)
    grid = [(x, y) for x in range(width) for y in range(height)] if reverse else cells(height, width)
    if interleave:
        return [halves(a, bands) + halves(b, bands) for a, b in grid]
    return [waves(sin, a, bands) + waves(sin, b, bands) + waves(cos, a, bands) + waves(cos, b, bands) for a, b in grid]


def detr_axis(count, last, dim, scale=None, offset=0, base=10000, tiny=1e-6):
    """An axis whose cells count from 1; with a scale, over the last count and `tiny`: a double, or that decimal."""
    value = exact(count)
    if scale is not None:
        value = (value + exact(offset)) / (exact(last) + exact(tiny)) * scale
    return interleaved(value, geometric(dim, base))


def tensor2tensor(sizes, dim, base=10000):
    """Axis k owns the k-th part of the columns; columns left over are zero; cells row-major."""
    bands = timescales(dim // (2 * len(sizes)), 1, base)
    places = [[]]
    for size in sizes:
        places = [place + [k] for place in places for k in range(size)]
    rows = [[v for p in place for v in halves(p, bands)] for place in places]
    return [row + [mpf(0)] * (dim - len(row)) for row in rows]


# Rotation

def pair_columns(i, dim, pairing):
    return (2 * i, 2 * i + 1) if pairing == 'interleaved' else (i, i + dim // 2)


def turned(vector, angles, pairing, factor=1, first=0, wave=None):
    """A head whose channels from `first` on turn, as many as the angles say, times one factor or one for each pair;
    the others stay."""
    found, dim = [exact(v) for v in vector], 2 * len(angles)
    factors = factor if isinstance(factor, list) else [factor] * len(angles)
    for i, angle in enumerate(angles):
        a, b = (first + k for k in pair_columns(i, dim, pairing))
        c, s = wave(angle) if wave else (cos(angle), sin(angle))
        found[a] = (exact(vector[a]) * c - exact(vector[b]) * s) * factors[i]
        found[b] = (exact(vector[b]) * c + exact(vector[a]) * s) * factors[i]
    return found


def xpos_factors(dim, lift):
    """(2i + 0.4 dim) / (1.4 dim), to the power of the lift."""
    return [mp.power((2 * i + mpf(2 * dim) / 5) / (mpf(7 * dim) / 5), lift) for i in range(dim // 2)]


def mrope_axes(style, sections, pairs):
    """The axis that each frequency turns by: 0 time, 1 row, 2 column."""
    if style == 'chunked':
        return [axis for axis, count in enumerate(sections) for _ in range(count)]
    axes = [0] * pairs
    for axis in (1, 2):
        for k in range(axis, min(3 * sections[axis], pairs), 3):
            axes[k] = axis
    return axes


# Distances

def power_slopes(heads, bias_max=8):
    return [power(2, -ratio(bias_max * (h + 1), heads)) for h in range(heads)]


def slopes(heads, bias_max=8):
    """The next lower power of two's slopes, then every other slope of the next higher one's."""
    below = 1 << (heads.bit_length() - 1)
    return power_slopes(below, bias_max) + power_slopes(2 * below, bias_max)[0::2][:heads - below]


def large_bucket(n, max_exact, buckets, max_distance):
    """The largest s with (max_distance/max_exact)^(s/(buckets-max_exact)) <= n/max_exact, in whole numbers."""
    steps, step = buckets - max_exact, 0
    reached, full = Fraction(n, max_exact) ** steps, Fraction(max_distance, max_exact)
    while step < steps - 1 and full ** (step + 1) <= reached:
        step += 1
    return max_exact + step


def bucket(relative, bidirectional, num_buckets, max_distance):
    """T5's bucket of a key's position less that of the query."""
    count = num_buckets // 2 if bidirectional else num_buckets
    n = abs(relative) if bidirectional else max(-relative, 0)
    max_exact = count // 2
    found = n if n < max_exact else large_bucket(n, max_exact, count, max_distance)
    return found + (count if bidirectional and relative > 0 else 0)


def clipped(relative, reach):
    """Shaw's index of a distance."""
    return min(max(relative, -reach), reach) + reach


def swin_index(height, width):
    """Cells row by row; the row of the result is the query."""
    grid = cells(height, width)
    return [[(a - c + height - 1) * (2 * width - 1) + (b - d + width - 1) for c, d in grid] for a, b in grid]
