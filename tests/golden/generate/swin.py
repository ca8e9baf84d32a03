"""Window attention: the relative index of Swin and BEiT, the bias it looks up, SwinV2's logarithmic coordinates."""
from common import by_rule, case, log, mpf, ratio, ruled, source, write
from formulas import swin_index

TIMM = {'repo': 'huggingface/pytorch-image-models', 'path': 'timm/layers/pos_embed_rel.py'}
INDEX = 'Cells row by row; (dh + H-1)*(2W-1) + (dw + W-1), query minus key.'


def index(height, width, class_token):
    found = swin_index(height, width)
    if not class_token:
        return found
    count = (2 * height - 1) * (2 * width - 1)
    return [[count + 2] + [count] * (height * width)] + [[count + 1] + row for row in found]


def log_coordinate(delta, size, trained):
    reach = (trained or size) - 1
    scaled = ratio(8 * delta, reach)
    sign = (scaled > 0) - (scaled < 0)
    return sign * log(1 + abs(scaled)) / (3 * log(mpf(2)))


def cases():
    for height, width in ((2, 2), (3, 3), (2, 3), (1, 4)):
        yield case(f'index_{height}x{width}_class_token', 'swin_index',
                   {'window': [height, width], 'class_token': True},
                   INDEX + ' Token 0 is the class token: N = (2H-1)(2W-1) for class to cell, N+1 for cell to class, '
                   'N+2 for class to itself.',
                   source('2106.08254', **TIMM), {}, index(height, width, True))
    for token in (False, True):
        shape = [9 + 3 * token, 2]
        table, places = ruled('sevens', shape), index(2, 2, token)
        yield case(f'bias_2x2{"_class_token" * token}', 'swin_bias',
                   {'window': [2, 2], 'class_token': token, 'heads': 2},
                   '[heads, tokens, tokens]: table[index][head]. ' + INDEX, source('2103.14030', **TIMM),
                   {'table': by_rule('sevens', shape)},
                   [[[table[k][h] for k in row] for row in places] for h in range(2)])
    for height, width, trained in ((2, 2, None), (3, 4, None), (4, 4, [8, 8]), (7, 7, None), (2, 3, [12, 6])):
        th, tw = trained or (None, None)
        yield case(f'swinv2_{height}x{width}' + (f'_trained{th}x{tw}' if trained else ''), 'swinv2_coordinates',
                   {'window': [height, width], 'trained_window': trained},
                   '[2H-1, 2W-1, 2], first dh, then dw, each from -(n-1) to n-1: sign*log2(1 + 8|d|/(n-1))/3, n the '
                   'trained window\'s size if given.', source('2111.09883', **TIMM), {},
                   [[[log_coordinate(a, height, th), log_coordinate(b, width, tw)] for b in range(1 - width, width)]
                    for a in range(1 - height, height)])


def cr_cases():
    coordinate = lambda d: (1 if d > 0 else -1) * log(1 + abs(mpf(d))) if d else mpf(0)
    for height, width in ((2, 2), (3, 4), (7, 7)):
        yield case(f'swinv2_cr_{height}x{width}', 'swinv2_cr_coordinates', {'window': [height, width]},
                   '[2H-1, 2W-1, 2], first dh, then dw, each from -(n-1) to n-1: sign*ln(1 + |d|).',
                   source('2111.09883', TIMM['repo'], 'timm/models/swin_transformer_v2_cr.py'), {},
                   [[[coordinate(a), coordinate(b)] for b in range(1 - width, width)]
                    for a in range(1 - height, height)])


def generate():
    write('swin', 'Relative index and coordinates of windows, from the definition.', list(cases()) + list(cr_cases()),
          'index and bias exact; coordinates: float64 within 1e-15, float32 within 2^-24')
