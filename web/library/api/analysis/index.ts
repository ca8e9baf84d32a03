// The exports of analysis, in reading order.
export { similarity, type Measure, type SimilarityOptions } from './similarity.ts';
export {
  firstRise,
  nearestRepeat,
  offsetSimilarity,
  type FirstRise,
  type FirstRiseOptions,
  type LadderShape,
  type NearestRepeat,
  type NearestRepeatOptions,
  type OffsetSimilarityOptions,
} from './offset-similarity.ts';
export {
  fitShift,
  shiftBlocks,
  shiftMatrix,
  shiftResidual,
  type FitShiftOptions,
  type ShiftBlocksOptions,
  type ShiftFit,
  type ShiftMatrixOptions,
  type ShiftResidual,
  type ShiftResidualOptions,
} from './shift.ts';
export {
  attention,
  equivarianceError,
  softmax,
  type Attention,
  type AttentionOptions,
  type AttentionTerm,
  type EquivarianceErrorOptions,
  type SoftmaxOptions,
} from './attention.ts';
export {
  firstCollision,
  lowPrecisionTable,
  precisionErrors,
  roundToFormat,
  type Collision,
  type FirstCollisionOptions,
  type FrequencyFormula,
  type NumberFormat,
  type PrecisionOptions,
  type PrecisionShape,
  type RoundToFormatOptions,
} from './precision.ts';
export { variantTable, type Formula, type VariantTableOptions } from './variants.ts';
export {
  columnSpreads,
  fingerprint,
  rowNorms,
  type Fingerprint,
  type FingerprintOptions,
} from './fingerprint.ts';
export { identify, type Cause, type Diagnosis, type Difference, type Rounding } from './identify.ts';
export { matrixPixels, type MatrixPixels, type MatrixPixelsOptions } from './pixels.ts';
