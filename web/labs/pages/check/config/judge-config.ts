// A model's config.json: what its keys make of positions, and what in it is likely to be a slip.
import { isObject } from '../../../../library/api/runtime/errors.ts';
import { within } from '../../../../library/api/runtime/nearest.ts';
import { rotaryFromConfig, type ErrorDetails } from 'posenc';
import { layersOf, lengthsOf, numberOf, scalingOf, type Config, type Layer } from '../../../shared/models/config.ts';
import type { Said } from '../../../../check/numbers/judge/guess.ts';

export interface LayerRead {
  readonly layer: Layer | undefined;
  readonly base: number;
  readonly rotaryDim: number;
  readonly scaling: string;
  readonly pairing: string;
  readonly attentionFactor: number;
  readonly inverse: readonly number[];
}

export interface ConfigJudged {
  readonly model: string;
  readonly trained: number | undefined;
  readonly layers: readonly LayerRead[];
  readonly used: readonly string[];
  /** A point to look at. */
  readonly doubts: readonly Said[];
}

const longest = 200_000;

/** Keys about positions that people mistype. */
const keys = [
  'rope_theta',
  'rope_scaling',
  'rope_parameters',
  'head_dim',
  'hidden_size',
  'num_attention_heads',
  'max_position_embeddings',
  'partial_rotary_factor',
  'original_max_position_embeddings',
  'rope_type',
  'factor',
  'low_freq_factor',
  'high_freq_factor',
  'beta_fast',
  'beta_slow',
  'mscale',
];

function mistyped(config: Config): Said[] {
  const own = [config, config['rope_scaling'], config['rope_parameters']].filter(isObject).flatMap(Object.keys);
  return own.flatMap((given) => {
    if (keys.includes(given) || given.length < 8) return [];
    const meant = keys.find((key) => key.length >= 8 && within(2, given, key) && !own.includes(key));
    return meant ? [{ key: 'config.doubt.mistyped', values: { given, meant } }] : [];
  });
}

/** A factor of YaRN that does not reach the last length from the first; Llama 3's does not mean to. */
function lengthDoubts(config: Config, layer: Layer): Said[] {
  const scaling = scalingOf(config, layer);
  if ((scaling['rope_type'] ?? scaling['type']) !== 'yarn') return [];
  const factor = numberOf(scaling['factor']);
  const original = numberOf(scaling['original_max_position_embeddings'], config['original_max_position_embeddings']);
  const whole = numberOf(config['max_position_embeddings']);
  if (factor === undefined || original === undefined || whole === undefined) return [];
  const product = factor * original;
  if (product > 0.99 * whole) return [];
  return [{ key: 'config.doubt.length', values: { factor, original, product, whole } }];
}

function baseDoubts({ base, layer }: LayerRead): Said[] {
  const nearest = [10000, 100000, 500000, 1e6, 5e6, 1e7].find(
    (known) => base !== known && Math.abs(base / known - 1) < 0.02,
  );
  return nearest === undefined || layer === 'sliding_attention'
    ? []
    : [{ key: 'config.doubt.base', values: { base, right: nearest } }];
}

const refused = (key: string, values: Said['values'] = {}): Said => ({ key: `config.refused.${key}`, values });

/** The library's error for a config, as a sentence of the page. Errors: rethrows errors that are not the library's. */
function refusalOf(error: unknown): Said {
  const { code, argument = '', value } = error as Partial<ErrorDetails>;
  if (code === undefined) throw error;
  const values = { name: argument === 'headDim' ? 'head_dim' : argument, value: String(value).slice(0, 40) };
  if (code === 'POSENC_MISSING_KEY') return refused('missing', values);
  if (code === 'POSENC_FOREIGN_KEY') return refused('foreign', values);
  if (code === 'POSENC_NO_ROTARY') return refused('noRotary', values);
  return refused(argument === 'model_type' ? 'unknown' : 'value', values);
}

/** A config, or why it is none; undefined if the text is not meant as one. */
export function judgeConfig(text: string): ConfigJudged | Said {
  if (text.length > longest) return refused('long', { most: longest });
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return refused('notJson');
  }
  if (!isObject(whole)) return refused('notObject');
  const config = isObject(whole['text_config']) && whole['hidden_size'] === undefined ? whole['text_config'] : whole;
  const doubts = mistyped(config);
  try {
    const kinds = layersOf(whole);
    const layers: readonly (Layer | undefined)[] = kinds.length > 0 ? kinds : [undefined];
    const used = new Set<string>();
    const read = layers.map((layer): LayerRead => {
      const {
        frequencies,
        pairing,
        rotaryDim,
        settings,
        used: own,
      } = rotaryFromConfig(whole as Config, layer === undefined ? {} : { layerType: layer });
      for (const key of own) used.add(key);
      const { base, scaling } = settings as { readonly base?: number; readonly scaling?: unknown };
      return {
        layer,
        base: base ?? 10000,
        rotaryDim,
        scaling: nameOf(scaling),
        pairing: pairing ?? '',
        attentionFactor: frequencies.attentionFactor,
        inverse: [...frequencies.inverse],
      };
    });
    const first = layers[0] ?? 'full_attention';
    const { trained } = lengthsOf(config, first);
    const all = [...doubts, ...lengthDoubts(config, first), ...read.flatMap(baseDoubts)];
    return { model: String(config['model_type'] ?? ''), trained, layers: read, used: [...used], doubts: all };
  } catch (error) {
    const refusal = refusalOf(error);
    // A mistyped key is why another is missing.
    return doubts[0] ?? refusal;
  }
}

function nameOf(scaling: unknown): string {
  if (typeof scaling === 'string') return scaling;
  const { type } = (scaling ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? type : '';
}
