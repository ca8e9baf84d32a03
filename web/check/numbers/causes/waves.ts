// Angles and their sines and cosines as a wrong program computes them.
import { roundoff, roundTo, spacing } from '../vectors/numbers.ts';
import { causes, type Alternative, type Faults, type Short } from './faults.ts';

export interface Wave {
  readonly sine: number;
  readonly cosine: number;
  /** How far either may be off, where the order of operations is not known. */
  readonly slack: number;
}

/** The number of a short format that is nearest, or next to it towards 0. */
export function shortened(value: number, format: Short | 'float32'): number {
  if (format === 'float32') return Math.fround(value);
  const dtype = format.startsWith('bf') ? 'bfloat16' : 'float16';
  if (!format.endsWith('cut')) return roundTo(value, dtype);
  // Bits of bfloat16 are those of a float32.
  const single = dtype === 'bfloat16' ? Math.fround(value) : value;
  const unit = spacing(single, dtype);
  return Math.trunc(single / unit) * unit;
}

/** Frequencies as a program holds them. */
export const heldFrequency = (w: number, { inverse, held }: Faults): number =>
  inverse && !held ? shortened(w, inverse) : w;

const angleUnits = { degrees: Math.PI / 180, turns: 2 * Math.PI, half: 0.5, double: 2 };

/** The sine and cosine of position * inverse[pair], times a factor. */
export function wave(position: number, inverse: readonly number[], pair: number, faults: Faults, factor = 1): Wave {
  const { angles, rounded } = faults;
  const frequency = heldFrequency(inverse[pair] ?? NaN, faults);
  let angle = faults.running === 'angles' ? chained(position, inverse, pair) : position * frequency;
  // Our own doubles round, too: at position 2^31 it shows.
  let slack = 4 * roundoff.float64 * Math.abs(angle);
  if (faults.running === 'angles') slack += 2.5 * roundoff.float32 * Math.abs(angle);
  else if (angles === 'float32' || angles === 'float32 loosely') {
    angle = Math.fround(Math.fround(position) * Math.fround(frequency));
    slack += (angles === 'float32' ? 2.5 : 16) * roundoff.float32 * Math.abs(angle);
  } else if (angles === 'float16' || angles === 'bfloat16') {
    angle = roundTo(roundTo(position, angles) * roundTo(frequency, angles), angles);
  } else if (angles) {
    angle = roundTo(position * frequency, angles === 'float16 product' ? 'float16' : 'bfloat16');
  }
  if (faults.unit) angle *= angleUnits[faults.unit];
  const { turnLength, sineTable } = faults;
  if (turnLength) angle -= Math.round(angle / turnLength) * turnLength;
  if (sineTable) angle = (Math.round((angle / (2 * Math.PI)) * sineTable) / sineTable) * 2 * Math.PI;
  const together = faults.rounding === 'with factor' ? factor : 1;
  let [sine, cosine] = [Math.sin(angle) * together, Math.cos(angle) * together];
  if (rounded) {
    if (faults.rounding === 'from float32') [sine, cosine] = [Math.fround(sine), Math.fround(cosine)];
    [sine, cosine] = [shortened(sine, rounded), shortened(cosine, rounded)];
    // Arithmetic in such a format rounds more than once.
    if (faults.rounding === 'loosely') slack += 2.5 * roundoff[rounded.startsWith('bf') ? 'bfloat16' : 'float16'];
  }
  [sine, cosine] = [(sine * (faults.factor === 'cosine only' ? 1 : factor)) / together, (cosine * factor) / together];
  if (faults.turn === 'back') sine = -sine;
  if (faults.turn === 'sines swapped') [sine, cosine] = [cosine, sine];
  return { sine, cosine, slack: Number.isFinite(slack) ? Math.min(slack, 4) * factor : 0 };
}

/** Each angle from the one before, in float32, beginning with the position itself. */
function chained(position: number, inverse: readonly number[], pair: number): number {
  const step = Math.fround((inverse[1] ?? 1) / (inverse[0] ?? 1));
  let angle = Math.fround(position * (inverse[0] ?? 1));
  for (let i = 0; i < pair; i++) angle = Math.fround(angle * step);
  return angle;
}

export const wrongAngles: readonly Alternative[] = [
  ...causes(
    'float32-angles',
    ['Angles are formed in float32.', { angles: 'float32' }],
    ['Angles are formed in float32, from frequencies that are rounded more than once.', { angles: 'float32 loosely' }],
  ),
  ...causes(
    'running-product',
    ['Angles are a running product in float32: each carries the errors of those before.', { running: 'angles' }],
    [
      'Frequencies are a running product in float32, and so are angles formed.',
      {
        running: 'frequencies',
        angles: 'float32',
      },
    ],
  ),
  ...causes(
    'float16-table',
    ['Sines and cosines pass through float16.', { rounded: 'float16' }],
    ['Sines and cosines are multiplied in float16.', { rounded: 'float16', rounding: 'loosely' }],
    ['Angles are formed in float16.', { angles: 'float16' }],
    ['Frequencies pass through float16.', { inverse: 'float16' }],
  ),
  ...causes(
    'bfloat16-table',
    ['Sines and cosines pass through bfloat16.', { rounded: 'bfloat16' }],
    ['Sines and cosines are multiplied in bfloat16.', { rounded: 'bfloat16', rounding: 'loosely' }],
    ['Angles are formed in bfloat16.', { angles: 'bfloat16' }],
    ['Frequencies pass through bfloat16.', { inverse: 'bfloat16' }],
  ),
];

export const wrongTurn: readonly Alternative[] = [
  ...causes(
    'sign',
    ['The rotation turns the other way: the sign of the sine is wrong.', { turn: 'back' }],
    ['Sine and cosine change places.', { turn: 'sines swapped' }],
  ),
];

const formats = [
  ['float16-table', 'float16'],
  ['bfloat16-table', 'bfloat16'],
] as const;

/** Further roundings of frequencies, angles and tables; the page does not look for these. */
export const wrongRoundings: readonly Alternative[] = [
  ...causes('float32-angles', [
    'Frequencies are rounded to float32 before they are multiplied by positions.',
    { inverse: 'float32' },
  ]),
  ...causes('float32-angles', [
    'Frequencies are rounded to float32 before they are multiplied by positions.',
    { inverse: 'float32', held: 'unscaled' },
  ]),
  ...formats.flatMap(([cause, format]) =>
    causes(
      cause,
      [`Sines and cosines pass through ${format}.`, { rounded: format, rounding: 'with factor' }],
      [`Sines and cosines pass through ${format}.`, { rounded: format, rounding: 'from float32' }],
      [`Sines and cosines are cut to ${format}, not rounded.`, { rounded: `${format} cut` }],
      [`Sines and cosines are cut to ${format}, not rounded.`, { rounded: `${format} cut`, rounding: 'with factor' }],
      [`Sines and cosines are cut to ${format}, not rounded.`, { rounded: `${format} cut`, rounding: 'from float32' }],
      [`Results pass through ${format}.`, { result: format }],
      [`Results are cut to ${format}, not rounded.`, { result: `${format} cut` }],
      [`Angles are formed in ${format}.`, { angles: `${format} product` }],
      [`Frequencies pass through ${format}.`, { inverse: format, held: 'unscaled' }],
      [`Frequencies are cut to ${format}, not rounded.`, { inverse: `${format} cut` }],
      [`Frequencies are cut to ${format}, not rounded.`, { inverse: `${format} cut`, held: 'unscaled' }],
    ),
  ),
];

const places = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 7 });

/** Sines that are looked up, or taken after a reduction by a short 2 pi; the page does not look for these. */
export const wrongReductions: readonly Alternative[] = [
  ...[6.28, 6.283, 6.2832, 6.28319, 6.283185, 6.2831853, 6.2831855].flatMap((turnLength) =>
    causes('short-pi', [`Angles are reduced by a 2 pi of ${places(turnLength)}.`, { turnLength }]),
  ),
  ...[256, 360, 512, 1024, 2048, 4096, 8192, 65536].flatMap((sineTable) =>
    causes('sine-table', [
      `Sines come from a table of ${places(sineTable)} angles of a turn, without interpolation.`,
      { sineTable },
    ]),
  ),
];

/** Further ways to turn a pair wrongly. */
export const wrongTurns: readonly Alternative[] = [
  ...causes(
    'sign',
    ['The second channel of a pair turns the other way: the sign of its sine is wrong.', { turn: 'second back' }],
    ['The first channel of a pair adds both products: the minus is missing.', { turn: 'no minus' }],
  ),
  ...causes('output-order', ['The two channels of each pair change places in the result.', { turn: 'second first' }]),
  ...causes(
    'angle-unit',
    ['Angles are taken as degrees.', { unit: 'degrees' }],
    ['Angles are multiplied by 2 pi, as if they were counted in turns.', { unit: 'turns' }],
    ['Angles are half as large as they should be.', { unit: 'half' }],
    ['Angles are twice as large as they should be.', { unit: 'double' }],
  ),
];
