// This library as a program that answers the vectors: options in their words become calls of ours.
import { batches } from './posenc-batches.ts';
import {
  camel,
  floats,
  frequenciesOf,
  numbers,
  pairingOf,
  Unsupported,
  type Answer,
  type Dtype,
  type Words,
} from './posenc-words.ts';
import {
  alibiBias,
  alibiSlopes,
  applyRotary,
  applyXpos,
  promptPositions,
  rotaryFromConfig,
  rotaryGrid,
  shawIndex,
  shiftRotary,
  sinusoidal,
  sinusoidalGrid,
  swinIndex,
  t5Buckets,
  timestepEmbedding,
  type Frequencies,
  type PromptModel,
  type PromptSegment,
  type SinusoidalOptions,
} from 'posenc';

const asAnswer = ({ inverse, attentionFactor }: Frequencies): Answer => ({
  values: inverse,
  scalars: { attention_factor: attentionFactor },
});

/** The shape with one head where none is given, and whether heads come first. */
function layout(order: string, shape: readonly number[]) {
  if (order === 'TD') return { shape: [shape[0], 1, shape[1]] as number[], headsFirst: false };
  return { shape: [...shape], headsFirst: order.endsWith('HTD') };
}

const ladders: Readonly<Record<string, string>> = {
  tensor2tensor: 'maxTimescale',
  whisper: 'maxTimescale',
  marian: 'base',
  x_transformers: 'base',
};

function sinusoidalTable(options: Words, positions: readonly (number | null)[], dtype: Dtype): Answer {
  const { dim, base, layout: columns, convention } = options;
  const common = { dim, dtype, positions: numbers(positions) };
  const ours = (): unknown => {
    if (convention === 'vaswani') return { ...common, base, layout: columns };
    if (convention === 'fairseq') return { ...common, convention, paddingIndex: options['padding_idx'] };
    if (convention === 'transformer_xl')
      return { dim, dtype, convention: 'transformerXl', length: positions.length, base };
    return { ...common, convention: camel(convention), [ladders[convention] ?? 'base']: base };
  };
  return { values: sinusoidal(ours() as SinusoidalOptions).data };
}

function grid(options: Words, dtype: Dtype): Answer {
  const { convention, dim, height, width, base } = options;
  if (convention === 'detr' || convention === 'detr_normalized') {
    const normalize = convention === 'detr_normalized';
    const made = sinusoidalGrid({ convention: 'detr', axisDim: dim / 2, height, width, base, normalize, dtype });
    // Ours has channels first, as DETR has.
    const cells = height * width;
    return {
      values: Array.from({ length: cells * dim }, (_, i) => made.data[(i % dim) * cells + Math.floor(i / dim)] ?? 0),
    };
  }
  if (convention === 'tensor2tensor')
    return { values: sinusoidalGrid({ convention, sizes: [height, width], dim, maxTimescale: base, dtype }).data };
  const token = convention === 'moco_v3' ? { classToken: false } : {};
  return {
    values: sinusoidalGrid({ convention: camel(convention) as 'mae', dim, height, width, base, dtype, ...token }).data,
  };
}

/** In a batch a list of positions for each of its rows. */
function positionsIn(order: string, positions: Words[string]): number[] | number[][] {
  return order.startsWith('B') ? positions.map(numbers) : numbers(positions);
}

function rotate(options: Words, input: Words, dtype: Dtype): Answer {
  const { shape, headsFirst } = layout(options['order'], input['x'].shape);
  const x = { data: floats(dtype, input['x'].values), shape };
  const positions = positionsIn(options['order'], input['positions']);
  const call = { positions, pairing: pairingOf(options['pairing']), headsFirst };
  return { values: applyRotary(x, { ...call, frequencies: frequenciesOf(options) }).data };
}

/** Each token of each row by a distance of its own: a call for each, on the row alone. */
function shift(options: Words, input: Words, dtype: Dtype): Answer {
  const { shape, headsFirst } = layout(options['order'], input['x'].shape);
  const keys = floats(dtype, input['x'].values);
  const rows = options['order'].startsWith('B') ? (shape[0] as number) : 1;
  const distances = options['order'].startsWith('B') ? input['positions'] : [input['positions']];
  const call = { frequencies: frequenciesOf(options), pairing: pairingOf(options['pairing']), headsFirst };
  for (let b = 0; b < rows; ++b) {
    const data = keys.subarray((b * keys.length) / rows, ((b + 1) * keys.length) / rows);
    numbers(distances[b]).forEach((by, first) =>
      shiftRotary({ data, shape: shape.slice(-3) }, { ...call, by, tokens: { first, count: 1 } }),
    );
  }
  return { values: keys };
}

/** In a batch each row has a grid of its own. */
function mrope(options: Words, { positions, x }: Words, dtype: Dtype): Answer {
  const frequencies = frequenciesOf({ ...options, rotary_dim: options['head_dim'] });
  const style = options['interleaved'] ? 'interleaved' : 'chunked';
  const order = (options['order'] as string | undefined) ?? 'TD';
  const { shape, headsFirst } = layout(order, x.shape);
  const rows = order.startsWith('B') ? (shape[0] as number) : 1;
  const size = x.values.length / rows;
  const turned = Array.from({ length: rows }, (_, b) => {
    const own = order.startsWith('B') ? (positions as number[][][]).map((axis) => axis[b] as number[]) : positions;
    const grid = rotaryGrid({ convention: 'mrope', style, sections: options['sections'], frequencies, positions: own });
    const heads = { data: floats(dtype, x.values.slice(b * size, (b + 1) * size)), shape: shape.slice(-3) };
    return [...applyRotary(heads, { grid, pairing: pairingOf(options['pairing']), headsFirst }).data];
  });
  return { values: turned.flat() };
}

/** Tokens as segments: runs of text, and the cells of each picture and film in their place. */
function segmentsOf(options: Words, input: Words): PromptSegment[] {
  const merge = options['spatial_merge_size'] as number;
  const merged = ([frames, rows, columns]: readonly [number, number, number]): [number, number, number] => [
    frames,
    rows / merge,
    columns / merge,
  ];
  const ids = input['input_ids'] as readonly number[];
  const pictures = [...input['image_grid_thw']].map(merged);
  // Qwen3-VL's films stand frame by frame between stamps of text: as pictures do.
  const films = [...input['video_grid_thw']]
    .map(merged)
    .flatMap(([frames, ...size]): [number, number, number][] =>
      options['convention'] === 'qwen3_vl' ? Array.from({ length: frames }, () => [1, ...size]) : [[frames, ...size]],
    );
  const seconds = [...(input['second_per_grid'] ?? [])];
  const segments: PromptSegment[] = [];
  for (let at = 0; at < ids.length; ) {
    const isPicture = ids[at] === options['image_token_id'];
    const grid = isPicture ? pictures.shift() : ids[at] === options['video_token_id'] ? films.shift() : undefined;
    if (grid === undefined) segments.push({ text: 1 });
    else if (isPicture || options['convention'] === 'qwen3_vl') segments.push({ image: grid });
    else segments.push({ video: grid, secondsPerGrid: seconds.shift() as number | undefined });
    at += grid === undefined ? 1 : grid[0] * grid[1] * grid[2];
  }
  return segments;
}

function positionsOfPrompt(options: Words, input: Words): Answer {
  const model = options['convention'] as PromptModel;
  const tokensPerSecond = options['tokens_per_second'] as number | undefined;
  return { values: promptPositions({ model, segments: segmentsOf(options, input), tokensPerSecond }).positions.data };
}

/** The tokens after a prompt, by `next` alone: padding before it counts for nothing. */
function decodePositions(options: Words, input: Words): Answer {
  const { next } = promptPositions({
    model: options['convention'] as PromptModel,
    segments: segmentsOf(options, input),
  });
  const [first = 0] = next;
  const row = Array.from({ length: input['generated'] }, (_, k) => first + k);
  return { values: [...row, ...row, ...row] };
}

function xpos(options: Words, { positions, x }: Words, dtype: Dtype): Answer {
  const { head_dim, base, scale_base, min_pos, role } = options;
  const { shape, headsFirst } = layout('TD', x.shape);
  const heads = { data: floats(dtype, x.values), shape };
  // Half of the length is subtracted from a position: 0 means a length of 0 or of 1, which rounds down to it.
  const length = Math.max(-2 * min_pos, 1);
  const roles: Words = { query: 'queries', key: 'keys' };
  const call = { headDim: head_dim, headsFirst, length, base, scaleBase: scale_base, centre: 'lucidrains' as const };
  return { values: applyXpos(heads, { ...call, positions: numbers(positions), role: roles[role] ?? role }).data };
}

/** The kinds of layers in our words: DeepSeek-V4's two ladders have three. */
const layerTypes: Readonly<Record<string, string>> = {
  main: 'sliding_attention',
  compress: 'compressed_sparse_attention',
};

export function configOf({ config, layer_type, sequence_length }: Words) {
  if (config['model_type'] === 'qwen') throw new Unsupported("the steps of Qwen 1's base");
  const layerType = layerTypes[layer_type] ?? (layer_type as string | undefined);
  return rotaryFromConfig(config as object, { layerType, sequenceLength: sequence_length });
}

function rotateModel(options: Words, { positions, x }: Words, dtype: Dtype): Answer {
  const { frequencies, pairing, rotates, rotaryDim } = configOf(options);
  if (pairing !== pairingOf(options['pairing'])) return { values: [] };
  const [tokens, headDim] = x.shape as [number, number];
  const data = floats(dtype, x.values);
  const first = rotates === 'last' ? headDim - rotaryDim : 0;
  // The rotated channels as a part of rows: the channels before and after them are kept.
  const part = { heads: 1, headDim: rotaryDim, pairing, fused: { width: headDim, first } };
  return { values: applyRotary({ data, shape: [tokens, headDim] }, { ...part, positions, frequencies }).data };
}

/** The answers, in the terms of the contract. */
export const operations: Readonly<
  Record<string, Readonly<Record<string, (options: Words, input: Words, dtype: Dtype) => Answer>>>
> = {
  sinusoidal: { table: (options, { positions }, dtype) => sinusoidalTable(options, positions, dtype) },
  timestep: {
    table: ({ dim, max_period, flip_sin_to_cos, downscale_freq_shift, scale }, { positions }, dtype) => ({
      values: timestepEmbedding({
        timesteps: numbers(positions),
        dim,
        maxPeriod: max_period,
        flipSinToCos: flip_sin_to_cos,
        downscaleFreqShift: downscale_freq_shift,
        scale,
        dtype,
      }).data,
    }),
  },
  rotary_frequencies: { frequencies: (options) => asAnswer(frequenciesOf(options)) },
  rotary: { rotate: (options, input, dtype) => rotate(options, input, dtype), shift },
  mrope: { rotate: mrope, positions: positionsOfPrompt, decode: decodePositions },
  grids: { table: (options, _, dtype) => grid(options, dtype) },
  alibi: {
    slopes: ({ heads }) => ({ values: alibiSlopes({ heads }) }),
    bias: ({ heads, causal }, { queries, keys, offset }, dtype) => ({
      values: alibiBias({
        heads,
        causal,
        queries: Array.from({ length: queries }, (_, i) => offset + i),
        keys,
        dtype,
      }).data,
    }),
  },
  t5_buckets: {
    buckets: ({ bidirectional, num_buckets, max_distance }, { relative }) => ({
      values: t5Buckets({
        relative: numbers(relative),
        bidirectional,
        buckets: num_buckets,
        maxDistance: max_distance,
      }),
    }),
  },
  shaw: {
    index: ({ clip }, { queries, keys }) => ({ values: shawIndex({ queries, keys, maxDistance: clip }).data }),
  },
  swin: { index: ({ window }) => ({ values: swinIndex({ window }).data }) },
  xpos: { rotate: xpos },
  models: { frequencies: (options) => asAnswer(configOf(options).frequencies), rotate: rotateModel },
  ...batches,
};
