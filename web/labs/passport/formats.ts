// Where tables of cosines and sines in short numbers begin to fail, with a model's own frequencies.
import { roundToFormat, type NumberFormat } from 'posenc';
import { remember } from '../shared/state/remember.ts';

export const formats = ['float32', 'bfloat16', 'float16'] as const satisfies readonly NumberFormat[];
export type Format = (typeof formats)[number];

/** Significant bits. */
const bits: Readonly<Record<Format, number>> = { float32: 24, bfloat16: 8, float16: 11 };

/** A table is said to fail where an entry is off by more. */
export const tolerance = 0.01;

/** Twenty positions to a factor of ten, up to ten million, neighbours first. */
const sampled = [...new Set(Array.from({ length: 141 }, (_place, k) => Math.round(10 ** (k / 20))))];

/** The largest error in the rows at some positions: positions, frequencies, angles and values are rounded in turn. */
export function tableErrors(
  inverse: ArrayLike<number>,
  positions: readonly number[],
  format: Format,
): readonly number[] {
  const rounded = (numbers: Float64Array): Float64Array => roundToFormat({ numbers, format });
  const frequencies = rounded(Float64Array.from(inverse));
  const pairs = frequencies.length;
  const kept = rounded(Float64Array.from(positions));
  const unrounded = new Float64Array(positions.length * pairs);
  for (let k = 0; k < unrounded.length; k += 1) unrounded[k] = kept[Math.floor(k / pairs)]! * frequencies[k % pairs]!;
  const angles = rounded(unrounded);
  const exact = new Float64Array(2 * angles.length);
  angles.forEach((angle, k) => {
    exact[2 * k] = Math.cos(angle);
    exact[2 * k + 1] = Math.sin(angle);
  });
  const values = rounded(exact);
  return positions.map((position, row) => {
    let worst = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      const at = 2 * (row * pairs + pair);
      const angle = position * inverse[pair]!;
      for (const off of [values[at]! - Math.cos(angle), values[at + 1]! - Math.sin(angle)])
        worst = Number.isNaN(off) ? Infinity : Math.max(worst, Math.abs(off));
    }
    return worst;
  });
}

export interface FormatFacts {
  readonly format: Format;
  /** The first of the sampled positions with an error above the tolerance. */
  readonly fails: number | undefined;
  readonly error: number;
  /** The position asked for, as the format keeps it. */
  readonly kept: number;
  readonly bits: number;
  /** All positions that it keeps as the same number; the same twice for one that it tells from its neighbours. */
  readonly alike: readonly [first: number, last: number];
}

/** The whole numbers around a position that a format rounds to the same. */
function alikeOf(position: number, format: Format): readonly [number, number] {
  const round = (whole: number): number => roundToFormat({ numbers: [whole], format })[0]!;
  const kept = round(position);
  if (!Number.isFinite(kept)) return [position, position];
  const farthest = (way: 1 | -1): number => {
    let [inside, outside] = [0, 1];
    while (outside <= position + 1 && round(position + way * outside) === kept)
      [inside, outside] = [outside, 2 * outside];
    while (outside - inside > 1) {
      const middle = Math.floor((inside + outside) / 2);
      if (round(position + way * middle) === kept) inside = middle;
      else outside = middle;
    }
    return position + way * inside;
  };
  return [farthest(-1), farthest(1)];
}

/** Where each format fails depends on the frequencies alone: a drag over positions computes it once. */
const failures = remember(
  (inverse: ArrayLike<number>) =>
    formats.map((format) => sampled[tableErrors(inverse, sampled, format).findIndex((error) => error > tolerance)]),
  (inverse) => Array.from(inverse),
);

export function formatFacts(inverse: ArrayLike<number>, position: number): readonly FormatFacts[] {
  const fails = failures(inverse);
  return formats.map((format, at) => {
    return {
      format,
      fails: fails[at],
      error: tableErrors(inverse, [position], format)[0]!,
      kept: roundToFormat({ numbers: [position], format })[0]!,
      bits: bits[format],
      alike: alikeOf(position, format),
    };
  });
}
