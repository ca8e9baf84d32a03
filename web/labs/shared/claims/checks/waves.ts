// Claims about wavelengths and about the precision of angles.
import {
  angularFrequencies,
  learnedTable,
  lookUp,
  lowPrecisionTable,
  precisionErrors,
  rowNorms,
  sinusoidal,
  wavelengths,
} from 'posenc';
import { largestOf, rounding, widths, type Check } from '../check.ts';

/** Lesson 004's wavelengths of columns 2 and 3, of 4 and 5, and of the last two. */
const claimed004 = [6.3, 20, 10000];

export const waves004: Check = () => {
  const at = (dim: number): number[] => {
    const all = wavelengths({ dim });
    return [all[2] ?? 0, all[4] ?? 0, all[dim - 1] ?? 0];
  };
  const off = (dim: number): number => largestOf(at(dim).map((length, index) => length / (claimed004[index] ?? 1) - 1));
  const least = Math.min(...widths.map(off));
  const [second = 0, third = 0, last = 0] = at(512);
  // "About" leaves room for a tenth.
  return {
    verdict: least <= 0.1 ? 'right' : 'wrong',
    values: {
      off: least * 100,
      second,
      third,
      last,
      thirdNarrow: at(32)[1] ?? 0,
      secondNarrow: at(32)[0] ?? 0,
      greatest: Math.max(...widths),
    },
  };
};

export const waves003: Check = () => {
  const [last = 0] = wavelengths({ dim: 512 }).slice(-1);
  const [lastOther = 0] = wavelengths({ dim: 512, ladder: 'halfMinusOne' }).slice(-1);
  // 10000 times the longest wave of width 2, which has but one: 2 pi.
  const claimed = 10000 * (wavelengths({ dim: 2 })[0] ?? 0);
  const gap = Math.abs(last / claimed - 1);
  return {
    verdict: gap < rounding ? 'right' : gap < 0.1 ? 'imprecise' : 'wrong',
    values: { last, claimed, gap: gap * 100, lastOther },
  };
};

/** A position so small that sin(p w) is p w to all digits: entries give the frequencies away. */
const tiny = 2 ** -30;

/** Lesson 001: exp and log instead of a power, for stability. */
export const explog001: Check = () => {
  const dim = 512;
  const exact = angularFrequencies({ dim });
  const error = (frequencyBy: 'expLog' | 'power'): number => {
    const { data } = lowPrecisionTable({
      positions: [tiny],
      dim,
      frequencies: 'float32',
      angles: 'float64',
      values: 'float64',
      frequencyBy,
    });
    return largestOf(
      Array.from(data, (value, column) => (column % 2 === 0 ? value / tiny / (exact[column] ?? 1) - 1 : 0)),
    );
  };
  const [expLog, power] = [error('expLog'), error('power')];
  // The largest power in the usual computation is the reciprocal of the smallest frequency.
  const greatest = 1 / Math.min(...exact);
  const overflows = greatest > 3.4e38;
  return {
    verdict: overflows || expLog < power ? 'right' : 'wrong',
    values: { dim, expLog, power, times: expLog / power, greatest },
  };
};

/** Lessons 000 and 004: sinusoids go on past the trained length, a learned table ends. */
export const extrapolate: Check = () => {
  const dim = 512;
  const [norm = 0] = rowNorms({ table: sinusoidal({ positions: [1000], dim, dtype: 'float64' }) });
  let ends = 0;
  try {
    lookUp({ table: learnedTable({ rows: 512, dim: 8 }), positions: [1000] });
  } catch {
    ends = 1;
  }
  const [near = 0, far = 0] = precisionErrors({ positions: [1000, 65535], dim });
  const defined = Math.abs(norm - Math.sqrt(dim / 2)) < 1e-6;
  // A thousandth of the range of values is more than any rounding of a good table.
  const verdict = !defined || ends === 0 ? 'wrong' : Math.max(near, far) > 2e-3 ? 'imprecise' : 'right';
  return { verdict, values: { norm, ends, near, far } };
};
