"""Grids of models that draw pictures and films, and M-RoPE with other axes: which angle each pair of a token gets."""
from common import case, exact, pi, power, ratio, source, write
from formulas import geometric
from rotary_grids import both

DIFFUSERS = {'repo': 'huggingface/diffusers'}
TRANSFORMERS = {'repo': 'huggingface/transformers'}


def in_blocks(tokens, dims, base):
    """Each axis owns consecutive pairs; one base, or one for each axis."""
    bases = base if isinstance(base, list) else [base] * len(dims)
    bands = [geometric(dim, own) for dim, own in zip(dims, bases)]
    return [[exact(place) * w for place, axis in zip(token, bands) for w in axis] for token in tokens]


def flux(pictures, text=0, dims=(16, 56, 56), base=10000):
    tokens = [(0, 0, 0)] * text
    for number, (rows, columns) in enumerate(pictures):
        tokens += [(number, y, x) for y in range(rows) for x in range(columns)]
    return in_blocks(tokens, dims, base)


def qwen_image(pictures, text=0, dims=(16, 56, 56), base=10000):
    """Positions from -(n - n//2) to n//2 - 1: the rows of the negative table's end, then of the positive one."""
    centred = lambda n: list(range(-(n - n // 2), 0)) + list(range(n // 2))
    cells, farthest = [], 0
    for number, size in enumerate(pictures):
        frames, rows, columns = size if len(size) == 3 else [1, *size]
        cells += [(number + t, y, x) for t in range(frames) for y in centred(rows) for x in centred(columns)]
        farthest = max(farthest, rows // 2, columns // 2)
    return in_blocks([(farthest + k,) * 3 for k in range(text)] + cells, dims, base)


def qwen_image_layered(pictures, text=0, dims=(16, 56, 56), base=10000):
    """The last size is that of the picture that the model is shown: row -1 of the first axis."""
    cells, layers = [], len(pictures) - 1
    for number, (rows, columns) in enumerate(pictures):
        for y in range(rows):
            for x in range(columns):
                cells.append((-1 if number == layers else number, y - (rows + 1) // 2, x - (columns + 1) // 2))
    first = max([layers] + [max(rows // 2, columns // 2) for rows, columns in pictures])
    return in_blocks([(first + k,) * 3 for k in range(text)] + cells, dims, base)


def pixtral(dim, rows, columns, base=10000):
    bands = geometric(dim, base)
    return [[exact(y) * w for w in bands[0::2]] + [exact(x) * w for w in bands[1::2]]
            for y in range(rows) for x in range(columns)]


def wan(dim, frames, rows, columns, base=10000):
    side = 2 * (dim // 6)
    tokens = [(t, y, x) for t in range(frames) for y in range(rows) for x in range(columns)]
    return in_blocks(tokens, (dim - 2 * side, side, side), base)


def hunyuan_image(dim, rows, columns, before=0, behind=0, base=10000):
    tokens = [(k, k) for k in range(before)]
    first_row, first_column = before + (rows * columns - rows) / 2, before + (rows * columns - columns) / 2
    tokens += [(int(first_row + y), int(first_column + x)) for y in range(rows) for x in range(columns)]
    tokens += [(before + rows * columns + k,) * 2 for k in range(behind)]
    bands = geometric(dim, base)
    return [[exact(token[i % 2]) * w for i, w in enumerate(bands)] for token in tokens]


def ltx(heads, dim, size, steps, base=10000):
    """Angles of each head: [heads][tokens][dim / 2]."""
    return growing(heads, dim, size, lambda cell: [exact(step) * index for step, index in zip(steps, cell)], base)


def ltx2(heads, dim, size, fps=24, offset=1, base=10000):
    """The middle between the start and the end of a cell, in seconds of 20 and pixels of 2048."""
    start = lambda frame: exact(max(8 * frame + offset - 8, 0)) / fps
    middle = lambda y: ratio(32 * y + 32 * (y + 1), 2 * 2048)
    return growing(heads, dim, size, lambda cell: [(start(cell[0]) + start(cell[0] + 1)) / 2 / 20, middle(cell[1]),
                                                   middle(cell[2])], base)


def growing(heads, dim, size, parts, base):
    """A cell stands at 2 part - 1."""
    width, half = heads * dim, dim // 2
    count = width // 6
    bands = [pi / 2 * power(base, ratio(k, max(count - 1, 1))) for k in range(count)]
    frames, rows, columns = size
    lines = []
    for cell in ((t, y, x) for t in range(frames) for y in range(rows) for x in range(columns)):
        places = [2 * part - 1 for part in parts(cell)]
        lines.append([exact(0)] * (width % 6 // 2) + [place * w for w in bands for place in places])
    return [[line[h * half:(h + 1) * half] for line in lines] for h in range(heads)]


def listening(rows, axes, dim, base):
    """Frequency i turns by the place along axes[i]."""
    return [[exact(rows[axis][t]) * w for axis, w in zip(axes, geometric(dim, base))] for t in range(len(rows[0]))]


def cases():
    blocks = 'Axis a owns the next axisDims[a]/2 pairs, with bands base^(-2i/axisDims[a]).'
    for name, dims, base, rows in (
            ('two', [4, 8], 100, [[0, 1, 5], [3, 0, 2]]),
            ('hunyuan_video', [16, 56, 56], 256, [[0, 3], [1, 30], [63, 2]]),
            ('flux_2', [32, 32, 32, 32], 2000, [[0, 10], [0, 5], [0, 7], [511, 0]]),
            ('bases', [44, 42, 42], [10000, 40000, 70000], [[0, 1, 7], [3, 0, 30], [5, 63, 2]])):
        yield from both(f'axes_{name}', 'rotary_axes', {'convention': 'axes', 'axisDims': dims, 'base': base,
                                                        'positions': rows}, blocks, source(None, **DIFFUSERS),
                        in_blocks(list(zip(*rows)), dims, base), 'interleaved')
    drawn = source(None, 'huggingface/diffusers', 'src/diffusers/models/transformers/transformer_flux.py')
    for name, params, angles in (
            ('text', {'pictures': [[2, 3]], 'textTokens': 2}, flux([(2, 3)], 2)),
            ('shown', {'pictures': [[2, 2], [1, 3]], 'axisDims': [4, 8, 4], 'base': 500},
             flux([(2, 2), (1, 3)], 0, (4, 8, 4), 500))):
        yield from both(f'flux_{name}', 'rotary_axes', {'convention': 'flux', **params},
                        'Places (picture, row, column); text at 0.', drawn, angles, 'interleaved')
    image = source(None, 'huggingface/diffusers', 'src/diffusers/models/transformers/transformer_qwenimage.py')
    for name, params, angles in (
            ('odd', {'pictures': [[3, 4]], 'textTokens': 2}, qwen_image([(3, 4)], 2)),
            ('edit', {'pictures': [[2, 2], [2, 1, 5]], 'textTokens': 1, 'axisDims': [4, 4, 8], 'base': 100},
             qwen_image([(2, 2), (2, 1, 5)], 1, (4, 4, 8), 100))):
        yield from both(f'qwen_image_{name}', 'rotary_axes', {'convention': 'qwenImage', **params},
                        'Rows and columns from -(n - n//2) on; text from the largest half side on.', image, angles,
                        'interleaved')
    for name, params, angles in (
            ('two', {'pictures': [[3, 4], [3, 4], [2, 2]], 'textTokens': 2},
             qwen_image_layered([(3, 4), (3, 4), (2, 2)], 2)),
            ('many', {'pictures': [[1, 2]] * 5, 'textTokens': 1, 'axisDims': [4, 4, 8], 'base': 100},
             qwen_image_layered([(1, 2)] * 5, 1, (4, 4, 8), 100))):
        yield from both(f'qwen_image_layered_{name}', 'rotary_axes', {'convention': 'qwenImageLayered', **params},
                        'As Qwen-Image; the last picture stands at -1, text from the largest half side or the number '
                        'of layers on.', image, angles, 'interleaved')
    tower = source(None, 'huggingface/transformers', 'src/transformers/models/pixtral/modeling_pixtral.py')
    for dim, size, base in ((64, (2, 3), 10000), (16, (3, 2), 100)):
        yield from both(f'pixtral_{dim}', 'rotary_axes',
                        {'convention': 'pixtral', 'headDim': dim, 'height': size[0], 'width': size[1], 'base': base},
                        'D/4 pairs turn by the row with base^(-2i/D), i = 0, 2, ..., then D/4 by the column with '
                        'i = 1, 3, ....', tower, pixtral(dim, *size, base), 'rotate_half')
    film = source(None, 'huggingface/diffusers', 'src/diffusers/models/transformers/transformer_wan.py')
    for dim, size in ((128, (2, 2, 3)), (20, (3, 1, 2))):
        frames, height, width = size
        yield from both(f'wan_{dim}', 'rotary_axes',
                        {'convention': 'wan', 'headDim': dim, 'frames': frames, 'height': height, 'width': width},
                        'Rows and columns own 2 floor(D/6) channels, frames the rest.', film, wan(dim, *size),
                        'interleaved')
    hunyuan = source(None, 'Tencent-Hunyuan/HunyuanImage-3.0', 'hunyuan_image_3/hunyuan.py')
    for name, size, before, behind in (('even', (2, 2), 0, 0), ('halves', (2, 3), 5, 2)):
        yield from both(f'hunyuan_image_{name}', 'rotary_axes',
                        {'convention': 'hunyuanImage3', 'headDim': 16, 'height': size[0], 'width': size[1],
                         'textTokens': before, 'textAfter': behind},
                        'Pair i turns by the row for even i, by the column for odd i; the picture starts at its first '
                        'token plus half of (cells - rows) and (cells - columns), cut off.',
                        hunyuan, hunyuan_image(16, *size, before, behind), 'rotate_half')
    where = source(None, 'huggingface/diffusers', 'src/diffusers/models/transformers/transformer_ltx.py')
    steps = [0.25, 0.015625, 0.015625]
    for heads, dim, base in ((1, 16, 10000), (2, 10, 100), (3, 4, 10000)):
        angles = ltx(heads, dim, (2, 2, 3), steps, base)
        params = {'convention': 'ltx', 'heads': heads, 'headDim': dim, 'frames': 2, 'height': 2, 'width': 3,
                  'steps': steps, 'base': base}
        rule = ('Bands pi/2 base^(k/(n-1)), n = floor(heads D / 6), each for frame, row, column at 2 step index - 1; '
                'pairs that are left over come first and do not turn. Head h owns the pairs from h D/2 on.')
        if heads == 1:
            yield from both(f'ltx_{dim}', 'rotary_axes', params, rule, where, angles[0], 'interleaved')
        else:
            yield case(f'ltx_{heads}x{dim}_angles', 'rotary_axes', {**params, 'gives': 'angles'},
                       rule + ' expect: [heads, tokens, pairs].', where, {}, angles)
    where = source(None, 'huggingface/diffusers', 'src/diffusers/models/transformers/transformer_ltx2.py')
    for heads, dim, fps, offset in ((1, 16, 24, 1), (2, 10, 25, 0)):
        angles = ltx2(heads, dim, (3, 2, 2), fps, offset)
        params = {'convention': 'ltx2', 'heads': heads, 'headDim': dim, 'frames': 3, 'height': 2, 'width': 2,
                  'fps': fps, 'causalOffset': offset}
        rule = ('Bands of ltx; places 2 middle - 1, frames from max(0, 8 k + offset - 8) to the next in seconds of 20, '
                'rows and columns 32 pixels of 2048.')
        if heads == 1:
            yield from both(f'ltx2_{dim}', 'rotary_axes', params, rule, where, angles[0], 'rotate_half')
        else:
            yield case(f'ltx2_{heads}x{dim}_angles', 'rotary_axes', {**params, 'gives': 'angles'},
                       rule + ' expect: [heads, tokens, pairs].', where, {}, angles)
    where = source(None, 'huggingface/transformers', 'src/transformers/models/ernie4_5_vl_moe/')
    rows = [[0, 1, 2, 2, 2, 2, 4], [0, 1, 2, 2, 3, 3, 4], [0, 1, 2, 3, 2, 3, 4]]
    for dim, sections in ((16, [3, 3, 2]), (128, [22, 22, 20])):
        axes = [1 + i % 2 if i < 2 * sections[0] else 0 for i in range(dim // 2)]
        yield case(f'ernie_{dim}_axes', 'rotary_axes_of', {'style': 'alternating', 'sections': sections,
                                                         'pairs': dim // 2},
                   'Row, column, row, column ..., then time.', where, {}, axes)
        yield from both(f'ernie_{dim}', 'rotary_sections',
                        {'style': 'alternating', 'sections': sections, 'head_dim': dim, 'base': 500000},
                        'Sections are (row, column, time); row and column take turns, then time.', where,
                        listening(rows, axes, dim, 500000), 'interleaved', {'positions': rows})
    where = source(None, 'huggingface/transformers', 'src/transformers/models/hunyuan_vl/modular_hunyuan_vl.py')
    crossed = [[0, 1, 2, 3, 4, 5], [0, 0, 1, 2, 0, 5], [0, 0, 0, 0, 1, 5], [0, 3, 3, 3, 3, 5]]
    for dim, sections in ((16, [2, 3, 2, 1]), (128, [16, 16, 16, 16])):
        axes = [axis for axis, count in enumerate(sections) for _ in range(count)]
        yield from both(f'hunyuan_vl_{dim}', 'rotary_sections',
                        {'style': 'chunked', 'sections': sections, 'head_dim': dim, 'base': 10000},
                        'Four blocks: position, column, row, picture.', where,
                        listening(crossed, axes, dim, 10000), 'rotate_half', {'positions': crossed})


def generate():
    write('rotary_axes', 'Rotary embedding of models that draw pictures and films, and M-RoPE with other axes.',
          list(cases()), 'angles: relative error 1e-13; rotated float64 within 1e-12, float32 within 2^-22 times the '
          'largest entry of x')
