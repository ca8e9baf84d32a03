"""Every convention as it is when only what must be said is said: the defaults are those of the reference
implementations, written here once more, and not read from the library.

`params` are the options of the JavaScript function `encoding`; `expect` is its table in double, or for rotaryGrid the
cosines of the grid's table, with the sines in `sine`.
"""
from common import case, cos, exact, flat, pi, power, ratio, sin, source, sqrt, write
from formulas import big_vision, cells, detr_axis, halves, interleaved, ladder, mae, moco_v3, mrope_axes
from formulas import tensor2tensor, timescales, timm
from grids_2d import DIFFUSERS, TIMM, zero_rows
from rotary_grids import linspace, over_grid, without_end
from rotary_axes import flux, hunyuan_image, in_blocks, ltx, ltx2, pixtral, qwen_image, qwen_image_layered, wan

POSITIONS = [0, 1, 5, 131072, 0.5]
DIM = 12
HEIGHT, WIDTH = 3, 5  # sizes at which pixels' coordinates are no short binary fractions


def rows():
    half = DIM // 2
    paper, steep = ladder(half, half, 10000), ladder(half, half - 1, 10000)
    listed = {'positions': POSITIONS, 'dim': DIM}
    fairseq = [[exact(0)] * DIM if p == 1 else halves(p, steep) for p in POSITIONS]
    doubled = [[(sin, cos)[c % 2](exact(p) * power(10000, -ratio(2 * c, DIM))) for c in range(DIM)] for p in POSITIONS]
    length = 4
    yield 'paper', listed, [interleaved(p, paper) for p in POSITIONS], source('1706.03762')
    yield 'fairseq', listed, fairseq, source(None, 'facebookresearch/fairseq',
                                             'fairseq/modules/sinusoidal_positional_embedding.py')
    yield 'tensor2tensor', listed, [halves(p, timescales(half, 1, 1e4)) for p in POSITIONS], source('1706.03762')
    yield 'whisper', listed, [halves(p, steep) for p in POSITIONS], source('2212.04356', 'openai/whisper',
                                                                         'whisper/model.py')
    yield 'marian', listed, [halves(p, paper) for p in POSITIONS], source(None, 'huggingface/transformers')
    yield 'xTransformers', listed, [[x / sqrt(exact(DIM)) for x in halves(p, paper)] for p in POSITIONS], source(
        None, 'lucidrains/x-transformers', 'x_transformers/x_transformers.py')
    yield 'doubledExponent', listed, doubled, source('lesson 002')
    yield ('transformerXl', {'length': length, 'dim': DIM}, [halves(p, paper) for p in range(length - 1, -1, -1)],
           source('1901.02860'))
    yield ('espnet', {'length': length, 'dim': DIM}, [interleaved(p, paper) for p in range(length - 1, -length, -1)],
           source(None, 'espnet/espnet'))


def grids():
    dim, quarter = 16, 4
    size = {'height': HEIGHT, 'width': WIDTH}
    bands = ladder(quarter, quarter)
    by_row = cells(HEIGHT, WIDTH)
    patches = {**size, 'dim': dim}
    yield 'mae', patches, mae(HEIGHT, WIDTH, dim), source('2111.06377')
    yield 'bigVision', patches, big_vision(HEIGHT, WIDTH, dim), source('2205.01580')
    yield 'mocoV3', patches, zero_rows(1, dim) + moco_v3(HEIGHT, WIDTH, dim), source('2104.02057')
    yield 'timm', patches, timm(HEIGHT, WIDTH, dim), source(None, **TIMM)
    place = lambda k, count: exact(k) / ratio(count, 16)
    yield ('diffusers', patches, [halves(place(x, WIDTH), bands) + halves(place(y, HEIGHT), bands) for y, x in by_row],
           source(None, **DIFFUSERS))
    time, space = ladder(dim // 8, dim // 8), ladder(3 * dim // 16, 3 * dim // 16)
    yield ('diffusersVideo', {**patches, 'frames': 2},
           [halves(t, time) + halves(x, space) + halves(y, space) for t in range(2) for y, x in by_row],
           source(None, **DIFFUSERS))
    yield ('multidim', {'sizes': [HEIGHT, WIDTH], 'dim': dim},
           [interleaved(y, bands) + interleaved(x, bands) for y, x in by_row],
           source(None, 'tatp22/multidim-positional-encoding'))
    sizes = [HEIGHT, WIDTH]
    yield 'tensor2tensor', {'sizes': sizes, 'dim': dim}, tensor2tensor(sizes, dim), source('1706.03762')
    small = {'height': 2, 'width': 3}  # its 256 channels are many
    found = [detr_axis(y + 1, 2, 128, 2 * pi) + detr_axis(x + 1, 3, 128, 2 * pi) for y, x in cells(2, 3)]
    yield 'detr', small, [list(channel) for channel in zip(*found)], source('2005.12872')
    matrix = [[0.25, -0.5, 0.75], [1.0, 0.5, -0.25]]
    middle = lambda k, n: 2 * (exact(k) + exact(0.5)) / n - 1
    angles = [[2 * pi * (middle(x, WIDTH) * a + middle(y, HEIGHT) * b) for a, b in zip(*matrix)] for y, x in by_row]
    yield ('sam', {**size, 'matrix': matrix}, [[f(a) for f in (sin, cos) for a in row] for row in angles],
           source('2304.02643', 'facebookresearch/segment-anything', 'segment_anything/modeling/prompt_encoder.py'))


def rotary():
    dim = 16
    quarter = dim // 4
    size = {'height': HEIGHT, 'width': WIDTH}
    heads = {**size, 'headDim': dim}
    numbers = lambda n: [exact(k) for k in range(n)]
    bands, halved = ladder(quarter, quarter, 10000), ladder(quarter, dim // 2, 10000, 2)
    down, across = linspace(-1, 1, HEIGHT), linspace(-1, 1, WIDTH)
    of_timm = source(None, **TIMM)
    yield 'eva', heads, over_grid(numbers(HEIGHT), numbers(WIDTH), bands, bands), source('2303.11331', **TIMM)
    pixels = [pi * power(112, ratio(k, quarter - 1)) for k in range(quarter)]
    yield 'eva', {**heads, 'inPixels': True}, over_grid(down, across, pixels, pixels), of_timm
    steps = [pi * b for b in linspace(1, 112, quarter)]
    yield 'eva', {**heads, 'inPixels': True, 'linearBands': True}, over_grid(down, across, steps, steps), of_timm
    lucid = source(None, 'lucidrains/rotary-embedding-torch', 'rotary_embedding_torch/rotary_embedding_torch.py')
    axis = ladder(quarter, dim // 2, 10000, 2)
    yield ('axial', {**size, 'axisDim': dim // 2, 'bands': 'language'},
           over_grid(numbers(HEIGHT), numbers(WIDTH), axis, axis), lucid)
    waves_of_pixels = [pi * b for b in linspace(1, 5, quarter)]
    yield ('axial', {**size, 'axisDim': dim // 2, 'bands': 'pixel'},
           over_grid(down, across, waves_of_pixels, waves_of_pixels), lucid)
    centres = lambda n: [2 * (k + exact(0.5)) / n - 1 for k in range(n)]
    turns = [2 * pi / power(100, ratio(2 * k, dim // 2)) for k in range(quarter)]
    yield 'dinov3', heads, over_grid(centres(HEIGHT), centres(WIDTH), turns, turns), source('2508.10104', **TIMM)
    learned = [0.1 * (k + 1) for k in range(dim)]
    yield ('mixed', {**heads, 'frequencies': learned},
           [[x * exact(learned[k]) + y * exact(learned[dim // 2 + k]) for k in range(dim // 2)]
            for y, x in cells(HEIGHT, WIDTH)], source('2403.13298', **TIMM))
    yield ('diffusers', heads, [[x * w for w in halved] + [y * w for w in halved]
                                for y in without_end(0, HEIGHT, HEIGHT) for x in without_end(0, WIDTH, WIDTH)],
           source(None, **DIFFUSERS))
    time_dim, space_dim = dim // 4, 3 * (dim // 8)
    time, space = ladder(time_dim // 2, time_dim, 10000, 2), ladder(space_dim // 2, space_dim, 10000, 2)
    yield ('cogvideox', {**heads, 'frames': 2},
           [[t * w for w in time] + [y * w for w in space] + [x * w for w in space]
            for t in range(2) for y in range(HEIGHT) for x in range(WIDTH)], source('2408.06072', **DIFFUSERS))
    yield ('lumina', heads, [[a for w in halved for a in (y * w, x * w)] for y, x in cells(HEIGHT, WIDTH)],
           source(None, **DIFFUSERS))
    places = [[0, 1, 2, 2, 4], [0, 1, 2, 3, 4], [0, 1, 3, 2, 4]]
    frequencies = [float(w) for w in ladder(dim // 2, dim, 10000, 2)]
    for style, sections in (('chunked', [2, 3, 3]), ('interleaved', [4, 2, 2])):
        axes = mrope_axes(style, sections, dim // 2)
        yield ('mrope', {'style': style, 'sections': sections, 'frequencies': {'inverse': frequencies},
                         'positions': places},
               [[places[axis][t] * exact(w) for axis, w in zip(axes, frequencies)] for t in range(len(places[0]))],
               source('2409.12191'))
    yield ('axes', {'axisDims': [4, 8], 'positions': [[0, 1, 5], [3, 0, 2]]},
           in_blocks([(0, 3), (1, 0), (5, 2)], (4, 8), 10000), source(None, **DIFFUSERS))
    yield 'flux', {'pictures': [[2, 3]]}, flux([(2, 3)]), source(None, **DIFFUSERS)
    yield 'qwenImage', {'pictures': [[2, 3]]}, qwen_image([(2, 3)]), source(None, **DIFFUSERS)
    layers = [[2, 3], [2, 3]]
    yield 'qwenImageLayered', {'pictures': layers}, qwen_image_layered(layers), source(None, **DIFFUSERS)
    yield 'pixtral', heads, pixtral(dim, HEIGHT, WIDTH), source('2410.07073')
    yield ('ltx2', {**heads, 'heads': 1, 'frames': 2}, ltx2(1, dim, (2, HEIGHT, WIDTH))[0],
           source(None, **DIFFUSERS))
    yield 'wan', {**heads, 'frames': 2}, wan(dim, 2, HEIGHT, WIDTH), source(None, **DIFFUSERS)
    yield ('ltx', {**heads, 'heads': 1, 'frames': 2, 'steps': [0.25, 0.015625, 0.015625]},
           ltx(1, dim, (2, HEIGHT, WIDTH), [0.25, 0.015625, 0.015625])[0], source(None, **DIFFUSERS))
    yield ('hunyuanImage3', heads, hunyuan_image(dim, HEIGHT, WIDTH),
           source(None, 'Tencent-Hunyuan/HunyuanImage-3.0', 'hunyuan_image_3/hunyuan.py'))


def functions():
    """Functions without conventions that form angles."""
    half = DIM // 2
    ddpm = ladder(half, half - 1, 10000)
    yield ('timestepEmbedding', {'timesteps': POSITIONS, 'dim': DIM}, [halves(t, ddpm) for t in POSITIONS],
           source('2006.11239', **DIFFUSERS))
    points = [[0.25, -0.7, 3.0], [0.1, 0.0, -1.5]]
    yield ('nerfFeatures', {'points': flat(points)},
           [[exact(x) for x in p] + [f(exact(x) * 2**k) for k in range(10) for f in (sin, cos) for x in p]
            for p in points], source('2003.08934', 'bmild/nerf', 'run_nerf_helpers.py'))
    boxes = [[0.1, 0.2, 0.6, 0.9]]
    yield ('boxFeatures', {'boxes': flat(boxes)},
           [[f(exact(x) * power(100, ratio(k, 8))) for k in range(8) for f in (sin, cos) for x in b] for b in boxes],
           source('2301.07093', **DIFFUSERS))
    starts = ladder(quarter := 4, 16, 10, 4)
    yield ('mixedFrequencies', {'headDim': 16},
           [[m * f(a) for a in (exact(0), pi / 2) for m in starts[:quarter]] for f in (cos, sin)],
           source('2403.13298', **TIMM))


def generate():
    found = []
    for function, family in (('sinusoidal', rows), ('sinusoidalGrid', grids)):
        for convention, params, table, where in family():
            found.append(case(f'{function}_{convention}', function, {'convention': convention, **params},
                              'The table of the convention with its own defaults.', where, {}, table))
    for convention, params, angles, where in rotary():
        extra = ''.join(f'_{value if isinstance(value, str) else key}' for key, value in params.items()
                        if key in ('inPixels', 'linearBands', 'bands', 'style'))
        found.append(case(f'rotaryGrid_{convention}{extra}', 'rotaryGrid', {'convention': convention, **params},
                          'Cosines of all tokens and pairs, [T, R/2]; sine holds the sines.', where, {},
                          [[cos(a) for a in row] for row in angles], sine=[sin(a) for row in angles for a in row]))
    for function, params, table, where in functions():
        found.append(case(function, function, params, 'With its own defaults.', where, {}, table))
    write('defaults', 'Every convention with all of its defaults.', found,
          'float64 within 4e-15 (coordinates of grids are doubles: times the fastest frequency), float32 within 2^-24')
