// A published config.json as the keys of a GGUF file, as llama.cpp's converters write them (conversion/base.py, and the
// file of each model): only what concerns positions.
import type { GgufFile, GgufValue } from './gguf.ts';

type Json = Readonly<Record<string, unknown>>;

/** Numbers that a converter has for keys that a config leaves to its class: conversion/gemma.py. */
const defaults: Readonly<Record<string, Json>> = {
  gemma3: { max_position_embeddings: 131072, num_attention_heads: 8, head_dim: 256, rope_theta: 1e6 },
};

const textOf = (config: Json): Json => ((config['text_config'] ?? config['llm_config'] ?? config) as Json) ?? config;

/** The header for an architecture; `more` are keys that its own converter adds. */
export function ggufOf(arch: string, config: object, more: Readonly<Record<string, GgufValue>> = {}): GgufFile {
  const text: Json = { ...defaults[arch], ...textOf(config as Json) };
  const first = (...keys: readonly string[]): unknown =>
    keys.map((key) => text[key]).find((value) => (value ?? undefined) !== undefined);
  const keys: Record<string, GgufValue> = { 'general.architecture': ['str', arch] };
  const put = (key: string, type: 'u32' | 'f32', value: unknown): void => {
    if (typeof value === 'number') keys[`${arch}.${key}`] = [type, value];
  };
  const width = Number(first('hidden_size', 'n_embd', 'd_model'));
  const heads = Number(first('num_attention_heads', 'n_head'));
  const head = Number(first('head_dim', 'kv_channels') ?? Math.floor(width / heads));
  put('context_length', 'u32', first('max_position_embeddings', 'n_positions', 'seq_length'));
  put('embedding_length', 'u32', width);
  put('block_count', 'u32', first('num_hidden_layers', 'n_layer', 'num_layers'));
  put('attention.head_count', 'u32', heads);
  put('attention.sliding_window', 'u32', text['use_sliding_window'] === false ? undefined : text['sliding_window']);
  const scaling = (text['rope_scaling'] ?? text['rope_parameters'] ?? {}) as Json;
  put('rope.freq_base', 'f32', first('rope_theta', 'rotary_emb_base') ?? scaling['rope_theta']);
  const part = Number(first('partial_rotary_factor', 'rotary_pct') ?? 1);
  const rotated = Number(first('rotary_dim') ?? Math.floor(head * part));
  if (text['qk_nope_head_dim'] === undefined) {
    put('attention.key_length', 'u32', head);
    put('rope.dimension_count', 'u32', rotated);
  } else {
    const [nope, rope] = [Number(text['qk_nope_head_dim']), Number(text['qk_rope_head_dim'])];
    put('attention.key_length', 'u32', Number(text['kv_lora_rank']) + rope);
    put('attention.key_length_mla', 'u32', nope + rope);
    put('attention.kv_lora_rank', 'u32', text['kv_lora_rank']);
    put('rope.dimension_count', 'u32', rope);
  }
  put('attention.scale', 'f32', text['attention_multiplier']);
  const tensors = putScaling(keys, arch, text, scaling, rotated);
  return { keys: { ...keys, ...more }, tensors };
}

function putScaling(keys: Record<string, GgufValue>, arch: string, text: Json, scaling: Json, dim: number) {
  const type = scaling['rope_type'] ?? scaling['type'];
  const factor = Number(scaling['factor']);
  const original = Number(scaling['original_max_position_embeddings'] ?? text['original_max_position_embeddings']);
  const say = (name: string, value: GgufValue): void => {
    keys[`${arch}.rope.scaling.${name}`] = value;
  };
  if (Array.isArray(scaling['mrope_section'])) {
    const sections = [...(scaling['mrope_section'] as number[]), 0, 0, 0].slice(0, 4);
    keys[`${arch}.rope.dimension_sections`] = ['list', 'i32', sections];
  }
  if (type === 'linear') {
    say('type', ['str', 'linear']);
    say('factor', ['f32', factor]);
  } else if (type === 'yarn') {
    say('type', ['str', 'yarn']);
    say('factor', ['f32', factor]);
    say('original_context_length', ['u32', original]);
    for (const name of ['beta_fast', 'beta_slow'])
      if (typeof scaling[name] === 'number') say(`yarn_${name}`, ['f32', scaling[name]]);
    const all = Number(scaling['mscale_all_dim'] ?? 0);
    if (all !== 0) say('yarn_log_multiplier', ['f32', 0.1 * all]);
  } else if (type === 'llama3') {
    return { 'rope_freqs.weight': llama3Divisors(text, scaling, dim) };
  } else if (type === 'longrope' || type === 'su') {
    const ratio = Number(text['max_position_embeddings']) / original;
    say('original_context_length', ['u32', original]);
    say('attn_factor', ['f32', ratio <= 1 ? 1 : Math.sqrt(1 + Math.log(ratio) / Math.log(original))]);
    return {
      'rope_factors_long.weight': scaling['long_factor'] as number[],
      'rope_factors_short.weight': scaling['short_factor'] as number[],
    };
  }
  return {};
}

/** LlamaModel.generate_extra_tensors. */
function llama3Divisors(text: Json, scaling: Json, dim: number): readonly number[] {
  const [factor, low, high, old] = (
    ['factor', 'low_freq_factor', 'high_freq_factor', 'original_max_position_embeddings'] as const
  ).map((key) => Number(scaling[key])) as [number, number, number, number];
  return Array.from({ length: dim / 2 }, (_, i) => {
    const wave = 2 * Math.PI * Number(text['rope_theta']) ** ((2 * i) / dim);
    if (wave < old / high) return 1;
    if (wave > old / low) return factor;
    const smooth = (old / wave - low) / (high - low);
    return 1 / ((1 - smooth) / factor + smooth);
  });
}
