// The header of a GGUF file in the keys of a config.json, each value with where it comes from: so that one set of
// functions answers for both formats.
import { mostLayers } from '../frequencies/config-layers.ts';
import { wrongType } from '../runtime/errors.ts';
import { lookUp } from '../frequencies/models/models.ts';
import { foreignKey, missingKey } from '../frequencies/rotary-scalings.ts';
import { ggufPlace, type GgufFacts, type GgufWindows } from './gguf-facts.ts';
import type { GgufKeys } from './gguf-keys.ts';
import { describeScaling } from './gguf-scaling.ts';
import { Described } from './gguf-described.ts';
import { computed, fromClass, type Sourced } from './sourced.ts';

/** Fills the description of a header. */
export function describe(keys: GgufKeys, facts: GgufFacts, factors: Readonly<Record<string, readonly number[]>>) {
  const found = new Described(keys.arch);
  const layers = countOf(keys);
  found.put('num_hidden_layers', layers);
  found.put('max_position_embeddings', keys.need('context_length'));
  putHeads(found, keys, facts);
  found.put('layer_types', kindsOf(keys, facts, layers.value));
  if (facts.still !== undefined) found.put('no_rope_layer_interval', fromClass(facts.still, ggufPlace));
  putWindow(found, keys, facts.windows);
  found.put('attn_logit_softcapping', keys.number('attn_logit_softcapping'));
  if (facts.pairing === undefined) {
    putRestOfLatent(found, keys);
    return found;
  }
  found.put('rope_theta', keys.number('rope.freq_base', 10000));
  describeScaling(found, keys, facts, factors);
  return found;
}

/**
 * The layers without those that predict further tokens (MTP), which the graph does not run: n_layer() of llama-hparams.
 */
function countOf(keys: GgufKeys): Sourced<number> & { readonly value: number } {
  const all = keys.need('block_count', mostLayers);
  const drafts = keys.integer('nextn_predict_layers', 0, all.value - 1);
  if (drafts?.value === undefined || drafts.value === 0) return all;
  const source = `${all.source} less ${drafts.source}`;
  return { value: all.value - drafts.value, from: 'computed', source };
}

/** Widths of a head: as a whole, and of the part that rotates. */
function putHeads(found: Described, keys: GgufKeys, { as, pairing }: GgufFacts): void {
  const row = lookUp(as)?.row;
  const isLatent = as === 'kimi_linear' || (row !== undefined && 'pairing' in row && row.restDim !== undefined);
  const head = headOf(keys, isLatent);
  const rotated = keys.integer('rope.dimension_count', 1);
  if (!isLatent) {
    if (putWindowHeads(found, keys, head)) return;
    found.put('head_dim', head);
    if (pairing === undefined) return;
    const all = computed(head.value, `all of a head: ${head.source}`);
    found.put('rotary_dim', rotated ?? all);
    return;
  }
  if (rotated?.value === undefined) throw missingKey(`${keys.arch}.rope.dimension_count`, 'a number');
  found.put('qk_rope_head_dim', rotated);
  const rest = (head.value as number) - rotated.value;
  found.put('qk_nope_head_dim', computed(rest, `${head.source} less ${rotated.source}`));
}

/** Heads whose width differs in layers with a window, all of whose channels rotate: Gemma 4. */
function putWindowHeads(found: Described, keys: GgufKeys, full: Sourced<number>): boolean {
  const own = keys.integer('attention.key_length_swa', 1);
  if (own === undefined) return false;
  for (const [width, key] of [
    [full, 'rope.dimension_count'],
    [own, 'rope.dimension_count_swa'],
  ] as const) {
    const rotated = keys.integer(key, 1);
    if (rotated !== undefined && rotated.value !== width.value)
      throw foreignKey(rotated.source, rotated.value, `${width.value}, as ${width.source}`);
  }
  found.put('global_head_dim', full);
  found.put('head_dim', own);
  return true;
}

/** The width of a query head: `key_length_mla` where key_length is that of the latent keys that are kept. */
function headOf(keys: GgufKeys, isLatent: boolean): Sourced<number> {
  const own = isLatent ? keys.integer('attention.key_length_mla', 1) : undefined;
  const given = keys.integer('attention.key_length', 1);
  if (own !== undefined) return own;
  if (given !== undefined) return given;
  const [width, heads] = [keys.need('embedding_length'), keys.largest('attention.head_count')];
  return computed(Math.floor(width.value / heads.value), `${width.source} / ${heads.source}`);
}

/** Kimi Linear's own keys. */
function putRestOfLatent(found: Described, keys: GgufKeys): void {
  if (keys.arch !== 'kimi-linear') return;
  const kinds = found.values['layer_types'] as readonly string[];
  const full = kinds.flatMap((kind, layer) => (kind === 'full_attention' ? [layer + 1] : []));
  found.put('mla_use_nope', fromClass(true, ggufPlace));
  found.put('linear_attn_config.full_attn_layers', computed(full, 'layers with key and value heads'));
}

/** The kind of each layer. */
function kindsOf(keys: GgufKeys, { windows, recurrent }: GgufFacts, count: number): Sourced<readonly string[]> {
  const layers = Array.from({ length: count }, (_, layer) => layer);
  if (recurrent !== undefined) return recurrentKinds(keys, recurrent, layers);
  const window = windows && windowOf(keys, windows);
  if (windows === undefined || window?.value === null || window === undefined) {
    keys.get('attention.sliding_window_pattern');
    keys.get('attention.sliding_window');
    return fromClass(
      layers.map(() => 'full_attention'),
      ggufPlace,
    );
  }
  const { every, denseFirst } = windows;
  const pattern = keys.get('attention.sliding_window_pattern');
  const label = `${keys.arch}.attention.sliding_window_pattern`;
  const windowed = windows.kind === 'chunked' ? 'chunked_attention' : 'sliding_attention';
  if (Array.isArray(pattern)) {
    const list = pattern as readonly unknown[];
    const wrong = list.find((one) => typeof one !== 'boolean' && one !== 0 && one !== 1);
    if (wrong !== undefined || list.length < count) throw wrongType(label, pattern, 'true or false for each layer');
    const kinds = layers.map((layer) => (list[layer] ? windowed : 'full_attention'));
    return { value: kinds, from: 'file', source: label };
  }
  if (pattern === undefined && every === undefined) throw missingKey(label, 'true or false for each layer');
  const period = keys.integer('attention.sliding_window_pattern', 0) ?? fromClass(every, ggufPlace);
  const n = period.value as number;
  // A period of 0 means a window in every layer.
  const isFull = (layer: number): boolean => n !== 0 && (denseFirst ? layer % n === 0 : layer % n === n - 1);
  const kinds = layers.map((layer) => (isFull(layer) ? 'full_attention' : windowed));
  return { value: kinds, from: period.from as 'class', source: period.source };
}

function recurrentKinds(
  keys: GgufKeys,
  recurrent: NonNullable<GgufFacts['recurrent']>,
  layers: readonly number[],
): Sourced<readonly string[]> {
  if (typeof recurrent === 'object') {
    const listed = keys.get('attention.recurrent_layers');
    if (Array.isArray(listed)) {
      const label = `${keys.arch}.attention.recurrent_layers`;
      const kinds = layers.map((layer) =>
        listed[layer] === true || listed[layer] === 1 ? 'linear_attention' : 'full_attention',
      );
      return { value: kinds, from: 'file', source: label };
    }
    const every = keys.integer('full_attention_interval', 1) ?? fromClass(recurrent.every, ggufPlace);
    const kinds = layers.map((layer) =>
      (layer + 1) % (every.value as number) === 0 ? 'full_attention' : 'linear_attention',
    );
    return { value: kinds, from: every.from as 'class', source: every.source };
  }
  const heads = keys.perLayer('attention.head_count_kv', layers.length);
  const widths = keys.arch.startsWith('nemotron_h') ? keys.perLayer('feed_forward_length', layers.length) : undefined;
  const kinds = layers.map((layer) => {
    if (heads[layer] !== 0) return 'full_attention';
    return widths === undefined || widths[layer] === 0 ? 'linear_attention' : 'mlp';
  });
  return { value: kinds, from: 'file', source: `${keys.arch}.attention.head_count_kv` };
}

function windowOf(keys: GgufKeys, { standard }: GgufWindows): Sourced<number | null> {
  const given = keys.integer('attention.sliding_window', 0);
  if (given !== undefined) return given.value === 0 ? { ...given, value: null } : given;
  return standard === undefined ? computed(null, 'the file has none') : fromClass(standard, ggufPlace);
}

function putWindow(found: Described, keys: GgufKeys, windows: GgufWindows | undefined): void {
  const window = windows === undefined ? undefined : windowOf(keys, windows);
  if (windows === undefined || window?.value === undefined || window.value === null) return;
  // Llama 4's chunks have one length, whatever the file says.
  if (windows.kind === 'chunked') found.put('attention_chunk_size', fromClass(windows.standard, ggufPlace));
  else for (const key of ['sliding_window', 'local_attention']) found.put(key, window);
  if (windows.kind === 'bothWays') found.put('use_bidirectional_attention', fromClass(true, ggufPlace));
  const own = keys.number('rope.freq_base_swa');
  const base =
    own ?? (windows.base === undefined ? keys.number('rope.freq_base', 10000) : fromClass(windows.base, ggufPlace));
  found.put('rope_local_base_freq', base);
}
