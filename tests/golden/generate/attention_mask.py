"""Which keys a query sees, by counting tokens: each row is a list of texts, and a query sees the last W of its own."""
from common import case, source, write

MODELS = source(repo='huggingface/transformers', path='src/transformers/masking_utils.py')


def texts_of(row):
    """Columns of each text of a row, in order: `row` has a text's number for a token, and None for padding."""
    found = {}
    for column, text in enumerate(row):
        if text is not None:
            found.setdefault(text, []).append(column)
    return found


def seen_by(columns, place, causal, window, chunk, prefix):
    """The columns that the token at `place` of a text sees."""
    before, after = columns[:place + 1], [] if causal else columns[place + 1:]
    if window is not None:
        before, after = before[-window:], after[:window - 1]
    if chunk is not None:
        start = place - place % chunk
        before = [c for c in before if c in columns[start:]]
        after = [c for c in after if c in columns[:start + chunk]]
    return set(before) | set(after) | (set(columns[:prefix]) if place < prefix else set())


def mask(rows, queries, causal, window=None, chunk=None, prefixes=None, images=None):
    found = []
    for b, row in enumerate(rows):
        texts = texts_of(row)
        lines = []
        for query in range(len(row) - queries, len(row)):
            columns = texts.get(row[query], [])
            prefix = prefixes[b] if prefixes else 0
            seen = seen_by(columns, columns.index(query), causal, window, chunk, prefix) if columns else None
            if columns and images and images[b][query] >= 0:
                seen |= {c for c in columns if images[b][c] == images[b][query]}
            lines.append([None if seen is None else int(c in seen) for c in range(len(row))])
        found.append(lines)
    return found


def rows_case(name, rows, queries, causal=True, window=None, chunk=None, prefixes=None, images=None):
    values = mask(rows, queries, causal, window, chunk, prefixes, images)
    positions = [[0 if text is None else [c for c in range(len(row)) if row[c] == text].index(column)
                  for column, text in enumerate(row)] for row in rows]
    return case(name, 'attention_mask',
                {'batch': len(rows), 'queries': queries, 'keys': len(rows[0]), 'causal': causal, 'window': window,
                 'chunk': chunk},
                'Of its text a query sees the last `window` tokens up to itself, and where causal is false as many '
                'from itself on; of these the ones in its chunk; the first `prefix` tokens of a text see each other '
                'anyway, and so do the tokens of an image (images: its number, or -1). Queries are the last tokens of '
                'a row. null: a row of padding, which means nothing.',
                MODELS, {'mask': [[int(t is not None) for t in row] for row in rows],
                         'sequences': [[-1 if t is None else t for t in row] for row in rows],
                         'positions': positions, 'prefix': prefixes, 'images': images}, values)


def tree_case(name, past, parents, window=None):
    """Each draft sees the cached keys and its own branch, of which it is the last: the last `window` of that line."""
    values = []
    for i in range(len(parents)):
        branch, node = [], i
        while node >= 0:
            branch.insert(0, past + node)
            node = parents[node]
        line = list(range(past)) + branch
        seen = set(line if window is None else line[-window:])
        values.append([int(c in seen) for c in range(past + len(parents))])
    return case(name, 'attention_tree', {'queries': len(parents), 'keys': past + len(parents), 'window': window},
                'A tree of drafts after cached keys: the line of a node are the cached keys, its ancestors and itself.',
                source('2305.09781, section 4.2'), {'parents': parents}, [values])


def cases():
    five = [[0] * 5]
    yield rows_case('causal', five, 5)
    yield rows_case('both_ways', five, 5, causal=False)
    for window in (1, 2, 5, 6):
        yield rows_case(f'window_{window}', five, 5, window=window)
    yield rows_case('window_both_ways', [[0] * 7], 7, causal=False, window=3)
    yield rows_case('decode_within_a_window', [[0] * 9], 1, window=4)
    yield rows_case('decode_two', [[0] * 9], 2)
    padded = [[None, None, 0, 0, 0], [0, 0, 0, 0, 0], [None, 0, 0, 0, 0]]
    yield rows_case('padded_left', padded, 5)
    yield rows_case('padded_left_decode', padded, 1, window=3)
    yield rows_case('padded_right', [list(reversed(row)) for row in padded], 5, window=2)
    yield rows_case('padded_both_ways', padded, 5, causal=False)
    packed = [[0, 0, 0, 1, 1, 2, 2, 2], [4, 4, 4, 4, 4, 4, 7, None]]
    yield rows_case('packed', packed, 8)
    yield rows_case('packed_window', packed, 8, window=2)
    yield rows_case('packed_both_ways', packed, 8, causal=False)
    yield rows_case('packed_decode', packed, 3, window=3)
    yield rows_case('chunks', [[0] * 8], 8, chunk=3)
    yield rows_case('chunks_of_padded_rows', [[None, None, 0, 0, 0, 0], [0] * 6], 6, chunk=2)
    yield rows_case('chunks_both_ways', [[0] * 7], 7, causal=False, chunk=3)
    yield rows_case('prefix', five, 5, prefixes=[3])
    yield rows_case('prefix_of_padded_rows', padded, 5, prefixes=[2, 3, 0])
    yield rows_case('prefix_beyond_a_window', [[0] * 6], 6, window=2, prefixes=[4])
    yield rows_case('prefix_of_packed_rows', packed, 8, prefixes=[2, 1])
    yield rows_case('images', [[0] * 7], 7, images=[[-1, 0, 0, 0, 1, 1, -1]])
    yield rows_case('images_beyond_a_window', [[0] * 8], 8, window=2, images=[[-1, 3, 3, 3, 3, -1, 4, 4]])
    yield rows_case('images_beyond_chunks', [[0] * 6], 6, chunk=2, images=[[-1, 0, 0, 0, -1, -1]])
    yield rows_case('images_of_padded_rows', padded, 5,
                    images=[[-1, -1, 0, 0, -1], [2, 2, 2, -1, -1], [-1, 0, 0, 1, 1]])
    yield rows_case('images_of_packed_rows', packed, 8, window=2,
                    images=[[-1, 0, 0, 0, 0, -1, 1, 1], [5, 5, 5, 5, -1, -1, -1, -1]])
    yield rows_case('decode_after_an_image', [[0] * 6], 1, images=[[0, 0, 0, 0, -1, -1]])
    yield tree_case('branches', 3, [-1, 0, 0, 1, 1, 2, -1, 6])
    yield tree_case('branches_within_a_window', 4, [-1, 0, 0, 1, 3, 2], window=3)
    yield tree_case('line_of_drafts', 2, [-1, 0, 1])
    yield tree_case('tree_without_a_cache', 0, [-1, 0, -1])


def generate():
    write('attention_mask', 'Masks of attention, by counting the tokens of each text.', list(cases()), 'exact')
