"""What a table says about positions: products, distances, shifts, norms, returns, columns that hardly move."""
from common import case, cos, dot, exact, floor_of, matmul, mp, mpf, nearest_double, pi, ratio, sin, source, sqrt, \
    transpose, write
from formulas import frequency
from sinusoidal import entry
from sinusoidal_conventions import doubled_row

WHERE = source('1706.03762, section 3.5')


def row(position, dim, base=10000, layout='interleaved'):
    return [entry(position, c, dim, base, layout) for c in range(dim)]


def closed_product(offset, dim, base=10000):
    """Even dim: the sum of cos(w_i * offset)."""
    return mp.fsum(cos(exact(offset) * frequency(i, dim, base)) for i in range(dim // 2))


def distance(a, b):
    return sqrt(mp.fsum((x - y) ** 2 for x, y in zip(a, b)))


def products():
    offsets = [0, 1, 2, 3, 4, 5, 6, 10, 44, 45, 100, 1000, 65535, -1, 0.5]
    for dim, base in ((2, 10000), (4, 10000), (6, 10000), (64, 10000), (128, 10000), (512, 10000), (8, 100)):
        dots = [closed_product(k, dim, base) for k in offsets]
        params = {'dim': dim, 'base': base}
        yield case(f'dot_by_offset_dim{dim}_base{base}', 'dot_by_offset', params,
                   'Sum of cos(w_i*k), w_i = base^(-2i/dim).',
                   WHERE, {'offsets': offsets}, dots)
        yield case(f'cosine_by_offset_dim{dim}_base{base}', 'cosine_by_offset', params, 'The dot product over dim/2.',
                   WHERE,
                   {'offsets': offsets}, [d / ratio(dim, 2) for d in dots])
        yield case(f'distance_by_offset_dim{dim}_base{base}', 'distance_by_offset', params,
                   'Euclidean: sqrt(2*(dim/2 - dot)), that is 2*sqrt(sum of sin^2(w_i*k/2)).', WHERE,
                   {'offsets': offsets},
                   [2 * sqrt(mp.fsum(sin(exact(k) * frequency(i, dim, base) / 2) ** 2 for i in range(dim // 2)))
                    for k in offsets])
    for dim, positions in ((4, [0, 1, 2, 6]), (5, [0, 1, 7, 50]), (64, [5, 6, 50]), (512, [0, 1, 100])):
        rows = [row(p, dim) for p in positions]
        for name, measure in (('dot', dot), ('distance', distance),
                              ('cosine', lambda a, b: dot(a, b) / sqrt(dot(a, a) * dot(b, b)))):
            yield case(f'{name}_matrix_dim{dim}', f'{name}_matrix', {'dim': dim, 'base': 10000},
                       f'The {name} of each two interleaved rows, [positions, positions].', WHERE,
                       {'positions': positions},
                       [[measure(a, b) for b in rows] for a in rows])
    for dim in (1, 2, 5, 64, 512):
        positions = [0, 1, 7, 100]
        yield case(f'row_norms_dim{dim}', 'row_norms', {'dim': dim, 'base': 10000},
                   'Euclidean norm of interleaved rows; sqrt(dim/2) at every position when dim is even.', WHERE,
                   {'positions': positions}, [sqrt(dot(row(p, dim), row(p, dim))) for p in positions])


def shift_matrix(offset, dim, layout, base=10000):
    half = dim // 2
    found = [[mpf(0)] * dim for _ in range(dim)]
    for i in range(half):
        a, b = (2 * i, 2 * i + 1) if layout == 'interleaved' else (i, i + half)
        c, s = (wave(exact(offset) * frequency(i, dim, base)) for wave in (cos, sin))
        found[a][a], found[a][b], found[b][a], found[b][b] = c, s, -s, c
    return found


def least_squares(table, offset):
    """M with the smallest sum of squares of P[p+offset] - M P[p]."""
    before, after = table[:len(table) - offset], table[offset:]
    gram, cross = matmul(transpose(before), before), matmul(transpose(before), after)
    columns = [mp.lu_solve(mp.matrix(gram), mp.matrix(list(column))) for column in zip(*cross)]
    return [[columns[i][j] for j in range(len(gram))] for i in range(len(gram))]


def shifts():
    for dim, layout, offset in ((2, 'interleaved', 1), (4, 'interleaved', 1), (4, 'concatenated', 3),
                                (6, 'interleaved', -2),
                                (6, 'concatenated', 0.5), (4, 'interleaved', 65535)):
        yield case(f'shift_matrix_{layout}_dim{dim}_offset{offset}', 'shift_matrix',
                   {'dim': dim, 'base': 10000, 'layout': layout, 'offset': offset},
                   'M(k) with PE(p+k) = M(k) PE(p), rows as column vectors: [[cos, sin], [-sin, cos]] of w_i*k on '
                   'columns (sine, cosine) of each pair.', WHERE, {}, shift_matrix(offset, dim, layout))
    for name, dim, count, offset, make in (('standard', 4, 50, 1, row), ('standard', 4, 20, 3, row),
                                           ('doubled_exponent', 4, 50, 1, lambda p, d: doubled_row(p, d, 10000)),
                                           ('doubled_exponent', 4, 100, 5, lambda p, d: doubled_row(p, d, 10000))):
        table = [make(p, dim) for p in range(count)]
        best = shift_matrix(offset, dim, 'interleaved') if name == 'standard' else least_squares(table, offset)
        misses = [exact(a) - b for p in range(count - offset) for a, b in zip(table[p + offset],
                                                                              [dot(m, table[p]) for m in best])]
        found = [sqrt(mp.fsum(m * m for m in misses)), max(abs(m) for m in misses)]
        yield case(f'least_squares_shift_{name}_{count}_offset{offset}', 'least_squares_shift',
                   {'dim': dim, 'table': name, 'positions': count, 'offset': offset},
                   'M minimises the sum over p < positions - offset of |P[p+offset] - M P[p]|^2; expect is M, [dim, '
                   'dim]; residual: Frobenius norm and largest absolute entry of what is left.', WHERE, {}, best,
                   residual=[0, 0] if name == 'standard' else found,
                   tolerance='1e-7: least squares squares the condition')


def nearest_return(dim, reach, near):
    """The offset in 1..reach whose row is nearest to row 0; only those near a whole turn of the fastest pair can be."""
    turn, best = 2 * pi, None
    for n in range(0, int(floor_of(reach / turn)) + 2):
        middle = int(mp.nint(n * turn))
        for k in range(max(1, middle - near), min(reach, middle + near) + 1):
            if best is not None and 2 * abs(sin(exact(k) / 2)) >= best[1]:
                continue
            away = 2 * sqrt(mp.fsum(sin(exact(k) * frequency(i, dim, 10000) / 2) ** 2 for i in range(dim // 2)))
            if best is None or away < best[1]:
                best = (k, away)
    return best


def returns():
    for dim, reach in ((2, 100), (2, 1000), (4, 20000), (4, 2000000), (6, 5000), (6, 2000000), (8, 100000)):
        offset, away = nearest_return(dim, reach, 1 if dim < 6 or reach > 10000 else 3)
        yield case(f'nearest_return_dim{dim}_within{reach}', 'nearest_return',
                   {'dim': dim, 'base': 10000, 'reach': reach},
                   'The offset 1..reach at which a row comes nearest to itself again, and the Euclidean distance then.',
                   WHERE,
                   {}, [exact(offset), away])


def still_columns():
    for name, make, dim, count, bound in (('standard', row, 64, 50, 1e-2), ('standard', row, 512, 100, 1e-3),
                                          ('doubled_exponent', lambda p, d: doubled_row(p, d, 10000), 512, 100, 1e-6)):
        table = transpose([make(p, dim) for p in range(count)])
        moves = [max(c) - min(c) for c in table]
        yield case(f'still_columns_{name}_dim{dim}_within{bound:g}', 'near_constant_columns',
                   {'dim': dim, 'table': name, 'positions': count, 'bound': bound},
                   'Columns whose largest minus smallest entry over positions 0..positions-1 is below bound.', WHERE,
                   {},
                   [c for c, move in enumerate(moves) if move < exact(bound)])


def written():
    """The paper's table as some write it: cosines where sines belong, and times the square root of dim."""
    positions = [0, 1, 2, 50, 1000003]
    for dim in (4, 7, 64):
        for layout in ('interleaved', 'concatenated'):
            for cosine_first, scaled in ((True, False), (True, True), (False, True)):
                first, second = (cos, sin) if cosine_first else (sin, cos)
                scale = float(nearest_double(sqrt(exact(dim)))) if scaled else 1
                rows = []
                for p in positions:
                    angles = [exact(p) * frequency(i, dim, 10000) for i in range((dim + 1) // 2)]
                    pairs = [(first(a), second(a)) for a in angles]
                    ordered = ([x for pair in pairs for x in pair] if layout == 'interleaved' else
                               [a for a, _ in pairs] + [b for _, b in pairs])
                    if layout == 'interleaved' or dim % 2 == 0:
                        ordered = ordered[:dim]
                    else:
                        ordered = ordered[:-1]  # the last wave lacks its second half
                    rows.append([exact(scale) * x for x in ordered])
                yield case(f'written_{layout}_dim{dim}_cosine{cosine_first:d}_scaled{scaled:d}', 'variant_table',
                           {'dim': dim, 'layout': layout, 'cosine_first': cosine_first, 'scale': scale},
                           'scale * the paper\'s table; cosine_first: cosines and sines change places; dim odd: the '
                           'last pair has only its first.', WHERE, {'positions': positions}, rows)


def generate():
    write('analysis', 'Analysis of sinusoidal tables, from the definitions.',
          [c for family in (products, shifts, returns, still_columns, written) for c in family()],
          'float64 relative error at most 1e-11 with 1e-12 absolute')
