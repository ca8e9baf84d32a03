"""Attention with positions added: scores, their four terms, softmax over keys, output; rows or columns as tokens."""
from common import by_rule, case, exact, exp, matmul, mp, mpf, reshape, ruled, source, sqrt, transpose, write
from analysis import row

TERMS = ('content_content', 'content_position', 'position_content', 'position_position')


def added(a, b):
    return [[x + y for x, y in zip(p, q)] for p, q in zip(a, b)]


def scaled(a, factor):
    return [[x * factor for x in r] for r in a]


def softmax(scores, causal=False):
    """Over the keys of each query row; causal leaves keys after the query out."""
    offset, found = len(scores[0]) - len(scores), []
    for i, r in enumerate(scores):
        kept = [j <= i + offset or not causal for j in range(len(r))]
        top = max(v for v, k in zip(r, kept) if k)
        raised = [exp(v - top) if k else mpf(0) for v, k in zip(r, kept)]
        total = mp.fsum(raised)
        found.append([v / total for v in raised])
    return found


def weights(rule, shape):
    return ruled(rule, shape), by_rule(rule, shape)


def setup(tokens, dim, key_dim, value_dim):
    x, x_rule = weights('sevens', [tokens, dim])
    q, q_rule = weights('fives', [dim, key_dim])
    k, k_rule = weights('threes', [dim, key_dim])
    v, v_rule = weights('elevens', [dim, value_dim])
    return x, [row(p, dim) for p in range(tokens)], q, k, v, {'x': x_rule, 'query_weights': q_rule,
                                                              'key_weights': k_rule,
                                                             'value_weights': v_rule}


def scores(a, b, q, k):
    return scaled(matmul(matmul(a, q), transpose(matmul(b, k))), 1 / sqrt(exact(len(q[0]))))


ROWS = ('Tokens are rows. P is the interleaved sinusoidal table of positions 0..T-1; queries (X+P)Wq, keys (X+P)Wk, '
        'values (X+P)Wv; score of query i and key j over sqrt(key_dim). ')


def rows_as_tokens():
    where = source('1706.03762')
    for tokens, dim, key_dim, value_dim in ((4, 4, 3, 2), (3, 6, 4, 6), (1, 2, 1, 1)):
        x, p, q, k, v, inputs = setup(tokens, dim, key_dim, value_dim)
        z, name = added(x, p), f'{tokens}x{dim}'
        params = {'tokens': tokens, 'dim': dim, 'key_dim': key_dim, 'value_dim': value_dim, 'tokens_are': 'rows'}
        whole = scores(z, z, q, k)
        yield case(f'scores_{name}', 'attention_scores', params, ROWS + '[T queries, T keys].', where, inputs, whole)
        terms = [scores(a, b, q, k) for a, b in ((x, x), (x, p), (p, x), (p, p))]
        yield case(f'four_terms_{name}', 'attention_terms', params,
                   ROWS + '[4, T, T]: content_content, content_position (query from X, key from P), position_content, '
                   'position_position; they add up to the scores.', where, inputs, terms)
        for causal in (False, True):
            chances = softmax(whole, causal)
            more = ' Keys after the query are left out.' if causal else ''
            yield case(f'softmax_{name}{"_causal" * causal}', 'attention_weights', {**params, 'causal': causal},
                       ROWS + 'Softmax over the keys of each query.' + more, where, inputs, chances)
            yield case(f'output_{name}{"_causal" * causal}', 'attention_output', {**params, 'causal': causal},
                       ROWS + 'Softmax over keys times values.' + more, where, inputs, matmul(chances, matmul(z, v)))


def columns_as_tokens():
    tokens, dim, key_dim, value_dim = 4, 4, 3, 2
    x, p, q, k, v, inputs = setup(tokens, dim, key_dim, value_dim)
    z = added(x, p)
    queries, keys, values = (transpose(matmul(z, w)) for w in (q, k, v))
    table = scaled(matmul(transpose(keys), queries), 1 / sqrt(exact(key_dim)))
    chances = transpose(softmax(transpose(table)))
    params = {'tokens': tokens, 'dim': dim, 'key_dim': key_dim, 'value_dim': value_dim, 'tokens_are': 'columns'}
    says = ('Lesson 001: tokens are COLUMNS; Q = Wq^T Z with Z = (X+P)^T and the same numbers as in the row cases. ')
    where = source('lesson 001')
    yield case('columns_scores', 'attention_scores', params, says + 'S = K^T Q / sqrt(key_dim), [T keys, T queries].',
               where,
               inputs, table)
    yield case('columns_softmax', 'attention_weights', {**params, 'causal': False},
               says + 'Softmax over keys: each COLUMN of S adds up to 1.', where, inputs, chances)
    yield case('columns_output', 'attention_output', {**params, 'causal': False}, says + 'Y = V A, [value_dim, T].',
               where,
               inputs, matmul(values, chances))


def heads_and_order():
    where = source('1706.03762')
    tokens, dim, heads = 3, 4, 2
    x, p, q, k, v, inputs = setup(tokens, dim, dim, dim)
    z, width = added(x, p), dim // heads
    whole = [matmul(z, w) for w in (q, k, v)]
    found = [[] for _ in range(tokens)]
    for h in range(heads):
        part = [[r[h * width:(h + 1) * width] for r in m] for m in whole]
        chances = softmax(scaled(matmul(part[0], transpose(part[1])), 1 / sqrt(exact(width))))
        for t, r in enumerate(matmul(chances, part[2])):
            found[t] += r
    yield case('output_two_heads', 'attention_output', {'tokens': tokens, 'dim': dim, 'key_dim': dim, 'value_dim': dim,
                                                        'heads': heads, 'causal': False, 'tokens_are': 'rows'},
               ROWS.replace('key_dim', 'head width')
               + 'Head h owns columns [h*dim/heads, (h+1)*dim/heads) of queries, keys and values; outputs side by '
                 'side.', where, inputs, found)
    for name, table in (('without_positions', [[mpf(0)] * dim for _ in range(tokens)]), ('with_positions', p)):
        for order in ([0, 1, 2], [2, 0, 1]):
            moved = added([x[t] for t in order], table)
            chances = softmax(scores(moved, moved, q, k))
            yield case(f'order_{"".join(map(str, order))}_{name}', 'attention_order',
                       {'tokens': tokens, 'dim': dim, 'order': order, 'positions_added': name == 'with_positions'},
                       ROWS
                       + 'Token t of the input is token order[t] of x; without positions the output rows only move '
                         'with the tokens.', where, inputs, matmul(chances, matmul(moved, v)))
    wild = reshape([mpf(n) for n in (1000, 999, -1000, 0, -745, 0, 88, 89, 90)], [3, 3])
    yield case('softmax_of_large_scores', 'softmax', {'causal': False}, 'Softmax of each row.', where,
               {'scores': [[1000, 999, -1000], [0, -745, 0], [88, 89, 90]]}, softmax(wild))


def generate():
    write('attention', 'Attention over tokens with positions, in 50 digits.',
          [c for family in (rows_as_tokens, columns_as_tokens, heads_and_order) for c in family()],
          'float64 within 1e-12 relative to the largest absolute entry of expect')
