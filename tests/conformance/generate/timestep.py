"""Embeddings of diffusion's timesteps: sines and cosines in halves, with a shift of the ladder, a flip and a scale."""
from formulas import exact, sincos_row, timestep_ladder
from rotations import running_product, through
from rounding import rounded
from writer import Family

PAPER = 'Ho et al. 2020, arXiv:2006.11239; huggingface/diffusers, src/diffusers/models/embeddings.py, ' \
        'get_timestep_embedding'


def rows(times, dim, max_period, flip_sin_to_cos, downscale_freq_shift, scale, inverse=None, angle=None, wave=None):
    inverse = inverse or timestep_ladder(dim, max_period, downscale_freq_shift)
    angle = angle or (lambda t, w: exact(scale) * exact(t) * w)
    layout = 'flipped' if flip_sin_to_cos else 'concatenated'
    return [sincos_row([angle(t, w) for w in inverse], dim, layout, wave) for t in times]


def mistakes(times, options):
    inverse = timestep_ladder(options['dim'], options['max_period'], options['downscale_freq_shift'])
    other_shift = 1 - options['downscale_freq_shift']

    def in_float32(t, w):
        scaled = rounded(exact(options['scale']) * exact(t), 'float32')
        return rounded(scaled * rounded(w, 'float32'), 'float32')

    wrong = {
        'layout': rows(times, **{**options, 'flip_sin_to_cos': not options['flip_sin_to_cos']}),
        'base': rows(times, **{**options, 'max_period': 10000}),
        'off-by-one': rows([exact(t) + 1 for t in times], **options),
        'float32-angles': rows(times, **options, angle=in_float32),
        'float16-table': rows(times, **options, wave=through('float16')),
        'bfloat16-table': rows(times, **options, wave=through('bfloat16')),
        'running-product': rows(times, **options, inverse=running_product(inverse)),
        'scaling-forgotten': rows(times, **{**options, 'scale': 1}),
    }
    if options['dim'] // 2 > other_shift:
        wrong['frequency-shift'] = rows(times, **{**options, 'downscale_freq_shift': other_shift})
    return wrong


def generate():
    family = Family('timestep', PAPER, 'Angles are scale * t * max_period^(-i / (dim // 2 - downscale_freq_shift)); '
                    '[sines | cosines], with flip_sin_to_cos [cosines | sines]; the last column of an odd dim is 0.')

    def add(comment, dim, times, period=10000, flip=False, shift=1, scale=1, convention=None, source=None):
        options = {'dim': dim, 'max_period': period, 'flip_sin_to_cos': flip, 'downscale_freq_shift': shift,
                   'scale': scale}
        family.add(comment, 'table', options, {'positions': times}, rows(times, **options), 'table',
                   wrong=mistakes(times, options), convention=convention, source=source)

    add('The first steps.', 8, [0, 1, 2, 3])
    add('The ends of a schedule of 1,000 steps.', 32, [0, 1, 499, 998, 999])
    add('A width that is no power of two.', 12, [1, 500])
    add('An odd width ends with a zero.', 9, [0, 7, 999])
    add('A step alone.', 64, [999])
    add('Steps that descend, as sampling takes them.', 16, [981, 961, 21, 1])
    add('Steps between integers.', 16, [0.5, 17.25, 998.75])
    add('Another longest period.', 16, [1, 250, 999], period=1000)
    add('Four channels.', 4, [1, 100, 1000])
    add('Far beyond a schedule.', 16, [65535, 131072])
    diffusers = 'huggingface/diffusers, UNet2DConditionModel: flip_sin_to_cos true, freq_shift 0'
    add('Stable Diffusion: cosines first, no shift.', 32, [0, 1, 500, 999], flip=True, shift=0,
        convention='diffusers', source=diffusers)
    add('Stable Diffusion, an odd width.', 7, [1, 999], flip=True, shift=0, convention='diffusers', source=diffusers)
    add('No shift, sines first.', 16, [1, 999], shift=0, convention='diffusers', source=diffusers)
    flux = 'black-forest-labs/flux, src/flux/modules/layers.py, timestep_embedding: time_factor 1000'
    add('Flux: times within [0, 1] are multiplied by 1,000.', 32, [0, 0.25, 0.5, 1], flip=True, shift=0, scale=1000,
        convention='flux', source=flux)
    guided = 'openai/guided-diffusion, guided_diffusion/nn.py, timestep_embedding'
    add('Cosines first, no shift, an odd width ends with a zero.', 17, [0, 1, 999], flip=True, shift=0,
        convention='guided-diffusion', source=guided)
    add('A shift that is no integer.', 8, [1, 10], shift=0.5, convention='diffusers', source=diffusers)

    def refuse(comment, reason, times=(0, 1), **changed):
        options = {'dim': 8, 'max_period': 10000, 'flip_sin_to_cos': False, 'downscale_freq_shift': 1, 'scale': 1}
        family.refuse(comment, 'table', {**options, **changed}, {'positions': list(times)}, reason)

    refuse('A negative width.', 'dim must be at least 1', dim=-2)
    refuse('A longest period of 0.', 'max_period must be above 0', max_period=0)
    refuse('A step that is no number (null stands for NaN).', 'timesteps must be finite', times=[None])
    refuse('A shift of half the width divides by zero.', 'dim // 2 must be above downscale_freq_shift',
           downscale_freq_shift=4)
    family.write()
