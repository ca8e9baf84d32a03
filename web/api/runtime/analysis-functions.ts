// The functions that the C++ side exports for analysis: a mirror of the bindings of the same names.
import type { Address } from './module.ts';

interface SimilarityFunctions {
  similarity(
    table: Address,
    rows: number,
    others: Address,
    otherRows: number,
    columns: number,
    measure: number,
    wide: boolean,
    out: Address,
  ): number;
  offset_similarity(
    dim: number,
    base: number,
    ladder: number,
    first: number,
    step: number,
    count: number,
    values: Address,
    measure: number,
    out: Address,
  ): number;
  first_rise(dim: number, base: number, ladder: number, limit: number, out: Address): number;
  nearest_repeat(dim: number, base: number, ladder: number, first: number, last: number, out: Address): number;
}

interface ShiftFunctions {
  shift_blocks(dim: number, base: number, ladder: number, shift: number, out: Address, elements: number): number;
  shift_matrix(
    dim: number,
    base: number,
    layout: number,
    ladder: number,
    shift: number,
    out: Address,
    elements: number,
  ): number;
  shift_residual(table: Address, rows: number, columns: number, matrix: Address, shift: number, out: Address): number;
  fit_shift(table: Address, rows: number, columns: number, shift: number, matrix: Address, out: Address): number;
}

interface AttentionFunctions {
  attention(
    numbers: Address,
    data: Address,
    query: Address,
    key: Address,
    value: Address,
    terms: Address,
    scores: Address,
    weights: Address,
    output: Address,
  ): number;
  softmax(scores: Address, rows: number, columns: number, out: Address): number;
  equivariance_error(numbers: Address, data: Address, permutation: Address, count: number, out: Address): number;
}

interface PrecisionFunctions {
  low_precision_table(
    numbers: Address,
    first: number,
    step: number,
    count: number,
    values: Address,
    out: Address,
    elements: number,
  ): number;
  precision_errors(numbers: Address, first: number, step: number, count: number, values: Address, out: Address): number;
  first_collision(numbers: Address, limit: number, out: Address): number;
  round_numbers(numbers: Address, count: number, format: number): void;
}

interface FingerprintFunctions {
  variant_table(
    first: number,
    step: number,
    count: number,
    values: Address,
    dim: number,
    base: number,
    formula: number,
    layout: number,
    out: Address,
    elements: number,
  ): number;
  row_norms(table: Address, rows: number, columns: number, out: Address): number;
  column_spreads(table: Address, rows: number, columns: number, out: Address): number;
  fingerprint(table: Address, rows: number, columns: number, bound: number, shift: number, out: Address): number;
  identify_table(table: Address, rows: number, columns: number, out: Address): number;
}

interface PixelFunctions {
  pixel_rows(
    rows: number,
    columns: number,
    low: number,
    high: number,
    colors: Address,
    count: number,
    width: number,
    height: number,
    transpose: boolean,
    first: number,
    pixels: number,
    cells: Address,
    wide: boolean,
    out: Address,
  ): number;
}

export type AnalysisFunctions = SimilarityFunctions &
  ShiftFunctions &
  AttentionFunctions &
  PrecisionFunctions &
  FingerprintFunctions &
  PixelFunctions;
