"""Rotary embedding of tokens on a grid or with several position rows: which angle each pair gets, and the result."""
from common import by_rule, case, cos, exact, pi, power, ratio, ruled, sin, source, write
from formulas import ladder, mrope_axes, turned

TIMM = {'repo': 'huggingface/pytorch-image-models', 'path': 'timm/layers/pos_embed_sincos.py'}
DIFFUSERS = {'repo': 'huggingface/diffusers', 'path': 'src/diffusers/models/embeddings.py'}
LUCIDRAINS = {'repo': 'lucidrains/rotary-embedding-torch', 'path': 'rotary_embedding_torch/rotary_embedding_torch.py'}
ANGLES = ' expect holds the angle of each pair, [tokens, pairs], tokens row-major.'
ROTATED = {'interleaved': ' x is turned with pairs (2i, 2i+1).', 'rotate_half': ' x is turned with pairs (i, i + D/2).'}


def both(name, encoding, params, convention, where, angles, pairing, inputs=None, **more):
    """A case with the angles and one with a tensor turned by them."""
    params = {**params, 'pairing': pairing}
    shape = [len(angles), 2 * len(angles[0])]
    yield case(f'{name}_angles', encoding, {**params, 'gives': 'angles'}, convention + ANGLES, where, inputs or {},
               angles)
    x = ruled('sevens', shape)
    yield case(f'{name}_rotated', encoding, {**params, 'gives': 'rotated'}, convention + ROTATED[pairing], where,
               {**(inputs or {}), 'x': by_rule('sevens', shape)},
               [turned(row, turn, pairing) for row, turn in zip(x, angles)])


def linspace(first, last, count):
    if count == 1:
        return [exact(first)]
    return [exact(first) + (exact(last) - exact(first)) * k / (count - 1) for k in range(count)]


def over_grid(rows, columns, row_bands, column_bands):
    """Row angles then column angles for each cell, row by row."""
    return [[r * w for w in row_bands] + [c * w for w in column_bands] for r in rows for c in columns]


def eva():
    for name, dim, (height, width), reference, offset in (
            ('2x3', 16, (2, 3), None, 0), ('3x2_rescaled_to_4x4', 8, (3, 2), (4, 4), 0),
            ('2x2_offset', 8, (2, 2), None, 0.5),
            ('3x1_dim64', 64, (3, 1), (16, 16), 0)):
        bands = ladder(dim // 4, dim // 4, 10000)
        stretch = [ratio(r, s) for r, s in zip(reference, (height, width))] if reference else [1, 1]
        rows = [(k + exact(offset)) * stretch[0] for k in range(height)]
        columns = [(k + exact(offset)) * stretch[1] for k in range(width)]
        yield from both(f'eva_{name}', 'rotary_eva',
                        {'head_dim': dim, 'base': 10000, 'grid': [height, width], 'reference_grid': reference,
                         'grid_offset': offset},
                        'Bands base^(-k/(D/4)), k < D/4. The first D/4 pairs turn by the row, the other D/4 by the '
                        'column; a coordinate is (index + grid_offset), times reference/size where a reference grid is '
                        'given.',
                        source('2303.11331', **TIMM), over_grid(rows, columns, bands, bands), 'interleaved')


def timm():
    """build_rotary_pos_embed with in_pixels, linear_bands and grid_indexing."""
    for name, dim, (height, width), reference, offset, indexing, pixels, linear, top in (
            ('xy_2x3', 8, (2, 3), None, 1, 'xy', False, False, 224),
            ('xy_rescaled', 8, (3, 2), (6, 8), 1, 'xy', False, False, 224),
            ('pixels_3x2', 16, (3, 2), None, 0, 'ij', True, False, 224),
            ('pixels_linear', 16, (2, 3), None, 0, 'ij', True, True, 64),
            ('pixels_rescaled_xy', 8, (3, 4), (6, 2), 0, 'xy', True, False, 56),
            ('pixels_one_band', 4, (1, 2), None, 0, 'ij', True, True, 224)):
        quarter, highest = dim // 4, ratio(top, 2)
        if pixels:
            bands = [pi * b for b in (linspace(1, highest, quarter) if linear else
                                      [power(highest, ratio(k, max(quarter - 1, 1))) for k in range(quarter)])]
        else:
            bands = ladder(quarter, quarter, 10000)
        stretch = [ratio(r, s) for r, s in zip(reference, (height, width))] if reference else [1, 1]
        along = lambda size: linspace(-1, 1, size) if pixels else [k + exact(offset) for k in range(size)]
        rows, columns = [x * stretch[0] for x in along(height)], [x * stretch[1] for x in along(width)]
        angles = [[a * w for a in ((c, r) if indexing == 'xy' else (r, c)) for w in bands]
                  for r in rows for c in columns]
        yield from both(f'timm_{name}', 'rotary_eva',
                        {'head_dim': dim, 'base': 10000, 'grid': [height, width], 'reference_grid': reference,
                         'grid_offset': offset, 'indexing': indexing, 'in_pixels': pixels, 'linear_bands': linear,
                         'max_frequency': top},
                        'As rotary_eva; indexing xy: the first D/4 pairs turn by the column. in_pixels: coordinates '
                        'linspace(-1, 1, size) (one cell: -1), times reference/size where a reference grid is given; '
                        'bands pi*(max_frequency/2)^(k/(D/4-1)), linear: pi*linspace(1, max_frequency/2, D/4).',
                        source(**TIMM), angles, 'interleaved')


def lucidrains_frames():
    for kind, dim, (frames, height, width) in (('pixel', 6, (3, 2, 1)), ('language', 4, (2, 2, 3))):
        pixel = kind == 'pixel'
        bands = [b * pi for b in linspace(1, 5, dim // 2)] if pixel else ladder(dim // 2, dim, 10000, 2)
        axes = [linspace(-1, 1, n) if pixel else [exact(k) for k in range(n)] for n in (frames, height, width)]
        angles = [[x * w for x in (f, r, c) for w in bands] for f in axes[0] for r in axes[1] for c in axes[2]]
        yield from both(f'lucidrains_{kind}_{frames}x{height}x{width}', 'rotary_axial',
                        {'axis_dim': dim, 'bands': kind, 'grid': [height, width], 'frames': frames,
                         'max_frequency': 10, 'base': 10000},
                        'As rotary_axial of two axes, with frames before rows and columns: D = 3*axis_dim.',
                        source(**LUCIDRAINS), angles, 'interleaved')


def lucidrains():
    for kind, dim, (height, width), top in (('pixel', 8, (3, 2), 10), ('pixel', 8, (4, 1), 256),
                                            ('pixel', 2, (2, 2), 10),
                                            ('language', 8, (2, 3), None)):
        pixel = kind == 'pixel'
        bands = [b * pi for b in linspace(1, ratio(top, 2), dim // 2)] if pixel else ladder(dim // 2, dim, 10000, 2)
        rows = linspace(-1, 1, height) if pixel else [exact(k) for k in range(height)]
        columns = linspace(-1, 1, width) if pixel else [exact(k) for k in range(width)]
        params = {'axis_dim': dim, 'bands': kind, 'grid': [height, width]}
        params.update({'max_frequency': top} if pixel else {'base': 10000})
        yield from both(f'lucidrains_{kind}_{height}x{width}_dim{dim}' + (f'_max{top}' if pixel else ''),
                        'rotary_axial', params,
                        'Each axis owns axis_dim columns (axis_dim/2 pairs), rows first: D = 2*axis_dim. pixel: bands '
                        'pi*linspace(1, max_frequency/2, axis_dim/2), coordinates linspace(-1, 1, size) (one cell: '
                        '-1). language: bands base^(-2k/axis_dim), coordinates 0, 1, 2...', source(**LUCIDRAINS),
                        over_grid(rows, columns, bands, bands), 'interleaved')


def dinov3():
    for name, dim, (height, width), how, periods in (
            ('separate', 16, (2, 3), 'separate', None), ('max', 8, (2, 3), 'max', None),
            ('min', 8, (2, 3), 'min', None),
            ('one_cell', 8, (1, 1), 'separate', None), ('period_range', 16, (2, 2), 'separate', (0.5, 90))):
        quarter = dim // 4
        if periods:
            low, high = exact(periods[0]), exact(periods[1])
            period = [low * power(high / low, ratio(k, quarter - 1)) for k in range(quarter)]
        else:
            period = [power(100, ratio(2 * k, dim // 2)) for k in range(quarter)]
        share = {'max': [max(height, width)] * 2, 'min': [min(height, width)] * 2, 'separate': [height, width]}[how]
        rows = [2 * (k + exact(0.5)) / share[0] - 1 for k in range(height)]
        columns = [2 * (k + exact(0.5)) / share[1] - 1 for k in range(width)]
        bands = [2 * pi / p for p in period]
        params = {'head_dim': dim, 'grid': [height, width], 'normalize': how}
        params.update({'min_period': periods[0], 'max_period': periods[1]} if periods else {'base': 100})
        yield from both(f'dinov3_{name}', 'rotary_dinov3', params,
                        'Cell centres 2*(index + 0.5)/size - 1 (size: its own axis, or the larger or smaller one for '
                        'both); period_k = base^(2k/(D/2)), or min_period*(max_period/min_period)^(k/(D/4-1)), k < '
                        'D/4; angle 2*pi*coordinate/period; first D/4 pairs the row, then D/4 the column.',
                        source('2508.10104', **TIMM), over_grid(rows, columns, bands, bands), 'rotate_half')


def mixed():
    dim, heads, height, width = 8, 2, 2, 3
    pairs = dim // 2
    frequencies = ruled('fives', [2, heads, pairs])
    grid = [(x, y) for y in range(height) for x in range(width)]
    for h in range(heads):
        angles = [[x * frequencies[0][h][k] + y * frequencies[1][h][k] for k in range(pairs)] for x, y in grid]
        yield from both(f'mixed_head{h}', 'rotary_mixed', {'head_dim': dim, 'heads': heads, 'head': h,
                                                           'grid': [height, width]},
                        'Learned frequencies [2, heads, D/2], axis 0 for x (the column), axis 1 for y (the row); angle '
                        '= x*f[0][head][k] + y*f[1][head][k]; tokens row by row.', source('2403.13298', **TIMM), angles,
                        'interleaved', {'frequencies': by_rule('fives', [2, heads, pairs])})
    for turn in (0, 0.75, 3):
        sizes = ladder(dim // 4, dim, 10, 4)
        wave = lambda f, a: [m * f(exact(turn) + a) for m in sizes]
        yield case(f'mixed_start_turn{turn}', 'rotary_mixed_start', {'head_dim': dim, 'base': 10, 'turn': turn},
                   'Starting frequencies of one head, [2, D/2]: m_k = base^(-4k/D), k < D/4; row 0 (x) is m*cos(turn) '
                   'then m*cos(turn + pi/2); row 1 (y) is m*sin(turn) then m*sin(turn + pi/2).',
                   source('2403.13298', **TIMM), {},
                   [wave(cos, 0) + wave(cos, pi / 2), wave(sin, 0) + wave(sin, pi / 2)])


def without_end(first, last, count):
    return [exact(first) + (exact(last) - exact(first)) * k / count for k in range(count)]


def diffusers_2d():
    for name, dim, (height, width), start, stop in (('2x3', 16, (2, 3), (0, 0), (2, 3)),
                                                    ('3x2_crop', 8, (3, 2), (0, 0), (12, 10)),
                                                    ('2x2_from_1_2', 8, (2, 2), (1, 2), (5, 8))):
        bands = ladder(dim // 4, dim // 2, 10000, 2)
        rows, columns = without_end(start[0], stop[0], height), without_end(start[1], stop[1], width)
        angles = [[c * w for w in bands] + [r * w for w in bands] for r in rows for c in columns]
        yield from both(f'diffusers_2d_{name}', 'rotary_diffusers_2d',
                        {'head_dim': dim, 'base': 10000, 'grid': [height, width], 'start': list(start),
                         'stop': list(stop)},
                        'Coordinates start + (stop-start)*index/size, the end point excluded; bands base^(-2k/(D/2)), '
                        'k < D/4; the FIRST D/4 pairs turn by the column (x), the others by the row; start and stop '
                        'are [row, column].', source(**DIFFUSERS), angles, 'interleaved')


def cogvideox():
    for name, dim, (frames, height, width), stop in (('2x2x3', 16, (2, 2, 3), (2, 3)),
                                                     ('3x1x2_crop', 32, (3, 1, 2), (30, 45)),
                                                     ('dim64', 64, (1, 2, 1), (2, 1)),
                                                     ('dim24', 24, (2, 1, 2), (1, 2))):
        time_dim, space_dim = dim // 4, 3 * (dim // 8)
        time, space = ladder(time_dim // 2, time_dim, 10000, 2), ladder(space_dim // 2, space_dim, 10000, 2)
        if time_dim % 2 or space_dim % 2:
            continue
        rows, columns = without_end(0, stop[0], height), without_end(0, stop[1], width)
        angles = [[t * w for w in time] + [r * w for w in space] + [c * w for w in space]
                  for t in range(frames) for r in rows for c in columns]
        yield from both(f'cogvideox_{name}', 'rotary_cogvideox',
                        {'head_dim': dim, 'base': 10000, 'grid': [frames, height, width], 'stop': list(stop)},
                        'D/4 columns for time, then 3*(D//8) each for row and column, each axis with its own '
                        'base^(-2k/width); time is 0, 1, 2...; row and column coordinates are stop*index/size; tokens '
                        'by frame, then row, then column.', source('2408.06072', **DIFFUSERS), angles, 'interleaved')


def lumina():
    for name, dim, (height, width), linear, stretch in (('2x3', 16, (2, 3), 1, 1), ('2x2_linear2', 8, (2, 2), 2, 1),
                                                        ('2x2_ntk4', 8, (2, 2), 1, 4)):
        bands = [w / linear for w in ladder(dim // 4, dim // 2, 10000 * stretch, 2)]
        angles = [[a for w in bands for a in (r * w, c * w)] for r in range(height) for c in range(width)]
        yield from both(f'lumina_{name}', 'rotary_lumina',
                        {'head_dim': dim, 'base': 10000, 'grid': [height, width], 'linear_factor': linear,
                         'ntk_factor': stretch},
                        'Bands (base*ntk_factor)^(-2k/(D/2))/linear_factor, k < D/4; pair 2k turns by the row, pair '
                        '2k+1 by the column, with band k.', source(**DIFFUSERS), angles, 'interleaved')


def mrope():
    positions = [[0, 1, 2, 2, 2, 2, 4], [0, 1, 2, 2, 3, 3, 4], [0, 1, 2, 3, 2, 3, 4]]
    for style, dim, sections, base in (('chunked', 16, [2, 3, 3], 1e6), ('chunked', 12, [2, 2, 2], 10000),
                                       ('interleaved', 16, [4, 2, 2], 5e6), ('interleaved', 12, [2, 2, 2], 10000),
                                       ('interleaved', 16, [2, 3, 3], 10000)):
        pairs = dim // 2
        axes = mrope_axes(style, sections, pairs)
        bands = ladder(pairs, dim, base, 2)
        angles = [[exact(positions[axis][t]) * w for axis, w in zip(axes, bands)] for t in range(len(positions[0]))]
        name = f'mrope_{style}_{"_".join(map(str, sections))}'
        rule = ('Frequency k belongs to t, h or w by consecutive blocks of the section lengths.'
                if style == 'chunked' else
                'Every frequency is t, then 1, 4, 7... below 3*sections[1] become h and 2, 5, 8... below 3*sections[2] '
                'become w.')
        yield case(f'{name}_axes', 'rotary_mrope_axes', {'head_dim': dim, 'style': style, 'sections': sections}, rule +
                   ' expect: 0 t, 1 h, 2 w for each of D/2 frequencies.', source('2409.12191'), {}, axes)
        yield from both(name, 'rotary_mrope', {'head_dim': dim, 'base': base, 'style': style, 'sections': sections},
                        rule + ' Frequencies base^(-2k/D); positions are three rows t, h, w.', source('2409.12191'),
                        angles, 'rotate_half', {'positions': positions})


def generate():
    families = (eva, timm, lucidrains, lucidrains_frames, dinov3, mixed, diffusers_2d, cogvideox, lumina, mrope)
    found = [c for family in families for c in family()]
    write('rotary_grids', 'Rotary embedding in two and three dimensions, and with several position rows.', found,
          'angles: relative error 1e-13; rotated float64 within 1e-12, float32 within 2^-22 times the largest entry of '
          'x')
