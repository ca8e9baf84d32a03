// The functions that the C++ side exports, by name and type: a mirror of cpp/bindings, one interface per file there.
import type { AnalysisFunctions } from './analysis-functions.ts';

/** Addresses in WebAssembly memory. */
export type Address = number;

export interface RuntimeFunctions {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAP32: Int32Array;
  reserve(bytes: number): Address;
  write_rows(firstRow: number, count: number, out: Address): void;
  status_name(): Address;
  status_argument(): Address;
  status_allowed(): Address;
  status_value(): number;
  active_isa(): Address;
  version(): Address;
}

export interface SinusoidalFunctions {
  sinusoidal_start(
    first: number,
    step: number,
    count: number,
    values: Address,
    dim: number,
    base: number,
    layout: number,
    ladder: number,
    wide: boolean,
  ): number;
  sinusoidal_entry(
    dim: number,
    base: number,
    layout: number,
    ladder: number,
    position: number,
    dimension: number,
    out: Address,
  ): number;
  angular_frequencies(dim: number, base: number, ladder: number, out: Address): number;
  wavelengths(dim: number, base: number, ladder: number, out: Address): number;
}

export interface AlibiFunctions {
  alibi_slopes(heads: number, biasMax: number, out: Address): number;
  alibi_start(
    heads: number,
    queries: number,
    keys: number,
    causal: boolean,
    form: number,
    biasMax: number,
    wide: boolean,
  ): number;
  alibi_masked(
    heads: number,
    biasMax: number,
    keys: number,
    mask: Address,
    tokens: number,
    out: Address,
    elements: number,
    wide: boolean,
  ): number;
}

export interface RotaryFrequencyFunctions {
  rotary_frequencies(
    scaling: number,
    numbers: Address,
    shortFactor: Address,
    shortCount: number,
    longFactor: Address,
    longCount: number,
    out: Address,
    room: number,
  ): number;
}

export interface ScoreBiasFunctions {
  bias_from_index(
    index: Address,
    entries: number,
    table: Address,
    elements: number,
    heads: number,
    out: Address,
  ): number;
  add_bias(
    scores: Address,
    elements: number,
    shape: Address,
    axes: number,
    bias: Address,
    biasElements: number,
    biasShape: Address,
    biasAxes: number,
    out: Address,
  ): number;
}

export interface T5BucketFunctions {
  t5_buckets(
    bidirectional: boolean,
    buckets: number,
    maxDistance: number,
    relative: Address,
    count: number,
    out: Address,
  ): number;
  t5_thresholds(bidirectional: boolean, buckets: number, maxDistance: number, out: Address, count: number): number;
  t5_bucket_table(
    bidirectional: boolean,
    buckets: number,
    maxDistance: number,
    queries: number,
    keys: number,
    out: Address,
  ): number;
  t5_bias(
    bidirectional: boolean,
    buckets: number,
    maxDistance: number,
    heads: number,
    queries: number,
    keys: number,
    table: Address,
    elements: number,
    out: Address,
  ): number;
}

export interface TimestepFunctions {
  timestep_start(
    first: number,
    step: number,
    count: number,
    values: Address,
    dim: number,
    flip: boolean,
    shift: number,
    scale: number,
    maxPeriod: number,
    wide: boolean,
  ): number;
}

/** The positions of a table, as every `_start` function of one takes them. */
type PositionArguments = [first: number, step: number, count: number, values: Address];

export interface SinusoidalConventionFunctions {
  fairseq_start(...positions: [...PositionArguments, dim: number, paddingIndex: number, wide: boolean]): number;
  fairseq_positions(tokens: Address, batch: number, length: number, paddingIndex: number, out: Address): number;
  tensor2tensor_start(
    ...positions: [...PositionArguments, dim: number, minTimescale: number, maxTimescale: number, wide: boolean]
  ): number;
  whisper_start(...positions: [...PositionArguments, dim: number, maxTimescale: number, wide: boolean]): number;
  marian_start(...positions: [...PositionArguments, dim: number, base: number, wide: boolean]): number;
  transformer_xl_table_start(length: number, dim: number, clampLength: number, base: number, wide: boolean): number;
  relative_sinusoidal_start(length: number, dim: number, base: number, wide: boolean): number;
  scaled_sinusoidal_start(
    ...positions: [...PositionArguments, dim: number, hasScale: boolean, scale: number, base: number, wide: boolean]
  ): number;
}

export interface DoubledExponentFunctions {
  doubled_exponent_start(...positions: [...PositionArguments, dim: number, base: number, wide: boolean]): number;
}

export interface MultidimFunctions {
  grid_size(axis: number, cells: number): void;
  multidim_start(axes: number, dim: number, base: number, wide: boolean): number;
  tensor2tensor_grid_start(
    axes: number,
    dim: number,
    minTimescale: number,
    maxTimescale: number,
    wide: boolean,
  ): number;
}

export interface ShawFunctions {
  shaw_index(queries: number, keys: number, maxDistance: number, out: Address): number;
  shaw_embeddings(
    queries: number,
    keys: number,
    dim: number,
    maxDistance: number,
    table: Address,
    rows: number,
    out: Address,
  ): number;
  shaw_bias(
    batch: number,
    queries: number,
    keys: number,
    dim: number,
    maxDistance: number,
    q: Address,
    table: Address,
    rows: number,
    out: Address,
  ): number;
  shaw_values(
    batch: number,
    queries: number,
    keys: number,
    dim: number,
    maxDistance: number,
    weights: Address,
    table: Address,
    rows: number,
    out: Address,
  ): number;
}

export interface TransformerXlFunctions {
  transformer_xl_positions(keys: number, width: number, base: number, out: Address): number;
  transformer_xl_scores(
    heads: number,
    queries: number,
    keys: number,
    dim: number,
    width: number,
    base: number,
    q: Address,
    k: Address,
    u: Address,
    v: Address,
    weights: Address,
    out: Address,
  ): number;
  relative_shift(rows: number, columns: number, x: Address, elements: number, out: Address): number;
}

export interface SwinFunctions {
  swin_index(height: number, width: number, classToken: boolean, out: Address, elements: number): number;
  swin_coordinates(
    height: number,
    width: number,
    trainedHeight: number,
    trainedWidth: number,
    out: Address,
    elements: number,
  ): number;
}

export interface DebertaFunctions {
  deberta_buckets(
    bucketSize: number,
    maxPosition: number,
    rows: boolean,
    relative: Address,
    count: number,
    out: Address,
  ): number;
  deberta_bucket_table(bucketSize: number, maxPosition: number, queries: number, keys: number, out: Address): number;
}

export interface GridFunctions {
  vision_grid_start(
    convention: number,
    height: number,
    width: number,
    dim: number,
    base: number,
    classToken: number,
    interleaveSinCos: boolean,
    reverseCoordinates: boolean,
    wide: boolean,
  ): number;
  diffusers_grid_start(
    height: number,
    width: number,
    dim: number,
    baseSize: number,
    interpolationScale: number,
    classToken: boolean,
    extraTokens: number,
    wide: boolean,
  ): number;
  diffusers_video_start(
    frames: number,
    height: number,
    width: number,
    dim: number,
    spatialScale: number,
    temporalScale: number,
    wide: boolean,
  ): number;
}

export interface DetrFunctions {
  detr_encoding(
    height: number,
    width: number,
    axisDim: number,
    mask: Address,
    cells: number,
    base: number,
    normalize: boolean,
    hasScale: boolean,
    scale: number,
    out: Address,
    elements: number,
  ): number;
}

export interface ProductFunctions {
  product_table(points: Address, numbers: number, dim: number, base: number, out: Address, elements: number): number;
}

export interface HierarchicalFunctions {
  hierarchical_table(
    positions: Address,
    numbers: number,
    levels: Address,
    count: number,
    tables: Address,
    dim: number,
    layout: number,
    out: Address,
    elements: number,
  ): number;
  hierarchy_ambiguities(levels: Address, count: number, tables: Address, out: Address): number;
}

export interface FourierFunctions {
  nerf_features(
    points: Address,
    count: number,
    dimensions: number,
    frequencies: number,
    includeInput: boolean,
    includePi: boolean,
    spacing: number,
    out: Address,
    elements: number,
  ): number;
  gaussian_features(
    points: Address,
    count: number,
    dimensions: number,
    matrix: Address,
    entries: number,
    out: Address,
    elements: number,
  ): number;
  noise_level_features(
    levels: Address,
    count: number,
    weights: Address,
    bands: number,
    log: boolean,
    flip: boolean,
    out: Address,
    elements: number,
  ): number;
  box_features(boxes: Address, count: number, frequencies: number, out: Address, elements: number): number;
}

export interface KerpleFunctions {
  kerple_bias(
    kernel: number,
    queries: number,
    keys: number,
    heads: number,
    p: Address,
    a: Address,
    out: Address,
  ): number;
}

export interface FireFunctions {
  fire_distances(queries: number, keys: number, c: number, threshold: number, out: Address): number;
  fire_bias(
    queries: number,
    keys: number,
    c: number,
    threshold: number,
    heads: number,
    width: number,
    firstWeights: Address,
    firstBias: Address,
    secondWeights: Address,
    secondBias: Address,
    out: Address,
  ): number;
}

export interface SandwichFunctions {
  sandwich_bias(
    heads: number,
    queries: number,
    keys: number,
    dim: number,
    base: number,
    causal: boolean,
    out: Address,
  ): number;
}

export interface CopeFunctions {
  cope_positions(
    batch: number,
    queries: number,
    keys: number,
    rows: number,
    causal: boolean,
    logits: Address,
    out: Address,
  ): number;
  cope_bias(
    batch: number,
    queries: number,
    keys: number,
    rows: number,
    dim: number,
    causal: boolean,
    logits: Address,
    q: Address,
    table: Address,
    out: Address,
  ): number;
}

export interface ForgetGateFunctions {
  forget_gate_bias(
    heads: number,
    tokens: number,
    causal: boolean,
    gates: Address,
    elements: number,
    out: Address,
  ): number;
}

export interface NopeFunctions {
  nope_schedule(every: number, out: Address, layers: number): number;
  nope_query_scale(floorScale: number, weight: number, positions: Address, count: number, out: Address): number;
}

/** Any rotation: its `start` makes it the one that `rotate_piece` uses. */
export interface RotatorFunctions {
  rotate_piece(firstRow: number, tokens: number, x: Address): void;
}

export interface RotaryFunctions {
  rotary_start(
    first: number,
    step: number,
    count: number,
    values: Address,
    inverse: Address,
    remainder: Address,
    pairs: number,
    attentionFactor: number,
    batch: number,
    heads: number,
    headDim: number,
    headsFirst: boolean,
    pairing: number,
    back: boolean,
    size: number,
    wide: boolean,
  ): number;
  rotary_table_start(
    first: number,
    step: number,
    count: number,
    values: Address,
    inverse: Address,
    remainder: Address,
    pairs: number,
    attentionFactor: number,
    duplicated: boolean,
    pairing: number,
    wide: boolean,
  ): number;
  rotary_permutation(headDim: number, rotaryDim: number, to: number, out: Address): number;
}

export interface XposFunctions {
  xpos_start(
    role: number,
    offset: number,
    base: number,
    scaleBase: number,
    centre: number,
    batch: number,
    heads: number,
    headDim: number,
    headsFirst: boolean,
    size: number,
    wide: boolean,
  ): number;
}

export interface RotaryGridFunctions {
  rotary_grid_make(kind: number, numbers: Address, list: Address, count: number): number;
  rotary_grid_size(which: number): number;
  rotary_grid_take(out: Address): void;
  rotary_grid_start(
    axes: number,
    tokens: number,
    pairs: number,
    gridHeads: number,
    data: Address,
    attentionFactor: number,
    batch: number,
    heads: number,
    headDim: number,
    headsFirst: boolean,
    pairing: number,
    back: boolean,
    size: number,
    wide: boolean,
  ): number;
  rotary_angles(axes: number, tokens: number, pairs: number, gridHeads: number, data: Address, out: Address): number;
  mrope_make(
    style: number,
    time: number,
    row: number,
    column: number,
    inverse: Address,
    remainder: Address,
    pairs: number,
    attentionFactor: number,
    positions: Address,
    count: number,
  ): number;
  mrope_axes(style: number, time: number, row: number, column: number, pairs: number, out: Address): number;
  mixed_frequencies(headDim: number, base: number, turn: number, out: Address): number;
}

export interface LearnedFunctions {
  learned_rows(
    dim: number,
    initialization: number,
    deviation: number,
    truncation: number,
    low: number,
    high: number,
    seed: number,
    paddingIndex: number,
    firstRow: number,
    count: number,
    out: Address,
  ): number;
  look_up_rows(
    table: Address,
    elements: number,
    dim: number,
    positions: Address,
    count: number,
    offset: number,
    scale: number,
    out: Address,
    room: number,
  ): number;
}

/** Sizes of an image before and after: heights and widths. */
type SizeArguments = [oldHeight: number, oldWidth: number, newHeight: number, newWidth: number];

export interface ResizeFunctions {
  resize_rows(
    table: Address,
    elements: number,
    dim: number,
    rows: number,
    prefixRows: number,
    method: number,
    align: boolean,
    out: Address,
    room: number,
  ): number;
  resize_grid(
    table: Address,
    elements: number,
    dim: number,
    ...sizes: [...SizeArguments, prefixRows: number, method: number, align: boolean, out: Address, room: number]
  ): number;
  resize_bias_table(
    table: Address,
    elements: number,
    heads: number,
    ...sizes: [...SizeArguments, extraRows: number, method: number, align: boolean, out: Address, room: number]
  ): number;
}

export interface CombineFunctions {
  add_rows(
    x: Address,
    table: Address,
    n: number,
    dim: number,
    alpha: number,
    scaleBySqrtDim: boolean,
    dropout: number,
    seed: number,
    firstElement: number,
    wide: boolean,
  ): number;
  padded_positions(mask: Address, batch: number, tokens: number, paddingPosition: number, out: Address): number;
  packed_positions(sequences: Address, batch: number, tokens: number, out: Address): number;
}

export type PosencModule = RuntimeFunctions &
  SinusoidalFunctions &
  AlibiFunctions &
  RotaryFrequencyFunctions &
  ScoreBiasFunctions &
  T5BucketFunctions &
  TimestepFunctions &
  SinusoidalConventionFunctions &
  DoubledExponentFunctions &
  MultidimFunctions &
  ShawFunctions &
  TransformerXlFunctions &
  SwinFunctions &
  DebertaFunctions &
  GridFunctions &
  DetrFunctions &
  ProductFunctions &
  HierarchicalFunctions &
  FourierFunctions &
  KerpleFunctions &
  FireFunctions &
  SandwichFunctions &
  CopeFunctions &
  ForgetGateFunctions &
  NopeFunctions &
  AnalysisFunctions &
  RotatorFunctions &
  RotaryFunctions &
  XposFunctions &
  RotaryGridFunctions &
  LearnedFunctions &
  ResizeFunctions &
  CombineFunctions;
