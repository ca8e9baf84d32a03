"""Makes cases of exact values and writes a family's file: one case a line, arrays compact."""
import json
import pathlib
import sys
import zlib

from mpmath import mp, mpf

from flags import FLAGS
from rounding import FORMATS, decimal_of, hex_of

ROOM = pathlib.Path(__file__).resolve().parent.parent
CLASSES = json.loads((ROOM / 'schema' / 'classes.json').read_text(encoding='utf-8'))
VERSION = '1.4.0'
LARGEST_FILE = 300_000


def flat(values):
    """Nested lists, row-major."""
    return [leaf for part in values for leaf in flat(part)] if isinstance(values, (list, tuple)) else [values]


def shape_of(values):
    return [len(values), *shape_of(values[0])] if isinstance(values, (list, tuple)) and values else []


def short(number):
    """A double as JSON writes it shortest: integers without a point."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


def tensor(shape, seed, step=8):
    """Numbers that are multiples of 1/step within [-4, 4], nested lists of Python floats."""
    state = zlib.crc32(seed.encode())
    found = []
    for _ in range(_count(shape)):
        state = (state * 1103515245 + 12345) % 2**31
        found.append(((state >> 8) % (8 * step + 1) - 4 * step) / step)
    for extent in reversed(shape[1:]):
        found = [found[k:k + extent] for k in range(0, len(found), extent)]
    return found


def as_input(values):
    return {'shape': shape_of(values), 'values': [short(v) for v in flat(values)]}


def _count(shape):
    found = 1
    for extent in shape:
        found *= extent
    return found


def tolerance(kind, value, largest):
    """What the class allows a program that answers in float32."""
    unit, rule = mpf(2) ** -24, CLASSES['classes'][kind]
    scales = {'one': mpf(1), 'largest_input': max(1, largest), 'value': abs(value), 'none': mpf(0)}
    return rule['units'] * unit * scales[rule['scale']]


def catches(expected, wrong, kind, largest):
    """Whether a wrong answer is off by more than four times what its class allows, in any value that is compared."""
    pairs = zip(flat(expected), flat(wrong), strict=True)
    return any(a is not None and abs(a - b) > 4 * tolerance(kind, a, largest) for a, b in pairs)


class Family:
    """Cases of one family in the order in which they were added, which numbers them."""

    def __init__(self, name, source, conventions=''):
        self.name, self.source, self.conventions, self.cases = name, source, conventions, []

    def _add(self, comment, result, operation, options, given, more, source):
        case = {'id': f'{self.name}-{len(self.cases) + 1:03d}', 'comment': comment, 'result': result, **more}
        order = ['id', 'comment', 'result', 'convention', 'reason', 'flags']
        case = {key: case[key] for key in order if key in case}
        case |= {'operation': operation, 'options': options, 'input': given}
        case |= {key: more[key] for key in ('expected', 'class') if key in more}
        if source:
            case['source'] = source
        self.cases.append(case)

    def add(self, comment, operation, options, given, values, kind, flags=(), wrong=None, convention=None, source=None,
            scalars=None, at=None):
        """A case with an answer. `wrong` maps flags to the answers of wrong programs: a flag stays if it is caught."""
        if kind == 'exact':
            if at is None and None in flat(values):
                at = [k for k, v in enumerate(flat(values)) if v is not None]
            kept = flat(values) if at is None else [flat(values)[k] for k in at]
            expected = {'shape': shape_of(values), **({} if at is None else {'at': at}), 'integers': kept}
        else:
            everything = [None if v is None else mpf(v) for v in flat(values)]
            if at is None and any(v is None for v in everything):
                at = [k for k, v in enumerate(everything) if v is not None]
            kept = everything if at is None else [everything[k] for k in at]
            expected = {'shape': shape_of(values), **({} if at is None else {'at': at}),
                        'decimal': [decimal_of(v) for v in kept]}
            expected |= {name: ''.join(hex_of(v, name) for v in kept) for name in FORMATS}
        if scalars:
            expected['scalars'] = {key: decimal_of(value) for key, value in scalars.items()}
        x = given.get('x')
        largest = max((abs(mpf(v)) for v in x['values']), default=mpf(0)) if x else mpf(1)
        compared = values if at is None else [v if k in set(at) else None for k, v in enumerate(flat(values))]
        caught = [flag for flag, answer in (wrong or {}).items()
                  if answer is not None and catches(compared, answer, kind, largest)]
        found = [name for name in FLAGS if name in {*flags, *caught}]
        assert len(found) == len({*flags, *caught}), (flags, caught)
        more = {'flags': found, 'expected': expected, 'class': kind}
        if convention:
            more['convention'] = convention
        self._add(comment, 'acceptable' if convention else 'valid', operation, options, given, more, source)

    def refuse(self, comment, operation, options, given, reason, source=None):
        """A case that has no answer: a program must say so."""
        self._add(comment, 'invalid', operation, options, given, {'reason': reason, 'flags': ['refusal']}, source)

    def write(self):
        head = {'$schema': '../schema/vectors.schema.json', 'format': 'posenc-vectors/1', 'family': self.name,
                'version': VERSION, 'generator': f'tests/conformance/generate (mpmath, {mp.dps} digits)',
                'source': self.source}
        if self.conventions:
            head['conventions'] = self.conventions
        used = {flag for case in self.cases for flag in case['flags']}
        head['flags'] = {name: text for name, text in FLAGS.items() if name in used}
        lines = ',\n'.join(json.dumps(case, ensure_ascii=False, separators=(',', ':')) for case in self.cases)
        text = json.dumps(head, ensure_ascii=False, indent=1)[:-2] + ',\n "cases": [\n' + lines + '\n]\n}\n'
        size = len(text.encode())
        if size > LARGEST_FILE:
            raise ValueError(f'{self.name}.json has {size} bytes; at most {LARGEST_FILE} are allowed')
        file = ROOM / 'vectors' / f'{self.name}.json'
        if '--check' in sys.argv:
            if file.read_text(encoding='utf-8') != text:
                sys.exit(f'{file.name} is not what the generator writes')
            return
        file.write_text(text, encoding='utf-8')
        print(f'{self.name}: {len(self.cases)} cases, {size} bytes')
