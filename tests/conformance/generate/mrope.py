"""M-RoPE: rotation by three positions, and the positions of whole prompts of text, pictures and films."""
from formulas import exact, geometric, mrope_axes, turned
from writer import Family, as_input, tensor

PAPER = 'Wang et al. 2024, arXiv:2409.12191, section 2.1; huggingface/transformers, ' \
        'models/qwen2_vl/modeling_qwen2_vl.py'
QWEN3 = 'huggingface/transformers, models/qwen3_vl/modeling_qwen3_vl.py, apply_interleaved_mrope'
QWEN25 = 'huggingface/transformers, models/qwen2_5_vl/modeling_qwen2_5_vl.py, get_rope_index'
CONVENTIONS = (
    'positions are three rows: time, row, column. Frequencies are base^(-2i / head_dim). Sections in blocks: the first '
    'sections[0] frequencies listen to time, then row, then column. interleaved: frequency i listens to the row if '
    'i % 3 = 1 and i < 3 sections[1], to the column if i % 3 = 2 and i < 3 sections[2], else to time. Operation '
    'positions: input_ids with their pictures and films ([frames, rows, columns] of patches, in the order in which '
    'they come) give three rows of positions. In qwen3_vl a film of n frames stands as n runs of tokens of one frame. '
    'decode: the positions of the next `generated` tokens after such a prompt, which `padding` tokens stand before. '
    'With an order, x is [B, T, H, D] or [B, H, T, D] and each of the three has a list for each row.')
START, END, IMAGE, VIDEO = 151652, 151653, 151655, 151656


def rotate(x, positions, options, order=(0, 1, 2), interleaved=None, pairing=None):
    dim, interleaved = options['head_dim'], options['interleaved'] if interleaved is None else interleaved
    inverse = geometric(dim, options['base'])
    listens = mrope_axes('interleaved' if interleaved else 'chunked', options['sections'], sum(options['sections']))
    return [turned(vector, [exact(positions[order[a]][t]) * w for a, w in zip(listens, inverse, strict=True)],
                   pairing or options['pairing']) for t, vector in enumerate(x)]


def place(ids, grids, merge, seconds=None, tokens_per_second=None):
    """Three positions of each token. Text counts up; what is seen starts after it at one place, with rows and columns
    of merged patches; text goes on after the largest position so far."""
    found, following, at, left = [], 0, 0, list(grids)
    rates = list(seconds or [])
    while at < len(ids):
        if ids[at] not in (IMAGE, VIDEO):
            found.append([following] * 3)
            following, at = following + 1, at + 1
            continue
        frames, height, width = left.pop(0)
        step = 1 if tokens_per_second is None else tokens_per_second * (rates.pop(0) if ids[at] == VIDEO else 1)
        cells = [[following + int(t * step), following + y, following + x] for t in range(frames)
                 for y in range(height // merge) for x in range(width // merge)]
        found += cells
        following, at = max(max(cell) for cell in cells) + 1, at + len(cells)
    return [list(row) for row in zip(*found)]


def generate():
    family = Family('mrope', PAPER, CONVENTIONS)
    rotations(family)
    prompts(family)
    refusals(family)
    stamped(family)
    batches(family)
    decoding(family)
    family.write()


def rotations(family):
    def add(comment, dim, sections, positions, interleaved=False, base=1000000, pairing='rotate_half', convention=None):
        options = {'head_dim': dim, 'base': base, 'pairing': pairing, 'sections': sections, 'interleaved': interleaved}
        x = tensor([len(positions[0]), dim], comment)
        family.add(comment, 'rotate', options, {'positions': positions, 'x': as_input(x)},
                   rotate(x, positions, options), 'rotation', convention=convention,
                   source=QWEN3 if interleaved else None, wrong={
                       'sections': rotate(x, positions, options, interleaved=not interleaved),
                       'rows-columns': rotate(x, positions, options, order=(0, 2, 1)),
                       'flat-positions': rotate(x, positions, options, order=(0, 0, 0)),
                       'pairing': rotate(x, positions, options, pairing='interleaved'),
                       'sign': rotate(x, [[-p for p in row] for row in positions], options),
                       'base': rotate(x, positions, {**options, 'base': 10000}),
                       'off-by-one': rotate(x, [[p + 1 for p in row] for row in positions], options)})

    for interleaved, name in ((False, 'in blocks'), (True, 'in turns')):
        convention = 'qwen3_vl' if interleaved else None
        add(f'Text alone: three positions alike, {name}.', 16, [4, 2, 2], [[0, 1, 2]] * 3, interleaved,
            convention=convention)
        add(f'A picture of two rows and three columns, {name}.', 16, [4, 2, 2],
            [[5, 5, 5, 5, 5, 5], [5, 5, 5, 6, 6, 6], [5, 6, 7, 5, 6, 7]], interleaved, convention=convention)
        add(f'A film of two frames, {name}.', 12, [2, 2, 2], [[1, 1, 2, 2], [1, 2, 1, 2], [1, 1, 1, 1]], interleaved,
            convention=convention)
        add(f'Far away, {name}.', 16, [4, 2, 2], [[131000, 131000], [131010, 131071], [131072, 131001]], interleaved,
            convention=convention)
        add(f'Positions between integers: frames by their seconds, {name}.', 12, [2, 2, 2],
            [[0.5, 2.25], [3, 4], [5, 6.75]], interleaved, convention='fractional positions')
    add("Qwen2-VL's head of 128.", 128, [16, 24, 24], [[40], [47], [59]])
    add("Qwen3-VL's head of 128.", 128, [24, 20, 20], [[40], [47], [59]], True, 5000000, convention='qwen3_vl')
    add('Unequal sections in turns: what is left over listens to time.', 20, [5, 3, 2], [[3, 9], [1, 4], [7, 8]], True,
        convention='qwen3_vl')


def prompts(family):
    def add(comment, parts, convention='qwen2_vl', seconds=None, tokens_per_second=None, flags=()):
        """parts: ids of text, or ('image' | 'video', [frames, rows, columns])."""
        merge, ids, grids = 2, [], {IMAGE: [], VIDEO: []}
        order = []
        for part in parts:
            if isinstance(part, int):
                ids.append(part)
                continue
            kind, grid = {'image': IMAGE, 'video': VIDEO}[part[0]], part[1]
            grids[kind].append(grid)
            order.append(grid)
            ids += [START] + [kind] * (grid[0] * (grid[1] // merge) * (grid[2] // merge)) + [END]
        options = {'convention': convention, 'spatial_merge_size': merge, 'image_token_id': IMAGE,
                   'video_token_id': VIDEO, 'vision_start_token_id': START}
        given = {'input_ids': ids, 'image_grid_thw': grids[IMAGE], 'video_grid_thw': grids[VIDEO]}
        if tokens_per_second is not None:
            options['tokens_per_second'] = tokens_per_second
            given['second_per_grid'] = seconds
        values = place(ids, order, merge, seconds, tokens_per_second)
        time, row, column = values
        flat = list(range(len(ids)))
        whole = None if seconds is None else place(ids, order, merge, [int(s) for s in seconds], tokens_per_second)
        family.add(comment, 'positions', options, given, values, 'exact', flags, {
            'rows-columns': [time, column, row], 'flat-positions': [flat] * 3,
            'off-by-one': [[p + 1 for p in line] for line in values], 'whole-seconds': whole},
            convention=None if convention == 'qwen2_vl' else convention,
            source=QWEN25 if convention == 'qwen2_5_vl' else None)

    add('Text alone.', [9707, 11, 1879, 0])
    add('A picture in a question.', [151644, 872, 198, ('image', [1, 4, 6]), 3838, 374, 419, 30, 151645])
    add('A picture first, rows more than columns.', [('image', [1, 8, 4]), 74785, 419])
    add('A picture last.', [74785, 25, ('image', [1, 4, 4])])
    add('Two pictures of unlike sizes with text between them.',
        [872, ('image', [1, 4, 8]), 323, ('image', [1, 6, 4]), 13598, 1105])
    add('Two pictures side by side.', [('image', [1, 4, 4]), ('image', [1, 2, 6]), 30])
    add('A film of three frames.', [872, ('video', [3, 4, 4]), 3838, 8573, 30])
    add('A film whose frames are more than its rows and columns: text goes on after the time.',
        [872, ('video', [6, 4, 4]), 3838])
    add('A picture, then a film, then a picture.',
        [872, ('image', [1, 4, 4]), 198, ('video', [2, 4, 6]), 198, ('image', [1, 2, 2]), 30])
    add('A picture so large that its columns decide where text goes on.', [872, ('image', [1, 2, 24]), 3838, 374])
    second = 'qwen2_5_vl'
    add('A film whose frames are a second apart, two positions a second.', [872, ('video', [3, 4, 4]), 30], second,
        [1.0], 2)
    add('Frames half a second apart: one position each.', [872, ('video', [3, 4, 4]), 30], second, [0.5], 2)
    add('Frames an eighth of a second apart: all share a position in time.', [872, ('video', [4, 2, 4]), 30], second,
        [0.125], 2)
    add('A picture and two films of unlike rates.',
        [('image', [1, 4, 4]), 198, ('video', [2, 4, 4]), 198, ('video', [3, 2, 4]), 30], second, [2.0, 0.75], 4)


def stamped(family):
    """Qwen3-VL: each frame of a film stands by itself, after a time stamp of text."""
    def add(comment, before, film, after):
        frames, height, width = film
        merge, ids, order = 2, list(before), []
        for second in range(frames):
            ids += [27, 15 + second, 29, START] + [VIDEO] * (height // merge * (width // merge)) + [END]
            order.append([1, height, width])
        ids += after
        values = place(ids, order, merge)
        options = {'convention': 'qwen3_vl', 'spatial_merge_size': merge, 'image_token_id': IMAGE,
                   'video_token_id': VIDEO, 'vision_start_token_id': START}
        flat = list(range(len(ids)))
        family.add(comment, 'positions', options,
                   {'input_ids': ids, 'image_grid_thw': [], 'video_grid_thw': [film]}, values, 'exact', (),
                   {'rows-columns': [values[0], values[2], values[1]], 'flat-positions': [flat] * 3},
                   convention='qwen3_vl', source=f'{QWEN3[:QWEN3.rindex(",")]}, get_rope_index')

    add('A film of three frames, each after its time stamp.', [872, 198], [3, 4, 6], [30, 151645])
    add('A film of one frame.', [872], [1, 4, 4], [30])


def batches(family):
    """Rows of a batch with positions of their own: [3, B, T]."""
    def add(comment, dim, sections, positions, order, heads, interleaved=False, pairing='rotate_half'):
        options = {'head_dim': dim, 'base': 1000000, 'pairing': pairing, 'sections': sections,
                   'interleaved': interleaved, 'order': order}
        rows, tokens = len(positions[0]), len(positions[0][0])
        sizes = {'B': rows, 'T': tokens, 'H': heads, 'D': dim}
        x = tensor([sizes[axis] for axis in order], comment)

        def turn(given, changed=options):
            found = []
            for b, part in enumerate(x):
                own = [axis[b] for axis in given]
                if order == 'BHTD':
                    found.append([rotate(head, own, changed) for head in part])
                else:
                    found.append([rotate(token, [[line[t]] * heads for line in own], changed)
                                  for t, token in enumerate(part)])
            return found

        family.add(comment, 'rotate', options, {'positions': positions, 'x': as_input(x)}, turn(positions), 'rotation',
                   convention='qwen3_vl' if interleaved else None, source=QWEN3 if interleaved else None, wrong={
                       'batch-positions': turn([[axis[0]] * rows for axis in positions]),
                       'sections': turn(positions, {**options, 'interleaved': not interleaved}),
                       'rows-columns': turn([positions[0], positions[2], positions[1]]),
                       'flat-positions': turn([positions[0]] * 3)})

    picture = [[[0, 0, 0, 1], [7, 8, 8, 8]], [[0, 0, 0, 1], [7, 8, 8, 9]], [[0, 0, 0, 1], [7, 8, 9, 8]]]
    add('Text padded on the left beside a picture, heads first.', 12, [2, 2, 2], picture, 'BHTD', 1)
    add('Text padded on the left beside a picture, tokens first.', 12, [2, 2, 2], picture, 'BTHD', 1)
    add('One new token in each of two rows, after pictures of unlike size.', 16, [4, 2, 2],
        [[[12], [40]], [[12], [40]], [[12], [40]]], 'BHTD', 2)
    add('Two pictures, axes in turns, heads first.', 12, [2, 2, 2],
        [[[3, 3], [9, 9]], [[3, 4], [9, 9]], [[3, 3], [10, 11]]], 'BHTD', 1, True)


def decoding(family):
    """Positions of the tokens that are generated after prompts: they go on after the largest, not after the count."""
    def add(comment, parts, generated, padding=0):
        merge, ids, order, grids = 2, [], [], {IMAGE: [], VIDEO: []}
        for part in parts:
            if isinstance(part, int):
                ids.append(part)
                continue
            kind, grid = {'image': IMAGE, 'video': VIDEO}[part[0]], part[1]
            grids[kind].append(grid)
            order.append(grid)
            ids += [START] + [kind] * (grid[0] * (grid[1] // merge) * (grid[2] // merge)) + [END]
        options = {'convention': 'qwen2_vl', 'spatial_merge_size': merge, 'image_token_id': IMAGE,
                   'video_token_id': VIDEO, 'vision_start_token_id': START}
        given = {'input_ids': ids, 'image_grid_thw': grids[IMAGE], 'video_grid_thw': grids[VIDEO],
                 'padding': padding, 'generated': generated}
        largest = max(max(line) for line in place(ids, order, merge))

        def after(first):
            return [list(range(first, first + generated))] * 3

        count = len(ids)
        # Engines keep the difference between both: it can hold the padding, which the count of columns holds, too.
        family.add(comment, 'decode', options, given, after(largest + 1), 'exact', wrong={
            'delta-forgotten': after(count), 'padding-counted': after(largest + 1 + padding),
            'delta-padding': after(count + padding), 'off-by-one': after(largest), 'positions-restarted': after(0),
            'delta-twice': after(2 * (largest + 1) - count)})

    add('After text alone.', [9707, 11, 1879], 2)
    add('After a picture: positions are fewer than tokens.', [872, ('image', [1, 8, 8]), 3838], 3)
    add('After a picture that is wider than it has tokens.', [872, ('image', [1, 2, 24]), 30], 2)
    add('After a film of six frames.', [872, ('video', [6, 4, 4]), 3838], 2)
    add('After a picture, in a row padded on the left by five.', [872, ('image', [1, 8, 6]), 3838], 2, 5)
    add('After text, in a row padded on the left by three.', [9707, 11, 1879, 0], 1, 3)
    add('After two pictures with text between them, padded by two.',
        [872, ('image', [1, 4, 8]), 323, ('image', [1, 6, 4]), 13598], 1, 2)


def refusals(family):
    def refuse(comment, reason, positions=((0, 1), (0, 1), (0, 1)), **changed):
        options = {'head_dim': 16, 'base': 10000, 'pairing': 'rotate_half', 'sections': [4, 2, 2], 'interleaved': False}
        family.refuse(comment, 'rotate', {**options, **changed},
                      {'positions': [list(row) for row in positions], 'x': as_input(tensor([2, 16], 'mrope'))}, reason)

    refuse('Sections that do not add up to half of the head.', 'sections must add up to head_dim / 2',
           sections=[4, 2, 4])
    refuse('Two sections.', 'three sections', sections=[4, 4])
    refuse('A negative section.', 'sections must be at least 0', sections=[12, -2, -2])
    refuse('Two rows of positions.', 'three rows of positions', positions=((0, 1), (0, 1)))
    refuse('Rows of positions that are not alike in length.', 'three rows of positions of one length',
           positions=((0, 1), (0, 1), (0,)))
