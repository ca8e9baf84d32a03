// How people get the scalings of rotary frequencies wrong.
import { causes, type Alternative } from '../../numbers/causes/faults.ts';

/** Scalings whose code stands by itself, with their names in a sentence. */
const types = {
  yarn: 'YaRN',
  llama3: "Llama 3's scaling",
  longrope: 'LongRoPE',
  linear: 'Linear scaling',
  ntk_aware: 'NTK-aware scaling',
  dynamic: 'Dynamic NTK',
};

/** One scaling is forgotten, inverted or spread, and the others are right. */
const oneScaling: readonly Alternative[] = Object.entries(types).flatMap(([only, name]) => [
  ...causes(
    'scaling-forgotten',
    [`${name} is left out: frequencies are those of the bare base.`, { only, scaling: 'forgotten' }],
    ...(only === 'yarn' || only === 'llama3'
      ? ([
          [`${name} divides every frequency by the factor, where it spares some.`, { only, scaling: 'whole' }],
        ] as const)
      : []),
  ),
  ...causes('scaling-inverted', [
    `${name} is inverted: the factor multiplies where it should divide.`,
    { only, scaling: 'inverted' },
  ]),
  ...causes(
    'scaling-twice',
    [`${name} is applied twice.`, { only, scaling: 'twice' }],
    [`${name} divides positions by the factor besides the frequencies.`, { only, scaling: 'positions' }],
  ),
]);

const swappedEnds = 'as they are, too, where low_freq_factor and high_freq_factor change places';

const wrongBlend: readonly Alternative[] = [
  ...causes(
    'blend',
    [
      `The blend of Llama 3's frequencies is missing: between its ends all are kept, ${swappedEnds}.`,
      { blend: 'kept' },
    ],
    [
      `The blend of Llama 3's frequencies is missing: between its ends all are divided, ${swappedEnds}.`,
      { blend: 'divided' },
    ],
    ["The blend of Llama 3's frequencies is a step in its middle.", { blend: 'middle' }],
    ["The blend of Llama 3's frequencies is linear in the wavelength, not in its inverse.", { blend: 'wavelengths' }],
    ["The blend of Llama 3's frequencies runs the other way between its ends.", { blend: 'inverted' }],
    [
      "Llama 3's scaling is reversed: short waves are divided and long ones kept, " +
        'as where low_freq_factor and high_freq_factor change places in a blend that is clamped.',
      { blend: 'reversed' },
    ],
    ["The blend of Llama 3's frequencies is divided by high_freq_factor, not by the difference.", { blend: 'from 0' }],
    ['low_freq_factor and high_freq_factor are 1 and 4 whatever is asked.', { altered: 'ends fixed' }],
  ),
];

const wrongRamp: readonly Alternative[] = [
  ...causes(
    'ramp-ends',
    ["YaRN's beta_fast and beta_slow change places.", { altered: 'betas swapped' }],
    ["YaRN's beta_fast and beta_slow are 32 and 1 whatever is asked.", { altered: 'betas fixed' }],
    ["The end of YaRN's ramp is held at rotary_dim / 2 - 1, not at rotary_dim - 1.", { ramp: 'half' }],
    ["The ends of YaRN's ramp are not held within 0 and rotary_dim - 1.", { ramp: 'wide' }],
    ["YaRN's ramp is not held within 0 and 1.", { ramp: 'not held' }],
    ["Where the ends of YaRN's ramp coincide, one is moved by 1, not by 0.001.", { ramp: 'a pair on' }],
  ),
  ...causes(
    'ramp-rounding',
    ["The ends of YaRN's ramp are rounded where they should not be.", { altered: 'ends rounded' }],
    ["The ends of YaRN's ramp are not rounded where they should be.", { altered: 'ends not rounded' }],
    ["Both ends of YaRN's ramp are rounded down.", { ramp: 'rounded down' }],
    ["Both ends of YaRN's ramp are rounded up.", { ramp: 'rounded up' }],
    ["The ends of YaRN's ramp are rounded towards each other.", { ramp: 'rounded inwards' }],
    ["Both ends of YaRN's ramp are rounded to the nearest pair.", { ramp: 'rounded' }],
    ["YaRN's ramp between kept and divided frequencies runs the other way.", { ramp: 'reversed' }],
    ["YaRN's ramp is a step in its middle.", { ramp: 'step' }],
    ["YaRN's ramp is computed for half of the width.", { ramp: 'other half' }],
    ["The ends of YaRN's ramp count columns where they should count pairs.", { ramp: 'columns' }],
  ),
  ...causes(
    'two-pi',
    ["YaRN's ramp is computed without 2 pi: turns are taken for radians.", { only: 'yarn', altered: 'no 2 pi' }],
    ["Llama 3's wavelengths are computed without 2 pi.", { only: 'llama3', altered: 'no 2 pi' }],
    ["Wavelengths are computed without 2 pi, in YaRN's ramp and in Llama 3's.", { altered: 'no 2 pi' }],
    ["YaRN's ramp is computed with pi, not with 2 pi.", { only: 'yarn', altered: 'half of 2 pi' }],
    ["Llama 3's wavelengths are computed with pi, not with 2 pi.", { only: 'llama3', altered: 'half of 2 pi' }],
  ),
  ...causes('base', ['The ramp of YaRN is computed with a base of 10,000.', { ramp: 'base' }]),
];

const wrongAttention: readonly Alternative[] = [
  ...(['yarn', 'longrope'] as const).flatMap((only) => [
    ...causes('attention-factor-missing', [
      `The attention factor of ${types[only]} is left out: sines and cosines are not multiplied by it.`,
      { only, factor: 'missing' },
    ]),
    ...causes('attention-factor-twice', [
      `The attention factor of ${types[only]} is applied twice.`,
      { only, factor: 'twice' },
    ]),
  ]),
  ...causes(
    'attention-factor-missing',
    ['The attention factor is left out: sines and cosines are not multiplied by it.', { factor: 'missing' }],
    [
      "The config's attention_factor or mscale is not read: the attention factor is always 0.1 ln(factor) + 1.",
      { altered: 'factor not read' },
    ],
    ["The config's attention_factor is not read: it is computed.", { altered: 'attention_factor not read' }],
    ['mscale and mscale_all_dim are not read.', { altered: 'mscales not read' }],
  ),
  ...causes(
    'attention-factor-twice',
    ['The attention factor is applied twice.', { factor: 'twice' }],
    [
      "The config's attention_factor is multiplied by the computed one, which it replaces.",
      { factor: 'given and computed' },
    ],
    ['The square root of the attention factor is applied.', { factor: 'root' }],
  ),
  ...causes(
    'attention-factor-formula',
    ['The attention factor of LongRoPE has no square root.', { only: 'longrope', growth: 'no root' }],
    ["The attention factor of LongRoPE is YaRN's: 0.1 ln(factor) + 1.", { only: 'longrope', growth: 'as YaRN' }],
    ['The attention factor of YaRN is 1 + ln(factor): the 0.1 is missing.', { growth: 'ln' }],
    ['The attention factor of YaRN is 0.1 ln(factor): the 1 is missing.', { growth: 'no 1' }],
    ['The attention factor of YaRN has a logarithm with base 10.', { growth: 'log10' }],
    ['The attention factor of YaRN has a logarithm with base 2.', { growth: 'log2' }],
    ['YaRN divides by its attention factor.', { growth: 'inverse' }],
    ['Sines and cosines are divided by the attention factor.', { factor: 'inverse' }],
    ['The attention factor of YaRN falls below 1 where the factor is below 1.', { growth: 'shrinking' }],
    ['The attention factor is not divided by the one of mscale_all_dim.', { altered: 'mscale undivided' }],
    [
      'mscale alone makes the attention factor: it is not divided by the one of mscale_all_dim.',
      { altered: 'mscale alone' },
    ],
    ['mscale and mscale_all_dim change places.', { altered: 'mscales swapped' }],
  ),
];

export const wrongScalings: readonly Alternative[] = [
  ...causes(
    'scaling-forgotten',
    ['The scaling is left out: frequencies are those of the bare base.', { scaling: 'forgotten' }],
    ['The scaling that belongs to the trained length is kept beyond it.', { scaling: 'short' }],
    ['The scaling for long sequences is used at every length.', { scaling: 'long' }],
    ['The base is multiplied by the factor, without its power.', { scaling: 'half way' }],
    [
      'NTK-aware scaling multiplies the base by the factor, without its power.',
      { only: 'ntk_aware', scaling: 'half way' },
    ],
    [
      'NTK-aware scaling divides every frequency by the factor, as linear scaling does.',
      { only: 'ntk_aware', scaling: 'whole' },
    ],
    ['The short factors of LongRoPE are used at every length.', { only: 'longrope', scaling: 'short' }],
    ['The long factors of LongRoPE are used at every length.', { only: 'longrope', scaling: 'long' }],
    ['Dynamic NTK changes no frequency at any length.', { only: 'dynamic', scaling: 'short' }],
    [
      'Dynamic NTK is used for its factor times the trained length at every length.',
      { only: 'dynamic', scaling: 'long' },
    ],
    ['Dynamic NTK is NTK-aware scaling by its factor at every length.', { only: 'dynamic', scaling: 'half way' }],
    ['Dynamic NTK multiplies the base by its factor without the power.', { only: 'dynamic', scaling: 'without power' }],
    ['Dynamic NTK leaves out the term -(factor - 1).', { only: 'dynamic', scaling: 'without its 1' }],
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
  ...wrongAttention,
  ...wrongRamp,
  ...wrongBlend,
  ...oneScaling,
  ...causes(
    'trained-length',
    ['The extended length stands where the trained length belongs.', { altered: 'trained extended' }],
    ['The switch at the trained length comes one position too early.', { switchAt: 'early' }],
    ['The switch at the trained length comes one position too late.', { switchAt: 'late' }],
    ['The switch of LongRoPE comes one position too early.', { only: 'longrope', switchAt: 'early' }],
    ['The switch of LongRoPE comes one position too late.', { only: 'longrope', switchAt: 'late' }],
    ...(['yarn', 'llama3'] as const).map(
      (only) =>
        [
          `The extended length stands where the trained length of ${types[only]} belongs.`,
          { only, altered: 'trained extended' },
        ] as const,
    ),
    ['Dynamic NTK also changes frequencies below the trained length.', { switchAt: 'never' }],
    ['Dynamic NTK begins at twice the trained length.', { switchAt: 'twice as long' }],
    ...(['yarn', 'llama3'] as const).flatMap((only) =>
      ([2048, 4096, 8192, 32768] as const).map(
        (length) =>
          [
            `The trained length of ${types[only]} is ${length.toLocaleString('en')} whatever is asked.`,
            { only, altered: `trained ${length}` },
          ] as const,
      ),
    ),
  ),
  ...causes(
    'scaling-twice',
    ["The factor of Llama 3's scaling is 8 whatever is asked.", { only: 'llama3', altered: 'factor 8' }],
    ['The factor of dynamic NTK is 1 whatever is asked.', { only: 'dynamic', altered: 'factor 1' }],
    ["The factor of Llama 3's scaling is 32 whatever is asked.", { only: 'llama3', altered: 'factor 32' }],
  ),
  ...causes('not-rotated-tail', [
    'Frequencies of 0 are dropped: the partner of a channel is looked for half of the live part away.',
    { zeros: 'lost' },
  ]),
  ...causes(
    'integer-overflow',
    ['The trained length is held in 16 bits with a sign: 32,768 becomes 32,767.', { altered: 'trained int16' }],
    ['The trained length overflows 16 bits with a sign: 32,768 becomes -32,768.', { altered: 'trained int16 wrapped' }],
  ),
  ...causes('head-width', [
    'Exponents are divided by head_dim where rotary_dim belongs, or the reverse.',
    { over: 'head_dim' },
  ]),
  ...causes('head-width', [
    'Without a scaling, exponents are divided by head_dim where rotary_dim belongs, or the reverse.',
    { only: 'none', over: 'head_dim' },
  ]),
  ...causes('head-width', [
    'Exponents are divided by head_dim where rotary_dim belongs.',
    { over: 'head_dim of a part' },
  ]),
];
