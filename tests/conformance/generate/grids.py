"""Sine-cosine tables of pictures: MAE's, and the layouts of other projects as `acceptable`."""
from mpmath import mpf, pi

import formulas
from formulas import big_vision, cells, detr_axis, mae, moco_v3, timm
from rounding import rounded
from writer import Family

PAPER = 'He et al. 2021, arXiv:2111.06377; facebookresearch/mae, util/pos_embed.py, get_2d_sincos_pos_embed'
SOURCES = {
    'big_vision': 'Beyer et al. 2022, arXiv:2205.01580; google-research/big_vision, big_vision/models/vit.py',
    'moco_v3': 'facebookresearch/moco-v3, vits.py, build_2d_sincos_position_embedding',
    'timm': 'huggingface/pytorch-image-models, timm/layers/pos_embed_sincos.py, build_sincos2d_pos_embed',
    'detr': 'Carion et al. 2020, arXiv:2005.12872; facebookresearch/detr, models/position_encoding.py',
    'detr_normalized': 'Carion et al. 2020, arXiv:2005.12872; facebookresearch/detr, models/position_encoding.py',
    'tensor2tensor': 'tensorflow/tensor2tensor, tensor2tensor/layers/common_attention.py, get_timing_signal_nd',
}


def detr(height, width, dim, base, scale=None):
    def axis(index, count):
        return detr_axis(index + 1, count, dim // 2, scale, 0, base, mpf(1) / 10**6)
    return [axis(y, height) + axis(x, width) for y, x in cells(height, width)]


def detr_normalized(height, width, dim, base):
    return detr(height, width, dim, base, 2 * pi)


def tensor2tensor(height, width, dim, base):
    return formulas.tensor2tensor([height, width], dim, base)


CONVENTIONS = {one.__name__: one for one in (mae, big_vision, moco_v3, timm, detr, detr_normalized, tensor2tensor)}


def generate():
    family = Family('grids', PAPER, 'Rows of the answer are cells, row by row. mae: [sin x | cos x | sin y | cos y] '
                    'with x the column and base^(-k / (dim / 4)). big_vision: the same with base^(-k / (dim / 4 - 1)). '
                    'moco_v3: as mae, cells column by column. timm: [sin y | sin x | cos y | cos x]. detr: places '
                    'from 1, sine and cosine in turn, y first; detr_normalized: place / (count + 1e-6) * 2 pi. '
                    'tensor2tensor: [sin y | cos y | sin x | cos x], base^(-k / (dim / 4 - 1)), zeros at the end.')

    def add(comment, dim, height, width, convention='mae', base=10000):
        options = {'dim': dim, 'height': height, 'width': width, 'base': base, 'convention': convention}
        values = CONVENTIONS[convention](height, width, dim, base)
        count = len(values[0])
        swapped = CONVENTIONS[convention](width, height, dim, base)
        across = [swapped[x * height + y] for y in range(height) for x in range(width)]
        wrong = {'rows-columns': across,
                 'layout': (timm if convention == 'mae' else mae)(height, width, dim, base) if dim % 4 == 0 else None,
                 'frequency-shift': (big_vision if convention in ('mae', 'timm', 'moco_v3') else mae)(
                     height, width, dim, base) if dim % 4 == 0 and convention in ('mae', 'big_vision') else None,
                 'float16-table': [[rounded(v, 'float16') for v in row] for row in values],
                 'bfloat16-table': [[rounded(v, 'bfloat16') for v in row] for row in values]}
        assert all(len(row) == count for row in values)
        family.add(comment, 'table', options, {}, values, 'table', wrong=wrong,
                   convention=None if convention == 'mae' else convention, source=SOURCES.get(convention))

    for dim, height, width in ((8, 2, 2), (8, 2, 3), (8, 3, 2), (16, 1, 4), (16, 4, 1), (32, 3, 3), (4, 2, 3),
                               (12, 2, 2), (128, 1, 2)):
        add(f'{height} rows, {width} columns, {dim} channels.', dim, height, width)
    add('Another base.', 16, 2, 3, base=100)
    for convention in SOURCES:
        add('More columns than rows.', 16, 2, 3, convention)
        add('More rows than columns.', 8, 3, 2, convention)
    add('Six channels: two stay zero.', 6, 2, 2, 'tensor2tensor')

    def refuse(comment, reason, **changed):
        options = {'dim': 8, 'height': 2, 'width': 2, 'base': 10000, 'convention': 'mae', **changed}
        family.refuse(comment, 'table', options, {}, reason)

    refuse('A width that four blocks do not share.', 'dim must be a multiple of 4', dim=10)
    refuse('A negative number of rows.', 'height must be at least 0', height=-2)
    refuse('A base of 0.', 'base must be above 0', base=0)
    refuse('A convention that nobody knows.', 'convention is unknown', convention='sideways')
    family.write()
