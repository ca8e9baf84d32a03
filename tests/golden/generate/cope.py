"""CoPE: positions counted by gates, and the table blended between whole positions."""
from common import by_rule, case, dot, exp, floor_of, mp, mpf, ruled, source, write

WHERE = source('2405.18719', 'lucidrains/x-transformers', 'x_transformers/x_transformers.py')
COUNT = ('Gates sigmoid(logit) of keys up to the query (0 after it); position of key j: the gates from j to the end '
         'added, at most rows-1')


def positions(logits, rows):
    found, offset = [], len(logits[0]) - len(logits)
    for i, row in enumerate(logits):
        gates = [1 / (1 + exp(-v)) if j <= i + offset else mpf(0) for j, v in enumerate(row)]
        found.append([min(mp.fsum(gates[j:]), mpf(rows - 1)) for j in range(len(gates))])
    return found


def cases():
    for queries, keys, rows, dim in ((4, 4, 8, 2), (3, 5, 3, 4), (2, 2, 2, 2)):
        logits, q = ruled('sevens', [queries, keys]), ruled('fives', [queries, dim])
        table = ruled('threes', [rows, dim])
        inputs = {'logits': by_rule('sevens', [queries, keys]), 'queries': by_rule('fives', [queries, dim]),
                  'table': by_rule('threes', [rows, dim])}
        places = positions(logits, rows)
        params = {'rows': rows, 'causal': True}
        name = f'q{queries}_k{keys}_rows{rows}'
        yield case(f'positions_{name}', 'cope_positions', params, COUNT + '.', WHERE, {'logits': inputs['logits']},
                   places)
        found = []
        for i, row in enumerate(places):
            whole = [dot(q[i], r) for r in table]
            line = []
            for p in row:
                low = int(floor_of(p))
                high = min(low + 1, rows - 1)
                line.append(whole[low] * (1 - (p - low)) + whole[high] * (p - low))
            found.append(line)
        yield case(f'bias_{name}', 'cope_bias', params,
                   COUNT + '; query . table blended linearly between the whole positions below and above. To be added '
                           'to the logits.', WHERE, inputs, found)


def generate():
    write('cope', 'CoPE positions and biases, from the definition.', list(cases()),
          'float64 within 1e-13, float32 within 2^-19')
