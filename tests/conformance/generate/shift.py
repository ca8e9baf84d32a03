"""Caches of rotated keys: appended to, cut, moved, kept in 16 bits."""
from mpmath import mpf


from rotary import LLAMA3, YARN, apply
from rotations import frequencies
from rounding import hex_of, rounded
from writer import Family, as_input, flat, shape_of, tensor

SOURCE = 'ggml-org/llama.cpp, src/llama-kv-cache.cpp, build_rope_shift; Xiao et al. 2023, arXiv:2309.17453 (sinks)'
CONVENTIONS = (
    'cache: keys x, not rotated yet, come in the order of `events`: {append: n} rotates the next n of them behind '
    'those that are cached, {drop: n, first: k} takes n keys from place k on out and moves those behind them down by '
    'n. The answer is the cache at the end: each key is rotated once, by its place there, with its attention factor '
    'once. move: keys of a cache in 16 bits, rotated already, whose bits cache.hex states (big-endian, one '
    'after the other): each token moves by its distance in `positions`. Keys are [T, H, D] or [H, T, D] by '
    '`order`.')


def places(events, dropped=True, behind=False):
    """(number of each key that is left, its position): `behind` counts new keys on from all that came."""
    cache, following = [], 0
    for event in events:
        if 'append' in event:
            first = following if behind else len(cache)
            cache += [[following + k, first + k] for k in range(event['append'])]
            following += event['append']
            continue
        first, count = event['first'], event['drop']
        kept = cache[:first], cache[first + count:]
        cache = kept[0] + [[key, p - count if dropped else p] for key, p in kept[1]]
    return cache


def by_key(x, order, keys):
    return [x[k] for k in keys] if order == 'THD' else [[head[k] for k in keys] for head in x]


def with_factors(x, events, options, factor_of):
    """The cache whose keys have the attention factor to a power that depends on how often they were moved."""
    _, attention = frequencies(options)
    moves = {}
    cache, following = [], 0
    for event in events:
        if 'append' in event:
            cache += range(following, following + event['append'])
            following += event['append']
        else:
            del cache[event['first']:event['first'] + event['drop']]
            for key in cache[event['first']:]:
                moves[key] = moves.get(key, 0) + 1
    values = by_key(apply(by_key(x, options['order'], cache), range(len(cache)), options), options['order'],
                    range(len(cache)))
    powers = [attention ** factor_of(moves.get(key, 0)) for key in cache]
    if options['order'] == 'THD':
        return [part_scaled(token, by, options) for token, by in zip(values, powers, strict=True)]
    return [[row_scaled(row, by, options) for row, by in zip(head, powers, strict=True)] for head in values]


def part_scaled(token, by, options):
    return [row_scaled(row, by, options) for row in token]


def row_scaled(row, by, options):
    part = options['rotary_dim']
    return [v * by for v in row[:part]] + list(row[part:])


def moved_again(x, events, options, angle):
    """The cache at other positions than its own."""
    left = places(events)
    return apply(by_key(x, options['order'], [key for key, _ in left]), [angle(k, key, p) for k, (key, p) in
                                                                         enumerate(left)], options)


def steps_after(events):
    """For each key that is left, the sum of its places at each later append: a cache that is rotated again."""
    cache, following = [], 0
    for event in events:
        if 'append' in event:
            for k, entry in enumerate(cache):
                entry[1] += k
            cache += [[following + k, len(cache) + k] for k in range(event['append'])]
            following += event['append']
        else:
            first, count = event['first'], event['drop']
            cache = cache[:first] + [[key, p - count] for key, p in cache[first + count:]]
    return [p for _, p in cache]


def generate():
    family = Family('shift', SOURCE, CONVENTIONS)

    def ask(comment, dim, events, pairing='rotate_half', order='THD', heads=1, rotary_dim=None, **more):
        options = {'head_dim': dim, 'rotary_dim': rotary_dim or dim, 'base': 10000, 'pairing': pairing, 'order': order,
                   **more}
        count = sum(event.get('append', 0) for event in events)
        x = tensor([count, heads, dim] if order == 'THD' else [heads, count, dim], comment)
        again = steps_after(events)
        wrong = {'not-moved': moved_again(x, events, options, lambda k, key, p: key),
                 'rotated-twice': moved_again(x, events, options, lambda k, key, p: 2 * k),
                 'rotated-again': moved_again(x, events, options, lambda k, key, p: again[k]),
                 'sign': moved_again(x, events, options, lambda k, key, p: 2 * key - k),
                 'moved-positions': at(x, options, places(events, behind=True)),
                 'off-by-one': moved_again(x, events, options, lambda k, key, p: k + 1),
                 'pairing': at(x, {**options, 'pairing': 'interleaved' if pairing == 'rotate_half' else 'rotate_half'},
                               places(events))}
        if frequencies(options)[1] != 1:
            wrong['attention-factor-moved'] = with_factors(x, events, options, lambda moves: moves)
        family.add(comment, 'cache', options, {'x': as_input(x), 'events': events}, at(x, options, places(events)),
                   'rotation', wrong=wrong)

    grown = [{'append': 3}, {'append': 1}, {'append': 1}]
    full = [{'append': 6}, {'drop': 2, 'first': 1}]
    on = [{'append': 5}, {'drop': 2, 'first': 0}, {'append': 1}]
    twice = [{'append': 6}, {'drop': 2, 'first': 1}, {'append': 2}, {'drop': 1, 'first': 1}, {'append': 1}]
    for pairing in ('interleaved', 'rotate_half'):
        name = {'interleaved': 'neighbours paired', 'rotate_half': 'halves paired'}[pairing]
        ask(f'A prompt of three, then token by token, {name}.', 8, grown, pairing)
        ask(f'The second and third of six keys leave, {name}.', 8, full, pairing)
        ask(f'The oldest two of five leave, and a key comes, with the attention factor of YaRN, {name}.', 16, on,
            pairing, scaling=YARN)
    ask('A cache that is cut twice, heads first, YaRN.', 16, twice, order='HTD', heads=1, scaling=YARN)
    ask('A cache that is cut twice, half of each head turns.', 8, twice, rotary_dim=4, order='THD', heads=2)
    ask('The first key stays as a sink, Llama 3.', 16, [{'append': 4}, {'drop': 2, 'first': 1}, {'append': 1}],
        scaling=LLAMA3, base=500000)
    ask('Nothing leaves: three chunks of two, heads first.', 8, [{'append': 2}] * 3, order='HTD', heads=2)
    moves(family)
    refusals(family)
    family.write()


def at(x, options, left):
    return apply(by_key(x, options['order'], [key for key, _ in left]), [p for _, p in left], options)


def moves(family):
    def move(comment, dtype, dim, distances, pairing='rotate_half', order='THD', heads=1, rotary_dim=None, **more):
        options = {'head_dim': dim, 'rotary_dim': rotary_dim or dim, 'base': 10000, 'pairing': pairing, 'order': order,
                   **more}
        count = len(distances)
        x = tensor([count, heads, dim] if order == 'THD' else [heads, count, dim], comment)

        def narrow(values):
            return [narrow(v) for v in values] if isinstance(values, list) else rounded(mpf(values) / 3, dtype)

        x = narrow(x)
        bits = ''.join(hex_of(v, dtype) for v in flat(x))
        other = 'float16' if dtype == 'bfloat16' else 'bfloat16'
        wrong = {'sign': apply(x, [-d for d in distances], options, factor=1),
                 'cache-format': apply(read_as(bits, shape_of(x), other), distances, options, factor=1)}
        attention = frequencies(options)[1]
        if attention != 1:
            wrong['attention-factor-moved'] = apply(x, distances, options, factor=attention)
        family.add(comment, 'move', options,
                   {'positions': distances, 'cache': {'shape': shape_of(x), 'dtype': dtype, 'hex': bits}},
                   apply(x, distances, options, factor=1), 'rotation', wrong=wrong)

    move('A cache in float16 moved back by 30, YaRN.', 'float16', 16, [-30, -30], scaling=YARN)
    move('A cache in bfloat16 moved back by 30, YaRN, neighbours paired.', 'bfloat16', 16, [-30, -30], 'interleaved',
         scaling=YARN)
    move('A sink stays, the others move, bfloat16, heads first.', 'bfloat16', 8, [0, -4, -4], order='HTD', heads=2)
    move('Half of each head turns, float16.', 'float16', 8, [-256, -256], rotary_dim=4)


def read_as(bits, shape, dtype):
    """What the bits mean in another format of 16 bits, as nested lists."""
    def value(word):
        precision = {'float16': 11, 'bfloat16': 8}[dtype]
        bias = {'float16': 15, 'bfloat16': 127}[dtype]
        sign, rest = -1 if word >> 15 else 1, word & 0x7fff
        field, fraction = rest >> (precision - 1), rest & ((1 << (precision - 1)) - 1)
        size = fraction if field == 0 else fraction | 1 << (precision - 1)
        return sign * mpf(size) * mpf(2) ** (max(field, 1) - bias - precision + 1)

    found = [value(int(bits[k:k + 4], 16)) for k in range(0, len(bits), 4)]
    for extent in reversed(shape[1:]):
        found = [found[k:k + extent] for k in range(0, len(found), extent)]
    return found


def refusals(family):
    options = {'head_dim': 4, 'rotary_dim': 4, 'base': 10000, 'pairing': 'rotate_half', 'order': 'THD'}
    given = {'x': as_input(tensor([3, 1, 4], 'refusal')), 'events': [{'append': 3}, {'drop': 1, 'first': 0}]}
    for comment, changed, reason in (
            ('An odd number of channels turns.', {'rotary_dim': 3}, 'rotary_dim must be even'),
            ('A pairing that nobody knows.', {'pairing': 'thirds'}, 'pairing must be interleaved or rotate_half')):
        family.refuse(comment, 'cache', {**options, **changed}, given, reason)
