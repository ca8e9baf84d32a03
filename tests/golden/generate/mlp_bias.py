"""The MLP ("dynamic") position bias: a small network on the distance of query and key."""
from common import by_rule, case, dot, exact, exp, log, mpf, ruled, source, sqrt, write

WHERE = source('2108.00154', 'lucidrains/x-transformers', 'x_transformers/x_transformers.py')


def silu(x):
    return x / (1 + exp(-x))


def relu(x):
    return max(x, mpf(0))


def normalised(x, weights, bias):
    mean = sum(x) / len(x)
    variance = sum((v - mean) ** 2 for v in x) / len(x)
    return [(v - mean) / sqrt(variance + exact(1e-5)) * w + b for v, w, b in zip(x, weights, bias)]


def network(layers, activation, norms, distance):
    x = [distance]
    for k, (weights, bias) in enumerate(layers):
        x = [dot(row, x) + b for row, b in zip(weights, bias)]
        if k + 1 < len(layers):
            if norms:
                x = normalised(x, *norms[k])
            x = [activation(v) for v in x]
    return x


def cases():
    for name, widths, queries, keys, logs, norm, activation in (
            ('plain', [3, 2], 3, 5, False, False, silu), ('deep', [4, 3, 2], 4, 4, False, False, silu),
            ('log', [3, 4, 1], 2, 6, True, False, silu), ('normed', [4, 3, 2], 3, 3, True, True, silu),
            ('relu', [5, 3], 1, 4, False, False, relu), ('relu_normed', [3, 3, 2], 5, 5, False, True, relu)):
        shapes = [[out, before] for out, before in zip(widths, [1] + widths[:-1])]
        layers = [(ruled('sevens', s), ruled('fives', s[:1])) for s in shapes]
        norms = [(ruled('elevens', s[:1]), ruled('threes', s[:1])) for s in shapes[:-1]] if norm else None
        sign = lambda d: (d > 0) - (d < 0)
        read = lambda d: sign(d) * log(abs(mpf(d)) + 1) if logs else mpf(d)
        answers = [[network(layers, activation, norms, read(i - j)) for j in range(keys)]
                   for i in range(keys - queries, keys)]
        inputs = {'layers': [{'weights': by_rule('sevens', s), 'bias': by_rule('fives', s[:1])} for s in shapes]}
        if norm:
            for layer, s in zip(inputs['layers'], shapes[:-1]):
                layer.update(norm_weights=by_rule('elevens', s[:1]), norm_bias=by_rule('threes', s[:1]))
        yield case(name, 'mlp_bias', {'queries': queries, 'keys': keys, 'log_distance': logs,
                                      'activation': 'silu' if activation is silu else 'relu'},
                   '[heads, queries, keys]: the network of the distance i - j, queries the last of the keys; each '
                   'layer weights*x + bias, weights [outputs, inputs]; all but the last '
                   'a LayerNorm (eps 1e-5) if there is one, then the activation; '
                   'log_distance: it reads sign(d)*ln(|d| + 1).', WHERE, inputs,
                   [[[a[h] for a in row] for row in answers] for h in range(widths[-1])])


def generate():
    write('mlp_bias', 'MLP position biases, from the definition.', list(cases()),
          'float64 within 1e-12 of the largest entry, float32 within 2^-24 times it')
