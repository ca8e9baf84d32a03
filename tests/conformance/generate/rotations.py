"""Inverse frequencies of options, and what wrong programs make of angles and tables: what several families share."""
from mpmath import cos, sin

from rounding import rounded
from scalings import SCALINGS


def frequencies(options):
    """(inverse frequencies, attention factor) of options in the words of the vectors."""
    base, dim, scaling = options['base'], options['rotary_dim'], options.get('scaling')
    return SCALINGS[scaling['type'] if scaling else 'default'](scaling, base, dim, options.get('sequence_length'))


def through(name):
    """The sine and cosine of a table in a narrower format."""
    return lambda a: (rounded(sin(a), name), rounded(cos(a), name))


def float32_angles(position, inverse):
    return [rounded(rounded(position, 'float32') * rounded(w, 'float32'), 'float32') for w in inverse]


def running_product(inverse):
    """Frequencies as a running product in float32 gives them."""
    if len(inverse) < 2:
        return inverse
    step, found = rounded(inverse[1] / inverse[0], 'float32'), [rounded(inverse[0], 'float32')]
    while len(found) < len(inverse):
        found.append(rounded(found[-1] * step, 'float32'))
    return found


def overflowed(position):
    """The position as 16 bits with a sign hold it."""
    return (int(position) + 2**15) % 2**16 - 2**15 if position == int(position) else position
