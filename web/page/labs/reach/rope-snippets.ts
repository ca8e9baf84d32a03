import type { RotaryScaling } from 'posenc';
import type { Program } from '../../controls/panels.ts';
import { numberOf, printConfig, scalingOf } from './config.ts';
import { recipe, type Ladders } from './ladders.ts';
import type { ReachValues } from './properties.ts';

type Kind = Ladders['kind'];

/** What one ladder is made of, in the words of the API. */
export interface Made {
  readonly kind: Kind;
  readonly base: number;
  readonly rotaryDim: number;
  readonly settings: Omit<RotaryScaling, 'type'>;
}

const keys = [
  'factor',
  'maxPositionEmbeddings',
  'originalMaxPositionEmbeddings',
  'betaFast',
  'betaSlow',
  'truncate',
  'attentionFactor',
  'mscale',
  'mscaleAllDim',
  'shortFactor',
  'longFactor',
  'lowFreqFactor',
  'highFreqFactor',
] as const satisfies readonly (keyof RotaryScaling)[];

const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The settings that a config holds for its own scaling; lengths may stand beside it. */
function ownSettings({ config, kind, layer }: Ladders, { trained }: ReachValues): Made['settings'] {
  const scaling = scalingOf(config, layer);
  const used = keys.filter((key) => {
    if (key === 'maxPositionEmbeddings')
      return kind === 'dynamic' || ((kind === 'yarn' || kind === 'longrope') && scaling['factor'] === undefined);
    return key !== 'originalMaxPositionEmbeddings' || kind === 'yarn' || kind === 'longrope' || kind === 'llama3';
  });
  const values = used.map((key) => [
    key,
    scaling[snake(key)] ?? (key.endsWith('PositionEmbeddings') ? (numberOf(config[snake(key)]) ?? trained) : undefined),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null)) as Made['settings'];
}

export function madeOf(view: ReachValues, ladders: Ladders): Made {
  const { chosen, base, pairs, kind } = ladders;
  if (chosen.name === 'own') return { kind, base, rotaryDim: 2 * pairs, settings: ownSettings(ladders, view) };
  const { type: _type, ...settings } = recipe(chosen.name, view, scalingOf(ladders.config, ladders.layer)) ?? {};
  return { kind: chosen.name, base, rotaryDim: 2 * pairs, settings };
}

const numbers = (list: ArrayLike<number> | undefined): string => Array.from(list ?? []).join(', ');

/** Each scaling as lines of Python; `xp` is numpy or torch. */
function python(
  { kind, settings, rotaryDim }: Made,
  position: number,
  { xp, list, clip }: Readonly<Record<'xp' | 'list' | 'clip', string>>,
): readonly string[] {
  const {
    factor = 1,
    maxPositionEmbeddings = 0,
    originalMaxPositionEmbeddings: original = 0,
    betaFast = 32,
    betaSlow = 1,
    lowFreqFactor = 1,
    highFreqFactor = 4,
  } = settings;
  const raised = `(${rotaryDim} / ${rotaryDim - 2})`;
  const round = settings.truncate === false ? ['', ''] : ['math.floor', 'math.ceil'];
  switch (kind) {
    case 'default':
      return ['w = base ** (-i / pairs)'];
    case 'linear':
      return [`w = base ** (-i / pairs) / ${factor}`];
    case 'ntkAware':
      return [`w = (base * ${factor} ** ${raised}) ** (-i / pairs)`];
    case 'dynamic':
      return [
        `length = max(position + 1, ${maxPositionEmbeddings})`,
        `w = (base * (${factor} * length / ${maxPositionEmbeddings} - (${factor} - 1)) ** ${raised}) ** (-i / pairs)`,
      ];
    case 'yarn': {
      const ratio = settings.factor ?? maxPositionEmbeddings / original;
      return [
        'w = base ** (-i / pairs)',
        `bound = lambda turns: ${rotaryDim} * math.log(${original} / (2 * math.pi * turns)) / (2 * math.log(base))`,
        `low, high = max(${round[0]}(bound(${betaFast})), 0), min(${round[1]}(bound(${betaSlow})), ${rotaryDim - 1})`,
        `ramp = ${clip}((i - low) / (high - low or 0.001), 0, 1)`,
        `w = w / ${ratio} * ramp + w * (1 - ramp)`,
      ];
    }
    case 'longrope':
      return [
        `w = base ** (-i / pairs) / ${list}(${position >= original ? 'long' : 'short'}${list.includes('tensor') ? ', dtype=torch.float64' : ''})`,
      ];
    case 'llama3':
      return [
        'w = base ** (-i / pairs)',
        'wavelength = 2 * math.pi / w',
        `smooth = (${original} / wavelength - ${lowFreqFactor}) / (${highFreqFactor} - ${lowFreqFactor})`,
        `blend = (1 - smooth) * w / ${factor} + smooth * w`,
        `w = ${xp}.where(wavelength > ${original} / ${lowFreqFactor}, w / ${factor}, ${xp}.where(wavelength < ${original} / ${highFreqFactor}, w, blend))`,
      ];
    case 'proportional':
      return [`w = ${xp}.where(i < live, base ** (-i / pairs), 0.0 * i) / ${factor}`];
  }
}

function pythonProgram(made: Made, view: ReachValues, ladders: Ladders, torch: boolean): string {
  const { settings, kind, base } = made;
  const lists =
    kind === 'longrope'
      ? [
          `${view.position >= (settings.originalMaxPositionEmbeddings ?? 0) ? `long = [${numbers(settings.longFactor)}]` : `short = [${numbers(settings.shortFactor)}]`}`,
        ]
      : [];
  const turning = ladders.chosen.wavelengths.filter(Number.isFinite).length;
  const dialect = torch
    ? { xp: 'torch', list: 'torch.tensor', clip: 'torch.clamp' }
    : { xp: 'np', list: 'np.array', clip: 'np.clip' };
  return [
    'import math',
    torch ? 'import torch' : 'import numpy as np',
    '',
    `pairs, base, position = ${ladders.pairs}, ${Number.isInteger(base) ? `${base}.0` : base}, ${view.position}`,
    ...(kind === 'proportional' ? [`live = ${turning}  # the other pairs stand still`] : []),
    ...lists,
    torch ? 'i = torch.arange(pairs, dtype=torch.float64)' : 'i = np.arange(pairs)',
    ...python(made, view.position, dialect),
    'for pair, frequency in enumerate(w.tolist()):',
    '    print(pair, 2 * math.pi / frequency if frequency else math.inf)',
  ].join('\n');
}

function javascript(made: Made, view: ReachValues, ladders: Ladders): string {
  const { kind, base, rotaryDim, settings } = made;
  const { chosen, config, layers, layer } = ladders;
  const context = `sequenceLength: ${view.position + 1}`;
  const entries = Object.entries(settings).map(
    ([key, value]) => `${key}: ${Array.isArray(value) ? `[${numbers(value as number[])}]` : String(value)}`,
  );
  const call =
    chosen.name === 'own'
      ? `const config = ${printConfig({ model_type: '', ...config })};\nconst { inverse } = rotaryFrequencies(config, { ${context}${layers.length > 0 ? `, layerType: '${layer}'` : ''} });`
      : `const { inverse } = rotaryFrequencies({\n  rotaryDim: ${rotaryDim}, base: ${base}, ${context},\n  scaling: { ${[`type: '${kind}'`, ...entries].join(', ')} },\n});`;
  return `import { rotaryFrequencies } from 'posenc';

${call}
inverse.forEach((frequency, pair) => console.log(pair, (2 * Math.PI) / frequency));`;
}

const makers: Readonly<Record<Kind, string>> = {
  default: 'rotary',
  linear: 'linear',
  ntkAware: 'ntk_aware',
  dynamic: 'dynamic_ntk',
  yarn: 'yarn',
  longrope: 'longrope',
  llama3: 'llama3',
  proportional: 'proportional',
};

/** In the order in which the C++ structs declare them. */
const cppOrder: Readonly<Record<Kind, readonly (typeof keys)[number][]>> = {
  default: [],
  linear: ['factor'],
  ntkAware: ['factor'],
  dynamic: ['factor', 'maxPositionEmbeddings'],
  yarn: [
    'originalMaxPositionEmbeddings',
    'factor',
    'maxPositionEmbeddings',
    'betaFast',
    'betaSlow',
    'truncate',
    'attentionFactor',
    'mscale',
    'mscaleAllDim',
  ],
  longrope: [
    'shortFactor',
    'longFactor',
    'originalMaxPositionEmbeddings',
    'factor',
    'maxPositionEmbeddings',
    'attentionFactor',
  ],
  llama3: ['factor', 'originalMaxPositionEmbeddings', 'lowFreqFactor', 'highFreqFactor'],
  proportional: ['factor'],
};

function cpp(made: Made, view: ReachValues, ladders: Ladders): string {
  const { kind, base, rotaryDim, settings } = made;
  const long = kind === 'longrope';
  const lists = long
    ? `    const std::vector<double> shorter = {${numbers(settings.shortFactor)}};\n    const std::vector<double> longer = {${numbers(settings.longFactor)}};\n`
    : '';
  const given = cppOrder[kind].flatMap((key) => {
    const value = key === 'shortFactor' ? 'shorter' : key === 'longFactor' ? 'longer' : settings[key];
    const field = `.${snake(key)} = ${String(value)}`;
    if (value === undefined) return [];
    const here =
      (key === 'maxPositionEmbeddings' && kind === 'dynamic') || (key === 'originalMaxPositionEmbeddings' && long);
    return here ? [field, `.sequence_length = ${view.position + 1}`] : [field];
  });
  const turning = ladders.chosen.wavelengths.filter(Number.isFinite).length;
  const shape =
    kind === 'proportional'
      ? [`.head_dim = ${rotaryDim}`, `.base = ${base}`, `.partial_rotary_factor = ${(2 * turning) / rotaryDim}`]
      : [`.rotary_dim = ${rotaryDim}`, `.base = ${base}`];
  return `#include <posenc/posenc.hpp>
#include <cstdio>
#include <numbers>
${long ? '#include <vector>\n' : ''}
int main() {
${lists}    const posenc::Frequencies frequencies = posenc::make_${makers[kind]}_frequencies({
        ${[...shape, ...given].join(', ')}});
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair)
        std::printf("%zu %.10g\\n", pair, 2 * std::numbers::pi / frequencies.inverse[pair]);
}`;
}

/** A program that prints every wavelength of the ladder in front. */
export function ropeSnippet(program: Program, view: ReachValues, ladders: Ladders): string {
  const made = madeOf(view, ladders);
  switch (program) {
    case 'NumPy':
      return pythonProgram(made, view, ladders, false);
    case 'PyTorch':
      return pythonProgram(made, view, ladders, true);
    case 'JavaScript':
      return javascript(made, view, ladders);
    case 'C++':
      return cpp(made, view, ladders);
  }
}
