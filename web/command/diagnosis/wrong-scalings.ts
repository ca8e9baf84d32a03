// How people get the scalings of rotary frequencies wrong.
import { causes, type Alternative } from './faults.ts';

export const wrongScalings: readonly Alternative[] = [
  ...causes(
    'scaling-forgotten',
    ['The scaling is left out: frequencies are those of the bare base.', { scaling: 'forgotten' }],
    ['The scaling that belongs to the trained length is kept beyond it.', { scaling: 'short' }],
    ['The scaling for long sequences is used at every length.', { scaling: 'long' }],
    ['The base is multiplied by the factor, without its power.', { scaling: 'half way' }],
    ['Every frequency is divided by the factor, where the scaling spares some.', { scaling: 'whole' }],
  ),
  ...causes('scaling-inverted', [
    'The scaling is inverted: the factor multiplies where it should divide.',
    { scaling: 'inverted' },
  ]),
  ...causes(
    'scaling-twice',
    ['The scaling is applied twice.', { scaling: 'twice' }],
    ['Positions are divided by the factor besides the frequencies.', { scaling: 'positions' }],
  ),
  ...causes(
    'attention-factor-missing',
    ['The attention factor is left out: sines and cosines are not multiplied by it.', { factor: 'missing' }],
    [
      "The config's attention_factor or mscale is not read: the attention factor is always 0.1 ln(factor) + 1.",
      {
        factor: 'computed',
      },
    ],
  ),
  ...causes(
    'attention-factor-twice',
    ['The attention factor is applied twice.', { factor: 'twice' }],
    [
      "The config's attention_factor is multiplied by the computed one, which it replaces.",
      {
        factor: 'given and computed',
      },
    ],
    ['The square root of the attention factor is applied.', { factor: 'root' }],
  ),
  ...causes(
    'ramp-rounding',
    ["The ends of YaRN's ramp are rounded where they should not be.", { ramp: 'rounded' }],
    [
      "The ends of the ramp are not as asked: YaRN's are not rounded, or Llama 3's middle is a step.",
      { ramp: 'exact' },
    ],
    ['The ramp between scaled and kept frequencies runs the other way.', { ramp: 'reversed' }],
    ['The ramp of YaRN is computed for half of the width.', { ramp: 'other half' }],
  ),
  ...causes('base', ['The ramp of YaRN is computed with a base of 10,000.', { ramp: 'base' }]),
  ...causes(
    'trained-length',
    ['The extended length stands where the trained length belongs.', { trained: 'extended' }],
    ['The switch at the trained length comes one position too early.', { switchAt: 'early' }],
    ['The switch at the trained length comes one position too late.', { switchAt: 'late' }],
  ),
  ...causes('not-rotated-tail', [
    'Frequencies of 0 are dropped: the partner of a channel is looked for half of the live part away.',
    { zeros: 'lost' },
  ]),
  ...causes(
    'integer-overflow',
    ['The trained length is held in 16 bits with a sign: 32,768 becomes 32,767.', { trained: 'int16' }],
    ['The trained length overflows 16 bits with a sign: 32,768 becomes -32,768.', { trained: 'int16 wrapped' }],
  ),
  ...causes('head-width', [
    'Exponents are divided by head_dim where rotary_dim belongs, or the reverse.',
    { over: 'head_dim' },
  ]),
];
