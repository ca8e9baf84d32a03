"""Cached keys that move: the key at p, rotated and multiplied by the factor once, and the same key at p + n."""
from common import case, exact, ruled, source, write
from formulas import geometric, mrope_axes, turned

ABOUT = ('`cached` are keys x[t] rotated to p[t] and multiplied by attention_factor, each rounded to a double. Moved '
         'by `by`, the tokens first .. first + count - 1 are what x rotated to p + by is, with the factor once; all '
         'others are kept.')
PAPER = source('2104.09864, equation 34: R(p + n) = R(n) R(p)')


def at(row, place, frequencies, pairing, factor):
    """The head at a position, or at one on each axis; `frequencies` are pairs of an axis and a frequency."""
    return turned(row, [exact(place[axis]) * w for axis, w in frequencies], pairing, exact(factor))


def moved(name, pairing, head_dim, positions, by, rotary_dim=None, base=10000, factor=1, heads=1, heads_first=False,
          tokens=None, axes=None, **more):
    """x is [T, H, D], or [H, T, D]; `tokens` are first and count."""
    rotary_dim = rotary_dim or head_dim
    bands = geometric(rotary_dim, base)
    frequencies = list(zip(axes or [0] * len(bands), bands))
    places = [p if isinstance(p, tuple) else (p,) for p in positions]
    first, count = tokens or (0, len(places))
    shape = [heads, len(places), head_dim] if heads_first else [len(places), heads, head_dim]
    x = ruled('sevens', shape)

    def keys(shift):
        def head(row, t):
            by = exact(shift) if first <= t < first + count else 0
            return at(row, [exact(p) + by for p in places[t]], frequencies, pairing, factor)
        if heads_first:
            return [[head(row, t) for t, row in enumerate(rows)] for rows in x]
        return [[head(row, t) for row in rows] for t, rows in enumerate(x)]

    return case(f'{pairing}_{name}', 'rotary_shift',
                {'head_dim': head_dim, 'rotary_dim': rotary_dim, 'base': base, 'pairing': pairing,
                 'attention_factor': factor, 'heads': heads, 'heads_first': heads_first, 'by': by, 'first': first,
                 'count': count}, ABOUT, PAPER, {'cached': keys(0), 'positions': positions}, keys(by), **more)


def cases():
    for pairing in ('interleaved', 'rotate_half'):
        yield moved('back', pairing, 8, [100, 101, 107], -30, factor=1.25)
        yield moved('on', pairing, 8, [0, 1, 5], 1000, factor=0.75)
        yield moved('not_at_all', pairing, 8, [3, 9], 0, factor=1.25)
        yield moved('far', pairing, 8, [2**24 + 1, 2**24 + 2], -2**24, base=500000)
        yield moved('below_zero', pairing, 6, [2, 3], -7)
        yield moved('fraction', pairing, 8, [2.5, 0.25], -0.75)
        yield moved('partial', pairing, 8, [40, 41], -40, rotary_dim=4, factor=1.25)
        yield moved('tokens_of_a_cache', pairing, 6, [0, 1, 2, 3, 4], -2, factor=1.25, heads=2, tokens=(2, 2))
        yield moved('tokens_of_a_cache_heads_first', pairing, 6, [0, 1, 2, 3, 4], -2, rotary_dim=4, factor=1.25,
                    heads=2, heads_first=True, tokens=(1, 3))
    image = [(7, 7, 7), (8, 8, 8), (8, 8, 9), (8, 9, 8), (10, 10, 10)]
    for style, sections in (('chunked', (2, 1, 1)), ('interleaved', (2, 1, 1))):
        yield moved(f'mrope_{style}', 'rotate_half', 8, image, -6, factor=1.25, axes=mrope_axes(style, sections, 4))


def generate():
    write('rotary_shift', 'Keys of a cache moved to other positions, from the definition.', list(cases()),
          'float64 within 1e-12 of expect, float32 within 3 x 2^-22 times attention_factor and the largest entry of x')
