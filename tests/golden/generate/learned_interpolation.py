"""Resizing learned tables: nearest, linear, bicubic and the antialiased ones, along one axis or two."""
from common import by_rule, case, exact, floor_of, mp, mpf, ratio, ruled, source, write

HOW = {
    'nearest': 'Row floor(k*in/out).',
    'nearest_exact': 'Row floor((k + 1/2)*in/out).',
    'linear': 'Source coordinate (k + 1/2)*in/out - 1/2, not below 0, or k*(in-1)/(out-1) with align_corners (0 if out '
              'is 1); blend of its two neighbours, the last row repeated.',
    'bicubic': 'Source coordinate (k + 1/2)*in/out - 1/2, or k*(in-1)/(out-1) with align_corners (0 if out is 1); '
               'cubic convolution of 4 neighbours with a = -0.75, indices clamped to the edge.',
    'bicubic_antialias': 'Cubic kernel with a = -0.5 about (k + 1/2)*in/out, stretched by max(in/out, 1); rows from '
                         'max(trunc(centre - support + 1/2), 0) to min(trunc(centre + support + 1/2), in) with support '
                         '2*max(in/out, 1); weights divided by their sum.',
    'linear_antialias': 'Triangle 1 - |x| about (k + 1/2)*in/out, stretched by max(in/out, 1); rows from '
                        'max(trunc(centre - support + 1/2), 0) to min(trunc(centre + support + 1/2), in) with support '
                        'max(in/out, 1); weights divided by their sum.',
}
SCALED = 'With scale_factor s, in/out is 1/s, and floor(in*s) rows are made. '
WHERE = source(None, 'pytorch/pytorch', 'torch.nn.functional.interpolate')


def cubic(x, a):
    """The cubic convolution kernel of Keys."""
    x = abs(x)
    if x < 1:
        return ((a + 2) * x - (a + 3)) * x * x + 1
    return ((a * x - 5 * a) * x + 8 * a) * x - 4 * a if x < 2 else mpf(0)


def coordinate(k, size, count, align_corners, step):
    if align_corners:
        return ratio(k * (size - 1), count - 1) if count > 1 else mpf(0)
    return (k + exact(0.5)) * step - exact(0.5)


def weights(k, size, count, method, align_corners, scale):
    """Which input rows make output row k, with what weight."""
    step = ratio(size, count) if scale is None else 1 / exact(scale)
    if method == 'nearest':
        return [(min(int(floor_of(k * step)), size - 1) if scale else k * size // count, mpf(1))]
    if method == 'nearest_exact':
        half = k + exact(0.5)
        return [(min(int(floor_of(half * step)), size - 1) if scale else (2 * k + 1) * size // (2 * count), mpf(1))]
    if method in ANTIALIASED:
        return antialiased(k, size, step, *ANTIALIASED[method])
    at = coordinate(k, size, count, align_corners, step)
    if method == 'linear':
        at = max(at, mpf(0))
        low = int(floor_of(at))
        return [(low, 1 - (at - low)), (min(low + 1, size - 1), at - low)]
    low = int(floor_of(at))
    return [(min(max(low + j, 0), size - 1), cubic(at - low - j, exact(-0.75))) for j in (-1, 0, 1, 2)]


ANTIALIASED = {
    'bicubic_antialias': (2, lambda x: cubic(x, exact(-0.5))),
    'linear_antialias': (1, lambda x: max(1 - abs(x), mpf(0))),
}


def antialiased(k, size, step, radius, kernel):
    stretch = max(step, mpf(1))
    centre, support = (k + exact(0.5)) * step, radius * stretch
    first = max(int(centre - support + exact(0.5)), 0)
    last = min(int(centre + support + exact(0.5)), size)
    found = [(j, kernel((j + exact(0.5) - centre) / stretch)) for j in range(first, last)]
    total = mp.fsum(w for _, w in found)
    return [(j, w / total) for j, w in found]


def resize_rows(rows, count, method, align_corners=False, scale=None):
    """Rows of numbers to count rows."""
    found = []
    for k in range(count):
        parts = weights(k, len(rows), count, method, align_corners, scale)
        found.append([mp.fsum(w * rows[j][c] for j, w in parts) for c in range(len(rows[0]))])
    return found


def resize_grid(cells, old, new, method, align_corners=False, scales=(None, None)):
    """Cells [H*W][D], row by row, to the new size; one axis after the other."""
    (height, width), (tall, wide) = old, new
    dim = len(cells[0])
    down = resize_rows([[v for x in range(width) for v in cells[y * width + x]] for y in range(height)], tall, method,
                       align_corners, scales[0])
    found = []
    for row in down:
        found += resize_rows([row[x * dim:(x + 1) * dim] for x in range(width)], wide, method, align_corners, scales[1])
    return found


def one_axis():
    for method in HOW:
        for align in ((False, True) if method in ('linear', 'bicubic') else (False,)):
            for rows, count, dim in ((4, 7, 2), (7, 4, 2), (8, 3, 1), (5, 5, 2), (3, 9, 1), (6, 1, 2), (1, 4, 2),
                                     (16, 5, 1)):
                yield case(f'{method}{"_aligned" * align}_{rows}_to_{count}_dim{dim}', 'resize_1d',
                           {'method': method, 'align_corners': align, 'rows': count}, HOW[method], WHERE,
                           {'table': by_rule('sevens', [rows, dim])},
                           resize_rows(ruled('sevens', [rows, dim]), count, method, align))
    for method in HOW:
        for rows, count, scale in ((4, 7, 1.8), (7, 4, 4.1 / 7), (5, 5, 1.02), (37, 16, 16.1 / 37),
                                   (16, 37, 37.1 / 16)):
            yield case(f'{method}_scaled_{rows}_to_{count}', 'resize_1d',
                       {'method': method, 'align_corners': False, 'rows': count, 'scale_factor': scale},
                       SCALED + HOW[method], WHERE, {'table': by_rule('sevens', [rows, 1])},
                       resize_rows(ruled('sevens', [rows, 1]), count, method, False, scale))
    kept = ruled('sevens', [6, 2])
    for prefix in (1, 2):
        yield case(f'linear_prefix{prefix}', 'resize_1d', {'method': 'linear', 'align_corners': False, 'rows': 7,
                                                           'prefix_rows': prefix},
                   'The first prefix_rows rows stay; rows counts the others. ' + HOW['linear'], WHERE,
                   {'table': by_rule('sevens', [6, 2])},
                   kept[:prefix] + resize_rows(kept[prefix:], 7, 'linear'))


def two_axes():
    for method in ('linear', 'nearest', 'bicubic', 'bicubic_antialias', 'linear_antialias'):
        for align in ((False, True) if method in ('linear', 'bicubic') else (False,)):
            for old, new, dim, prefix in (((3, 3), (5, 5), 2, 1), ((4, 4), (2, 3), 1, 0), ((2, 3), (4, 2), 2, 2),
                                          ((7, 7), (3, 3), 1, 1), ((3, 3), (3, 3), 1, 1)):
                shape = [prefix + old[0] * old[1], dim]
                table = ruled('sevens', shape)
                yield case(f'grid_{method}{"_aligned" * align}_{old[0]}x{old[1]}_to_{new[0]}x{new[1]}_prefix{prefix}',
                           'resize_2d', {'method': method, 'align_corners': align, 'old_grid': list(old),
                                         'new_grid': list(new), 'prefix_rows': prefix},
                           'Table [prefix + H*W, D]: prefix rows stay, cells are resized as an image a column, each '
                           'axis: ' +
                           HOW[method], WHERE, {'table': by_rule('sevens', shape)},
                           table[:prefix] + resize_grid(table[prefix:], old, new, method, align))


def dinov2():
    """interpolate_offset 0.1: grids of 37 and 5 cells at other sizes, each axis with its own scale."""
    where = source('2304.07193', 'facebookresearch/dinov2', 'dinov2/models/vision_transformer.py')
    for old, new, method in ((5, (3, 7), 'bicubic'), (5, (5, 8), 'bicubic'), (5, (3, 4), 'bicubic_antialias'),
                             (4, (6, 2), 'linear_antialias')):
        scales = [(size + 0.1) / old for size in new]
        table = ruled('sevens', [1 + old * old, 1])
        yield case(f'dinov2_{method}_{old}_to_{new[0]}x{new[1]}', 'resize_2d',
                   {'method': method, 'align_corners': False, 'old_grid': [old, old], 'new_grid': list(new),
                    'prefix_rows': 1, 'scale_factor': scales},
                   'scale_factor (new + 0.1)/old for rows, for columns. ' + SCALED + HOW[method], where,
                   {'table': by_rule('sevens', [1 + old * old, 1])},
                   table[:1] + resize_grid(table[1:], (old, old), new, method, False, scales))


def bias_tables():
    for name, old, new, heads, extra in (('swin_2_to_3', (2, 2), (3, 3), 2, 0), ('swin_3_to_2', (3, 3), (2, 2), 1, 0),
                                         ('beit_2_to_3', (2, 2), (3, 3), 2, 3),
                                         ('swin_2x3_to_3x2', (2, 3), (3, 2), 1, 0)):
        images = [tuple(2 * n - 1 for n in window) for window in (old, new)]
        shape = [images[0][0] * images[0][1] + extra, heads]
        table = ruled('fives', shape)
        cells = images[0][0] * images[0][1]
        yield case(f'bias_{name}', 'resize_bias_table', {'method': 'bicubic', 'align_corners': False,
                                                         'old_window': list(old), 'new_window': list(new),
                                                         'extra_rows': extra},
                   'A [(2H-1)*(2W-1) + extra, heads] table resized as one (2H-1)x(2W-1) image a head; the extra rows '
                   'at the end (BEiT: 3) stay. ' + HOW['bicubic'],
                   source('2103.14030', 'huggingface/pytorch-image-models', 'timm/layers/pos_embed_rel.py'),
                   {'table': by_rule('fives', shape)},
                   resize_grid(table[:cells], images[0], images[1], 'bicubic') + table[cells:])


def generate():
    write('learned_interpolation', 'Resized learned tables and bias tables, from the definitions.',
          [c for family in (one_axis, two_axes, dinov2, bias_tables) for c in family()],
          'float64 within 1e-13 of expect, float32 within 2^-22')
