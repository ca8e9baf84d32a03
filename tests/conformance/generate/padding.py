"""Batches of prompts of unlike length: positions counted from the first token of each row, not from its padding."""
from rotary import YARN, apply
from writer import Family, as_input, tensor

SOURCE = 'huggingface/transformers, models/llama/modeling_llama.py and generation/utils.py: position_ids from the ' \
         'cumulative sum of attention_mask'
CONVENTIONS = (
    'mask [B, Tk] has 1 for tokens and 0 for padding, on either side. A token has as its position the number of tokens '
    'before it in its row. Of Tk columns the last `queries`, or as many as x has tokens, are asked for: the others are '
    'cached. Values of padding are not compared: `at` lists the others. rotate: x is [B, T, H, D] or [B, H, T, D].')


def counted(row):
    """The number of tokens before each column; the row's own start where there are none."""
    found, before = [], 0
    for is_token in row:
        found.append(before)
        before += is_token
    return found


def positions(mask, queries, count=counted):
    return [count(row)[len(row) - queries:] for row in mask]


def columns(row):
    return list(range(len(row)))


def from_left(row):
    """As if all padding stood before the tokens."""
    return [k - row.count(0) for k in range(len(row))]


def from_one(row):
    return [p + 1 for p in counted(row)]


def held(mask, queries, values):
    """None where a query is padding."""
    return [[v if seen else None for v, seen in zip(part, row[len(row) - queries:])]
            for part, row in zip(values, mask, strict=True)]


def wrong_positions(mask, queries):
    longest = max(mask, key=sum)
    found = {'padding-counted': positions(mask, queries, columns),
             'off-by-one': positions(mask, queries, from_one),
             'batch-positions': positions([mask[0]] * len(mask), queries),
             'positions-restarted': [list(range(queries)) for _ in mask],
             'padding-side': positions(mask, queries, from_left),
             'longest-row': positions([longest] * len(mask), queries)}
    return found


def filled(values):
    return [[0 if v is None else v for v in part] for part in values]


def generate():
    family = Family('padding', SOURCE, CONVENTIONS)

    def ask(comment, mask, queries=None):
        queries = len(mask[0]) if queries is None else queries
        values = held(mask, queries, positions(mask, queries))
        family.add(comment, 'positions', {}, {'mask': mask, 'queries': queries}, values, 'exact',
                   wrong=wrong_positions(mask, queries))

    ask('Three prompts of unlike length, padded on the left.', [[0, 0, 0, 1, 1], [0, 1, 1, 1, 1], [1, 1, 1, 1, 1]])
    ask('The same, padded on the right.', [[1, 1, 0, 0, 0], [1, 1, 1, 1, 0], [1, 1, 1, 1, 1]])
    ask('No padding.', [[1, 1, 1], [1, 1, 1]])
    ask('One new token in each row, after prompts padded on the left.', [[0, 0, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]], 1)
    ask('One new token behind right padding: the padding between it and its prompt is not counted.',
        [[1, 1, 0, 0, 1], [1, 1, 1, 1, 1]], 1)
    ask('Three drafts after prompts padded on the left.', [[0, 0, 0, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1, 1]], 3)
    ask('Padding on both sides.', [[0, 1, 1, 0], [0, 0, 1, 0]])
    ask('A single row, padded on the left.', [[0, 0, 0, 0, 1, 1]])
    ask('A row of padding alone beside one of tokens.', [[0, 0, 0], [1, 1, 1]])
    ask('A long cache: 300 columns, of which 260 are padding in the first row.',
        [[0] * 260 + [1] * 40, [1] * 300], 2)
    family.refuse('A mask whose rows are not alike in length.', 'positions', {},
                  {'mask': [[0, 1, 1], [1, 1]], 'queries': 2}, 'rows must be alike in length')
    rotations(family)
    family.write()


def rotations(family):
    def rotate(comment, dim, mask, tokens=None, pairing='rotate_half', order='BHTD', heads=1, rotary_dim=None, **more):
        tokens = len(mask[0]) if tokens is None else tokens
        options = {'head_dim': dim, 'rotary_dim': rotary_dim or dim, 'base': 10000, 'pairing': pairing, 'order': order,
                   **more}
        sizes = {'B': len(mask), 'T': tokens, 'H': heads, 'D': dim}
        x = tensor([sizes[axis] for axis in order], comment)
        seen = [row[len(row) - tokens:] for row in mask]

        def shown(values):
            """None in the vectors of padding."""
            if order == 'BTHD':
                return [[[[v if is_token else None for v in head] for head in token]
                         for token, is_token in zip(part, row)] for part, row in zip(values, seen, strict=True)]
            return [[[[v if is_token else None for v in token] for token, is_token in zip(head, row)]
                     for head in part] for part, row in zip(values, seen, strict=True)]

        wrong = {flag: apply(x, each, options) for flag, each in wrong_positions(mask, tokens).items()}
        family.add(comment, 'rotate', options, {'mask': mask, 'x': as_input(x)},
                   shown(apply(x, positions(mask, tokens), options)), 'rotation', wrong=wrong)

    for pairing in ('interleaved', 'rotate_half'):
        name = {'interleaved': 'neighbours paired', 'rotate_half': 'halves paired'}[pairing]
        rotate(f'Two prompts padded on the left, heads first, {name}.', 4, [[0, 0, 1, 1], [1, 1, 1, 1]],
               pairing=pairing, heads=2)
        rotate(f'One new token in each of three rows, tokens first, {name}.', 8,
               [[0, 0, 0, 0, 1, 1], [0, 0, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]], 1, pairing, 'BTHD', 2)
        rotate(f'Prompts padded on the right, tokens first, {name}.', 4, [[1, 1, 1], [1, 0, 0]], None, pairing, 'BTHD')
    rotate('One new token behind right padding, heads first.', 8, [[1, 0, 0, 1], [1, 1, 0, 1]], 1)
    rotate('Two new tokens after left padding, half of each head turns, with the attention factor of YaRN.', 8,
           [[0, 0, 0, 1, 1, 1], [1, 1, 1, 1, 1, 1]], 2, rotary_dim=4, scaling=YARN)


