import type { RotaryScaling } from 'posenc';
import {
  fields,
  listed,
  options,
  programText,
  real,
  snakeCase,
  type Program,
  type Python,
} from '../shared/text/program.ts';
import { numberOf, printConfig, scalingOf } from '../shared/models/config.ts';
import { recipe, type Ladders } from './ladders.ts';
import type { ReachValues } from './properties.ts';

type Kind = Ladders['kind'];

/** The settings of one ladder, in the words of the API. */
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

/** The settings of a config's own scaling; lengths may be given next to it. */
function ownSettings({ config, kind, scaling }: Ladders, { trained }: ReachValues): Made['settings'] {
  const used = keys.filter((key) => {
    if (key === 'maxPositionEmbeddings')
      return kind === 'dynamic' || ((kind === 'yarn' || kind === 'longrope') && scaling.factor === undefined);
    return key !== 'originalMaxPositionEmbeddings' || kind === 'yarn' || kind === 'longrope' || kind === 'llama3';
  });
  const values = used.map((key) => [
    key,
    plainList(scaling[key]) ??
      (key.endsWith('PositionEmbeddings') ? (numberOf(config[snakeCase(key)]) ?? trained) : undefined),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null)) as Made['settings'];
}

/** Lists as programs print them. */
const plainList = (value: RotaryScaling[keyof RotaryScaling]): unknown =>
  ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value;

export function madeOf(view: ReachValues, ladders: Ladders): Made {
  const { chosen, base, pairs, kind } = ladders;
  if (chosen.name === 'own') return { kind, base, rotaryDim: 2 * pairs, settings: ownSettings(ladders, view) };
  const { type: _type, ...settings } = recipe(chosen.name, view, scalingOf(ladders.config, ladders.layer)) ?? {};
  return { kind: chosen.name, base, rotaryDim: 2 * pairs, settings };
}

/** Each scaling as lines of Python. */
function python({ kind, settings, rotaryDim }: Made, position: number, { lib, pick }: Python): readonly string[] {
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
        `ramp = ${pick('np.clip', 'torch.clamp')}((i - low) / (high - low or 0.001), 0, 1)`,
        `w = w / ${ratio} * ramp + w * (1 - ramp)`,
      ];
    }
    case 'longrope': {
      const list = position >= original ? 'long' : 'short';
      const factors = pick(`np.array(${list})`, `torch.tensor(${list}, dtype=torch.float64)`);
      return [`w = base ** (-i / pairs) / ${factors}`];
    }
    case 'llama3': {
      const middle = `${lib}.where(wavelength < ${original} / ${highFreqFactor}, w, blend)`;
      return [
        'w = base ** (-i / pairs)',
        'wavelength = 2 * math.pi / w',
        `smooth = (${original} / wavelength - ${lowFreqFactor}) / (${highFreqFactor} - ${lowFreqFactor})`,
        `blend = (1 - smooth) * w / ${factor} + smooth * w`,
        `w = ${lib}.where(wavelength > ${original} / ${lowFreqFactor}, w / ${factor}, ${middle})`,
      ];
    }
    case 'proportional':
      return [`w = ${lib}.where(i < live, base ** (-i / pairs), 0.0 * i) / ${factor}`];
  }
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

/** A program that prints every wavelength of the ladder in front. */
export function ropeSnippet(program: Program, view: ReachValues, ladders: Ladders): string {
  const made = madeOf(view, ladders);
  const { kind, base, rotaryDim, settings } = made;
  const { shortFactor = [], longFactor = [], originalMaxPositionEmbeddings: original = 0 } = settings;
  const { chosen, config, layers, layer, pairs } = ladders;
  const { position } = view;
  const lists = kind === 'longrope';
  const turning = chosen.wavelengths.filter(Number.isFinite).length;
  return programText(program, {
    python: (dialect) => {
      const far = position >= original;
      return [
        `pairs, base, position = ${pairs}, ${real(base)}, ${position}`,
        ...(kind === 'proportional' ? [`live = ${turning}  # the other pairs stand still`] : []),
        ...(lists ? [`${far ? 'long' : 'short'} = [${listed(far ? longFactor : shortFactor)}]`] : []),
        `i = ${dialect.range('pairs')}`,
        ...python(made, position, dialect),
        'for pair, frequency in enumerate(w.tolist()):',
        '    print(pair, 2 * math.pi / frequency if frequency else math.inf)',
      ].join('\n');
    },
    javascript: () => {
      const context = options({
        sequenceLength: position + 1,
        layerType: chosen.name === 'own' && layers.length > 0 ? `'${layer}'` : undefined,
      });
      const entries = Object.entries(settings).map(([key, value]) => [
        key,
        Array.isArray(value) ? `[${listed(value as number[])}]` : String(value),
      ]);
      const scaling = options({ type: `'${kind}'`, ...Object.fromEntries(entries) });
      const own = chosen.name === 'own';
      const call = own
        ? `const config = ${printConfig(config)};
const { inverse } = rotaryFromConfig(config, { ${context} }).frequencies;`
        : `const { inverse } = rotaryFrequencies({
  rotaryDim: ${rotaryDim}, base: ${base}, ${context},
  scaling: { ${scaling} },
});`;
      return {
        uses: [own ? 'rotaryFromConfig' : 'rotaryFrequencies'],
        code: `${call}
inverse.forEach((frequency, pair) => console.log(pair, (2 * Math.PI) / frequency));`,
      };
    },
    cpp: () => {
      const factors = `const std::vector<double> shorter = {${listed(shortFactor)}};
const std::vector<double> longer = {${listed(longFactor)}};
`;
      // The length goes where the struct of the scaling declares it.
      const after = kind === 'dynamic' ? 'maxPositionEmbeddings' : lists ? 'originalMaxPositionEmbeddings' : undefined;
      const given = cppOrder[kind].flatMap((key) => {
        const value = key === 'shortFactor' ? 'shorter' : key === 'longFactor' ? 'longer' : settings[key];
        const field = [snakeCase(key), value] as const;
        return key === after ? [field, ['sequence_length', value && position + 1] as const] : [field];
      });
      const part = (2 * turning) / rotaryDim;
      const shape =
        kind === 'proportional'
          ? { head_dim: rotaryDim, base, partial_rotary_factor: part }
          : { rotary_dim: rotaryDim, base };
      return {
        headers: ['numbers', ...(lists ? ['vector'] : [])],
        main: `${lists ? factors : ''}const posenc::Frequencies frequencies = posenc::make_${makers[kind]}_frequencies({
    ${fields({ ...shape, ...(Object.fromEntries(given) as Record<string, string>) })}});
for (std::size_t pair = 0; pair < frequencies.size(); ++pair)
    std::printf("%zu %.10g\\n", pair, 2 * std::numbers::pi / frequencies.inverse[pair]);`,
      };
    },
  });
}
