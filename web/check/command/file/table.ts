// Identifies a table: the requested one, a convention of some project, or a mistake.
import type { Diagnosis as Identified } from 'posenc';
import { ulps } from '../report/summary.ts';
import { short } from '../run/judge.ts';
import { judgeFile, type FileOptions, type FileVerdict, type Library } from './asked.ts';
import type { Numbers } from './read-numbers.ts';

export function checkTable(library: Library, numbers: Numbers, wanted: FileOptions): FileVerdict {
  const { data, rows, columns, dtype } = numbers;
  const { base, first, layout } = wanted;
  const range = { first, count: rows };
  const right = library.sinusoidal({ positions: range, dim: columns, base, layout, dtype: 'float64' });
  const positions = Array.from({ length: rows }, (_, row) => first + row);
  const { verdict, diagnoses } = judgeFile(
    {
      family: 'sinusoidal',
      operation: 'table',
      class: 'table',
      options: { dim: columns, base, layout, convention: 'vaswani' },
      input: { positions },
      shape: [rows, columns],
      expected: [...right.data],
    },
    [...data],
    dtype,
  );
  const where = `base ${short(base)}, ${layout}, from position ${short(first)}`;
  const asked = `the sinusoidal table of ${columns} channels, ${where}`;
  const head = `${rows} x ${columns} numbers, judged in ${dtype}`;
  if (verdict.status === 'passed')
    return { right: true, lines: [head, `They are ${asked}: the largest error is ${ulps(verdict.largest ?? 0)} ulp.`] };
  const print = printedAs(data, right.data);
  if (print) return { right: true, lines: [head, `They are ${asked}, ${print}.`] };
  const found = library.identify({ table: { data, rows, columns } });
  const lines = [head, `They are not ${asked}: ${verdict.message}.`];
  if (found.source) lines.push(...described(found));
  else lines.push(...diagnoses.map(({ sentence }) => sentence), marks(library, numbers));
  return { right: false, lines };
}

/** How numbers of few decimals came from the right ones; undefined if they did not. */
function printedAs(data: Float64Array, right: Float64Array): string | undefined {
  const places = [2, 3, 4, 5, 6, 7].find((digits) =>
    data.every((value) => Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6),
  );
  if (places === undefined) return undefined;
  // Of float32, which was printed.
  const [unit, blur] = [10 ** -places, 2 ** -23];
  if (data.every((value, k) => Math.abs(value - (right[k] ?? NaN)) <= unit / 2 + blur))
    return `rounded to ${places} decimals`;
  const cut = data.every((value, k) => {
    const rest = (right[k] ?? NaN) - value;
    return Math.abs(rest) < unit + blur && (Math.abs(rest) <= blur || Math.sign(rest) === Math.sign(right[k] ?? NaN));
  });
  return cut ? `cut to ${places} decimals` : undefined;
}

/** Each cause in words; conventions of projects are named as such. */
function described({ causes, source, values }: Identified): string[] {
  if (!source) return [];
  const words: Readonly<Record<(typeof causes)[number], string>> = {
    transposed: 'It is transposed: a column a position.',
    halfMinusOne: 'Its last frequency is 1 / base, the convention of tensor2tensor, fairseq and Whisper.',
    doubledExponent: 'Its exponent is doubled: it counts columns where the paper counts pairs.',
    unpairedExponent: 'Sine and cosine of a pair have frequencies of their own: base^(-c / dim) for column c.',
    reciprocal: 'Positions are divided by the frequency instead of multiplied: the exponent has the other sign.',
    otherBase: `Its base is ${short(source.base)}.`,
    offByOne: `Its first row is position ${source.firstPosition}: it is off by one.`,
    otherStart: `Its first row is position ${source.firstPosition}.`,
    cosineFirst: 'Cosines stand where sines belong.',
    concatenated: 'All sines come before all cosines, the convention of tensor2tensor, fairseq, Marian and others.',
    scaledBySqrtDim: 'Every entry is multiplied by the square root of the width.',
    float32Angles: 'Its angles were formed in float32.',
    float16Values: 'Its values passed through float16.',
    bfloat16Values: 'Its values passed through bfloat16.',
    mixedRounding: 'Some of its entries are rounded and some truncated, which no program does.',
    unknown: 'It is no table that is known here.',
  };
  const lines = causes.map((cause) => words[cause]);
  if (lines.length === 0) lines.push(`It is the paper's table in ${values}, from position ${source.firstPosition}.`);
  return lines;
}

/** Properties that distinguish tables when nothing else does. */
function marks({ fingerprint }: Library, { data, rows, columns }: Numbers): string {
  const { smallestNorm, largestNorm, nearConstantColumns, shiftError } = fingerprint({
    table: { data, rows, columns },
    shift: rows > 1 ? 1 : 0,
  });
  return (
    `Norms of rows from ${short(smallestNorm)} to ${short(largestNorm)} (the paper's: ` +
    `${short(Math.sqrt(columns / 2))}), ${nearConstantColumns} columns that hardly move, ` +
    `a shift is linear within ${shiftError.toExponential(1)}.`
  );
}
