// Rotary parameters straight from a model's Hugging Face config.json, with its old key names and its new ones.
import { isArray, unreadable, wrongType, wrongValue } from '../runtime/errors.ts';
import {
  foreignKey,
  keysOf,
  missingKey,
  RotaryRequest,
  type RotaryScalingType,
  type ScalingKey,
} from './rotary-scalings.ts';

/** The keys of a model's config.json that matter here; all others are ignored. */
export interface RotaryModelConfig {
  readonly head_dim?: number | null | undefined;
  readonly hidden_size?: number | undefined;
  readonly num_attention_heads?: number | undefined;
  readonly rope_theta?: number | null | undefined;
  readonly partial_rotary_factor?: number | null | undefined;
  readonly max_position_embeddings?: number | undefined;
  readonly original_max_position_embeddings?: number | undefined;
  /** Older files; `type` or `rope_type` names the scaling. */
  readonly rope_scaling?: object | null | undefined;
  /** Newer files; may hold `rope_theta` and `partial_rotary_factor` too, or one such object for each layer type. */
  readonly rope_parameters?: object | null | undefined;
  readonly [key: string]: unknown;
}

/** What a config.json does not say. */
export interface RotaryConfigContext {
  /** The length of the sequence at hand, for `dynamic` and `longrope`; default: up to the length of training. */
  readonly sequenceLength?: number | undefined;
  /** For models with parameters for each layer type, e.g. `full_attention` or `sliding_attention`. */
  readonly layerType?: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

const types: Readonly<Record<string, RotaryScalingType>> = {
  default: 'default',
  linear: 'linear',
  dynamic: 'dynamic',
  yarn: 'yarn',
  longrope: 'longrope',
  llama3: 'llama3',
  proportional: 'proportional',
  su: 'longrope', // the first Phi-3 files
  mrope: 'default', // Qwen2-VL: the plain frequencies, shared out among axes
};

/** Keys that any scaling may carry. */
const common = ['rope_type', 'type', 'rope_theta', 'partial_rotary_factor', 'mrope_section', 'mrope_interleaved'];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !isArray(value);

/** Whether an options object is a config.json rather than this package's own options. */
export function isModelConfig(options: unknown): options is RotaryModelConfig {
  try {
    return (
      isObject(options) &&
      [
        'head_dim',
        'hidden_size',
        'rope_theta',
        'rope_scaling',
        'rope_parameters',
        'num_attention_heads',
        'model_type',
        'max_position_embeddings',
        'text_config',
        'n_embd',
        'qk_rope_head_dim',
      ].some((key) => key in options)
    );
  } catch (cause) {
    throw unreadable('options', cause);
  }
}

/** What an object holds, each property read once. */
function contentsOf(object: Json, name: string): Json {
  try {
    return { ...object };
  } catch (cause) {
    throw unreadable(name, cause);
  }
}

/** Reads a config.json. Nothing is computed here but the integer division of the hidden size. */
export function readModelConfig(file: RotaryModelConfig, context: RotaryConfigContext): RotaryRequest {
  const outer = contentsOf(file, 'options');
  const inner = outer['text_config'];
  const config = isObject(inner) && outer['hidden_size'] === undefined ? contentsOf(inner, 'text_config') : outer;
  const { layerType } = context;
  const [name, scaling] = findScaling(config, layerType);
  const label = (key: string): string => `${name}.${key}`;
  const request = new RotaryRequest();
  request.type = readType(scaling, name);
  readShape(request, config, scaling, name, layerType);
  const { needs, configNeeds = [], mayHave } = keysOf[request.type];
  const known: readonly string[] = [...needs, ...mayHave].filter((key) => key !== 'sequence_length');
  for (const key in scaling) {
    if (!common.includes(key) && !known.includes(key)) {
      throw foreignKey(label(key), scaling[key], [...common, ...known].join(', '));
    }
  }
  for (const key of known as readonly ScalingKey[]) {
    // Both lengths may stand beside the scaling.
    if (scaling[key] !== undefined || !key.endsWith('max_position_embeddings'))
      request.take(key, scaling[key], label(key));
    else request.take(key, config[key], key);
  }
  if (known.includes('original_max_position_embeddings') && !request.has('original_max_position_embeddings')) {
    // A YaRN or LongRoPE file without it means the length that it has.
    if (request.type !== 'llama3')
      request.take('original_max_position_embeddings', config['max_position_embeddings'], 'max_position_embeddings');
    if (request.type === 'yarn' && !request.has('factor'))
      throw missingKey(label('factor'), 'a number, or original_max_position_embeddings');
  }
  request.take('sequence_length', context.sequenceLength, 'sequenceLength');
  for (const key of [...needs, ...configNeeds]) {
    if (!request.has(key)) {
      throw missingKey(key === 'max_position_embeddings' ? key : label(key), `a value, which ${request.type} needs`);
    }
  }
  return request;
}

function findScaling(config: Json, layerType: string | undefined): [string, Json] {
  if (layerType !== undefined && typeof layerType !== 'string') throw wrongType('layerType', layerType, 'a text');
  // Gemma 3: the layers with a window have a base of their own and no scaling.
  if (layerType === 'sliding_attention' && typeof config['rope_local_base_freq'] === 'number') {
    return ['rope_local_base_freq', { rope_type: 'default', rope_theta: config['rope_local_base_freq'] }];
  }
  const name =
    config['rope_parameters'] !== undefined && config['rope_parameters'] !== null ? 'rope_parameters' : 'rope_scaling';
  const given = config[name];
  if (given === undefined || given === null) return [name, {}];
  if (!isObject(given) || ArrayBuffer.isView(given)) throw wrongType(name, given, 'an object or null');
  const scaling = contentsOf(given, name);
  const layers = Object.keys(scaling).filter((key) => isObject(scaling[key]));
  if (layers.length === 0) return [name, scaling];
  if (layerType === undefined) throw missingKey('layerType', layers.map((l) => JSON.stringify(l)).join(' or '));
  const layer = scaling[layerType];
  if (!isObject(layer)) throw wrongValue('POSENC_UNKNOWN_NAME', 'layerType', layerType, layers.join(' or '));
  return [`${name}.${layerType}`, contentsOf(layer, `${name}.${layerType}`)];
}

function readType(scaling: Json, name: string): RotaryScalingType {
  const key = scaling['rope_type'] === undefined ? 'type' : 'rope_type';
  const type = scaling[key];
  if (type === undefined || type === null) {
    // An object with a base alone scales nothing; one with anything else has to say what it means.
    if (Object.keys(scaling).every((k) => common.includes(k))) return 'default';
    throw missingKey(`${name}.rope_type`, Object.keys(types).join(', '));
  }
  if (typeof type !== 'string') throw wrongType(`${name}.${key}`, type, Object.keys(types).join(', '));
  const found = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!found) throw wrongValue('POSENC_UNKNOWN_NAME', `${name}.${key}`, type, Object.keys(types).join(', '));
  return found;
}

function readShape(
  request: RotaryRequest,
  config: Json,
  scaling: Json,
  name: string,
  layerType: string | undefined,
): void {
  const first = (key: ScalingKey, ...places: [Json, string, string?][]): void => {
    const place = places.find(([object, word]) => object[word] !== undefined && object[word] !== null) ?? places[0]!;
    request.take(key, place[0][place[1]], place[2] ?? place[1]);
  };
  first('base', [scaling, 'rope_theta', `${name}.rope_theta`], [config, 'rope_theta'], [config, 'rotary_emb_base']);
  if (!request.has('base')) request.take('base', 10000, 'rope_theta');
  first(
    'partial_rotary_factor',
    [scaling, 'partial_rotary_factor', `${name}.partial_rotary_factor`],
    [config, 'partial_rotary_factor'],
    [config, 'rotary_pct'],
  );
  // GPT-J names the rotated channels; DeepSeek rotates a part of its own; Gemma 4 has wider heads on full layers.
  request.take('rotary_dim', config['rotary_dim'], 'rotary_dim');
  const wide: [Json, string][] = layerType === 'full_attention' ? [[config, 'global_head_dim']] : [];
  first('head_dim', [config, 'qk_rope_head_dim'], ...wide, [config, 'head_dim']);
  if (request.has('head_dim') || (request.has('rotary_dim') && request.type !== 'proportional')) return;
  const width = config['hidden_size'] ?? config['n_embd'],
    heads = config['num_attention_heads'] ?? config['n_head'];
  if (width === undefined || heads === undefined)
    throw missingKey('head_dim', 'a number, or hidden_size with num_attention_heads');
  if (typeof width !== 'number') throw wrongType('hidden_size', width, 'a number');
  if (typeof heads !== 'number') throw wrongType('num_attention_heads', heads, 'a number');
  if (!(Number.isInteger(heads) && heads > 0)) {
    throw wrongValue('POSENC_OUT_OF_RANGE', 'num_attention_heads', heads, 'an integer of at least 1');
  }
  request.take('head_dim', Math.floor(width / heads), 'hidden_size');
}
