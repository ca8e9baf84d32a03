import { paperBase, rotaryFrequencies, rotaryFromConfig, type Frequencies, type RotaryScaling } from 'posenc';
import { layersOf, numberOf, readConfig, refusalOf, scalingOf, type Layer, type Refusal } from './config.ts';
import { models, type Config, type ModelName } from './models.ts';
import { scalings, type LadderName, type ReachValues, type Scaling } from './properties.ts';

/** The wavelengths of all pairs under one scaling. */
export interface Ladder {
  readonly name: LadderName;
  /** Positions a turn; infinite for a pair that stands still. */
  readonly wavelengths: Float64Array;
  readonly attentionFactor: number;
  /**
   * The angle at the position chosen, in units of the largest that training showed. A pair that came round has seen all
   * angles and has no such number (NaN).
   */
  readonly past: Float64Array;
  /** Pairs that reach an angle at the position chosen which training never showed. */
  readonly unseen: number;
}

/** Everything that the figure of rotary scalings draws. */
export interface Ladders {
  readonly model: string;
  readonly config: Config;
  /** The kind of scaling that the config itself asks for. */
  readonly kind: Scaling | 'proportional';
  /** Kinds of layer with settings of their own, and the one that is shown. */
  readonly layers: readonly Layer[];
  readonly layer: Layer;
  readonly pairs: number;
  readonly base: number;
  readonly all: readonly Ladder[];
  readonly plain: Ladder;
  readonly chosen: Ladder;
  /** Pairs that do not complete a turn within the length of training. */
  readonly partTurns: number;
  /** What is wrong with the reader's own config; the default model is shown in its place. */
  readonly refusal: Refusal | undefined;
}

/** How far the pairs go that go past training at all. Equal but for rounding is not past. */
export const beyond = ({ past }: Pick<Ladder, 'past'>): Float64Array => past.filter((times) => times > 1 + 1e-12);

type Asked = Pick<ReachValues, 'model' | 'config' | 'layer' | 'trained' | 'factor' | 'ladder' | 'position'>;

interface Source {
  readonly model: string;
  readonly config: Config;
  readonly refusal: Refusal | undefined;
}

function sourceOf({ model, config }: Asked): Source {
  const published = (name: ModelName, refusal?: Refusal): Source => ({
    model: models[name].name,
    config: models[name].config,
    refusal,
  });
  if (model !== 'own') return published(model);
  const read = readConfig(config);
  return 'config' in read ? { model: '', config: read.config, refusal: undefined } : published('llama31', read);
}

const kinds: Readonly<Record<string, Scaling | 'proportional'>> = {
  linear: 'linear',
  dynamic: 'dynamic',
  yarn: 'yarn',
  longrope: 'longrope',
  su: 'longrope',
  llama3: 'llama3',
  proportional: 'proportional',
};

/** The settings of each scaling for one length of training and one factor, all other parameters the papers' own. */
export function recipe(
  kind: Scaling,
  { trained, factor }: Pick<ReachValues, 'trained' | 'factor'>,
  lists: Config,
): RotaryScaling | undefined {
  switch (kind) {
    case 'default':
      return {};
    case 'linear':
    case 'ntkAware':
      return { type: kind, factor };
    case 'dynamic':
      return { type: kind, factor, maxPositionEmbeddings: trained };
    case 'yarn':
    case 'llama3':
      return { type: kind, factor, originalMaxPositionEmbeddings: trained };
    case 'longrope': {
      const { short_factor: short, long_factor: long } = lists;
      if (!Array.isArray(short) || !Array.isArray(long)) return undefined;
      return {
        type: kind,
        factor,
        originalMaxPositionEmbeddings: trained,
        shortFactor: short as number[],
        longFactor: long as number[],
      };
    }
  }
}

/** The config without its scaling: the paper's ladder at the model's own base and width. */
function plainConfig(config: Config, scaling: Config): Config {
  const { rope_theta: base, partial_rotary_factor: part } = scaling;
  const parameters = {
    rope_type: 'default',
    ...(base === undefined ? {} : { rope_theta: base }),
    ...(part === undefined ? {} : { partial_rotary_factor: part }),
  };
  return {
    ...config,
    ...(base === undefined ? {} : { rope_theta: null }),
    ...(part === undefined ? {} : { partial_rotary_factor: null }),
    rope_scaling: null,
    rope_local_base_freq: null,
    rope_parameters: parameters,
  };
}

const turn = 2 * Math.PI;

/** A ladder that its scaling has no numbers for, such as NTK-aware with a single pair, is left out. */
function tried(make: () => Frequencies): Frequencies | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export function laddersOf(view: Asked): Ladders {
  const source = sourceOf(view);
  try {
    return measure(view, source);
  } catch (error) {
    // A config that can be read may still have no numbers at a position far out.
    return measure(view, { ...sourceOf({ ...view, model: 'llama31' }), refusal: refusalOf(error) });
  }
}

function measure(view: Asked, { model, config, refusal }: Source): Ladders {
  const { trained, position } = view;
  const layers = layersOf(config);
  const layer = layers.includes(view.layer) ? view.layer : (layers[0] ?? view.layer);
  const scaling = scalingOf(config, layer);
  const kind = kinds[String(scaling['rope_type'] ?? scaling['type'])] ?? 'default';
  const length = { sequenceLength: position + 1 };
  const { frequencies: own } = rotaryFromConfig(config, layers.length > 0 ? { ...length, layerType: layer } : length);
  const bare = kind === 'proportional' ? { ...config, partial_rotary_factor: null } : config;
  const { frequencies: plain } = rotaryFromConfig(
    plainConfig(bare, kind === 'proportional' ? { rope_theta: scaling['rope_theta'] } : scaling),
  );
  const base = numberOf(scaling['rope_theta'], config['rope_theta'], config['rotary_emb_base']) ?? paperBase;
  const pairs = plain.inverse.length;
  const ladder = (name: LadderName, { inverse, attentionFactor }: Frequencies): Ladder => {
    const past = inverse.map((frequency, pair) => {
      const before = plain.inverse[pair] ?? 0;
      return turn / before > trained ? (position * frequency) / (trained * before) : Number.NaN;
    });
    return {
      name,
      wavelengths: inverse.map((frequency) => turn / frequency),
      attentionFactor,
      past,
      unseen: beyond({ past }).length,
    };
  };
  const compared = scalings.flatMap((name) => {
    const settings = recipe(name, view, scaling);
    const made =
      name === 'default'
        ? plain
        : settings && tried(() => rotaryFrequencies({ rotaryDim: 2 * pairs, base, scaling: settings, ...length }));
    return made ? [ladder(name, made)] : [];
  });
  const all = [ladder('own', own), ...compared];
  const first = compared[0] ?? ladder('default', plain);
  return {
    model,
    config,
    kind,
    layers,
    layer,
    pairs,
    base,
    all,
    plain: first,
    chosen: all.find(({ name }) => name === view.ladder) ?? first,
    refusal,
    partTurns: first.wavelengths.filter((wavelength) => wavelength > trained).length,
  };
}

/** All that the ladders depend on. */
export const ladderKey = ({ model, config, layer, trained, factor, ladder, position }: Asked): readonly unknown[] => [
  model,
  config,
  layer,
  trained,
  factor,
  ladder,
  position,
];
