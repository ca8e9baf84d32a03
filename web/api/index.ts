// The package `posenc`: everything that it exports, in the order in which the data flows.

export { PosencError, type ErrorDetails } from './runtime/errors.ts';
export { type Dtype } from './runtime/arguments.ts';
export { getModule, init, type InitOptions } from './init.ts';
export { type ModuleSource } from './runtime/load.ts';
export { activeIsa, version } from './system.ts';
export { type Matrix, type Tensor } from './matrix.ts';
export { type PositionRange, type Positions } from './positions.ts';
export {
  angularFrequencies,
  sinusoidal,
  sinusoidalEntry,
  wavelengths,
  type Ladder,
  type Layout,
  type SinusoidalEntry,
  type SinusoidalEntryOptions,
  type SinusoidalOptions,
  type SinusoidalShape,
} from './sinusoidal.ts';
export {
  alibiBias,
  alibiMaskedBias,
  alibiSlopes,
  type AlibiForm,
  type AlibiMaskedOptions,
  type AlibiOptions,
  type AlibiSlopeOptions,
} from './alibi.ts';
export { type Frequencies, type FrequenciesLike } from './frequencies.ts';
export { rotaryFrequencies, type RotaryFrequencyOptions, type RotaryScaling } from './rotaryFrequencies.ts';
export { type RotaryScalingType } from './rotaryScalings.ts';
export { type RotaryConfigContext, type RotaryModelConfig } from './rotaryConfig.ts';
export { addBias, biasFromIndex, type AddBiasOptions, type BiasFromIndexOptions } from './scoreBias.ts';
export {
  t5Bias,
  t5Buckets,
  t5BucketTable,
  t5Thresholds,
  type T5BiasOptions,
  type T5Options,
  type T5TableOptions,
} from './t5Buckets.ts';
export * from './analysis/index.ts';
export { timestepEmbedding, type TimestepOptions } from './timestep.ts';
export {
  fairseqPositions,
  fairseqSinusoidal,
  marianSinusoidal,
  relativeSinusoidal,
  scaledSinusoidal,
  tensor2tensorSinusoidal,
  transformerXlTable,
  whisperSinusoidal,
  type ConventionOptions,
  type FairseqOptions,
  type FairseqPositionsOptions,
  type MarianOptions,
  type RelativeSinusoidalOptions,
  type ScaledSinusoidalOptions,
  type Tensor2TensorOptions,
  type TransformerXlTableOptions,
  type WhisperOptions,
} from './sinusoidalConventions.ts';
export { doubledExponent, type DoubledExponentOptions } from './doubledExponent.ts';
export {
  multidimSinusoidal,
  tensor2tensorGrid,
  type GridOptions,
  type MultidimOptions,
  type Tensor2TensorGridOptions,
} from './multidim.ts';
export { type TableOutput } from './runtime/rows.ts';
export {
  shawBias,
  shawEmbeddings,
  shawIndex,
  shawValues,
  type ShawBiasOptions,
  type ShawEmbeddingsOptions,
  type ShawIndexOptions,
  type ShawValuesOptions,
} from './shaw.ts';
export {
  relativeShift,
  transformerXlPositions,
  transformerXlScores,
  type RelativeShiftOptions,
  type TransformerXlPositionsOptions,
  type TransformerXlScoresOptions,
} from './transformerXl.ts';
export {
  swinCoordinates,
  swinIndex,
  type SwinCoordinatesOptions,
  type SwinIndexOptions,
  type SwinWindow,
} from './swin.ts';
export {
  debertaBuckets,
  debertaBucketTable,
  debertaRows,
  type DebertaBucketOptions,
  type DebertaOptions,
  type DebertaTableOptions,
} from './deberta.ts';
export {
  diffusersGrid,
  diffusersVideoGrid,
  visionGrid,
  type DiffusersGridOptions,
  type DiffusersVideoOptions,
  type VisionConvention,
  type VisionGridOptions,
} from './grids.ts';
export { detrEncoding, type DetrOptions } from './detr.ts';
export { productEncoding, type ProductOptions } from './product.ts';
export {
  hierarchicalEncoding,
  hierarchyAmbiguities,
  type HierarchicalOptions,
  type HierarchyAmbiguity,
  type HierarchyLevel,
} from './hierarchical.ts';
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
} from './fourier.ts';
export { kerpleBias, type KerpleKernel, type KerpleOptions } from './kerple.ts';
export { fireBias, fireDistances, type FireBiasOptions, type FireOptions } from './fire.ts';
export { sandwichBias, type SandwichOptions } from './sandwich.ts';
export { copeBias, copePositions, type CopeBiasOptions, type CopePositionsOptions } from './cope.ts';
export { forgetGateBias, type ForgetGateOptions } from './forgetGate.ts';
export { nopeQueryScale, nopeSchedule, type NopeQueryScaleOptions, type NopeScheduleOptions } from './nope.ts';
export { applyRotary, rotaryTable, type Pairing, type RotaryOptions, type RotaryTableOptions } from './rotary.ts';
export { type BatchPositions } from './rotation.ts';
export {
  permuteRotaryWeights,
  rotaryPermutation,
  type RotaryPermutationOptions,
  type RotaryWeightOptions,
} from './rotaryPermutation.ts';
export { applyXpos, type XposOptions } from './xpos.ts';
export { rotaryAngles, type RotaryGrid } from './rotaryGrid.ts';
export {
  axialRotary,
  cogvideoxRotary,
  diffusers2dRotary,
  dinov3Rotary,
  evaRotary,
  luminaRotary,
  mixedFrequencies,
  mixedRotary,
  type AxialRotaryOptions,
  type CogvideoxRotaryOptions,
  type Diffusers2dRotaryOptions,
  type Dinov3RotaryOptions,
  type EvaRotaryOptions,
  type LuminaRotaryOptions,
  type MixedRotaryOptions,
} from './rotaryGrids.ts';
export { mrope, mropeAxes, type MropeOptions, type MropeSections, type MropeStyle } from './mrope.ts';
export { learnedTable, lookUp, type Initialization, type LearnedTableOptions, type LookUpOptions } from './learned.ts';
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
} from './resize.ts';
export { decodeNpy, encodeNpy, type DecodeNpyOptions } from './npy.ts';
export {
  addPositions,
  packedPositions,
  paddedPositions,
  type AddPositionsOptions,
  type PackedPositionsOptions,
  type PaddedPositionsOptions,
} from './combine.ts';
