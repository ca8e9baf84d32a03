// A config.json in a link, most often from the lab "A model's passport": read, and rejected with a reason if necessary.
import { rotaryFromConfig, type ErrorDetails } from 'posenc';
import { isObject } from '../../../library/api/runtime/errors.ts';

/** A config.json, or the part of it that matters here. */
export type Config = Readonly<Record<string, unknown>>;

const bothLayers = ['full_attention', 'sliding_attention'] as const;
export type Layer = (typeof bothLayers)[number];

/** As many channels of a head as can be drawn. */
const widest = 1024;

/** A model of several parts has the relevant keys in `text_config`. */
const textOf = (config: Config): Config =>
  isObject(config['text_config']) && config['hidden_size'] === undefined ? config['text_config'] : config;

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

/** The scaling of a config, in its older or newer notation, or that of a params.json. */
export function scalingOf(config: Config, layer: Layer): Config {
  if (layer === 'sliding_attention' && typeof config['rope_local_base_freq'] === 'number')
    return { rope_theta: config['rope_local_base_freq'] };
  if (isObject(config['yarn'])) return { rope_type: 'yarn', ...config['yarn'] };
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
  const whole = numberOf(config['max_position_embeddings'], config['n_positions'], config['max_seq_len']);
  const original = numberOf(scaling['original_max_position_embeddings'], config['original_max_position_embeddings']);
  const factor =
    numberOf(scaling['factor']) ?? (whole !== undefined && original !== undefined ? whole / original : undefined);
  return { trained: original ?? whole, factor };
}

/** The width of a head, if it is more than can be drawn. */
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

/** A text as the config of a model that rotates, or why it is none. */
export function readConfig(text: string): Config | Error {
  try {
    const read: unknown = JSON.parse(text);
    if (!isObject(read)) return new TypeError('the file has no object');
    const config = textOf(read);
    const wide = tooWide(config);
    if (wide !== undefined) return new RangeError(`a head has ${wide} channels; allowed: up to ${widest}`);
    const layers = layersOf(config);
    for (const layerType of layers.length > 0 ? layers : [undefined]) rotaryFromConfig(config, { layerType });
    return config;
  } catch (error) {
    return error as Error;
  }
}

/** A config as people write it: a key a line, lists of numbers in one. */
export const printConfig = (config: Config): string =>
  JSON.stringify(config, null, 2).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '));
