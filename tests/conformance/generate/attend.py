"""Attention of queries, keys and values: groups, caches, padding, windows, soft caps, biases, sinks."""
from mpmath import exp, fsum, mpf, sqrt, tanh

from formulas import exact
from writer import Family, as_input, tensor

SOURCE = 'Vaswani et al. 2017, arXiv:1706.03762, equation 1; groups: Ainslie et al. 2023, arXiv:2305.13245; soft ' \
         'cap: Gemma 2, arXiv:2408.00118, section 2; sinks: openai/gpt-oss, model.py, sdpa'
CONVENTIONS = (
    'q are queries [B, Hq, Tq, D], k keys [B, Hk, Tk, D] and v values [B, Hk, Tk, Dv] for the order BHTD; for BTHD '
    'tokens come before heads. Query head h reads key head h // (Hq / Hk). A score is scale times the product of a '
    'query and a key; without scale it is D^(-1/2). With softcap c it becomes c tanh(score / c), then bias [Hq, Tq, '
    'Tk] is added. The answer is the mean of the values that are seen, weighted by softmax. sinks [Hq]: e^sink is '
    'added to the sum that weights are divided by. Queries are the last of the keys; causal, window and mask as in '
    'the family mask. Rows whose query is padding are not compared.')


def heads(values, order):
    """Heads of a row of the batch, each a list of tokens."""
    return values if order == 'BHTD' else [[token[h] for token in values] for h in range(len(values[0]))]


def attended(options, given, group=None, scale=None, cap=None, sinks=True, first=None, padding=True):
    """[B][Hq][Tq][Dv]; keywords are mistakes."""
    order, key_heads = options['order'], options['key_heads']
    found = []
    for b in range(len(given['q'])):
        q, k, v = (heads(given[name][b], order) for name in ('q', 'k', 'v'))
        each = len(q) // key_heads
        at = len(k[0]) - len(q[0]) if first is None else first
        mask = given['mask'][b] if 'mask' in given and padding else [1] * len(k[0])
        found.append([[row(options, given, q[h][i], k[(group or (lambda h, n: h // n))(h, each)],
                           v[(group or (lambda h, n: h // n))(h, each)], h, i, at + i, mask, scale, cap, sinks)
                       for i in range(len(q[0]))] for h in range(len(q))])
    return found


def row(options, given, query, keys, values, h, i, place, mask, scale, cap, sinks):
    window = options.get('window')
    seen = [j for j in range(len(keys)) if mask[j] and not (options['causal'] and j > place)
            and (window is None or abs(place - j) < window)]
    factor = scale or (exact(options['scale']) if 'scale' in options else 1 / sqrt(mpf(len(query))))
    weights = {}
    for j in seen:
        score = factor * fsum(exact(a) * exact(b) for a, b in zip(query, keys[j], strict=True))
        bias = exact(given['bias'][h][i][j]) if 'bias' in given else mpf(0)
        if 'softcap' in options and cap != 'missing':
            c = exact(options['softcap'])
            score = c * tanh((score + bias) / c) if cap == 'after' else c * tanh(score / c) + bias
        else:
            score += bias
        weights[j] = exp(score)
    total = fsum(weights.values()) + (exp(exact(given['sinks'][h])) if 'sinks' in given and sinks else 0)
    if not weights:
        return [mpf(0)] * len(values[0])
    return [fsum(w * exact(values[j][d]) for j, w in weights.items()) / total for d in range(len(values[0]))]


def ordered(values, order):
    return values if order == 'BHTD' else [[list(token) for token in zip(*part)] for part in values]


def held(values, given):
    """None where a query is padding; [B][Hq][Tq][Dv]."""
    if 'mask' not in given:
        return values
    return [[[line if row[len(row) - len(head) + i] else [None] * len(line) for i, line in enumerate(head)]
             for head in part] for part, row in zip(values, given['mask'], strict=True)]


def generate():
    family = Family('attend', SOURCE, CONVENTIONS)

    def ask(comment, count=2, key_heads=None, queries=3, keys=3, dim=8, value_dim=None, batch=1, order='BHTD',
            bias=False, mask=None, sinks=None, causal=True, **more):
        key_heads = key_heads or count
        options = {'key_heads': key_heads, 'order': order, 'causal': causal, **more}

        def filled(name, number, tokens, width):
            shape = [batch, number, tokens, width] if order == 'BHTD' else [batch, tokens, number, width]
            quarter = tensor(shape, comment + name)
            return [[[[v / 4 for v in line] for line in part] for part in row] for row in quarter]

        given = {'q': filled('q', count, queries, dim), 'k': filled('k', key_heads, keys, dim),
                 'v': filled('v', key_heads, keys, value_dim or dim)}
        if mask:
            given['mask'] = mask
        if sinks:
            given['sinks'] = sinks
        if bias:
            given['bias'] = tensor([count, queries, keys], comment + 'b')
        wrong = {'attend-scale': attended(options, given, scale=mpf(1)),
                 'mask': attended({**options, 'causal': not causal}, given)}
        if key_heads < count:
            wrong['attend-groups'] = attended(options, given, group=lambda h, n: h % key_heads)
        if 'softcap' in more:
            wrong['attend-softcap'] = attended(options, given, cap='missing')
            if bias:
                wrong['attend-cap-after'] = attended(options, given, cap='after')
        if sinks:
            wrong['attend-sinks'] = attended(options, given, sinks=False)
        if mask:
            wrong['padding-seen'] = attended(options, given, padding=False)
        if 'window' in more:
            wrong['window-edge'] = attended({**options, 'window': more['window'] + 1}, given)
        if queries < keys:
            wrong['positions-restarted'] = attended(options, given, first=0)
        said = {name: as_input(values) if name in ('q', 'k', 'v') else values
                for name, values in given.items()}
        family.add(comment, 'attend', options, said, ordered(held(attended(options, given), given), order),
                   'attention', wrong={flag: ordered(values, order) for flag, values in wrong.items()})

    ask('Causal, a head for each query head.')
    ask('Both sides are seen, tokens first.', causal=False, order='BTHD')
    ask('Four heads of queries, two of keys.', 4, 2)
    ask('Three heads of queries, one of keys, tokens first.', 3, 1, order='BTHD')
    ask('One new query after cached keys.', 2, 1, queries=1, keys=5)
    ask('Two new queries after cached keys, values of another width.', queries=2, keys=5, value_dim=3)
    ask('Three rows padded on the left, one new query each.', batch=3, queries=1, keys=5, dim=4,
        mask=[[0, 0, 1, 1, 1], [1, 1, 1, 1, 1], [0, 1, 1, 1, 1]])
    ask('Two rows padded on the left, tokens first.', batch=2, queries=4, keys=4, dim=4, order='BTHD',
        mask=[[0, 0, 1, 1], [1, 1, 1, 1]])
    ask('A window of 2.', queries=5, keys=5, dim=4, window=2)
    ask('A window of 3 for one new query in padded rows.', batch=2, queries=1, keys=6, dim=4, window=3,
        mask=[[0, 0, 0, 0, 1, 1], [1, 1, 1, 1, 1, 1]])
    ask('A scale of 1, as in T5.', scale=1)
    ask('A soft cap of 2.', softcap=2, scale=2)
    ask('A bias, added to the scores.', bias=True)
    ask('A bias behind a soft cap.', bias=True, softcap=2, scale=1)
    ask('Sinks, which take weight and have no value.', 4, 2, sinks=[0.5, -2, 3.25, 8])
    ask('Sinks beside a window and padding.', 2, 1, batch=2, queries=2, keys=5, dim=4, window=2, sinks=[1.5, -1],
        mask=[[0, 0, 0, 1, 1], [1, 1, 1, 1, 1]])
    small = as_input(tensor([1, 3, 1, 2], 'refusal'))
    options = {'key_heads': 2, 'order': 'BHTD', 'causal': True}
    two = as_input(tensor([1, 2, 1, 2], 'refusal'))
    family.refuse('Three heads of queries, two of keys.', 'attend', options,
                  {'q': small, 'k': two, 'v': two}, 'the heads of keys must divide those of queries')
    family.refuse('A soft cap of 0.', 'attend', {**options, 'softcap': 0},
                  {'q': two, 'k': two, 'v': two}, 'softcap must be above 0')
    family.write()
