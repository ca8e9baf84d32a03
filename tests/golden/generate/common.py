"""What every family's generator shares: 50-digit numbers, the rules that fill tensors, and the writer.

Numbers come in as doubles and are used exactly as the double they are (0.1 is 0.1000000000000000055...); everything
after that is 50-digit arithmetic; the result is rounded once, to the nearest double.
"""
import json
import pathlib

from mpmath import mp, mpf, ceil as ceil_of, cos, exp, floor as floor_of, log, pi, sin, sqrt

from formulas import exact, power, ratio

mp.dps = 50
FOLDER = pathlib.Path(__file__).resolve().parent.parent


def nearest_double(x):
    """The double nearest to x, as an int where it is one (JSON readers give the same double back); None stays."""
    if x is None:
        return None
    if isinstance(x, bool) or isinstance(x, int):
        return int(x)
    if isinstance(x, float):
        value = x
    else:
        with mp.workprec(53):
            value = float(+x)
    return int(value) if value == int(value) and abs(value) < 2**53 else value


def flat(values):
    """Nested lists, row-major."""
    if isinstance(values, (list, tuple)):
        return [leaf for part in values for leaf in flat(part)]
    return [values]


def shape_of(values):
    shape = []
    while isinstance(values, (list, tuple)):
        shape.append(len(values))
        if not values:
            break
        values = values[0]
    return shape


def count_of(shape):
    n = 1
    for extent in shape:
        n *= extent
    return n


def reshape(values, shape):
    if len(shape) <= 1:
        return list(values)
    step = count_of(shape[1:])
    return [reshape(values[k * step:(k + 1) * step], shape[1:]) for k in range(shape[0])]


# Tensors by rule: element k of the row-major flattening, exact in double and in single precision.
RULES = {
    'sevens': ('((k*7) % 11 - 5) / 4', lambda k: mpf((k * 7) % 11 - 5) / 4),
    'fives': ('((k*5) % 13 - 6) / 8', lambda k: mpf((k * 5) % 13 - 6) / 8),
    'threes': ('((k*3) % 7 - 3) / 2', lambda k: mpf((k * 3) % 7 - 3) / 2),
    'elevens': ('((k*11) % 17 - 8) / 16', lambda k: mpf((k * 11) % 17 - 8) / 16),
    'ramp': ('k', lambda k: mpf(k)),
}


def ruled(rule, shape):
    """A tensor filled by a named rule, as nested lists."""
    return reshape([RULES[rule][1](k) for k in range(count_of(shape))], list(shape))


def by_rule(rule, shape):
    """How such a tensor is written into `inputs`."""
    return {'rule': rule, 'formula': RULES[rule][0], 'shape': list(shape)}


def matmul(a, b):
    return [[mp.fsum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def transpose(a):
    return [list(column) for column in zip(*a)]


def dot(a, b):
    return mp.fsum(x * y for x, y in zip(a, b))


def source(paper=None, repo=None, path=None):
    found = {'kind': 'definition'}
    if paper:
        found['paper'] = paper
    if repo:
        found['repo'] = repo
    if path:
        found['path'] = path
    return found


def plain(value):
    """A JSON value with every number rounded to the nearest double."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    if isinstance(value, (mpf, float)) and not isinstance(value, bool):
        return nearest_double(value)
    return value


def case(name, encoding, params, convention, where, inputs, values, **more):
    """One case; `values` nested lists, from which shape and the flat expect follow (a bare number has shape [])."""
    expect = [nearest_double(v) for v in flat(values)]
    shape = shape_of(values)
    assert len(expect) == count_of(shape), (name, shape, len(expect))
    found = {'name': name, 'encoding': encoding, 'params': plain(params), 'convention': convention, 'source': where,
             'inputs': plain(inputs), 'shape': shape, 'expect': expect}
    found.update(plain(more))
    return found


SINGLE_WAVES = ('float64 within 1e-12 of expect at |position| <= 65536, float32 within 2^-24 at |position| <= 2^24')


def write(family, about, cases, tolerance=SINGLE_WAVES):
    names = [c['name'] for c in cases]
    assert len(set(names)) == len(names), [n for n in names if names.count(n) > 1]
    head = {'format': 'posenc-vectors/1', 'file': f'{family}.json', 'about': about, 'tolerance': tolerance}
    lines = ',\n'.join(json.dumps(c, ensure_ascii=False, separators=(',', ':')) for c in cases)
    text = json.dumps(head, ensure_ascii=False)[:-1] + ', "cases": [\n' + lines + '\n]}\n'
    json.loads(text)
    target = FOLDER / f'{family}.json'
    target.write_text(text, encoding='utf-8')
    print(f'{target.name}: {len(cases)} cases, {len(text)} bytes')
