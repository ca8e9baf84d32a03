// Angles and their sines and cosines as a wrong program computes them.
import { roundoff, roundTo } from '../vectors/numbers.ts';
import { causes, type Alternative, type Faults } from './faults.ts';

export interface Wave {
  readonly sine: number;
  readonly cosine: number;
  /** How far either may be off, where the order of operations is not known. */
  readonly slack: number;
}

/** The sine and cosine of position * inverse[pair]. */
export function wave(position: number, inverse: readonly number[], pair: number, faults: Faults): Wave {
  const { angles, rounded } = faults;
  const exact = inverse[pair] ?? NaN;
  const frequency = faults.inverse ? roundTo(exact, faults.inverse) : exact;
  let angle = faults.running === 'angles' ? chained(position, inverse, pair) : position * frequency;
  // Our own doubles round, too: at position 2^31 it shows.
  let slack = 4 * roundoff.float64 * Math.abs(angle);
  if (faults.running === 'angles') slack += 2.5 * roundoff.float32 * Math.abs(angle);
  else if (angles === 'float32' || angles === 'float32 loosely') {
    angle = Math.fround(Math.fround(position) * Math.fround(frequency));
    slack += (angles === 'float32' ? 2.5 : 16) * roundoff.float32 * Math.abs(angle);
  } else if (angles) {
    angle = roundTo(roundTo(position, angles) * roundTo(frequency, angles), angles);
  }
  let [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  if (rounded) {
    [sine, cosine] = [roundTo(sine, rounded), roundTo(cosine, rounded)];
    // Arithmetic in such a format rounds more than once.
    if (faults.rounding === 'loosely') slack += 2.5 * roundoff[rounded];
  }
  if (faults.turn === 'back') sine = -sine;
  if (faults.turn === 'sines swapped') [sine, cosine] = [cosine, sine];
  return { sine, cosine, slack: Number.isFinite(slack) ? Math.min(slack, 4) : 0 };
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
