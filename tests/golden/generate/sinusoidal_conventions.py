"""The sinusoids other projects compute: their ladders, layouts, offsets, padding rows and widths."""
from common import case, cos, exact, power, ratio, sin, source, sqrt, write
from formulas import halves, interleaved, ladder, sincos_row, timescales, timestep_ladder
from formulas import tensor2tensor as grid

T2T = source('1706.03762', 'tensorflow/tensor2tensor', 'tensor2tensor/layers/common_attention.py')
FAIRSEQ = source(None, 'facebookresearch/fairseq', 'fairseq/modules/sinusoidal_positional_embedding.py')
DIFFUSION = source('2006.11239', 'huggingface/diffusers', 'src/diffusers/models/embeddings.py')


def ladders():
    for dim, base in ((4, 10000), (6, 10000), (8, 10000), (64, 10000), (512, 10000), (8, 100), (2, 10000)):
        half = dim // 2
        positions = [0, 1, 2, 3, 100, 65535, -2, 0.5] if dim < 64 else [0, 1, 65535]
        columns = list(range(dim)) if dim < 64 else [0, 1, 2, half - 1, half, half + 1, dim - 1]
        frequencies = ladder(half, half - 1, base)
        for layout, row in (('concatenated', halves), ('interleaved', interleaved)):
            yield case(f'half_minus_1_{layout}_dim{dim}_base{base}', 'sinusoidal',
                       {'dim': dim, 'base': base, 'layout': layout, 'ladder': 'half_minus_1'},
                       'Frequencies base^(-i/(half-1)), half = dim/2, i < half (only 1 if half is 1): the last is '
                       '1/base. concatenated: [sines | cosines]; interleaved: sine and cosine in turn. Rows and '
                       'columns as in inputs.',
                       T2T, {'positions': positions, 'columns': columns},
                       [[row(p, frequencies)[c] for c in columns] for p in positions])


def tensor2tensor():
    for dim, start, low, high, count in ((8, 0, 1, 1e4, 4), (7, 0, 1, 1e4, 3), (8, 5, 1, 1e4, 3), (6, 0, 2, 2000, 4),
                                         (6, 1, 0.5, 100, 3), (2, 0, 1, 1e4, 3), (3, 1, 1, 1e4, 3), (1, 0, 1, 1e4, 2)):
        half = dim // 2
        frequencies = timescales(half, low, high)
        yield case(f'tensor2tensor_dim{dim}_start{start}_{low:g}_to_{high:g}', 'tensor2tensor',
                   {'dim': dim, 'start_index': start, 'min_timescale': low, 'max_timescale': high},
                   'Frequencies min_timescale * (max_timescale/min_timescale)^(-i/max(half-1, 1)), half = dim//2 '
                   '(times min_timescale, not divided by it); [sines | cosines], then a zero column if dim is odd; '
                   'positions start_index, start_index+1...', T2T, {'count': count},
                   [halves(start + p, frequencies, dim) for p in range(count)])
    for dim, sizes in ((8, [2, 3]), (10, [2, 2]), (12, [2, 1, 2]), (16, [3, 2]), (7, [4]), (4, [2, 2])):
        yield case(f'tensor2tensor_nd_dim{dim}_{"x".join(map(str, sizes))}', 'tensor2tensor_nd',
                   {'dim': dim, 'sizes': sizes, 'min_timescale': 1, 'max_timescale': 1e4},
                   'q = dim//(2*axes); axis k owns columns [2qk, 2q(k+1)): [sines | cosines] of its own coordinate '
                   'with max_timescale^(-i/max(q-1, 1)); columns left over are zero; cells row-major.', T2T, {},
                   grid(sizes, dim))


def fairseq_row(position, dim, padding):
    frequencies = ladder(dim // 2, dim // 2 - 1, 10000)
    return [exact(0)] * dim if position == padding else halves(position, frequencies, dim)


def fairseq():
    for dim, padding, rows in ((6, 1, 4), (7, 0, 3), (8, None, 3), (5, 2, 4), (4, 1, 3)):
        yield case(f'fairseq_table_dim{dim}_padding{padding}', 'fairseq_table', {'dim': dim, 'padding_index': padding,
                                                                                 'rows': rows},
                   'Row p is [sines | cosines] of p * 10000^(-i/(half-1)), half = dim//2 >= 2, then a zero column if '
                   'dim is odd; row padding_index (null: none) is all zero.', FAIRSEQ, {},
                   [fairseq_row(p, dim, padding) for p in range(rows)])
    for name, padding, tokens in (('no_padding', 1, [[4, 10]]), ('right', 1, [[4, 10, 1], [5, 1, 1]]),
                                  ('left', 0, [[0, 0, 7], [0, 9, 9]])):
        found = []
        for row in tokens:
            seen, places = 0, []
            for token in row:
                seen += token != padding
                places.append(padding + seen if token != padding else padding)
            found.append([fairseq_row(p, 6, padding) for p in places])
        yield case(f'fairseq_tokens_{name}', 'fairseq_tokens', {'dim': 6, 'padding_index': padding},
                   'The n-th token that is not padding_index (n from 1) sits at padding_index + n, padding at '
                   'padding_index, whose row is zero.', FAIRSEQ, {'tokens': tokens}, found)
    for length, dim, given in ((4, 2, 4), (4, 4, 2), (3, 6, 3), (5, 4, 1)):
        frequencies = ladder(dim // 2, dim // 2, 10000)
        rows = [interleaved(distance, frequencies) for distance in range(length - 1, -length, -1)]
        centre = length - 1
        yield case(f'fairseq_relative_length{length}_dim{dim}_for{given}', 'fairseq_relative',
                   {'dim': dim, 'max_length': length, 'length': given},
                   'Interleaved rows for distances max_length-1 down to -(max_length-1), of which the centre '
                   '2*length-1 are given: distances length-1 to -(length-1).',
                   source(None, 'facebookresearch/fairseq', 'fairseq/modules/positional_encoding.py'), {},
                   rows[centre - given + 1:centre + given])


def other_projects():
    for dim, rows in ((8, 4), (384, 2)):
        columns = list(range(dim)) if dim < 64 else [0, 1, 2, 190, 191, 192, 193, 382, 383]
        table = [halves(p, ladder(dim // 2, dim // 2 - 1, 10000)) for p in range(rows)]
        yield case(f'whisper_dim{dim}', 'whisper', {'dim': dim, 'rows': rows, 'base': 10000},
                   '[sines | cosines], frequencies base^(-i/(half-1)), half = dim/2.',
                   source('2212.04356', 'openai/whisper', 'whisper/model.py'),
                   {'positions': list(range(rows)), 'columns': columns}, [[row[c] for c in columns] for row in table])
    for dim in (5, 6, 7, 1):
        frequencies = ladder((dim + 1) // 2, dim, 10000, 2)
        rows = [halves(p, frequencies, dim) for p in [0, 1, 2, 100]]
        yield case(f'marian_dim{dim}', 'marian', {'dim': dim, 'base': 10000},
                   'ceil(dim/2) sines, then floor(dim/2) cosines, of p * base^(-2i/dim) with the true dim.',
                   source(None, 'huggingface/transformers', 'src/transformers/models/marian/modeling_marian.py'),
                   {'positions': [0, 1, 2, 100]}, rows)
    for dim, length, clamp in ((6, 4, None), (8, 5, 2), (2, 1, None)):
        rows = [halves(p if clamp is None else min(p, clamp), ladder(dim // 2, dim // 2, 10000))
                for p in range(length - 1, -1, -1)]
        yield case(f'transformer_xl_dim{dim}_length{length}_clamp{clamp}', 'transformer_xl_table',
                   {'dim': dim, 'length': length, 'clamp_length': clamp, 'base': 10000},
                   'Row r is [sines | cosines] of distance length-1-r (never above clamp_length) times base^(-2i/dim).',
                   source('1901.02860', 'kimiyoung/transformer-xl', 'pytorch/mem_transformer.py'), {}, rows)
    for dim, scale in ((8, None), (6, 0.25), (2, None)):
        factor = 1 / sqrt(exact(dim)) if scale is None else exact(scale)
        positions = [0, 1, 7, 65535]
        yield case(f'scaled_sinusoidal_dim{dim}_scale{scale}', 'scaled_sinusoidal',
                   {'dim': dim, 'scale': scale, 'base': 10000},
                   '[sines | cosines] of p * base^(-2i/dim), all times scale (null: its start, dim^-0.5).',
                   source(None, 'lucidrains/x-transformers', 'x_transformers/x_transformers.py'),
                   {'positions': positions},
                   [[v * factor for v in halves(p, ladder(dim // 2, dim // 2, 10000))] for p in positions])


def multidim():
    for channels, sizes in ((5, [3]), (6, [3]), (8, [2, 3]), (6, [2, 2]), (5, [2, 2]), (1, [2, 2]), (12, [2, 2, 2]),
                            (8, [2, 1, 3]), (10, [1, 2, 2]), (7, [2, 2, 1]), (64, [2, 2])):
        axes = len(sizes)
        width = 2 * (-(-channels // (2 * axes)))
        frequencies = ladder(width // 2, width // 2, 10000)
        cells = [[]]
        for size in sizes:
            cells = [cell + [k] for cell in cells for k in range(size)]
        yield case(f'multidim_{axes}d_channels{channels}_{"x".join(map(str, sizes))}', 'multidim',
                   {'dim': channels, 'sizes': sizes, 'base': 10000},
                   'Each axis gets c = 2*ceil(dim/(2*axes)) interleaved columns with base^(-2i/c); axes one after the '
                   'other (first axis first), cut to dim columns; cells row-major.',
                   source(None, 'tatp22/multidim-positional-encoding', 'positional_encodings/torch_encodings.py'), {},
                   [[v for p in cell for v in interleaved(p, frequencies)][:channels] for cell in cells])


def timestep_row(t, dim, flip, shift, scale, period):
    angles = [exact(scale) * exact(t) * w for w in timestep_ladder(dim, period, shift)]
    return sincos_row(angles, dim, 'flipped' if flip else 'concatenated')


def timesteps():
    times = [0, 1, 25, 500, 999, 0.5, 123.456]
    for name, dim, flip, shift, scale, period in (
            ('ddpm', 8, False, 1, 1, 10000), ('stable_diffusion', 8, True, 0, 1, 10000), ('odd', 7, False, 1, 1, 10000),
            ('odd_flipped', 7, True, 0, 1, 10000), ('scale1000', 8, False, 1, 1000, 10000),
            ('period100', 6, True, 0, 1, 100),
            ('shift_half', 6, False, 0.5, 1, 10000), ('scale_small', 6, False, 1, 0.001, 10000),
            ('dim320', 320, True, 0, 1, 10000)):
        columns = list(range(dim)) if dim < 64 else [0, 1, 80, 159, 160, 161, 240, 319]
        yield case(f'timestep_{name}', 'timestep_embedding',
                   {'dim': dim, 'flip_sin_to_cos': flip, 'downscale_freq_shift': shift, 'scale': scale,
                    'max_period': period},
                   'half = dim//2; angle scale*t*max_period^(-i/(half - downscale_freq_shift)); [sines | cosines], or '
                   '[cosines | sines] with flip_sin_to_cos; then a zero column if dim is odd.', DIFFUSION,
                   {'timesteps': times, 'columns': columns},
                   [[timestep_row(t, dim, flip, shift, scale, period)[c] for c in columns] for t in times])


def doubled_row(p, dim, base):
    row = []
    for i in range(0, dim, 2):
        row += [sin(exact(p) * power(base, -ratio(2 * i, dim))), cos(exact(p) * power(base, -ratio(2 * (i + 1), dim)))]
    return row


def lesson_002():
    for dim, positions in ((4, [0, 1, 2, 3, 99, 65535]), (6, [0, 1, 2]), (2, [1, 5]), (512, [1, 99])):
        columns = list(range(dim)) if dim < 64 else [0, 1, 2, 3, 128, 255, 256, 510, 511]
        yield case(f'doubled_exponent_dim{dim}', 'doubled_exponent', {'dim': dim, 'base': 10000},
                   'Column i (even) is sin(p/base^(2i/dim)), column i+1 is cos(p/base^(2(i+1)/dim)), i the COLUMN '
                   'index.',
                   source('lesson 002'), {'positions': positions, 'columns': columns},
                   [[doubled_row(p, dim, 10000)[c] for c in columns] for p in positions])


def generate():
    found = [c for family in (ladders, tensor2tensor, fairseq, other_projects, multidim, timesteps, lesson_002)
             for c in family()]
    write('sinusoidal_conventions', 'Sinusoids in the conventions of other projects, from their definitions.', found)
