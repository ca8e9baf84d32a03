"""Shaw's relative index: distances clipped at both ends, queries at the end of the keys."""
from formulas import clipped
from writer import Family

PAPER = 'Shaw et al. 2018, arXiv:1803.02155, section 3.2'


def index(queries, keys, clip, sign=1, first=None, shift=0):
    first = keys - queries if first is None else first
    return [[clipped(sign * (j - i) + shift, clip) for j in range(keys)] for i in range(first, first + queries)]


def generate():
    family = Family('shaw', PAPER, 'clip(key - query, -k, k) + k. Query i stands at position keys - queries + i, so '
                    'that fewer queries than keys are the last of them.')

    def add(comment, queries, keys, clip):
        family.add(comment, 'index', {'clip': clip}, {'queries': queries, 'keys': keys}, index(queries, keys, clip),
                   'exact', wrong={'sign': index(queries, keys, clip, sign=-1),
                                   'off-by-one': index(queries, keys, clip, shift=1),
                                   'positions-restarted': index(queries, keys, clip, first=0)})

    add('Within the clip.', 3, 3, 4)
    add('The clip is the farthest distance.', 4, 4, 3)
    add('The clip is one less than the farthest distance.', 4, 4, 2)
    add('A clip of 1.', 5, 5, 1)
    add('A clip of 0: all are alike.', 3, 3, 0)
    add('The usual clip of 16, across its edges.', 20, 20, 16)
    add('One query after cached keys.', 1, 20, 16)
    add('Three queries after cached keys.', 3, 12, 4)
    add('A single token.', 1, 1, 16)
    family.refuse('A negative clip.', 'index', {'clip': -1}, {'queries': 2, 'keys': 2}, 'clip must be at least 0')
    family.refuse('A negative number of queries.', 'index', {'clip': 2}, {'queries': -1, 'keys': 2},
                  'queries must be at least 0')
    family.refuse('A clip that is no integer.', 'index', {'clip': 1.5}, {'queries': 2, 'keys': 2},
                  'clip must be an integer')
    family.write()
