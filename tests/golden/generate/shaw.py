"""Shaw's clipped relative positions: what the tables add to scores and to outputs (the vectors have the index)."""
from common import by_rule, case, dot, exact, mp, ruled, source, sqrt, write
from attention import softmax
from formulas import clipped

WHERE = source('1803.02155', 'tensorflow/tensor2tensor', 'tensor2tensor/layers/common_attention.py')
INDEX = 'clip(key - query, -k, k) + k, into 2k+1 rows; queries are the last of the keys.'


def index(queries, keys, reach):
    return [[clipped(j - i, reach) for j in range(keys)] for i in range(keys - queries, keys)]


def cases():
    for queries, keys, reach, dim in ((3, 3, 1, 4), (2, 4, 2, 3)):
        q, k, v = ruled('sevens', [queries, dim]), ruled('fives', [keys, dim]), ruled('threes', [keys, dim])
        key_rows, value_rows = ruled('elevens', [2 * reach + 1, dim]), ruled('sevens', [2 * reach + 1, dim])
        inputs = {'queries': by_rule('sevens', [queries, dim]), 'keys': by_rule('fives', [keys, dim]),
                  'values': by_rule('threes', [keys, dim]), 'key_table': by_rule('elevens', [2 * reach + 1, dim]),
                  'value_table': by_rule('sevens', [2 * reach + 1, dim])}
        where = index(queries, keys, reach)
        params = {'queries': queries, 'keys': keys, 'max_distance': reach, 'dim': dim}
        bias = [[dot(q[i], key_rows[where[i][j]]) / sqrt(exact(dim)) for j in range(keys)] for i in range(queries)]
        yield case(f'bias_q{queries}_k{keys}_reach{reach}', 'shaw_bias', params,
                   'query . key_table[index] / sqrt(dim): what is added to query . key / sqrt(dim). ' + INDEX, WHERE,
                   inputs,
                   bias)
        scores = [[dot(q[i], k[j]) / sqrt(exact(dim)) + bias[i][j] for j in range(keys)] for i in range(queries)]
        chances = softmax(scores)
        yield case(f'output_q{queries}_k{keys}_reach{reach}', 'shaw_output', params,
                   'Softmax over keys of query.(key + key_table[index])/sqrt(dim), times (value + value_table[index]). '
                   + INDEX,
                   WHERE, inputs,
                   [[mp.fsum(chances[i][j] * (v[j][c] + value_rows[where[i][j]][c]) for j in range(keys))
                     for c in range(dim)] for i in range(queries)])


def generate():
    write('shaw', 'Clipped relative positions, from the definition.', list(cases()),
          'float64 within 1e-12, float32 within 1e-5 of expect')
