// The package `posenc`: everything that it exports, in the order in which the data flows.

export { PosencError, type ErrorDetails } from './runtime/errors.ts';
export { type AnyFloats, type ArrayOf, type Dtype, type OutOf } from './runtime/arguments.ts';
export { getModule, init, type InitOptions } from './runtime/init.ts';
export { type ModuleSource } from './runtime/load.ts';
export { type CompiledModules } from './runtime/loader.ts';
export { type Floats } from './runtime/record.ts';
export { activeIsa, version } from './runtime/system.ts';
export {
  type Elements,
  type Float16s,
  type Float32s,
  type Float64s,
  type Int32s,
  type Matrix,
  type ResultArray,
  type Table,
  type Tensor,
  type TensorLike,
  type Uint16s,
} from './runtime/matrix.ts';
export { type NumberList, type PositionRange, type Positions, type TokenPositions } from './runtime/positions.ts';
export { type TableOutput } from './runtime/rows.ts';
export { type Frequencies, type FrequenciesLike } from './frequencies/frequencies.ts';
export { rotaryFrequencies, type RotaryFrequencyOptions, type RotaryScaling } from './frequencies/rotary.ts';
export { type RotaryScalingType } from './frequencies/rotary-scalings.ts';
export {
  rotaryFromConfig,
  type KnownRotaryConfig,
  type RotaryConfig,
  type RotaryConfigContext,
} from './frequencies/rotary-config.ts';
export { modelPositions, type ModelPositionsOptions } from './models/model-positions.ts';
export { readModelFile, type ModelFileSource } from './models/model-file.ts';
export { type GgufHeader, type GgufTensor, type ReadRange } from './models/gguf-reader.ts';
export { type Sourced } from './models/sourced.ts';
export {
  type AlibiLayer,
  type AnyLayer,
  type Attends,
  type BucketLayer,
  type LayerPositions,
  type ModelPositions,
  type PositionChange,
  type PositionKind,
  type RotaryLayer,
  type RotaryPairs,
  type Scores,
  type TableLayer,
  type Temperature,
} from './models/types.ts';
export {
  angularFrequencies,
  paperBase,
  sinusoidal,
  sinusoidalEntry,
  wavelengths,
  type Ladder,
  type Layout,
  type PaperSinusoidalOptions,
  type SinusoidalEntry,
  type SinusoidalEntryOptions,
  type SinusoidalOptions,
  type SinusoidalShape,
} from './encodings/sinusoidal.ts';
export {
  fairseqPositions,
  type ConventionOptions,
  type DoubledExponentOptions,
  type EspnetOptions,
  type FairseqOptions,
  type FairseqPositionsOptions,
  type MarianOptions,
  type SinusoidalConventionOptions,
  type Tensor2TensorOptions,
  type TransformerXlSinusoidalOptions,
  type WhisperOptions,
  type XTransformersOptions,
} from './encodings/sinusoidal-conventions.ts';
export { timestepEmbedding, type TimestepOptions } from './encodings/timestep.ts';
export { productEncoding, type ProductOptions } from './encodings/product.ts';
export {
  hierarchicalEncoding,
  hierarchyAmbiguities,
  type HierarchicalOptions,
  type HierarchyAmbiguity,
  type HierarchyLevel,
} from './encodings/hierarchical.ts';
export {
  boxFeatures,
  gaussianFeatures,
  nerfFeatures,
  noiseLevelFeatures,
  type BoxOptions,
  type GaussianFourierOptions,
  type NerfOptions,
  type NerfSpacing,
  type NoiseLevelOptions,
} from './encodings/fourier.ts';
export {
  sinusoidalGrid,
  type AxesGridOptions,
  type PatchGridOptions,
  type SinusoidalGridOptions,
} from './encodings/sinusoidal-grid.ts';
export { type SamGridOptions } from './encodings/sam-grid.ts';
export { type GridOptions, type MultidimOptions, type Tensor2TensorGridOptions } from './encodings/multidim.ts';
export {
  type DiffusersGridOptions,
  type DiffusersVideoOptions,
  type VisionConvention,
  type VisionGridOptions,
} from './encodings/grids.ts';
export { type DetrOptions } from './encodings/detr.ts';
export {
  learnedTable,
  lookUp,
  type Initialization,
  type LearnedTableOptions,
  type LookUpOptions,
} from './encodings/learned.ts';
export {
  resizeBiasTable,
  resizeGrid,
  resizeRows,
  type BiasResizeOptions,
  type GridResizeOptions,
  type GridSize,
  type Interpolation,
  type ResizeOptions,
  type RowResizeOptions,
} from './encodings/resize.ts';
export { decodeNpy, encodeNpy, type DecodeNpyOptions } from './encodings/npy.ts';
export {
  addPositions,
  packedPositions,
  paddedPositions,
  type AddPositionsOptions,
  type PackedPositionsOptions,
  type PaddedPositionsOptions,
} from './encodings/combine.ts';
export { promptPositions, type PromptPositions, type PromptPositionsOptions } from './prompts/prompt-positions.ts';
export { type PromptModel } from './prompts/layouts.ts';
export {
  type AudioSegment,
  type ImageSegment,
  type PromptSegment,
  type TextSegment,
  type VideoSegment,
} from './prompts/segments.ts';
export {
  applyRotary,
  rotaryTable,
  type HalfRotaryOptions,
  type RotaryGridTableOptions,
  type RotaryCall,
  type RotaryLayout,
  type RotaryOptions,
  type RotaryTableOptions,
  type RotaryTables,
  type RotarySource,
  type RotaryTurns,
} from './encodings/rotary.ts';
export type {
  CacheSlot,
  FusedHeads,
  HalfHeads,
  HalfOptions,
  Halves,
  Heads,
  HeadsOptions,
  HeadsOrder,
  HeadsSizes,
  Pairing,
} from './encodings/heads.ts';
export type { BatchPositions } from './encodings/token-positions.ts';
export {
  permuteRotaryWeights,
  rotaryPermutation,
  type RotaryPermutationOptions,
  type RotaryWeightOptions,
} from './encodings/rotary-permutation.ts';
export {
  shiftRotary,
  type HalfRotaryShiftOptions,
  type RotaryShift,
  type RotaryShiftOptions,
  type RotatedWith,
  type TokenRange,
} from './encodings/rotary-shift.ts';
export {
  applyFope,
  fopeFrequencies,
  fopeTable,
  type ApplyFopeOptions,
  type FopeTableOptions,
} from './encodings/fope.ts';
export { applyXpos, type HalfXposOptions, type XposCall, type XposOptions } from './encodings/xpos.ts';
export { applyPolar, type HalfPolarOptions, type PolarCall, type PolarOptions } from './encodings/polar.ts';
export { rotaryAngles, type RotaryGrid } from './encodings/rotary-grid.ts';
export {
  mixedFrequencies,
  rotaryGrid,
  type AxialRotaryOptions,
  type CogvideoxRotaryOptions,
  type Diffusers2dRotaryOptions,
  type Dinov3RotaryOptions,
  type EvaRotaryOptions,
  type LuminaRotaryOptions,
  type MixedFrequencyOptions,
  type MixedRotaryOptions,
  type RotaryCells,
  type RotaryGridOptions,
} from './encodings/rotary-grid-conventions.ts';
export {
  type AxesFrequenciesOptions,
  type AxesRotaryOptions,
  type DrawnRotaryOptions,
  type FluxRotaryOptions,
  type HunyuanImage3RotaryOptions,
  type Ltx2RotaryOptions,
  type LtxRotaryOptions,
  type PixtralRotaryOptions,
  type QwenImageLayeredRotaryOptions,
  type QwenImageRotaryOptions,
  type WanRotaryOptions,
} from './encodings/rotary-axes-options.ts';
export { type PositionRows } from './encodings/position-rows.ts';
export { dualChunkPositions, type DualChunkOptions, type DualChunkPositions } from './encodings/dual-chunk.ts';
export {
  PreparedRotary,
  type PreparedRotaryCall,
  type PreparedRotaryOptions,
  type RotatedHeads,
  type RotationToPrepare,
} from './encodings/prepared-rotary.ts';
export { type OfLayer } from './encodings/layer.ts';
export { Arena } from './runtime/arena.ts';
export { mropeAxes, type MropeOptions, type MropeSections, type MropeStyle } from './encodings/mrope.ts';
export {
  alibiBias,
  alibiMaskedBias,
  alibiSlopes,
  type AlibiForm,
  type AlibiMaskedOptions,
  type AlibiOptions,
  type AlibiSlopeOptions,
} from './encodings/alibi.ts';
export { attend, type AttendOptions, type HeadsTensor } from './encodings/attend.ts';
export {
  attentionMask,
  attentionMaskBias,
  attentionMaskBits,
  type AttentionMask,
  type AttentionMaskBiasOptions,
  type AttentionMaskOptions,
  type Visibility,
} from './encodings/attention-mask.ts';
export {
  t5Bias,
  t5Buckets,
  t5BucketTable,
  t5Thresholds,
  type T5BiasOptions,
  type T5Options,
  type T5TableOptions,
} from './encodings/t5-buckets.ts';
export {
  shawBias,
  shawEmbeddings,
  shawIndex,
  shawValues,
  type ShawBiasOptions,
  type ShawEmbeddingsOptions,
  type ShawIndexOptions,
  type ShawValuesOptions,
} from './encodings/shaw.ts';
export {
  relativeShift,
  transformerXlPositions,
  transformerXlScores,
  type RelativeShiftOptions,
  type TransformerXlPositionsOptions,
  type TransformerXlScoresOptions,
} from './encodings/transformer-xl.ts';
export {
  swinCoordinates,
  swinIndex,
  type SwinCoordinatesOptions,
  type SwinIndexOptions,
  type SwinWindow,
} from './encodings/swin.ts';
export {
  debertaBuckets,
  debertaBucketTable,
  debertaRows,
  type DebertaBucketOptions,
  type DebertaOptions,
  type DebertaTableOptions,
} from './encodings/deberta.ts';
export {
  decomposedBias,
  decomposedIndex,
  type DecomposedBiasOptions,
  type DecomposedIndexOptions,
} from './encodings/decomposed.ts';
export { kerpleBias, type KerpleKernel, type KerpleOptions } from './encodings/kerple.ts';
export {
  fireBias,
  fireDistances,
  type FireBiasOptions,
  type FireDistanceOptions,
  type FireOptions,
} from './encodings/fire.ts';
export { mlpBias, type MlpBiasOptions, type MlpLayer } from './encodings/mlp-bias.ts';
export { sandwichBias, type SandwichOptions } from './encodings/sandwich.ts';
export { copeBias, copePositions, type CopeBiasOptions, type CopePositionsOptions } from './encodings/cope.ts';
export { forgetGateBias, type ForgetGateOptions } from './encodings/forget-gate.ts';
export {
  nopeQueryScale,
  nopeSchedule,
  type NopeQueryScaleOptions,
  type NopeScheduleOptions,
} from './encodings/nope.ts';
export { addBias, biasFromIndex, type AddBiasOptions, type BiasFromIndexOptions } from './encodings/score-bias.ts';
export * from './analysis/index.ts';
