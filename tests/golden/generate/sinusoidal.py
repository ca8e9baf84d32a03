"""The sinusoidal table of 1706.03762: any width, any base, any real position, both column layouts."""
from common import case, cos, exact, pi, sin, source, write
from formulas import frequency

WHERE = source('1706.03762, section 3.5')
DIMS = [1, 2, 3, 4, 5, 6, 7, 8, 31, 64, 65, 128, 512, 1024]
BASES = [10000, 2, 1.5, 500000, 1e6]
FEW = [0, 1, 2, 3, -1, 0.5, 127, 65535, 2**24]
MANY = [0, 1, 2, 3, 4, 5, 126, 127, 128, 4095, 4096, 4097, 65534, 65535, 65536, 999999, 1e6, 1000001,
        2**24 - 1, 2**24, 2**24 + 1, 2**31 - 1, 2**31, -1, -2, -100, -65535, -(2**24), 0.5, -2.25, 1e-3, 12345.678]
CONVENTION = {
    'interleaved': 'Column 2i is sin(p * base^(-2i/dim)), column 2i+1 is cos of the same angle; an odd dim ends with a '
                   'sine and the exponent still divides by the true dim.',
    'concatenated': 'The first ceil(dim/2) columns are sin(p * base^(-2i/dim)), i = 0..ceil(dim/2)-1; the other '
                    'floor(dim/2) columns are cos of the same angles, i = 0..floor(dim/2)-1.',
}
SAMPLED = ' expect holds only the rows and columns that inputs name.'


def pair_and_wave(column, dim, layout):
    if layout == 'interleaved':
        return column // 2, ('sin', 'cos')[column % 2]
    sines = (dim + 1) // 2
    return (column, 'sin') if column < sines else (column - sines, 'cos')


def entry(position, column, dim, base, layout):
    pair, wave = pair_and_wave(column, dim, layout)
    angle = exact(position) * frequency(pair, dim, base)
    return sin(angle) if wave == 'sin' else cos(angle)


def some_columns(dim, layout, most=10):
    """Every column where there are few; else the ends, the seam between sines and cosines, and some between."""
    if dim <= most:
        return list(range(dim))
    seam = (dim + 1) // 2
    wanted = {0, 1, 2, dim // 5, seam - 1, seam, 3 * dim // 4, dim - 2, dim - 1}
    return sorted(wanted)


def table(name, dim, base, layout, positions, columns, inputs=None):
    inputs = dict(inputs or {'positions': positions})
    inputs['columns'] = columns
    values = [[entry(p, c, dim, base, layout) for c in columns] for p in positions]
    return case(name, 'sinusoidal', {'dim': dim, 'base': base, 'layout': layout}, CONVENTION[layout] + SAMPLED, WHERE,
                inputs, values)


def range_positions(first, count, step):
    return [exact(first) + k * exact(step) for k in range(count)]


def cases():
    # One layout: the columns of the other hold the same numbers, and the tests look for them there too.
    for dim in DIMS:
        for base in BASES:
            yield table(f'interleaved_dim{dim}_base{base:g}', dim, base, 'interleaved', MANY if base == 10000 else FEW,
                        some_columns(dim, 'interleaved'))
    spread = [0, 1, 2, 31, 64, 129, 255, 256, 400, 511]
    yield table('interleaved_dim512_rows_0_to_127', 512, 10000, 'interleaved', list(range(128)), spread)
    yield table('interleaved_dim512_whole_rows', 512, 10000, 'interleaved', [127, 65535, 2**24],
                list(range(512)))
    ranges = [(512, 8, 1, 64, 'interleaved'), (512, 8, 1, 64, 'concatenated'), (-3, 7, 1, 6, 'interleaved'),
              (10, 6, -2.5, 5, 'interleaved'), (0, 9, 0.125, 7, 'concatenated'), (0, 5, 0.1, 4, 'interleaved'),
              (65535.5, 3, 0.25, 4, 'interleaved'), (16777216, 4, 1, 8, 'interleaved'), (3, 4, 0, 4, 'interleaved'),
              (0, 1, 1, 2, 'interleaved')]
    for first, count, step, dim, layout in ranges:
        yield table(f'range_first{first}_count{count}_step{step}_dim{dim}_{layout}', dim, 10000, layout,
                    range_positions(first, count, step), list(range(dim)) if dim < 64 else some_columns(dim, layout),
                    {'first': first, 'count': count, 'step': step})
    empty = case('range_of_no_positions', 'sinusoidal', {'dim': 4, 'base': 10000, 'layout': 'interleaved'},
                 'No positions give a table of no rows.', WHERE, {'first': 0, 'count': 0, 'step': 1}, [])
    empty['shape'] = [0, 4]
    yield empty
    for dim in DIMS:
        for base in BASES:
            if base != 10000 and dim not in (1, 5, 64, 512):
                continue
            columns = list(range(dim)) if dim <= 8 else some_columns(dim, 'interleaved', 16)
            frequencies = [frequency(c // 2, dim, base) for c in columns]
            params = {'dim': dim, 'base': base}
            yield case(f'angular_frequencies_dim{dim}_base{base:g}', 'angular_frequencies', params,
                       'Radians per position of each column in the interleaved order: base^(-2*floor(column/2)/dim).' +
                       SAMPLED, WHERE, {'columns': columns}, frequencies)
            yield case(f'wavelengths_dim{dim}_base{base:g}', 'wavelengths', params,
                       'Positions per turn of each column in the interleaved order: 2*pi*base^(2*floor(column/2)/dim).'
                       +
                       SAMPLED, WHERE, {'columns': columns}, [2 * pi / f for f in frequencies])


def generate():
    write('sinusoidal', 'Sinusoidal tables, angular frequencies and wavelengths from the definition, sampled.',
          list(cases()))
