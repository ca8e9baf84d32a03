"""Fourier features: NeRF's powers of two, Gaussian projections, the noise-level variant, GLIGEN's boxes."""
from common import by_rule, case, cos, exact, log, mp, pi, power, ratio, ruled, sin, source, write

POINTS = [[0.25, -0.5, 0.75], [0, 1, -1], [0.1, 0.2, 0.3]]


def nerf_bands(count, top, spacing):
    if spacing == 'logarithmic':
        return [power(2, ratio(top * k, count - 1)) if count > 1 else exact(1) for k in range(count)]
    return [1 + (power(2, top) - 1) * k / (count - 1) if count > 1 else exact(1) for k in range(count)]


def nerf():
    for count, with_input, turn, spacing, points in (
            (4, True, False, 'logarithmic', POINTS), (4, False, False, 'logarithmic', POINTS),
            (10, True, False, 'logarithmic', POINTS[:1]), (4, True, True, 'logarithmic', POINTS),
            (3, False, True, 'logarithmic', [[0.5], [0.3]]), (4, True, False, 'linear', POINTS),
            (1, True, True, 'linear', POINTS)):
        bands = [b * (pi if turn else 1) for b in nerf_bands(count, count - 1, spacing)]
        rows = []
        for point in points:
            x = [exact(v) for v in point]
            rows.append((x if with_input else []) + [wave(w * v) for w in bands for wave in (sin, cos) for v in x])
        yield case(f'nerf_{count}_{spacing}{"_input" * with_input}{"_pi" * turn}_{len(points[0])}d', 'nerf',
                   {'frequencies': count, 'include_input': with_input, 'include_pi': turn, 'spacing': spacing},
                   'x first if include_input, then for each frequency the sines of all coordinates, then their '
                   'cosines; logarithmic: 2^k, linear: equal steps from 1 to 2^(frequencies-1); times pi if include_pi '
                   '(the paper; the official code leaves it out).',
                   source('2003.08934', 'bmild/nerf', 'run_nerf_helpers.py'),
                   {'points': points}, rows)


def gaussian():
    for count, dims, points in ((4, 3, POINTS), (3, 1, [[0.5], [-2]]), (2, 2, [[1, 0.5]])):
        matrix = ruled('fives', [count, dims])
        rows = []
        for point in points:
            angles = [2 * pi * mp.fsum(b * exact(v) for b, v in zip(row, point)) for row in matrix]
            rows.append([sin(a) for a in angles] + [cos(a) for a in angles])
        yield case(f'gaussian_{count}x{dims}', 'gaussian_fourier', {'frequencies': count, 'dimensions': dims},
                   '[sin 2*pi*Bx | cos 2*pi*Bx], B [frequencies, dimensions] given.',
                   source('2006.10739', 'tancik/fourier-feature-networks', 'Experiments'),
                   {'matrix': by_rule('fives', [count, dims]), 'points': points}, rows)


def noise_levels():
    levels = [0.002, 0.5, 1, 80]
    for logarithm in (True, False):
        for flip in (False, True):
            bands = ruled('elevens', [4])
            rows = []
            for level in levels:
                x = log(exact(level)) if logarithm else exact(level)
                sines, cosines = ([wave(2 * pi * x * b) for b in bands] for wave in (sin, cos))
                rows.append(cosines + sines if flip else sines + cosines)
            yield case(f'noise_level{"_log" * logarithm}{"_flipped" * flip}', 'noise_level_fourier',
                       {'log': logarithm, 'flip_sin_to_cos': flip},
                       '[sin 2*pi*u*w | cos 2*pi*u*w], u = ln(level) if log, else level; cosines first with '
                       'flip_sin_to_cos.',
                       source(None, 'huggingface/diffusers', 'src/diffusers/models/embeddings.py'),
                       {'levels': levels, 'weights': by_rule('elevens', [4])}, rows)


def gligen():
    boxes = [[0.1, 0.2, 0.7, 0.9], [0, 0, 1, 1]]
    for count in (2, 8):
        bands = [power(100, ratio(k, count)) for k in range(count)]
        yield case(f'gligen_{count}', 'gligen_boxes', {'frequencies': count},
                   'For each frequency 100^(k/frequencies): the sines of the four box coordinates, then their cosines.',
                   source('2301.07093', 'huggingface/diffusers', 'src/diffusers/models/embeddings.py'),
                   {'boxes': boxes},
                   [[wave(w * exact(v)) for w in bands for wave in (sin, cos) for v in box] for box in boxes])


def generate():
    write('fourier', 'Fourier features, from the definitions.',
          [c for family in (nerf, gaussian, noise_levels, gligen) for c in family()],
          'float64 within 1e-12 of expect, float32 within 2^-24 for sines and cosines')
