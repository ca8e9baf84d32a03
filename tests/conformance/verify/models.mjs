// The rotary settings of a model's class, computed independently from the keys of its config.json: width, base,
// scaling.
import { fromDouble, multiply } from './fixed.mjs';
import { demand, frequencies, integer, turned, vectorsOf } from './rotations.mjs';

/** @typedef {Record<string, any>} Options */

/** The classes' values for keys that the file lacks. @type {Record<string, Options>} */
const defaults = {
  llava: { hidden_size: 4096, num_attention_heads: 32 },
  qwen2_audio: { hidden_size: 4096, num_attention_heads: 32 },
  gemma3: { head_dim: 256, rope_theta: 1_000_000, rope_local_base_freq: 10000 },
  gemma3_text: { head_dim: 256, rope_theta: 1_000_000, rope_local_base_freq: 10000 },
};

/** Families of models whose files have other names for an attention without rotation. */
const withoutRotation = ['mpt', 'bert', 't5'];

/** @param {Options} config the text model's part, with the class's defaults and the file's own model_type */
function partOf(config) {
  const inner = config['thinker_config']?.text_config ?? config['text_config'] ?? config;
  const type = config['model_type'];
  demand(!withoutRotation.includes(type), `${type} has no rotation`);
  return { ...defaults[type], ...inner, type };
}

/** @param {Options} part @param {boolean} full */
function headOf(part, full) {
  const { type } = part;
  if (type === 'chatglm' || type === 'qwen') return integer(part['kv_channels'], 'kv_channels', 1);
  if (part['qk_rope_head_dim'] !== undefined && type !== 'deepseek_v4') return part['qk_rope_head_dim'];
  if (type === 'gemma4' && full) return part['global_head_dim'];
  if (part['head_dim'] !== undefined) return part['head_dim'];
  return Math.trunc((part['hidden_size'] ?? part['n_embd']) / (part['num_attention_heads'] ?? part['n_head']));
}

/** The part of a head that turns. @param {Options} part @param {Options} given rope_parameters @param {number} head */
function rotaryOf(part, given, head) {
  const { type } = part;
  if (type === 'chatglm') return head / 2;
  if (type === 'deepseek_v4') return part['qk_rope_head_dim'];
  if (['gptj', 'phi-msft', 'minimax_m2'].includes(type)) return part['rotary_dim'];
  if (given['rope_type'] === 'proportional') return head;
  const share = part['partial_rotary_factor'] ?? given['partial_rotary_factor'] ?? part['rotary_pct'] ?? 1;
  return Math.trunc(head * share);
}

/** @param {Options} part @param {Options} given @param {string | undefined} layer */
function baseOf(part, given, layer) {
  const { type } = part;
  if (type === 'chatglm') return 10000 * (part['rope_ratio'] ?? 1);
  if (layer === 'compress') return part['compress_rope_theta'];
  if (layer === 'sliding_attention') {
    const own = part['rope_local_base_freq'] ?? part['local_rope_theta'] ?? part['swa_rope_theta'];
    if (own !== undefined) return own;
  }
  return given['rope_theta'] ?? part['rope_theta'] ?? part['global_rope_theta'] ?? part['rotary_emb_base'] ?? 10000;
}

/** Whether a scaling of the file concerns this kind of layer. @param {string} type @param {string | undefined} layer */
function isScaled(type, layer) {
  if (type === 'deepseek_v4') return layer === 'compress';
  return !(['gemma3', 'gemma3_text', 'olmo3'].includes(type) && layer === 'sliding_attention');
}

const kinds = { su: 'longrope', mrope: 'default' };

/** @param {Options} part @param {Options} given @param {number} dim */
function scalingOf(part, given, dim) {
  if (part['use_dynamic_ntk']) return { type: 'qwen_ntk', seq_length: part['seq_length'] };
  const name = given['rope_type'] ?? given['type'] ?? 'default';
  const type = /** @type {Options} */ (kinds)[name] ?? name;
  const longest = part['max_position_embeddings'];
  const trained = given['original_max_position_embeddings'] ?? part['original_max_position_embeddings'] ?? longest;
  switch (type) {
    case 'default':
      return undefined;
    case 'yarn': {
      const usual = { beta_fast: 32, beta_slow: 1, truncate: true, ...given };
      const fixed = part['type'] === 'deepseek_v4' ? { attention_factor: 1 } : {};
      return { ...usual, ...fixed, type, original_max_position_embeddings: trained };
    }
    case 'longrope': {
      for (const list of [given['short_factor'], given['long_factor']])
        demand(list?.length === dim / 2, `lists of ${dim / 2} factors are needed`);
      return { ...given, type, original_max_position_embeddings: trained, max_position_embeddings: longest };
    }
    case 'dynamic':
      return { ...given, type, max_position_embeddings: longest };
    case 'proportional':
      return { factor: 1, ...given, type };
    default:
      return { ...given, type };
  }
}

/** @param {Options} options */
function read({ config, layer_type: layer, sequence_length }) {
  const part = partOf(config);
  const parameters = part['rope_parameters'] ?? part['rope_scaling'] ?? {};
  const own = parameters[layer] ?? parameters;
  const given = isScaled(part['type'], layer) ? own : { rope_theta: own.rope_theta };
  const head = headOf(part, layer !== 'sliding_attention');
  const dim = rotaryOf(part, given, head);
  const scaling = scalingOf(part, given, dim);
  const setting = { head_dim: head, rotary_dim: dim, base: baseOf(part, given, layer), sequence_length };
  return scaling === undefined ? setting : { ...setting, scaling };
}

/** @param {Options} options */
function modelFrequencies(options) {
  const { inverse, attention } = frequencies(read(options));
  return { shape: [inverse.length], values: inverse, scalars: { attention_factor: attention } };
}

/** @param {Options} options @param {Options} input */
function rotate(options, { positions, x }) {
  const setting = read(options);
  const { inverse, attention } = frequencies(setting);
  const head = setting.head_dim;
  demand(x.shape[1] === head, `x should have ${head} channels`);
  const first = options['rotated_channels'] === 'last' ? head - setting.rotary_dim : 0;
  const values = vectorsOf(/** @type {{ shape: number[], values: number[] }} */ (x)).flatMap((vector, t) => {
    const place = fromDouble(positions[t]);
    const angles = inverse.map((w) => multiply(place, w));
    return turned(vector, angles, options['pairing'], attention, first);
  });
  return { shape: x.shape, values };
}

export const models = { frequencies: modelFrequencies, rotate };
