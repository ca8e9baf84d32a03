"""Sin-cos tables of grids: the incompatible layouts of vision models, and the lessons' product and hierarchy."""
from common import by_rule, case, cos, exact, pi, power, ratio, ruled, sin, source, write
from formulas import big_vision, cells, detr_axis, halves, ladder, mae, moco_v3, timm
import sinusoidal

DIFFUSERS = {'repo': 'huggingface/diffusers', 'path': 'src/diffusers/models/embeddings.py'}
TIMM = {'repo': 'huggingface/pytorch-image-models', 'path': 'timm/layers/pos_embed_sincos.py'}


def zero_rows(count, dim):
    return [[exact(0)] * dim for _ in range(count)]


def vision():
    for dim, (height, width) in ((8, (2, 2)), (16, (2, 3)), (4, (3, 1)), (64, (1, 2))):
        size = f'dim{dim}_{height}x{width}'
        params = {'dim': dim, 'grid': [height, width], 'base': 10000}
        yield case(f'mae_{size}', 'mae_2d', {**params, 'class_token': False},
                   '[sin x | cos x | sin y | cos y], x the column, y the row; base^(-k/(dim/4)), k < dim/4; cells row '
                   'by row.',
                   source('2111.06377', 'facebookresearch/mae', 'util/pos_embed.py'), {},
                   mae(height, width, dim))
        if dim > 4:
            yield case(f'big_vision_{size}', 'big_vision_2d', params,
                       '[sin x | cos x | sin y | cos y] with base^(-k/(dim/4-1)); cells row by row.',
                       source('2205.01580', 'google-research/big_vision', 'big_vision/models/vit.py'), {},
                       big_vision(height, width, dim))
        yield case(f'moco_v3_{size}', 'moco_v3_2d', {**params, 'class_token': True},
                   'A zero row, then [sin x | cos x | sin y | cos y] with base^(-k/(dim/4)); cells COLUMN by column (x '
                   'outer, y inner).', source('2104.02057', 'facebookresearch/moco-v3', 'vits.py'), {},
                   zero_rows(1, dim) + moco_v3(height, width, dim))
        yield from timm_cases(dim, height, width, params, size)
    yield case('mae_class_token', 'mae_2d', {'dim': 8, 'grid': [2, 2], 'base': 10000, 'class_token': True},
               'As MAE, with one zero row before the cells.', source('2111.06377', 'facebookresearch/mae',
                                                                     'util/pos_embed.py'), {},
               zero_rows(1, 8) + mae(2, 2, 8))


def timm_cases(dim, height, width, params, size):
    for interleave in (False, True):
        for reverse in (False, True):
            yield case(f'timm_{size}{"_interleaved" * interleave}{"_reversed" * reverse}', 'timm_2d',
                       {**params, 'interleave_sin_cos': interleave, 'reverse_coordinates': reverse},
                       'base^(-k/(dim/4)). [sin a | sin b | cos a | cos b], with interleave_sin_cos [sin a | cos a | '
                       'sin b | cos b]; (a, b) = (row, column), cells row by row; reverse_coordinates: (a, b) = '
                       '(column, row) and cells column by column.', source(None, **TIMM), {},
                       timm(height, width, dim, 10000, interleave, reverse))


def detr():
    open_mask = [[0, 0, 0], [0, 0, 0]]
    padded = [[0, 0, 0, 1], [0, 0, 0, 1], [1, 1, 1, 1]]
    holes = [[0, 1, 0], [1, 0, 0]]
    for name, dim, mask, normalize, scale, offset in (('plain', 4, open_mask, False, None, 0),
                                                      ('normalised', 4, open_mask, True, None, 0),
                                                      ('normalised_masked', 4, padded, True, None, 0),
                                                      ('holes', 6, holes, True, None, 0),
                                                      ('masked', 4, padded, False, None, 0),
                                                      ('scale1', 4, open_mask, True, 1, 0),
                                                      ('deformable', 4, open_mask, True, None, -0.5),
                                                      ('deformable_masked', 4, padded, True, None, -0.5),
                                                      ('deformable_holes', 6, holes, True, None, -0.5),
                                                      ('far_scale', 4, open_mask, True, 1e6, 0.25)):
        turn = (2 * pi if scale is None else exact(scale)) if normalize else None
        height, width = len(mask), len(mask[0])
        down = [[sum(1 - mask[r][x] for r in range(y + 1)) for x in range(width)] for y in range(height)]
        across = [[sum(1 - mask[y][c] for c in range(x + 1)) for x in range(width)] for y in range(height)]
        found = [[[None] * width for _ in range(height)] for _ in range(2 * dim)]
        for y in range(height):
            for x in range(width):
                row = (detr_axis(down[y][x], down[-1][x], dim, turn, offset) +
                       detr_axis(across[y][x], across[y][-1], dim, turn, offset))
                for channel, value in enumerate(row):
                    found[channel][y][x] = value
        yield case(f'detr_{name}', 'detr_2d', {'axis_dim': dim, 'base': 10000, 'normalize': normalize,
                                               'scale': scale, 'offset': offset},
                   '[2*axis_dim, H, W], y block first. A coordinate is the count of unmasked cells up to and with this '
                   'one, down the column for y, along the row for x (so it starts at 1); normalize: (it + '
                   'offset)/(last count + 1e-6)*scale (null: 2*pi); Deformable DETR has the offset -0.5. '
                   'Column k of an axis: sin (k even) or cos (odd) of it * '
                   'base^(-2*(k//2)/axis_dim).',
                   source('2005.12872', 'facebookresearch/detr', 'models/position_encoding.py'), {'mask': mask}, found)


def diffusers():
    for name, dim, size, base_size, scale, cls, extra in (
            ('plain', 8, (2, 2), 16, 1, False, 0), ('base_is_size', 8, (2, 2), 2, 1, False, 0),
            ('scaled', 8, (2, 2), 64, 2, False, 0),
            ('rectangle', 16, (2, 3), 16, 1, False, 0), ('extra_tokens', 8, (2, 2), 16, 1, True, 2),
            ('class_token_alone', 8, (2, 2), 16, 1, True, 0), ('extra_alone', 8, (2, 2), 16, 1, False, 2)):
        quarter = dim // 4
        bands = ladder(quarter, quarter)
        height, width = size
        place = lambda k, count: exact(k) / (ratio(count, base_size)) / exact(scale)
        rows = [halves(place(x, width), bands) + halves(place(y, height), bands) for y, x in cells(height, width)]
        yield case(f'diffusers_2d_{name}', 'diffusers_2d',
                   {'dim': dim, 'grid': list(size), 'base_size': base_size, 'interpolation_scale': scale,
                    'class_token': cls, 'extra_tokens': extra},
                   '[sin x | cos x | sin y | cos y], 10000^(-k/(dim/4)); a coordinate is '
                   'index/(size/base_size)/interpolation_scale; extra_tokens zero rows come first only if class_token '
                   'is set too; cells row by row.',
                   source(None, **DIFFUSERS), {}, (zero_rows(extra, dim) if cls and extra else []) + rows)
    for dim, (width, height), frames, space, time in ((16, (2, 3), 2, 1, 1), (32, (2, 2), 1, 2, 1),
                                                      (16, (1, 2), 3, 1.875, 4)):
        time_bands, space_bands = ladder(dim // 8, dim // 8), ladder(3 * dim // 16, 3 * dim // 16)
        found = [[halves(exact(t) / exact(time), time_bands) + halves(exact(x) / exact(space), space_bands) +
                  halves(exact(y) / exact(space), space_bands) for y, x in cells(height, width)]
                 for t in range(frames)]
        yield case(f'diffusers_3d_dim{dim}_{width}x{height}_frames{frames}', 'diffusers_3d',
                   {'dim': dim, 'spatial_size': [width, height], 'frames': frames, 'spatial_interpolation_scale': space,
                    'temporal_interpolation_scale': time},
                   '[frames, H*W, dim]: dim/4 columns [sin t | cos t], then 3dim/4: [sin x | cos x | sin y | cos y]; '
                   'each group of m frequencies is 10000^(-k/m); coordinates over their scale; spatial_size is [width, '
                   'height]; cells row by row.', source(None, **DIFFUSERS), {}, found)


def sam():
    where = source('2304.02643', 'facebookresearch/segment-anything', 'segment_anything/modeling/prompt_encoder.py')
    matrix = ruled('fives', [2, 5])
    for height, width, points in ((2, 3, None), (3, 2, None), (1024, 768, [[0, 0], [500, 375.5], [767, 1023]])):
        rows = []
        for x, y in points or [(x, y) for y in range(height) for x in range(width)]:
            place = [2 * (exact(x) + exact(0.5)) / width - 1, 2 * (exact(y) + exact(0.5)) / height - 1]
            turns = [2 * pi * (place[0] * gx + place[1] * gy) for gx, gy in zip(*matrix)]
            rows.append([sin(t) for t in turns] + [cos(t) for t in turns])
        yield case(f'sam_{height}x{width}{"_points" * bool(points)}', 'sam',
                   {'height': height, 'width': width, **({'points': points} if points else {})},
                   '[sin 2 pi (p G) | cos 2 pi (p G)], p = (x, y) = 2 (place + 1/2) / size - 1; places are cells row '
                   'by row, or points (x, y).', where, {'matrix': by_rule('fives', [2, 5])}, rows)


def lessons():
    for dim, points in ((4, [(0, 0), (1, 1), (2, 3), (3, 2), (1, 6), (6, 1), (0, 5), (7, 7)]),
                        (5, [(2, 3), (100, 100)])):
        yield case(f'product_dim{dim}', 'product_2d', {'dim': dim, 'base': 10000},
                   'Column i is sin(x*y/base^(i/dim)), no cosine; points with equal products collide and both axes are '
                   'zero.',
                   source('lesson 001'), {'points': [list(p) for p in points]},
                   [[sin(exact(x * y) * power(10000, -ratio(i, dim))) for i in range(dim)] for x, y in points])
    places = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [3, 2, 1]]
    for name, bases, offsets in (('one_table', [10000] * 3, [0] * 3), ('own_bases', [10000, 1000, 100], [0] * 3),
                                 ('own_offsets', [10000] * 3, [0, 1000, 2000])):
        rows = [[sum(sinusoidal.entry(p + offset, c, 6, base, 'interleaved')
                     for p, base, offset in zip(place, bases, offsets)) for c in range(6)] for place in places]
        yield case(f'hierarchical_{name}', 'hierarchical', {'dim': 6, 'bases': bases, 'offsets': offsets},
                   'The sum over levels (word, sentence, paragraph) of the interleaved sinusoidal row of position + '
                   'offset with the base of that level. With one base and no offsets places that permute coincide.',
                   source('lesson 001'), {'positions': places}, rows)


def generate():
    write('grids_2d', 'Sin-cos tables in two and three dimensions, from the definitions.',
          [c for family in (vision, detr, diffusers, sam, lessons) for c in family()])
