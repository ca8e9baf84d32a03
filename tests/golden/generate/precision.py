"""The table as float32, float16 or bfloat16 arithmetic gives it: every operation exact, then rounded to the format."""
from common import case, cos, exact, exp, floor_of, log, mp, mpf, power, ratio, sin, source, write

# significant bits, smallest normal exponent, largest finite value
FORMATS = {'float32': (24, -126, (2 - mpf(2)**-23) * mpf(2)**127), 'float16': (11, -14, mpf(65504)),
           'bfloat16': (8, -126, (2 - mpf(2)**-7) * mpf(2)**127)}


def rounded(x, kind):
    """The nearest number of the format, ties to even, subnormals kept; None (infinite) past the largest."""
    bits, smallest, largest = FORMATS[kind]
    x = exact(x)
    if x == 0:
        return x
    exponent = max(int(floor_of(mp.log(abs(x), 2))), smallest)
    if abs(x) >= mpf(2)**(exponent + 1):
        exponent += 1
    step = mpf(2)**(exponent - bits + 1)
    found = mp.nint(x / step) * step
    return found if abs(found) <= largest else None


def frequency_in(pair, dim, kind, how, base=10000):
    if how == 'exp_log':
        slope = rounded(-log(exact(base)) / dim, kind)
        return rounded(exp(rounded(rounded(2 * pair, kind) * slope, kind)), kind)
    raised = rounded(power(base, rounded(ratio(2 * pair, dim), kind)), kind)
    return rounded(1 / raised, kind)


def entry_in(position, column, dim, kind, how):
    place = rounded(position, kind)
    angle = rounded(place * frequency_in(column // 2, dim, kind, how), kind) if place is not None else None
    return None if angle is None else rounded((sin, cos)[column % 2](angle), kind)


def true_entry(position, column, dim):
    return (sin, cos)[column % 2](exact(position) * power(10000, -ratio(2 * (column // 2), dim)))


def largest_error(position, dim, kind, how):
    """Only the rounding of frequency and angle and result, over a whole row."""
    errors = [abs(entry_in(position, c, dim, kind, how) - true_entry(position, c, dim)) for c in range(dim)]
    return max(errors)


def rounding():
    values = [0, 1, 0.1, -0.1, 1 / 3, 65504, 65519.99, 65520, 2**24 + 1, 257, 258, 259, 1e-8, 6e-8, 3e-8, 1e-45, 3e38,
              1e39,
              2049, 2051, 1e-5, -1.5]
    for kind in FORMATS:
        yield case(f'round_to_{kind}', 'round_to_format', {'format': kind},
                   'The nearest number of the format, ties to even, subnormals kept; null where it is infinite.',
                   source('IEEE 754'), {'values': values}, [rounded(v, kind) for v in values])


def tables():
    how_says = {'exp_log': 'frequency = r(exp(r(r(2i) * r(-ln(base)/dim))))',
                'power': 'frequency = r(1 / r(base^r(2i/dim)))'}
    for kind, positions in (('float32', [0, 1, 100, 4096, 65535, 1000000, 2**24, 2**24 + 1]),
                            ('float16', [0, 1, 100, 2049, 4096, 65504]), ('bfloat16', [0, 1, 100, 257, 4096, 65535])):
        for how in how_says:
            for dim, columns in ((8, list(range(8))), (512, [0, 1, 2, 3, 64, 129, 256, 400, 510, 511])):
                yield case(f'table_{kind}_{how}_dim{dim}', 'table_in_format',
                           {'dim': dim, 'base': 10000, 'format': kind, 'frequency_by': how},
                           f'r rounds to the format, after every operation: {how_says[how]}, i = column//2; angle = '
                           'r(r(position) * frequency); entry r(sin(angle)) or r(cos(angle)), interleaved.',
                           source('1706.03762'), {'positions': positions, 'columns': columns},
                           [[entry_in(p, c, dim, kind, how) for c in columns] for p in positions])
    for kind, positions in (('float32', [100, 4096, 65535, 1000000, 2**24]), ('float16', [100, 4096]),
                            ('bfloat16', [100, 4096])):
        for how in how_says:
            yield case(f'largest_error_{kind}_{how}_dim512', 'largest_error_in_format',
                       {'dim': 512, 'base': 10000, 'format': kind, 'frequency_by': how},
                       'Over the whole interleaved row of a position: largest |entry in the format - true entry|, as '
                       'in the table cases.', source('1706.03762'), {'positions': positions},
                       [largest_error(p, 512, kind, how) for p in positions])


def generate():
    write('precision', 'What lower precision makes of the sinusoidal table, each operation rounded once.',
          [c for family in (rounding, tables) for c in family()],
          'entries exact (they are numbers of the format), errors within 1e-12')
