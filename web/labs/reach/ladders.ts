import {
  paperBase,
  rotaryFrequencies,
  rotaryFromConfig,
  type Frequencies,
  type RotaryConfig,
  type RotaryScaling,
} from 'posenc';
import { layersOf, readConfig, scalingOf, type Config, type Layer } from '../shared/models/config.ts';
import { models, type ModelName } from './models.ts';
import { scalings, type LadderName, type ReachValues, type Scaling } from './properties.ts';

/** The wavelengths of all pairs under one scaling. */
export interface Ladder {
  readonly name: LadderName;
  /** Positions a turn; infinite for a pair that does not rotate. */
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
  /** Its parameters, in the library's words. */
  readonly scaling: RotaryScaling;
  /** Kinds of layer with separate settings, and the current one. */
  readonly layers: readonly Layer[];
  readonly layer: Layer;
  readonly pairs: number;
  readonly base: number;
  readonly all: readonly Ladder[];
  readonly plain: Ladder;
  readonly chosen: Ladder;
  /** Pairs that do not complete a turn within the length of training. */
  readonly partTurns: number;
  /** The error in the file of the link; the default model is shown instead. */
  readonly refusal: Error | undefined;
}

/** How far the pairs go that go past training at all. Equal but for rounding is not past. */
export const beyond = ({ past }: Pick<Ladder, 'past'>): Float64Array => past.filter((times) => times > 1 + 1e-12);

type LadderView = Pick<ReachValues, 'model' | 'config' | 'layer' | 'trained' | 'factor' | 'ladder' | 'position'>;

interface Source {
  readonly model: string;
  readonly config: Config;
  readonly refusal: Error | undefined;
}

function sourceOf({ model, config }: LadderView): Source {
  const published = (name: ModelName, refusal?: Error): Source => ({
    model: models[name].name,
    config: models[name].config,
    refusal,
  });
  if (model !== 'own') return published(model);
  const read = readConfig(config);
  return read instanceof Error ? published('llama31', read) : { model: '', config: read, refusal: undefined };
}

/** The scaling in a config; diffusers' scaling does not occur in a config.json. */
function kindOf({ settings: { scaling } }: RotaryConfig): Scaling | 'proportional' {
  const type = scaling?.type ?? 'default';
  return type === 'diffusers' ? 'default' : type;
}

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

/** The paper's ladder at the model's own base and width: its settings without a scaling. */
function plainOf({ settings: { scaling, partialRotaryFactor, ...shape } }: RotaryConfig): Frequencies {
  const part = scaling?.type === 'proportional' ? undefined : partialRotaryFactor;
  return rotaryFrequencies({ ...shape, partialRotaryFactor: part });
}

const turn = 2 * Math.PI;

/** Omits a ladder without numbers for its scaling, such as NTK-aware with a single pair. */
function tried(make: () => Frequencies): Frequencies | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export function laddersOf(view: LadderView): Ladders {
  const source = sourceOf(view);
  try {
    return measure(view, source);
  } catch (error) {
    // A config that can be read may still have no numbers at a position far out.
    return measure(view, { ...sourceOf({ ...view, model: 'llama31' }), refusal: error as Error });
  }
}

function measure(view: LadderView, { model, config, refusal }: Source): Ladders {
  const { trained, position } = view;
  const layers = layersOf(config);
  const layer = layers.includes(view.layer) ? view.layer : (layers[0] ?? 'full_attention');
  const scaling = scalingOf(config, layer);
  const length = { sequenceLength: position + 1 };
  const read = rotaryFromConfig(config, layers.length > 0 ? { ...length, layerType: layer } : length);
  const { frequencies: own } = read;
  const plain = plainOf(read);
  const base = read.settings.base ?? paperBase;
  const kind = kindOf(read);
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
    scaling: read.settings.scaling ?? {},
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
export const ladderKey = ({
  model,
  config,
  layer,
  trained,
  factor,
  ladder,
  position,
}: LadderView): readonly unknown[] => [model, config, layer, trained, factor, ladder, position];
