"""Transformer-XL: scores with content and position biases, and the relative shift."""
from common import by_rule, case, dot, exact, matmul, mpf, ruled, source, sqrt, write
from formulas import halves, ladder

WHERE = source('1901.02860', 'kimiyoung/transformer-xl', 'pytorch/mem_transformer.py')


def relative_shift(x):
    """Pad a zero column on the left, read the rows as [columns+1, rows], drop the first: entries right of the diagonal
    are left over from the next row, as in the reference."""
    rows, columns = len(x), len(x[0])
    line = [v for r in x for v in [mpf(0)] + list(r)][rows:]
    return [line[i * columns:(i + 1) * columns] for i in range(rows)]


def cases():
    for rows, columns in ((3, 3), (2, 4), (1, 3), (4, 4), (3, 5)):
        yield case(f'relative_shift_{rows}x{columns}', 'relative_shift', {},
                   'Zero column put left, the flat values read as [columns+1, rows], first row dropped, read as [rows, '
                   'columns]: row i moves left by rows-1-i; entries right of column columns-rows+i are left-overs.',
                   WHERE,
                   {'x': by_rule('ramp', [rows, columns])}, relative_shift(ruled('ramp', [rows, columns])))
    for queries, keys, dim, width in ((3, 3, 4, 4), (2, 5, 3, 6), (1, 4, 4, 2)):
        q, k = ruled('sevens', [queries, dim]), ruled('fives', [keys, dim])
        u, v = ruled('threes', [dim]), ruled('elevens', [dim])
        weight = ruled('fives', [width, dim])
        inputs = {'queries': by_rule('sevens', [queries, dim]), 'keys': by_rule('fives', [keys, dim]),
                  'content_bias': by_rule('threes', [dim]), 'position_bias': by_rule('elevens', [dim]),
                  'position_weights': by_rule('fives', [width, dim])}
        positions = matmul([halves(p, ladder(width // 2, width // 2, 10000)) for p in range(keys)], weight)
        scores = []
        for i in range(queries):
            at = keys - queries + i
            qu, qv = ([a + b for a, b in zip(q[i], bias)] for bias in (u, v))
            scores.append([(dot(qu, k[j]) + dot(qv, positions[at - j])) / sqrt(exact(dim)) if j <= at else None
                           for j in range(keys)])
        yield case(f'scores_q{queries}_k{keys}_dim{dim}_width{width}', 'transformer_xl_scores',
                   {'queries': queries, 'keys': keys, 'dim': dim, 'width': width, 'base': 10000},
                   '((q+u).k_j + (q+v).(R_(i-j) W)) / sqrt(dim) for keys j <= i, else null (the reference leaves '
                   'garbage there, masked); i = keys - queries + query; R_p = [sines | cosines] of p*base^(-2c/width), '
                   'W = position_weights [width, dim].', WHERE, inputs, scores)


def generate():
    write('transformer_xl', 'Transformer-XL scores and relative shift, from the definition.', list(cases()),
          'shift exact; float64 within 1e-12, float32 within 1e-5 of expect')
