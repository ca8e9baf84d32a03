"""Adding encodings to embeddings: plain, sqrt(dim), alpha, and positions of each batch row."""
from common import by_rule, case, exact, ruled, source, sqrt, write
import sinusoidal


def table_row(position, dim):
    return [sinusoidal.entry(position, c, dim, 10000, 'interleaved') for c in range(dim)]


def combined(name, shape, alpha=1, root=False, positions=None, first=0, note=''):
    batch, tokens, dim = shape
    x = ruled('sevens', shape)
    scale = sqrt(exact(dim)) if root else exact(1)
    places = positions or [[first + t for t in range(tokens)]] * batch
    values = [[[v * scale + exact(alpha) * p for v, p in zip(x[b][t], table_row(places[b][t], dim))]
               for t in range(tokens)] for b in range(batch)]
    inputs = {'x': by_rule('sevens', shape)}
    inputs.update({'positions': positions} if positions else {'first': first, 'count': tokens})
    return case(name, 'combine', {'dim': dim, 'alpha': alpha, 'scale_by_sqrt_dim': root},
                'x*s + alpha*P, s = sqrt(dim) if scale_by_sqrt_dim, else 1; P the interleaved sinusoidal table, base '
                '10000, at each token\'s position. ' + note, source('1706.03762, section 3.4'), inputs, values)


def cases():
    yield combined('add', [2, 3, 6])
    yield combined('one_token', [1, 1, 4])
    yield combined('odd_dim', [1, 3, 5])
    yield combined('sqrt_dim', [2, 3, 6], root=True)
    yield combined('sqrt_dim_512', [1, 1, 512], root=True, first=7)
    yield combined('alpha_0.5', [2, 3, 6], alpha=0.5)
    yield combined('alpha_0', [1, 2, 4], alpha=0)
    yield combined('alpha_negative_with_sqrt', [1, 2, 4], alpha=-1.25, root=True)
    yield combined('from_position_512', [1, 3, 8], first=512)
    yield combined('left_padding', [2, 4, 4], positions=[[0, 0, 0, 1], [0, 1, 2, 3]], note='Positions are [B, T].')
    yield combined('packed', [1, 5, 4], positions=[[0, 1, 2, 0, 1]], note='Positions are [B, T].')
    yield case('lesson_004_sum', 'add', {}, 'x + p, the sum the lesson prints.', source('lesson 004'),
               {'x': [0.2, 0.5, 0.3], 'p': [0, 1, 0]}, [exact(0.2), exact(0.5) + 1, exact(0.3)])


def generate():
    write('combine', 'Embeddings with positional tables added, from the definition.', list(cases()),
          'float64 within 1e-12 of expect, float32 within 2^-22 times the largest absolute entry of expect')
