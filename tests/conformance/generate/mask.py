"""Which keys a query sees: causal, windows, chunks, padding, packed texts, prefixes, images, trees of drafts."""
from writer import Family

SOURCE = 'huggingface/transformers, masking_utils.py: sliding_window_overlay, chunked_overlay, packed_sequence_mask_' \
         'function; token_type_ids_mask_function of Gemma 3 (images); Cai et al. 2024, arXiv:2401.10774 (trees of ' \
         'drafts)'
CONVENTIONS = (
    'visible: 1 where the query sees the key, else 0, [B, Tq, Tk]. Queries are the last of the keys, or stand at the '
    'columns query_columns. causal: no key after the query. window W: W keys on a side with the query itself; with '
    'causal the query and W - 1 before it. chunk C: keys of the same C positions. mask: 1 for tokens, 0 for padding, '
    'which no query sees. sequences: a query sees its own text. Windows go by distances, chunks and prefix by the '
    'number of tokens of the text before one. prefix P: the first P tokens of a text see each other, besides. '
    'images: the number of the image that each key is a token of, or -1: those of one image see each other, besides. '
    'parents: the queries are the last keys and nodes of a tree, each with the number of its parent among them or -1: '
    'a node sees all keys before the tree, its ancestors and itself. Rows whose query is padding are not compared.')


def places(mask, sequences, keys):
    """The number of tokens before each key in its text."""
    found, before = [], 0
    for k in range(keys):
        if k and sequences is not None and sequences[k] != sequences[k - 1]:
            before = 0
        found.append(before)
        before += 1 if mask is None else mask[k]
    return found


def ancestors(parents):
    found = []
    for node, parent in enumerate(parents):
        found.append({node} | (found[parent] if parent >= 0 else set()))
    return found


def sees(i, j, options, row):
    """Whether the query in column i, number n of the queries, sees the key in column j."""
    mask, texts, place, prefix = row['mask'], row['sequences'], row['places'], row['prefix']
    if mask is not None and not mask[j] or texts is not None and texts[i] != texts[j]:
        return False
    if row['tree'] is not None and j >= row['first'] and j - row['first'] not in row['tree'][i - row['first']]:
        return False
    if prefix is not None and place[i] < prefix and place[j] < prefix:
        return True
    if row['images'] is not None and row['images'][i] == row['images'][j] >= 0:
        return True
    if options['causal'] and j > i:
        return False
    window, chunk = options.get('window'), options.get('chunk')
    if window is not None and abs(i - j) >= window:
        return False
    return chunk is None or place[i] // chunk == place[j] // chunk


def visible(options, given, see=sees, first=None):
    queries, keys = given['queries'], given['keys']
    lists = [name for name in ('mask', 'sequences', 'prefix', 'images', 'query_columns') if given.get(name) is not None]
    found = []
    for b in range(max([len(given[name]) for name in lists], default=1)):
        own = {name: given[name][b] if name in lists else None for name in ('mask', 'sequences', 'prefix', 'images')}
        start = keys - queries if first is None else first
        at = given['query_columns'][b] if 'query_columns' in lists else range(start, start + queries)
        tree = ancestors(given['parents']) if 'parents' in given else None
        own |= {'places': places(own['mask'], own['sequences'], keys), 'tree': tree, 'first': start}
        found.append([[1 if see(i, j, options, own) else 0 for j in range(keys)] for i in at])
    return found


def held(given, values):
    """None where the query is padding."""
    queries, keys = given['queries'], given['keys']
    mask = given.get('mask')
    if mask is None:
        return values
    return [[line if row[at] else [None] * keys for line, at in zip(
        part, given['query_columns'][b] if given.get('query_columns') else range(keys - queries, keys))]
        for b, (part, row) in enumerate(zip(values, mask, strict=True))]


def mistakes(options, given):
    def but(**changed):
        return visible({**options, **changed}, given)

    found = {'mask': but(causal=not options['causal']),
             'mask-inverted': [[[1 - v for v in line] for line in part] for part in visible(options, given)]}
    if 'query_columns' not in given and 'parents' not in given and 'sequences' not in given:
        found['positions-restarted'] = visible(options, given, first=0)
    window = options.get('window')
    if window is not None:
        found |= {'window-edge': but(window=window + 1), 'window-forgotten': but(window=None)}
    if options.get('chunk') is not None:
        found['chunk-edge'] = visible({**options, 'chunk': None, 'window': options['chunk']}, given)
    if given.get('mask') is not None:
        found['padding-seen'] = visible(options, {**given, 'mask': [[1] * given['keys'] for _ in given['mask']]})
    if given.get('sequences') is not None:
        found['packing-seen'] = visible(options, {**given, 'sequences': [[0] * given['keys']
                                                                         for _ in given['sequences']]})
    if given.get('prefix') is not None:
        found['prefix-forgotten'] = visible(options, {**given, 'prefix': [0] * len(given['prefix'])})
    if given.get('images') is not None:
        found['image-causal'] = visible(options, {key: v for key, v in given.items() if key != 'images'})
        found['images-as-one'] = visible(options, {**given, 'images': [[min(image, 0) for image in row]
                                                                       for row in given['images']]})
    if 'parents' in given:
        found['branches-seen'] = visible(options, {key: v for key, v in given.items() if key != 'parents'})
    return found


def generate():
    family = Family('mask', SOURCE, CONVENTIONS)

    def ask(comment, queries, keys, causal=True, options=None, **given):
        options = {'causal': causal, **(options or {})}
        given = {'queries': queries, 'keys': keys, **given}
        family.add(comment, 'visible', options, given, held(given, visible(options, given)), 'exact',
                   wrong=mistakes(options, given))

    ask('Causal, a square.', 4, 4)
    ask('Both sides are seen.', 3, 3, False)
    ask('One new query after cached keys.', 1, 5)
    ask('Three new queries after cached keys.', 3, 7)
    for window in (1, 2, 3):
        ask(f'A window of {window}: the query and those before it.', 6, 6, options={'window': window})
    ask('A window of 3 for one new query.', 1, 7, options={'window': 3})
    ask('A window of 4 for two new queries.', 2, 8, options={'window': 4})
    ask('A window on both sides.', 6, 6, False, {'window': 2})
    ask('A window of 3 on both sides, of a row padded on the left.', 6, 6, False, {'window': 3},
        mask=[[0, 1, 1, 1, 1, 1]])
    ask('A window of 5 for one new query.', 1, 9, options={'window': 5})
    ask('A window for one new query in each of two rows padded on the left.', 1, 6, options={'window': 2},
        mask=[[0, 0, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]])
    ask('A window longer than the text.', 4, 4, options={'window': 9})
    ask('Chunks of 3.', 7, 7, options={'chunk': 3})
    ask('Chunks of 4, two new queries after cached keys.', 2, 7, options={'chunk': 4})
    ask('Two rows padded on the left.', 4, 4, mask=[[0, 0, 1, 1], [1, 1, 1, 1]])
    ask('Two rows padded on the right, seen from both sides.', 4, 4, False, mask=[[1, 1, 0, 0], [1, 1, 1, 1]])
    ask('One new query in each of two rows padded on the left.', 1, 5, mask=[[0, 0, 1, 1, 1], [1, 1, 1, 1, 1]])
    ask('A window in rows padded on the left.', 5, 5, options={'window': 2}, mask=[[0, 0, 1, 1, 1], [0, 1, 1, 1, 1]])
    ask('Chunks count from the first token, not from the padding.', 6, 6, options={'chunk': 2},
        mask=[[0, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]])
    ask('Two texts in a row.', 5, 5, sequences=[[0, 0, 0, 1, 1]])
    ask('Three texts in a row, a window of 2.', 6, 6, options={'window': 2}, sequences=[[0, 0, 1, 1, 1, 2]])
    ask('Two texts in a row, seen from both sides.', 4, 4, False, sequences=[[0, 0, 1, 1]])
    ask('Chunks of 2 count from the start of each text.', 6, 6, options={'chunk': 2}, sequences=[[0, 0, 0, 1, 1, 1]])
    ask('A prefix of 2 that sees itself.', 5, 5, prefix=[2])
    ask('Prefixes of unlike length in two rows.', 4, 4, prefix=[3, 1])
    ask('A prefix after padding on the left.', 5, 5, mask=[[0, 0, 1, 1, 1], [1, 1, 1, 1, 1]], prefix=[2, 3])
    ask('A prefix longer than the window.', 6, 6, options={'window': 2}, prefix=[4])
    ask('A prefix that a window leaves behind.', 8, 8, options={'window': 3}, prefix=[2])
    ask('A prefix in a chunk of its own.', 6, 6, options={'chunk': 3}, prefix=[2])
    ask('A tree of drafts: two branches of two after a root.', 5, 8, parents=[-1, 0, 0, 1, 2])
    ask('Two roots of drafts after cached keys.', 4, 6, parents=[-1, -1, 0, 1])
    ask('A chain of drafts is causal.', 3, 6, parents=[-1, 0, 1])
    ask('A query in the middle of a cache that has room for more.', 1, 8, query_columns=[[4]])
    ask('Queries in the middle of two caches, a window of 3.', 2, 8, options={'window': 3},
        query_columns=[[2, 3], [5, 6]])
    refusals(family)
    ask('An image of three tokens between texts.', 6, 6, images=[[-1, 0, 0, 0, -1, -1]])
    ask('Two images, one right behind the other.', 6, 6, images=[[0, 0, 0, 1, 1, -1]])
    ask('An image longer than the window.', 8, 8, options={'window': 3}, images=[[-1, 0, 0, 0, 0, 0, -1, -1]])
    ask('Images in a row padded on the left, and in one without padding.', 5, 5,
        mask=[[0, 0, 1, 1, 1], [1, 1, 1, 1, 1]], images=[[-1, -1, 0, 0, -1], [0, 0, -1, 1, 1]])
    ask('Images of two packed texts with one number.', 6, 6, sequences=[[0, 0, 0, 1, 1, 1]],
        images=[[-1, 5, 5, 5, 5, -1]])
    ask('An image across the edge of two chunks.', 6, 6, options={'chunk': 3}, images=[[-1, 0, 0, 0, -1, -1]])
    ask('An image longer than the window, in a row padded on the left.', 7, 7, options={'window': 2},
        mask=[[0, 0, 1, 1, 1, 1, 1]], images=[[-1, -1, -1, 3, 3, 3, -1]])
    ask('One new query of text after an image.', 1, 5, images=[[0, 0, 0, -1, -1]])
    family.refuse('Numbers of images for fewer keys.', 'visible', {'causal': True},
                  {'queries': 2, 'keys': 4, 'images': [[0, 0, -1]]}, 'one number of an image for each key')
    family.write()


def refusals(family):
    def refuse(comment, reason, queries=2, keys=4, options=None, **given):
        family.refuse(comment, 'visible', {'causal': True, **(options or {})},
                      {'queries': queries, 'keys': keys, **given}, reason)

    refuse('A window of 0.', 'window must be at least 1', options={'window': 0})
    refuse('A chunk of 0.', 'chunk must be at least 1', options={'chunk': 0})
    refuse('More queries than keys, without columns of their own.', 'at most as many queries as keys', 5, 4)
    refuse('A mask for fewer keys.', 'one entry of the mask for each key', mask=[[1, 1, 1]])
    refuse('A parent that comes after its node.', 'parents come before their nodes', parents=[1, -1])
