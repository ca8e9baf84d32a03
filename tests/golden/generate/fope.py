"""FoPE: cosines and sines that learned weights sum over all frequencies that are kept."""
from common import by_rule, case, cos, exact, mp, mpf, pi, power, ratio, ruled, sin, source, write

WHERE = source('2412.17739', 'InternLM/Intern-S1-Pro', 'modeling_interns1_pro.py')
TABLE = ('cosine[g][t][d] = sum over f of cos(position[t] w_f) cosine_weights[g][f][d], sines likewise, w_f = '
         'base^(-2f/head_dim) for the f with w_f > 2 pi / length; pairs beyond these have cosine 1 and sine rest. '
         'Cosines, then sines.')


def kept(head_dim, base, length):
    return [w for w in (power(base, -ratio(2 * f, head_dim)) for f in range(head_dim // 2)) if w > 2 * pi / length]


def table(p, cosines, sines):
    found = []
    waves = kept(p['head_dim'], p['base'], p['length'])
    for wave, weights, rest in ((cos, cosines, mpf(1)), (sin, sines, mpf(1 if p['rest_ones'] else 0))):
        found.append([[[mp.fsum(wave(exact(t) * w) * head[f][d] for f, w in enumerate(waves))
                        if d < len(waves) else rest for d in range(p['head_dim'] // 2)] for t in p['positions']]
                      for head in weights])
    return found


def turned(x, waves):
    """[T, H, D], neighbouring heads share a table."""
    found = []
    for t, token in enumerate(x):
        rows = []
        for h, head in enumerate(token):
            half = len(head) // 2
            cosines, sines = (part[h * len(part) // len(token)][t] for part in waves)
            rows.append([head[i] * cosines[i] - head[half + i] * sines[i] for i in range(half)] +
                        [head[half + i] * cosines[i] + head[i] * sines[i] for i in range(half)])
        found.append(rows)
    return found


def cases():
    for name, head_dim, base, length, heads, positions, rest_ones in (
            ('all_kept', 4, 100, 10**6, 1, [0, 1, 5], False), ('rest_still', 8, 10000, 64, 2, [0, 3, 1000], False),
            ('rest_ones', 8, 10000, 64, 2, [2, 70], True), ('far', 6, 5e6, 262144, 1, [65536, 262143, 2.5], False)):
        size = len(kept(head_dim, base, length))
        inputs = {'cosine_weights': ('sevens', [heads, size, size]), 'sine_weights': ('fives', [heads, size, size])}
        params = {'head_dim': head_dim, 'base': base, 'length': length, 'heads': heads, 'positions': positions,
                  'rest_ones': rest_ones, 'kept': size}
        weights = [ruled(*one) for one in inputs.values()]
        waves = table(params, *weights)
        written = {key: by_rule(*one) for key, one in inputs.items()}
        yield case(f'table_{name}', 'fope_table', params, TABLE, WHERE, written, waves)
        x = ('elevens', [len(positions), 2 * heads, head_dim])
        yield case(f'apply_{name}', 'fope', params,
                   'x [T, 2 heads, head_dim]: channels i and i + head_dim/2 become (a cosine - b sine, b cosine + '
                   'a sine) with the table of the half of the heads that they are in. ' + TABLE,
                   WHERE, {**written, 'x': by_rule(*x)}, turned(ruled(*x), waves))


def generate():
    write('fope', 'Fourier position embedding, from the definition.', list(cases()),
          'float64 within 1e-13, float32 within 1e-6 of expect')
