// Sines of an array in one loop. The usual case is written out: Firefox inlines no function of this length, and a call
// takes longer than a sine. It repeats the arithmetic of `sineOf`, `sineOfTurns` and `evaluate`; these do the rest.
import { isHalfway } from './evaluate.ts';
import { near, sineOf, stepHigh, stepLow, stepsPerRadian } from './radians.ts';
import { sines } from './table.ts';
import { sineOfTurns, turn, turnHigh, turnLow } from './turns.ts';

/** Values or results in single or double precision. */
export type FloatArray = Float32Array | Float64Array;

/** Elements that are widened at a time, and where: new memory for each call takes half as long as the sines. */
const chunk = 1024;
const widened = /* @__PURE__ */ new Float64Array(chunk);

/** Writes the sine of each value, or the cosine with `quarter` 32, in the precision of `out`. */
export function fill(values: FloatArray, out: FloatArray, quarter: number, isInTurns: boolean): void {
  const isSingle = out instanceof Float32Array;
  if (values instanceof Float64Array && !isSingle) return fillDoubles(values, out, quarter, isInTurns, false);
  for (let first = 0; first < out.length; first += chunk) {
    const part = widened.subarray(0, Math.min(chunk, out.length - first));
    part.set(values.subarray(first, first + chunk));
    fillDoubles(part, part, quarter, isInTurns, isSingle);
    out.set(part, first);
  }
}

/** Engines compile this loop for one kind of array. With `isSingle` results round to the right float32. */
function fillDoubles(
  values: Float64Array,
  out: Float64Array,
  quarter: number,
  isInTurns: boolean,
  isSingle: boolean,
): void {
  const table = sines,
    steps = isInTurns ? 128 : stepsPerRadian,
    // Of turns only those below 2^14 are usual: their steps have 21 bits.
    usual = isInTurns ? 16384 : near;
  for (let i = 0; i < out.length; ++i) {
    const x = values[i] as number,
      k = x * steps + 6755399441055744 - 6755399441055744,
      index = (k + quarter) & 127;
    if (Math.abs(x) < usual && (index & 63) !== 0) {
      let high = x - k * stepHigh,
        low = -k * stepLow;
      if (isInTurns) {
        const rest = x - k * 0.0078125,
          grid = rest + 786432 - 786432;
        high = grid * turnHigh;
        low = grid * turnLow + (rest - grid) * turn;
      }
      const coarse = high + 3145728 - 3145728,
        fine = high - coarse + low,
        r = coarse + fine,
        z = r * r;
      const s = table[2 * index] as number,
        sRest = table[2 * index + 1] as number,
        c = table[2 * index + 64] as number,
        cRest = table[2 * index + 65] as number;
      const loss = z * (0.16666666666666666 - z * (0.008333333332770722 - z * 0.0001984102081129589)),
        cosineLoss = z * (z * (0.04166666666136031 - z * 0.0013888654207501565) - 0.5);
      const moved = c * coarse,
        sum = s + moved,
        lost = moved - (sum - s);
      const sine = sum + (sRest + cRest * coarse + ((c + cRest) * (fine - r * loss) + (s + sRest) * cosineLoss) + lost);
      if (!isSingle || !isHalfway(sine)) {
        out[i] = sine;
        continue;
      }
    }
    out[i] = isInTurns ? sineOfTurns(x, quarter, isSingle) : sineOf(x, quarter, isSingle);
  }
}
