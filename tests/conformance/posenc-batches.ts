// This library's answers to the vectors of batches: padding, packing, masks, scales, caches, layers, weights.
import {
  applyRotary,
  attend,
  attentionMask,
  modelPositions,
  nopeQueryScale,
  packedPositions,
  paddedPositions,
  permuteRotaryWeights,
  PreparedRotary,
  shiftRotary,
  type LayerPositions,
} from 'posenc';
import { floats, frequenciesOf, pairingOf, type Answer, type Dtype, type Words } from './posenc-words.ts';

/** Rows one after the other, as a tensor; rows of unlike length are refused where the tensor is read. */
const rowsOf = (rows: readonly (readonly number[])[]) => ({
  data: Int32Array.from(rows.flat()),
  shape: [rows.length, rows[0]?.length ?? 0] as number[],
});

/** The last columns of rows of positions. */
function lastColumns({ data, rows, columns }: ReturnType<typeof paddedPositions>, count: number): number[][] {
  return Array.from({ length: rows }, (_, b) => [...data.slice((b + 1) * columns - count, (b + 1) * columns)]);
}

function rotateRows(options: Words, { x }: Words, positions: number[][], dtype: Dtype): Answer {
  const call = { pairing: pairingOf(options['pairing']), headsFirst: options['order'].endsWith('HTD') };
  const heads = { data: floats(dtype, x.values), shape: x.shape as number[] };
  return { values: applyRotary(heads, { ...call, positions, frequencies: frequenciesOf(options) }).data };
}

const packed = ({ sequences, lengths }: Words) => {
  const counts = lengths as readonly number[] | undefined;
  const listed = counts?.flatMap((count, text) => Array.from({ length: count }, () => text));
  return packedPositions({ sequences: rowsOf(listed ? [listed] : sequences) });
};

function visible(options: Words, input: Words): Answer {
  const { causal, window, chunk } = options;
  const { queries, keys, parents, prefix, query_columns: columns } = input;
  const mask = input['mask'] && rowsOf(input['mask']);
  const sequences = input['sequences'] && rowsOf(input['sequences']);
  const images = input['images'] && rowsOf(input['images']);
  const keyPositions = mask ? paddedPositions({ mask }) : sequences ? packedPositions({ sequences }) : undefined;
  // Chunks and prefixes count from the start of a text.
  const counted = keyPositions && (prefix !== undefined || chunk !== undefined) ? { keyPositions } : {};
  const batch = (prefix ?? columns)?.length as number | undefined;
  const given = { queries, keys, causal, window, chunk, parents, prefix, mask, sequences, images, batch, ...counted };
  const queryPositions = columns && rowsOf(columns);
  return { values: attentionMask({ ...given, queryPositions }).data };
}

/** A model whose scores have the scale of the options. */
function scoresOf({ head_dim, rotary_dim, query_pre_attn_scalar, factor, mscale_all_dim }: Words) {
  const common = { num_hidden_layers: 1, num_attention_heads: 1, hidden_size: head_dim, max_position_embeddings: 4096 };
  if (query_pre_attn_scalar !== undefined)
    return modelPositions({ ...common, model_type: 'gemma2', head_dim, query_pre_attn_scalar });
  if (mscale_all_dim === undefined) return modelPositions({ ...common, model_type: 'llama', head_dim });
  return modelPositions({
    ...common,
    model_type: 'deepseek_v3',
    qk_nope_head_dim: head_dim - rotary_dim,
    qk_rope_head_dim: rotary_dim,
    rope_scaling: {
      type: 'yarn',
      factor,
      mscale: mscale_all_dim,
      mscale_all_dim,
      original_max_position_embeddings: 4096,
    },
  });
}

/** One plus the weighted logarithm of the steps: `nopeQueryScale` has a shift of 1. */
function queryFactors({ beta, length, shift }: Words, { positions }: Words): Answer {
  const moved = (positions as number[]).map((p) => p + shift - 1);
  const grown = nopeQueryScale({ positions: moved.map((p) => Math.max(p, 0)), floorScale: length, weight: beta });
  // Before position 0 nothing has grown.
  return { values: [...grown].map((factor, k) => ((moved[k] ?? 0) < 0 ? 1 : factor)) };
}

interface Event {
  readonly append?: number;
  readonly drop?: number;
  readonly first?: number;
}

/** A cache with room for all keys that come, heads first or tokens first, as an engine has it. */
function cache(options: Words, { x, events }: Words, dtype: Dtype): Answer {
  const headsFirst = options['order'] === 'HTD';
  const shape = x.shape as [number, number, number];
  const [heads, tokens] = headsFirst ? [shape[0], shape[1]] : [shape[1], shape[0]];
  const dim = shape[2];
  const layout = { pairing: pairingOf(options['pairing']), frequencies: frequenciesOf(options), headsFirst };
  const rows = floats(dtype, x.values);
  const at = (head: number, token: number): number => (headsFirst ? head * tokens + token : token * heads + head) * dim;
  const kept = floats(
    dtype,
    x.values.map(() => 0),
  );
  let count = 0,
    come = 0;
  for (const { append = 0, drop = 0, first = 0 } of events as readonly Event[]) {
    const positions = Array.from({ length: tokens }, (_, t) => Math.max(t - come + count, 0));
    const turned = applyRotary({ data: rows, shape }, { ...layout, positions }).data;
    for (let t = 0; t < append; ++t)
      for (let h = 0; h < heads; ++h)
        kept.set(turned.subarray(at(h, come + t), at(h, come + t) + dim), at(h, count + t));
    come += append;
    count += append;
    if (drop === 0) continue;
    for (let t = first; t + drop < count; ++t)
      for (let h = 0; h < heads; ++h) kept.copyWithin(at(h, t), at(h, t + drop), at(h, t + drop) + dim);
    count -= drop;
    shiftRotary({ data: kept, shape }, { ...layout, by: -drop, tokens: { first, count: count - first } });
  }
  const left: number[] = [];
  for (let outer = 0; outer < (headsFirst ? heads : count); ++outer)
    for (let inner = 0; inner < (headsFirst ? count : heads); ++inner) {
      const from = headsFirst ? at(outer, inner) : at(inner, outer);
      left.push(...kept.subarray(from, from + dim));
    }
  return { values: left };
}

/** The value of the bits of a bfloat16. */
const bfloat16 = (word: number): number => new Float32Array(Uint32Array.of(word * 2 ** 16).buffer)[0] as number;

function float16(word: number): number {
  const [field, fraction] = [(word >> 10) & 31, word & 1023];
  const size = field === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (field - 25);
  return word >> 15 ? -size : size;
}

/** Numbers of 16 bits are moved as doubles and rounded once: here before that, as the vectors ask. */
function move(options: Words, { cache: { shape, dtype: format, hex }, positions }: Words, dtype: Dtype): Answer {
  const words = (hex as string).match(/.{4}/g) ?? [];
  const keys = floats(
    dtype,
    words.map((word) => (format === 'float16' ? float16 : bfloat16)(Number.parseInt(word, 16))),
  );
  const layout = { pairing: pairingOf(options['pairing']), headsFirst: options['order'] === 'HTD' };
  (positions as readonly number[]).forEach((by, first) =>
    shiftRotary(
      { data: keys, shape },
      { ...layout, frequencies: frequenciesOf(options), by, tokens: { first, count: 1 } },
    ),
  );
  return { values: keys };
}

function layersOf(config: object): readonly LayerPositions[] {
  const { layers } = modelPositions(config);
  if (layers === undefined) throw new RangeError('the file does not say how many layers there are');
  return layers;
}

function layerFrequencies({ config, layer }: Words): Answer {
  const own = layersOf(config)[layer];
  // What refuses a layer that is not there, or does not rotate.
  new PreparedRotary({ layer: own as LayerPositions, headsFirst: true }).dispose();
  if (own?.positions !== 'rotary') throw new Error('accepted a layer that does not rotate');
  const { inverse, attentionFactor } = own.rotary.frequencies;
  return { values: inverse, scalars: { attention_factor: attentionFactor } };
}

function convert({ heads, head_dim, rotary_dim, to }: Words, { weights: { shape, values } }: Words): Answer {
  const options = { heads, headDim: head_dim, rotaryDim: rotary_dim, to: pairingOf(to) };
  return { values: permuteRotaryWeights({ data: Float64Array.from(values as number[]), shape }, options) };
}

function attention(options: Words, input: Words, dtype: Dtype): Answer {
  const { order, causal, window, scale, softcap, key_heads: keyHeads } = options;
  const of = ({ shape, values }: Words) => ({ data: floats(dtype, values), shape: shape as number[] });
  const { mask, bias, sinks } = input;
  const [keys, values] = [of(input['k']), of(input['v'])];
  if (keys.shape[order === 'BHTD' ? 1 : 2] !== keyHeads) throw new Error('keys have other heads than the options say');
  const table = bias as number[][][] | undefined;
  const shape = [table?.length ?? 0, table?.[0]?.length ?? 0, table?.[0]?.[0]?.length ?? 0];
  const more = {
    ...(window !== undefined && { window }),
    ...(scale !== undefined && { scale }),
    ...(softcap !== undefined && { softcap }),
    ...(mask && { mask: rowsOf(mask) }),
    ...(table && { bias: { data: Float64Array.from(table.flat(2)), shape } }),
    ...(sinks && { sinks }),
  };
  const queries = of(input['q']);
  return { values: attend({ queries, keys, values, headsFirst: order === 'BHTD', causal, ...more }).data };
}

export const batches = {
  attend: { attend: attention },
  padding: {
    positions: (_: Words, { mask, queries }: Words): Answer => ({
      values: lastColumns(paddedPositions({ mask: rowsOf(mask) }), queries).flat(),
    }),
    rotate: (options: Words, input: Words, dtype: Dtype): Answer => {
      const tokens = input['x'].shape[options['order'].indexOf('T')] as number;
      const positions = lastColumns(paddedPositions({ mask: rowsOf(input['mask']) }), tokens);
      return rotateRows(options, input, positions, dtype);
    },
  },
  packing: {
    positions: (_: Words, input: Words): Answer => ({ values: packed(input).data }),
    rotate: (options: Words, input: Words, dtype: Dtype): Answer => {
      const positions = packed(input);
      return rotateRows(options, input, lastColumns(positions, positions.columns), dtype);
    },
  },
  mask: { visible },
  scale: {
    score: (options: Words): Answer => ({ values: [scoresOf(options).kinds[0]?.scores.scale.value ?? Number.NaN] }),
    query: queryFactors,
  },
  shift: { cache, move },
  layers: {
    windows: ({ config }: Words): Answer => ({ values: layersOf(config).map(({ window }) => window.value ?? 0) }),
    rotates: ({ config }: Words): Answer => ({
      values: layersOf(config).map(({ positions }) => (positions === 'rotary' ? 1 : 0)),
    }),
    frequencies: layerFrequencies,
  },
  weights: { convert },
};
