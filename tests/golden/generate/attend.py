"""Attention of queries, keys and values in 50 digits, from its definition."""
from mpmath import exp, mp, mpf, sqrt, tanh

from common import by_rule, case, exact, ruled, source, write

SCORES = ('Of query head h and the keys j that query i sees: scale q.k_j of key head h // (Hq / Hk), c tanh(score / c) '
          'where there is a softcap, plus bias; softmax; the mean of the values. sinks: for each query head one more '
          'score, whose value is zero. A query that sees nothing gets zeros.')


def sees(query, key, causal, window, kept):
    return kept and not (causal and key > query) and (window is None or abs(query - key) < window)


def attended(q, k, v, scale, softcap, bias, seen, sink):
    scores = {}
    for j in seen:
        score = scale * mp.fsum(exact(a) * exact(b) for a, b in zip(q, k[j]))
        if softcap is not None:
            score = exact(softcap) * tanh(score / exact(softcap))
        if bias is None or bias[j] is not None:
            scores[j] = score + (exact(bias[j]) if bias else 0)
    if not scores:
        return [mpf(0)] * len(v[0])
    weights = {j: exp(score) for j, score in scores.items()}
    total = mp.fsum(weights.values()) + (exp(exact(sink)) if sink is not None else 0)
    return [mp.fsum(w * exact(v[j][d]) for j, w in weights.items()) / total for d in range(len(v[0]))]


def attention(name, batch=1, heads=2, key_heads=None, queries=3, keys=5, dim=4, value_dim=None, heads_first=True,
              scale=None, softcap=None, causal=True, window=None, mask=None, bias=None, sinks=None):
    key_heads, value_dim = key_heads or heads, value_dim or dim

    def tensor(rule, count, tokens, width):
        return rule, [batch, count, tokens, width] if heads_first else [batch, tokens, count, width]

    parts = {'q': tensor('sevens', heads, queries, dim), 'k': tensor('fives', key_heads, keys, dim),
             'v': tensor('elevens', key_heads, keys, value_dim)}
    filled = {key: ruled(*part) for key, part in parts.items()}

    def head(key, b, h):
        rows = filled[key][b]
        return rows[h] if heads_first else [row[h] for row in rows]

    def one(b, h, i):
        at, group = keys - queries + i, h * key_heads // heads
        seen = [j for j in range(keys) if sees(at, j, causal, window, mask is None or mask[b][j])]
        factor = exact(scale) if scale is not None else 1 / sqrt(mpf(dim))
        row = None if bias is None else bias[h % len(bias)][i]
        return attended(head('q', b, h)[i], head('k', b, group), head('v', b, group), factor, softcap, row, seen,
                        None if sinks is None else sinks[h])

    if heads_first:
        values = [[[one(b, h, i) for i in range(queries)] for h in range(heads)] for b in range(batch)]
    else:
        values = [[[one(b, h, i) for h in range(heads)] for i in range(queries)] for b in range(batch)]
    return case(name, 'attend',
                {'batch': batch, 'heads': heads, 'key_heads': key_heads, 'queries': queries, 'keys': keys,
                 'head_dim': dim, 'value_dim': value_dim, 'heads_first': heads_first, 'scale': scale,
                 'softcap': softcap, 'causal': causal, 'window': window},
                SCORES, source('1706.03762, equation 1'),
                {**{key: by_rule(*part) for key, part in parts.items()}, 'mask': mask, 'bias': bias, 'sinks': sinks},
                values)


def cases():
    yield attention('causal', queries=5)
    yield attention('both_ways', queries=5, causal=False)
    yield attention('tokens_first', heads_first=False)
    yield attention('groups_of_two', heads=4, key_heads=2)
    yield attention('one_head_of_keys', heads=3, key_heads=1, heads_first=False)
    yield attention('values_of_another_width', value_dim=3, dim=6)
    yield attention('decode_of_a_padded_batch', batch=3, queries=1,
                    mask=[[0, 0, 1, 1, 1], [1, 1, 1, 1, 1], [0, 1, 1, 1, 1]], window=3)
    yield attention('padded_rows_see_nothing', batch=2, queries=4, keys=4, mask=[[0, 0, 1, 1], [1, 1, 1, 1]])
    yield attention('window', queries=6, keys=6, window=2, dim=3)
    yield attention('scale_of_one', scale=1, dim=16)
    yield attention('soft_cap', softcap=2, scale=4)
    yield attention('soft_cap_far_beyond', softcap=50, scale=300)
    yield attention('large_scores', scale=200)
    yield attention('bias', bias=[[[-0.5 * abs(2 + i - j) * (h + 1) for j in range(5)] for i in range(3)]
                                  for h in range(2)])
    yield attention('bias_that_hides', causal=False, softcap=30,
                    bias=[[[None if j == i else 0.25 * j for j in range(5)] for i in range(3)]])
    yield attention('bias_that_hides_all', causal=False, bias=[[[None] * 5, [0] * 5, [None] * 4 + [1]]])
    yield attention('sinks', heads=4, key_heads=2, window=3, sinks=[0.5, -2, 3.25, 40])
    yield attention('sinks_of_a_padded_batch', batch=2, queries=4, keys=4, heads_first=False, sinks=[-1000, 1.5],
                    mask=[[0, 0, 1, 1], [1, 1, 1, 1]])
    yield attention('sinks_beside_a_soft_cap', softcap=5, scale=9, sinks=[4, 700])


def generate():
    write('attend', 'Attention of queries, keys and values.', list(cases()),
          'float64 within (3 S + 4) 2^-50 of the largest value of v, S the largest score, bias, softcap or sink')
