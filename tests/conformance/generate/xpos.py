"""xPos: rotation with neighbours paired, times a power that falls with the position for queries and grows for keys."""
from formulas import exact, geometric, turned, xpos_factors
from rounding import rounded
from writer import Family, as_input, tensor

PAPER = 'Sun et al. 2022, arXiv:2212.10554; microsoft/torchscale, torchscale/component/xpos_relative_position.py'


def rows(x, positions, options, pairing='interleaved', sign=1, role=None, min_pos=None, inverse=None):
    dim = options['head_dim']
    inverse = inverse or geometric(dim, options['base'])
    role = role or options['role']
    min_pos = options['min_pos'] if min_pos is None else min_pos
    found = []
    for vector, p in zip(x, positions, strict=True):
        power = (exact(p) + min_pos) / exact(options['scale_base']) * (1 if role == 'query' else -1)
        found.append(turned(vector, [sign * exact(p) * w for w in inverse], pairing, xpos_factors(dim, power)))
    return found


def generate():
    family = Family('xpos', PAPER, 'Channels 2i and 2i + 1 turn by position * base^(-2i / head_dim) and are multiplied '
                    'by z_i^((position + min_pos) / scale_base), keys by its inverse; z_i = (2i + 0.4 head_dim) / '
                    '(1.4 head_dim). torchscale takes min_pos = -ceil(length / 2).')

    def add(comment, dim, positions, role, scale_base=512, min_pos=0, base=10000):
        options = {'head_dim': dim, 'base': base, 'scale_base': scale_base, 'min_pos': min_pos, 'role': role}
        x = tensor([len(positions), dim], comment + role)
        values = rows(x, positions, options)
        other = 'key' if role == 'query' else 'query'
        family.add(f'{comment} ({role}).', 'rotate', options, {'positions': positions, 'x': as_input(x)}, values,
                   'rotation', wrong={
                       'pairing': rows(x, positions, options, pairing='rotate_half'),
                       'sign': rows(x, positions, options, sign=-1),
                       'scaling-inverted': rows(x, positions, options, role=other),
                       'scaling-forgotten': [turned(v, [exact(p) * w for w in geometric(dim, base)], 'interleaved')
                                             for v, p in zip(x, positions)],
                       'positions-restarted': rows(x, list(range(len(positions))), options),
                       'off-by-one': rows(x, [p + 1 for p in positions], options),
                       'base': rows(x, positions, {**options, 'base': 10000}),
                       'exponent-doubled': rows(x, positions, options, inverse=[w * w for w in geometric(dim, base)]),
                       'float32-position': rows(x, [rounded(exact(p), 'float32') for p in positions], options)})

    for role in ('query', 'key'):
        add('The first positions', 8, [0, 1, 2, 3], role)
        add('Centred as torchscale does for 4 tokens', 8, [0, 1, 2, 3], role, min_pos=-2)
        add('Centred for 5 tokens', 8, [0, 1, 2, 3, 4], role, min_pos=-3)
        add('A small scale_base', 12, [0, 1, 7], role, scale_base=4, min_pos=-2)
        add('Around 512', 16, [511, 512, 513], role, min_pos=-256)
        add('A head of 64 at 1,023, centred', 64, [1023], role, min_pos=-1000)
        add('Far away, centred', 8, [131000, 131071], role, min_pos=-131000)
        add('Base 500,000', 8, [1, 300], role, base=500000)
    x = as_input(tensor([2, 7], 'odd'))
    usual = {'head_dim': 8, 'base': 10000, 'scale_base': 512, 'min_pos': 0, 'role': 'query'}
    family.refuse('An odd width.', 'rotate', {**usual, 'head_dim': 7}, {'positions': [0, 1], 'x': x},
                  'head_dim must be even')
    x = as_input(tensor([2, 8], 'even'))
    family.refuse('A scale_base of 0.', 'rotate', {**usual, 'scale_base': 0}, {'positions': [0, 1], 'x': x},
                  'scale_base must be above 0')
    family.refuse('A role that nobody knows.', 'rotate', {**usual, 'role': 'value'}, {'positions': [0, 1], 'x': x},
                  'role must be query or key')
    family.write()
