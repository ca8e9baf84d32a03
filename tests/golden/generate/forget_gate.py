"""Forget gates as a data-dependent ALiBi: the logarithms of the gates added up from key to query."""
from common import by_rule, case, exp, log, mp, mpf, reshape, ruled, source, write

WHERE = source('2503.02130', 'lucidrains/x-transformers', 'x_transformers/x_transformers.py')


def log_sigmoid(x):
    return -log(1 + exp(-x))


def between(gates, last, first):
    """The gates after token first, up to and with token last, added."""
    return mp.fsum(gates[first + 1:last + 1])


def cases():
    for heads, tokens in ((1, 4), (2, 3), (2, 1)):
        gates = [[log_sigmoid(v) for v in row] for row in ruled('sevens', [heads, tokens])]
        inputs = {'gate_logits': by_rule('sevens', [heads, tokens])}
        yield case(f'causal_h{heads}_t{tokens}', 'forget_gate', {'heads': heads, 'tokens': tokens, 'causal': True},
                   '[heads, tokens, tokens]: the sum of ln(sigmoid(gate_logit)) over tokens j+1..i for keys j <= i (0 '
                   'on the diagonal); null above it (masked).', WHERE, inputs,
                   [[[between(g, i, j) if j <= i else None for j in range(tokens)] for i in range(tokens)]
                    for g in gates])
        both = ruled('fives', [2 * heads, tokens])
        forth = [[log_sigmoid(v) for v in row] for row in both[:heads]]
        back = [[log_sigmoid(v) for v in row] for row in both[heads:]]
        yield case(f'both_ways_h{heads}_t{tokens}', 'forget_gate', {'heads': heads, 'tokens': tokens, 'causal': False},
                   '[heads, tokens, tokens]: gate_logits [2*heads, tokens], the first heads rows for keys before the '
                   'query as in the causal case; the others for keys after it: the sum over tokens i+1..j.', WHERE,
                   {'gate_logits': by_rule('fives', [2 * heads, tokens])},
                   [[[between(forth[h], i, j) if j <= i else between(back[h], j, i) for j in range(tokens)]
                     for i in range(tokens)] for h in range(heads)])
    steady = [log_sigmoid(mpf(0))] * 3
    yield case('equal_gates_are_alibi', 'forget_gate', {'heads': 1, 'tokens': 3, 'causal': True},
               'Equal gates of 1/2 give -ln(2)*(i-j): ALiBi with slope ln 2.', WHERE, {'gate_logits': [[0, 0, 0]]},
               reshape([between(steady, i, j) if j <= i else None for i in range(3) for j in range(3)], [1, 3, 3]))


def generate():
    write('forget_gate', 'Forget-gate biases, from the definition.', list(cases()),
          'float64 within 1e-13, float32 within 2^-19')
