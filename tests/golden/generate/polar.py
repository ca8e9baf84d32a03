"""PoPE: softplus of the content as a length, position times frequency (and a learned phase) as an angle."""
from common import by_rule, case, cos, exact, exp, log, mpf, power, ratio, ruled, sin, source, write

WHERE = source('2509.10534', 'lucidrains/x-transformers', 'x_transformers/x_transformers.py')


def polar(x, position, base, phases):
    """One token of one head: all cosines, then all sines."""
    dim = len(x)
    lengths = [log(1 + exp(v)) for v in x]
    angles = [exact(position) * power(base, -ratio(c, dim)) + phase for c, phase in enumerate(phases)]
    return [r * cos(a) for r, a in zip(lengths, angles)] + [r * sin(a) for r, a in zip(lengths, angles)]


def cases():
    for name, positions, heads, dim, base, learned in (
            ('queries', [0, 1, 2, 3], 1, 4, 10000, False), ('keys', [0, 1, 2, 3], 2, 3, 10000, True),
            ('far', [65535, 4096.5, -7], 2, 5, 500000, True), ('one_channel', [3], 1, 1, 10000, False)):
        x = ruled('sevens', [heads, len(positions), dim])
        phases = ruled('fives', [heads, dim]) if learned else [[mpf(0)] * dim] * heads
        inputs = {'x': by_rule('sevens', [heads, len(positions), dim])}
        if learned:
            inputs['phases'] = by_rule('fives', [heads, dim])
        yield case(f'{name}_h{heads}_d{dim}', 'polar',
                   {'positions': positions, 'heads': heads, 'head_dim': dim, 'base': base},
                   '[heads, tokens, 2*head_dim]: ln(1+e^x) times cos (first half) and sin (second half) of '
                   'position*base^(-c/head_dim) + phases[head][c].', WHERE, inputs,
                   [[polar(x[h][t], p, base, phases[h]) for t, p in enumerate(positions)] for h in range(heads)])


def generate():
    write('polar', 'Polar position embeddings, from the definition.', list(cases()),
          'float64 within 1e-14 and float32 within 2^-23 times the length ln(1+e^x)')
