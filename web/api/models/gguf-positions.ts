// The positions of a model from the header of its GGUF file, as llama.cpp reads it.
import { readInteger } from '../runtime/arguments.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { computeFrequencies } from '../frequencies/rotary.ts';
import { foreignKey, missingKey, optionsOf, RotaryRequest, type ScalingKey } from '../frequencies/rotary-scalings.ts';
import { changesOf } from './changes.ts';
import { scaledLengths } from './lengths.ts';
import { ggufFacts, ggufPlace, type GgufFacts } from './gguf-facts.ts';
import { GgufKeys } from './gguf-keys.ts';
import type { GgufHeader } from './gguf-reader.ts';
import { mostLayers } from '../frequencies/config-layers.ts';
import { pairsOf } from './rotary-pairs.ts';
import { computed, fromClass, fromFile, unknown, type Sourced } from './sourced.ts';
import type { LayerPositions, ModelPositions, RotaryLayer } from './types.ts';

/** Reads a header. The errors are those of `modelPositions`. */
export function ggufPositions({ metadata, factors }: GgufHeader, length: number | undefined): ModelPositions {
  enter('modelPositions');
  const keys = new GgufKeys(metadata);
  const known = ggufFacts();
  const facts = Object.hasOwn(known, keys.arch) ? known[keys.arch] : undefined;
  if (facts === undefined)
    throw wrongValue('POSENC_UNKNOWN_NAME', 'general.architecture', keys.arch, Object.keys(known).join(', '));
  const count = keys.need('block_count', mostLayers).value;
  const window = windowOf(keys, facts);
  const groups = new Map<string, number[]>();
  for (let layer = 0; layer < count; ++layer) {
    const isLast = facts.every !== undefined && (layer + 1) % facts.every === 0;
    const name = window.value === null || isLast ? 'full_attention' : 'sliding_attention';
    const rotates = facts.still === undefined || (layer + 1) % facts.still !== 0;
    const key = `${name} ${rotates}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [layer]);
    else group.push(layer);
  }
  const context = keys.need('context_length');
  const kinds = [...groups].map(([key, indices]): LayerPositions => {
    const [name = '', rotates = ''] = key.split(' ');
    const isWindowed = name === 'sliding_attention';
    const seen = {
      name,
      indices,
      attends: isWindowed ? 'window' : 'all',
      window: isWindowed || facts.windowUnread ? window : computed(null, 'layers of this kind have none'),
      scores: { scale: scaleOf(keys, facts), softcap: softcapOf(keys, facts), temperature: undefined },
    } as const;
    if (rotates === 'false') return { ...seen, positions: 'none', why: 'no rotation' };
    return { ...seen, positions: 'rotary', rotary: rotaryOf(keys, facts, factors, isWindowed, context.value, length) };
  });
  const { trained, extended } = scaledLengths(context, kinds);
  keys.refuseUnread();
  const each: LayerPositions[] = [];
  for (const kind of kinds) for (const layer of kind.indices ?? []) each[layer] = kind;
  const notes = [
    'As llama.cpp reads it. Weights may be permuted in a GGUF file, so that channels pair otherwise than they did.',
  ];
  const changes = changesOf({ kinds, trained, extended });
  return {
    modelType: keys.arch,
    class: ggufPlace,
    layers: each,
    kinds,
    stated: context,
    trained,
    extended,
    changes,
    used: [...keys.used],
    notes,
  };
}

function windowOf(keys: GgufKeys, facts: GgufFacts): Sourced<number | null> {
  keys.get('attention.sliding_window_pattern');
  const given = keys.integer('attention.sliding_window', 0);
  if (facts.windowUnread)
    return given?.value
      ? unknown('whether this architecture uses its window was not read')
      : computed(null, 'the file has none');
  if (facts.every === undefined) return computed(null, 'llama.cpp has no window for this architecture');
  if (given !== undefined) return given.value === 0 ? computed(null, given.source) : given;
  return facts.window === undefined ? computed(null, 'the file has none') : fromClass(facts.window, ggufPlace);
}

function scaleOf(keys: GgufKeys, { scale }: GgufFacts): Sourced<number> {
  const own = keys.number('attention.scale');
  if (own !== undefined) return own;
  if (scale === 1) return fromClass(1, ggufPlace);
  if (scale === 'unread') return unknown('llama.cpp computes it for this architecture in a way that was not read');
  const width = headOf(keys);
  return computed(width.value ** -0.5, `1 / sqrt(${width.value}), of ${width.source}`);
}

const softcapOf = (keys: GgufKeys, { softcap }: GgufFacts): Sourced<number | null> =>
  softcap ? (keys.number('attn_logit_softcapping', 50) as Sourced<number | null>) : fromClass(null, ggufPlace);

function headOf(keys: GgufKeys): { readonly value: number; readonly source: string } {
  const given = keys.integer('attention.key_length', 1);
  if (given?.value !== undefined) return { value: given.value, source: given.source };
  const [width, heads] = [keys.need('embedding_length'), keys.need('attention.head_count')];
  return { value: Math.floor(width.value / heads.value), source: `${width.source} / ${heads.source}` };
}

const types = ['none', 'linear', 'yarn', 'longrope'];

function rotaryOf(
  keys: GgufKeys,
  facts: GgufFacts,
  factors: GgufHeader['factors'],
  isWindowed: boolean,
  context: number,
  length: number | undefined,
): RotaryLayer {
  const request = new RotaryRequest();
  const sources: Record<string, Sourced<number | boolean | readonly number[]>> = {};
  const take = (key: ScalingKey, name: string, one: Sourced<number | boolean | readonly number[]>): void => {
    request.take(key, one.value, one.source);
    sources[name] = one;
  };
  const head = headOf(keys);
  const headDim: Sourced<number> = computed(head.value, head.source);
  const rotaryDim = keys.integer('rope.dimension_count', 1) ?? computed(head.value, `all of a head: ${head.source}`);
  const full = keys.number('rope.freq_base', 10000);
  const ofWindow = keys.number('rope.freq_base_swa');
  const isLocal = isWindowed && facts.windowBase !== undefined;
  const base = isLocal ? (ofWindow ?? fromClass(facts.windowBase as number, ggufPlace)) : full;
  request.take('rotary_dim', rotaryDim.value, rotaryDim.source);
  request.take('base', base.value, base.source);
  const type = isLocal ? undefined : scalingOf(keys, factors, take, request, context);
  if (type !== undefined && request.type === 'longrope') request.take('sequence_length', length, 'sequenceLength');
  const settings = optionsOf(request);
  const frequencies = computeFrequencies(request);
  const sections = facts.sections === undefined ? undefined : sectionsOf(keys, facts.sections);
  return {
    base,
    headDim,
    rotaryDim,
    rotates: 'first',
    pairing: fromClass(facts.pairing, ggufPlace),
    turned: fromClass(['queries', 'keys'], ggufPlace),
    scaling: { type: type ?? computed('default', 'layers with a window are not scaled'), parameters: sources },
    attentionFactor:
      (sources['attentionFactor'] as Sourced<number> | undefined) ??
      computed(frequencies.attentionFactor, `the rule of ${request.type}`),
    sections,
    frequencies,
    settings,
    pairs: pairsOf(request, frequencies.inverse),
  };
}

function sectionsOf(keys: GgufKeys, style: 'chunked' | 'interleaved'): RotaryLayer['sections'] {
  const given = keys.get('rope.dimension_sections');
  const label = `${keys.arch}.rope.dimension_sections`;
  if (!Array.isArray(given)) throw missingKey(label, 'a list of numbers');
  // A fourth axis is there for a format of its own, with no pairs.
  const sections = given.slice(0, 3).map((size: unknown, axis) => readInteger(size, `${label}[${axis}]`, 0));
  return fromFile({ style, sections }, label);
}

type Take = (key: ScalingKey, name: string, one: Sourced<number | boolean | readonly number[]>) => void;

/** The scaling, whose parameters go to `take`. */
function scalingOf(
  keys: GgufKeys,
  factors: GgufHeader['factors'],
  take: Take,
  request: RotaryRequest,
  context: number,
): RotaryLayer['scaling']['type'] {
  const [divisors, long, short] = ['rope_freqs.weight', 'rope_factors_long.weight', 'rope_factors_short.weight'].map(
    (name) => factors[name],
  );
  const label = `${keys.arch}.rope.scaling.type`;
  const said = keys.get('rope.scaling.type');
  if (said !== undefined && !types.includes(said as string))
    throw wrongValue('POSENC_UNKNOWN_NAME', label, said, types.join(', '));
  const factor = keys.number('rope.scaling.factor') ?? keys.number('rope.scale_linear');
  const original =
    keys.integer('rope.scaling.original_context_length', 1) ?? fromFile(context, `${keys.arch}.context_length`);
  const attention = keys.number('rope.scaling.attn_factor');
  const kind = (said as string | undefined) ?? 'linear';
  if (kind !== 'none' && long !== undefined && short !== undefined) {
    request.type = 'longrope';
    take('short_factor', 'shortFactor', fromFile(short, 'rope_factors_short.weight'));
    take('long_factor', 'longFactor', fromFile(long, 'rope_factors_long.weight'));
    take('original_max_position_embeddings', 'originalMaxPositionEmbeddings', original);
    take('attention_factor', 'attentionFactor', attention ?? fromClass(1, ggufPlace));
    return said === undefined ? computed('longrope', 'the file has two lists of factors') : fromFile('longrope', label);
  }
  if (kind === 'longrope')
    throw missingKey('rope_factors_long.weight', 'a tensor of factors, beside rope_factors_short.weight');
  if (divisors !== undefined) {
    if (factor !== undefined && factor.value !== 1)
      throw foreignKey(factor.source, factor.value, '1 beside rope_freqs.weight');
    request.type = 'longrope';
    for (const [key, name] of [
      ['short_factor', 'shortFactor'],
      ['long_factor', 'longFactor'],
    ] as const) {
      take(key, name, fromFile(divisors, 'rope_freqs.weight'));
    }
    take('original_max_position_embeddings', 'originalMaxPositionEmbeddings', original);
    take('attention_factor', 'attentionFactor', fromClass(1, ggufPlace));
    return computed('longrope', 'rope_freqs.weight: a divisor for each pair, as in files of Llama 3.1, at any length');
  }
  if (kind === 'none' || factor === undefined || factor.value === 1) {
    return said === undefined ? fromClass('default', ggufPlace) : fromFile('default', label);
  }
  request.type = kind === 'yarn' ? 'yarn' : 'linear';
  take('factor', 'factor', factor);
  if (kind === 'yarn') {
    take('original_max_position_embeddings', 'originalMaxPositionEmbeddings', original);
    for (const [key, name, words] of [
      ['beta_fast', 'betaFast', 'rope.scaling.yarn_beta_fast'],
      ['beta_slow', 'betaSlow', 'rope.scaling.yarn_beta_slow'],
    ] as const) {
      const one = keys.number(words);
      if (one) take(key, name, one);
    }
    if (attention?.value !== undefined && factor.value !== undefined) {
      const whole = attention.value * (0.1 * Math.log(factor.value) + 1);
      take('attention_factor', 'attentionFactor', computed(whole, `${attention.source} times 0.1 ln(factor) + 1`));
    }
    const logarithm = keys.number('rope.scaling.yarn_log_multiplier');
    // DeepSeek's factor goes into its scale instead, so that cosine and sine have none.
    if (logarithm !== undefined && keys.arch === 'deepseek2')
      take('attention_factor', 'attentionFactor', fromClass(1, ggufPlace));
  }
  return said === undefined ? fromClass(request.type, ggufPlace) : fromFile(request.type, label);
}
