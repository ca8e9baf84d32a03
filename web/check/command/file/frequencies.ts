// Describes a list of inverse frequencies: a geometric ladder and its base, scaled or not.
import { short } from '../run/judge.ts';
import { ulps } from '../report/summary.ts';
import { judgeFile, type FileOptions, type FileVerdict } from './asked.ts';
import type { Numbers } from './read-numbers.ts';

export function checkFrequencies({ data, dtype }: Numbers, { dim, base }: FileOptions): FileVerdict {
  const values = [...data];
  const width = dim ?? 2 * values.length;
  const expected = values.map((_, i) => base ** ((-2 * i) / width));
  const { verdict, diagnoses } = judgeFile(
    {
      family: 'rotary_frequencies',
      operation: 'frequencies',
      class: 'frequency',
      options: { head_dim: width, rotary_dim: 2 * values.length, base },
      input: {},
      shape: [values.length],
      expected,
    },
    values,
    dtype,
  );
  const asked = `base^(-2i / ${width}) with base ${short(base)}`;
  const head = `${values.length} numbers, judged as inverse frequencies in ${dtype}`;
  if (verdict.status === 'passed')
    return { right: true, lines: [head, `They are ${asked}: the largest error is ${ulps(verdict.largest ?? 0)} ulp.`] };
  const lines = [head, `They are not ${asked}: ${verdict.message}.`];
  const named = diagnoses.filter(({ causes }) => causes.length > 0).map(({ sentence }) => sentence);
  lines.push(...(named.length > 0 ? named : [geometric(values, width) ?? scaled(values, expected)]));
  return { right: false, lines };
}

/** The base of a ladder whose steps are all alike. */
function geometric(values: readonly number[], width: number): string | undefined {
  const [first = NaN, last = NaN] = [values[0], values.at(-1)];
  const step = (last / first) ** (1 / (values.length - 1));
  const even = values.every((value, i) => Math.abs(value / (first * step ** i) - 1) < 1e-5);
  if (!even || values.length < 2) return undefined;
  const base = step ** (-width / 2);
  const near = Number(base.toPrecision(3));
  const named = short(Math.abs(base / near - 1) < 1e-4 ? near : Number(base.toPrecision(6)));
  const times = Math.abs(first - 1) < 1e-5 ? '' : `, all times ${short(Number(first.toPrecision(6)))}`;
  return `They are geometric with base ${named}${times}.`;
}

/** The ratio of each to the plain ladder: the effect of a scaling. */
function scaled(values: readonly number[], expected: readonly number[]): string {
  const ratios = values.map((value, i) => (expected[i] ?? NaN) / value);
  const like = (ratio: number, other: number): boolean => Math.abs(ratio / other - 1) < 1e-4;
  const kept = ratios.findIndex((ratio) => !like(ratio, 1));
  const last = ratios.at(-1) ?? NaN;
  const divided = ratios.length - 1 - ratios.findLastIndex((ratio) => !like(ratio, last));
  if (kept > 0 && divided > 0 && kept + divided <= values.length)
    return (
      `The first ${kept} are as without a scaling, the last ${divided} are divided by ` +
      `${short(Number(last.toPrecision(6)))}, ` +
      `${values.length - kept - divided} lie between: a scaling as YaRN's or Llama 3's.`
    );
  const ends = [Math.min, Math.max].map((end) => ratios.reduce((found, ratio) => end(found, ratio)));
  const [least, most] = ends.map((ratio) => short(Number(ratio.toPrecision(6))));
  return `They are no geometric ladder: against it they are divided by ${least} to ${most}.`;
}
