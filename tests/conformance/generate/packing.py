"""Rows packed with several texts: positions start again with each text."""
from rotary import LLAMA3, apply
from writer import Family, as_input, tensor

SOURCE = 'huggingface/transformers, data/data_collator.py, DataCollatorWithFlattening; Dao-AILab/flash-attention, ' \
         'flash_attn_varlen_func'
CONVENTIONS = (
    'sequences [B, T] says for each token the number of its text; adjacent tokens of one number are one text. A token '
    'has as its position the number of tokens of its text before it. lengths: the same row as a list of the lengths of '
    'its texts, of which some may be empty. rotate: x is [B, T, H, D] or [B, H, T, D].')


def counted(row):
    found = []
    for k, text in enumerate(row):
        found.append(found[-1] + 1 if k and row[k - 1] == text else 0)
    return found


def late(row):
    """The count starts again one token late: the first token of a text goes on from the text before."""
    right = counted(row)
    return [k and right[k - 1] + 1 if p == 0 else p - 1 for k, p in enumerate(right)]


def from_one(row):
    """Texts after the first are counted from 1."""
    return [p if text == row[0] else p + 1 for p, text in zip(counted(row), row, strict=True)]


def after_first(row):
    """The count starts again at the second text alone."""
    second = next((k for k, text in enumerate(row) if text != row[0]), len(row))
    return [k if k < second else k - second for k in range(len(row))]


def wrong_positions(sequences):
    return {'packing-ignored': [list(range(len(row))) for row in sequences],
            'packing-edge': [late(row) for row in sequences],
            'off-by-one': [from_one(row) for row in sequences],
            'packing-first': [after_first(row) for row in sequences],
            'batch-positions': [counted(sequences[0])] * len(sequences)}


def generate():
    family = Family('packing', SOURCE, CONVENTIONS)

    def ask(comment, sequences):
        family.add(comment, 'positions', {}, {'sequences': sequences}, [counted(row) for row in sequences], 'exact',
                   wrong=wrong_positions(sequences))

    def measure(comment, lengths):
        row = [text for text, count in enumerate(lengths) for _ in range(count)]
        family.add(comment, 'positions', {}, {'lengths': lengths}, [counted(row)], 'exact',
                   wrong=wrong_positions([row]))

    ask('Two texts in a row.', [[0, 0, 0, 1, 1]])
    ask('Three texts, one of a single token.', [[0, 0, 1, 2, 2, 2, 2]])
    ask('One text.', [[4, 4, 4, 4]])
    ask('A number that comes again later is another text.', [[0, 0, 1, 1, 0, 0, 0]])
    ask('Numbers that are not in order.', [[9, 9, 9, 2, 2, 5, 5, 5]])
    ask('Two rows, packed in unlike ways; a text does not go on in the next row.',
        [[0, 0, 0, 0, 1, 1], [1, 1, 2, 2, 2, 3]])
    measure('Texts of 3, 1 and 4 tokens.', [3, 1, 4])
    measure('An empty text between two others.', [2, 0, 3])
    measure('One text of five tokens.', [5])
    measure('Four texts of three tokens each.', [3, 3, 3, 3])
    family.refuse('Rows that are not alike in length.', 'positions', {}, {'sequences': [[0, 0], [0]]},
                  'rows must be alike in length')
    rotations(family)
    family.write()


def rotations(family):
    def rotate(comment, dim, sequences, pairing='rotate_half', order='BHTD', heads=1, rotary_dim=None, **more):
        options = {'head_dim': dim, 'rotary_dim': rotary_dim or dim, 'base': 10000, 'pairing': pairing, 'order': order,
                   **more}
        sizes = {'B': len(sequences), 'T': len(sequences[0]), 'H': heads, 'D': dim}
        x = tensor([sizes[axis] for axis in order], comment)
        wrong = {flag: apply(x, each, options) for flag, each in wrong_positions(sequences).items()}
        family.add(comment, 'rotate', options, {'sequences': sequences, 'x': as_input(x)},
                   apply(x, [counted(row) for row in sequences], options), 'rotation', wrong=wrong)

    for pairing in ('interleaved', 'rotate_half'):
        name = {'interleaved': 'neighbours paired', 'rotate_half': 'halves paired'}[pairing]
        rotate(f'Two texts in a row, tokens first, {name}.', 8, [[0, 0, 0, 1, 1]], pairing, 'BTHD')
        rotate(f'Three texts in a row, heads first, {name}.', 4, [[0, 1, 1, 2, 2, 2]], pairing, heads=2)
    rotate('Two rows, packed in unlike ways, heads first.', 4, [[0, 0, 1, 1, 1], [0, 1, 1, 2, 2]])
    rotate('A text of Llama 3 behind another, half of each head turns.', 8, [[0, 0, 0, 0, 1, 1]], rotary_dim=4,
           scaling=LLAMA3)
