// The reader's own config.json: read, reduced to the keys that concern positions, and rejected with a reason if
// necessary.
import { rotaryFromConfig, type ErrorDetails } from 'posenc';
import type { Key } from '../../text/strings.ts';
import type { Config } from './models.ts';
import type { ReachValues } from './properties.ts';

/** Why a text is not a config that can be drawn: a sentence of the page, and its values. */
export interface Refusal {
  readonly key: Extract<Key, `reach.config.${string}`>;
  readonly values: Readonly<Record<string, string>>;
}

export type Layer = ReachValues['layer'];

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As much text as is read at all, and as many channels of a head as can be drawn. */
const longest = 200_000;
export const widest = 1024;

const kept = [
  'model_type',
  'head_dim',
  'global_head_dim',
  'qk_rope_head_dim',
  'rotary_dim',
  'hidden_size',
  'n_embd',
  'num_attention_heads',
  'n_head',
  'max_position_embeddings',
  'n_positions',
  'original_max_position_embeddings',
  'rope_theta',
  'rotary_emb_base',
  'rotary_pct',
  'partial_rotary_factor',
  'rope_local_base_freq',
  'rope_scaling',
  'rope_parameters',
  // The kinds of layers.
  'sliding_window',
  'use_sliding_window',
  'max_window_layers',
];

/** A model of several parts has the relevant keys in `text_config`. */
const textOf = (config: Config): Config =>
  isObject(config['text_config']) && config['hidden_size'] === undefined ? config['text_config'] : config;

/** The keys that matter, and those that were read. */
function relevant(config: Config, used: ReadonlySet<string>): Config {
  return Object.fromEntries(Object.entries(config).filter(([key]) => kept.includes(key) || used.has(key)));
}

const bothLayers = ['full_attention', 'sliding_attention'] as const;

/** The kinds of layer with separate settings: Gemma 3 and similar models have two, most models none. */
export function layersOf(config: Config): readonly Layer[] {
  try {
    rotaryFromConfig(config);
  } catch (error) {
    const { code, argument, allowed = '' } = error as Partial<ErrorDetails>;
    if (code === 'POSENC_MISSING_KEY' && argument === 'layerType') {
      return bothLayers.filter((layer) => allowed.includes(layer));
    }
  }
  return [];
}

/** The scaling of a config, in its older or newer notation. */
export function scalingOf(config: Config, layer: Layer): Config {
  if (layer === 'sliding_attention' && typeof config['rope_local_base_freq'] === 'number')
    return { rope_theta: config['rope_local_base_freq'] };
  const scaling = isObject(config['rope_parameters']) ? config['rope_parameters'] : config['rope_scaling'];
  if (!isObject(scaling)) return {};
  const own = scaling[layer];
  return isObject(own) ? own : scaling;
}

export const numberOf = (...values: readonly unknown[]): number | undefined =>
  values.find((value): value is number => typeof value === 'number');

/** The training length of the model, and the factor of its scaling, as far as the file gives them. */
export function lengthsOf(
  config: Config,
  layer: Layer,
): { readonly trained: number | undefined; readonly factor: number | undefined } {
  const scaling = scalingOf(config, layer);
  const whole = numberOf(config['max_position_embeddings'], config['n_positions']);
  const original = numberOf(scaling['original_max_position_embeddings'], config['original_max_position_embeddings']);
  const factor =
    numberOf(scaling['factor']) ?? (whole !== undefined && original !== undefined ? whole / original : undefined);
  return { trained: original ?? whole, factor };
}

function tooWide(config: Config): number | undefined {
  const heads = numberOf(config['num_attention_heads'], config['n_head']);
  const width = numberOf(config['hidden_size'], config['n_embd']);
  const named = ['head_dim', 'global_head_dim', 'qk_rope_head_dim', 'rotary_dim']
    .map((key) => numberOf(config[key]))
    .filter((value) => value !== undefined);
  const derived =
    named.length === 0 && heads !== undefined && width !== undefined && heads > 0 ? [Math.floor(width / heads)] : [];
  return [...named, ...derived].find((value) => value > widest);
}

/** The library's error for a config, as a sentence of the page. Errors: rethrows errors that are not the library's. */
export function refusalOf(error: unknown): Refusal {
  const { code, argument = '', value } = error as Partial<ErrorDetails>;
  if (code === undefined) throw error;
  const values = { name: argument === 'headDim' ? 'head_dim' : argument, value: String(value).slice(0, 40) };
  if (code === 'POSENC_MISSING_KEY') return { key: 'reach.config.missing', values };
  if (code === 'POSENC_FOREIGN_KEY') return { key: 'reach.config.foreign', values };
  if (code === 'POSENC_NO_ROTARY') return { key: 'reach.config.noRotary', values };
  if (argument === 'model_type') return { key: 'reach.config.unknown', values };
  return { key: 'reach.config.value', values };
}

/** A text as a config with only the relevant keys, or the sentence that says why it is not one. */
export function readConfig(text: string): { readonly config: Config } | Refusal {
  if (text.length > longest) return { key: 'reach.config.long', values: { most: String(longest) } };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { key: 'reach.config.notJson', values: {} };
  }
  if (!isObject(read)) return { key: 'reach.config.notObject', values: {} };
  const whole = textOf(read);
  const config = relevant(whole, new Set());
  if (Object.keys(config).length === 0) return { key: 'reach.config.nothing', values: {} };
  const wide = tooWide(config);
  if (wide !== undefined) return { key: 'reach.config.wide', values: { width: String(wide), most: String(widest) } };
  const { trained } = lengthsOf(config, 'full_attention');
  if (trained === undefined)
    return { key: 'reach.config.missing', values: { name: 'max_position_embeddings', value: '' } };
  try {
    const layers = layersOf(whole);
    const used = (layers.length > 0 ? layers : [undefined]).flatMap((layer) => {
      const { used: paths } = rotaryFromConfig(whole, layer === undefined ? {} : { layerType: layer });
      return paths.map((path) => path.split('.')[0] ?? path);
    });
    return { config: relevant(whole, new Set(used)) };
  } catch (error) {
    return refusalOf(error);
  }
}

/** A config as people write it: a key a line, lists of numbers in one. */
export const printConfig = (config: Config): string =>
  JSON.stringify(config, null, 2).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '));
