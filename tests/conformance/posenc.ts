// This library as a program that answers the vectors: options in their words become calls of ours.
import {
  alibiBias,
  alibiSlopes,
  applyRotary,
  applyXpos,
  promptPositions,
  rotaryFrequencies,
  rotaryFromConfig,
  rotaryGrid,
  shawIndex,
  sinusoidal,
  sinusoidalGrid,
  swinIndex,
  t5Buckets,
  timestepEmbedding,
  type Frequencies,
  type Pairing,
  type PromptModel,
  type PromptSegment,
  type RotaryFrequencyOptions,
  type RotaryScaling,
  type SinusoidalOptions,
} from 'posenc';

export type Dtype = 'float32' | 'float64';

/** The options and inputs of a case, which the schema has checked as far as it can. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a file says
export type Words = Readonly<Record<string, any>>;

export interface Answer {
  readonly values: ArrayLike<number>;
  readonly scalars?: Readonly<Record<string, number>>;
}

/** The answer of a program that lacks an option. */
export class Unsupported extends Error {}

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** NaN is null in JSON. */
const numbers = (list: readonly (number | null)[]): number[] => list.map((x) => x ?? Number.NaN);

const pairingOf = (name: string): Pairing => (name === 'rotate_half' ? 'rotateHalf' : (name as Pairing));

function floats(dtype: Dtype, values: readonly number[]): Float32Array | Float64Array {
  return dtype === 'float64' ? Float64Array.from(values) : Float32Array.from(values);
}

const scalingNames: Readonly<Record<string, string>> = { ntk_aware: 'ntkAware', dynamic_ntk: 'dynamic' };
const scalingKeys: Readonly<Record<string, string>> = { linear_factor: 'factor' };

export function frequenciesOf({ head_dim, rotary_dim, base, scaling, sequence_length }: Words): Frequencies {
  const width = { headDim: head_dim, rotaryDim: rotary_dim, base } as RotaryFrequencyOptions;
  if (scaling === undefined) return rotaryFrequencies(width);
  const { type, partial_rotary_factor: part, ...rest } = scaling as Words;
  const keys = Object.entries(rest).map(([key, value]) => [scalingKeys[key] ?? camel(key), value as unknown]);
  const own = { type: scalingNames[type] ?? type, ...Object.fromEntries(keys) } as RotaryScaling;
  const length = sequence_length === undefined ? {} : { sequenceLength: sequence_length as number };
  // Proportional frequencies say their share of the head, and all of its channels count as turning.
  const shape = part === undefined ? width : { headDim: head_dim, partialRotaryFactor: part, base };
  return rotaryFrequencies({ ...shape, ...length, scaling: own } as RotaryFrequencyOptions);
}

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

function rotate(options: Words, input: Words, dtype: Dtype, frequencies = frequenciesOf(options)): Answer {
  const { shape, headsFirst } = layout(options['order'], input['x'].shape);
  const x = { data: floats(dtype, input['x'].values), shape };
  const positions = positionsIn(options['order'], input['positions']);
  const call = { positions, pairing: pairingOf(options['pairing']), headsFirst };
  return { values: applyRotary(x, { ...call, frequencies }).data };
}

/** Keys that are rotated already have their attention factor. */
const shift = (options: Words, input: Words, dtype: Dtype): Answer =>
  rotate(options, input, dtype, { ...frequenciesOf(options), attentionFactor: 1 });

function mrope(options: Words, { positions, x }: Words, dtype: Dtype): Answer {
  const frequencies = frequenciesOf({ ...options, rotary_dim: options['head_dim'] });
  const style = options['interleaved'] ? 'interleaved' : 'chunked';
  const cells = rotaryGrid({ convention: 'mrope', style, sections: options['sections'], frequencies, positions });
  const { shape, headsFirst } = layout('TD', x.shape);
  const heads = { data: floats(dtype, x.values), shape };
  return { values: applyRotary(heads, { grid: cells, pairing: pairingOf(options['pairing']), headsFirst }).data };
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
  mrope: { rotate: mrope, positions: positionsOfPrompt },
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
};
