import { angularFrequencies, sinusoidal, wavelengths } from 'posenc';
import { pairsOf, type ClockValues } from './properties.ts';

export type Shape = Pick<ClockValues, 'dim' | 'base' | 'ladder'>;

/** One pair at one position. */
export interface Hand {
  readonly pair: number;
  /** Radians per position. */
  readonly frequency: number;
  /** Positions per turn. */
  readonly wavelength: number;
  readonly sin: number;
  /** Undefined for the last sine of an odd width, which has no cosine. */
  readonly cos: number | undefined;
}

export const shapeOf = ({ dim, base, ladder }: Shape): Shape => ({ dim, base, ladder });

/** Every hand of the clock at a position, fastest first: the row of the table, two columns a hand. */
export function handsAt(view: Shape, position: number): readonly Hand[] {
  const shape = shapeOf(view);
  const row = sinusoidal({ positions: [position], ...shape, dtype: 'float64' }).data;
  const frequencies = angularFrequencies(shape);
  const turns = wavelengths(shape);
  return Array.from({ length: pairsOf(view) }, (_hand, pair) => ({
    pair,
    frequency: frequencies[2 * pair] ?? 0,
    wavelength: turns[2 * pair] ?? 0,
    sin: row[2 * pair] ?? 0,
    cos: row[2 * pair + 1],
  }));
}

/** The limit of the ladder's wavelengths: the last of the other ladder, at any width. */
export const slowestLimit = (base: number): number => wavelengths({ dim: 4, base, ladder: 'halfMinusOne' }).at(-1) ?? 0;

/** As many small dials as can be told apart. */
const dials = 12;

/** The drawn hands: all of a narrow table, an even selection of a wide one, and always the chosen one. */
export function drawnHands(hands: readonly Hand[], chosen: number): readonly Hand[] {
  if (hands.length <= dials) return hands;
  // One dial is kept for the chosen hand.
  const picked = Array.from({ length: dials - 1 }, (_dial, k) => Math.round((k * (hands.length - 1)) / (dials - 2)));
  return hands.filter(({ pair }) => picked.includes(pair) || pair === chosen);
}

/** As many earlier looks as can be told apart on the rim. */
const rimLooks = 48;

/** The chosen hand at the latest observed positions, oldest first. */
export function latestLooks(view: ClockValues): readonly { readonly sin: number; readonly cos: number | undefined }[] {
  const { position, step, pair, dim } = view;
  const count = Math.min(Math.floor(position / step) + 1, rimLooks);
  const first = (Math.floor(position / step) - count + 1) * step;
  const { data } = sinusoidal({ positions: { first, count, step }, ...shapeOf(view), dtype: 'float64' });
  return Array.from({ length: count }, (_look, k) => ({
    sin: data[k * dim + 2 * pair] ?? 0,
    cos: 2 * pair + 1 < dim ? data[k * dim + 2 * pair + 1] : undefined,
  }));
}

/** Part of a wave: positions, and the sine there. */
export interface Wave {
  readonly positions: Float64Array;
  readonly values: Float64Array;
}

/** The sine of given angles. A table of width two turns by one radian a position, so its positions are angles. */
function sines(angles: Float64Array): Float64Array {
  const { data } = sinusoidal({ positions: angles, dim: 2, dtype: 'float64' });
  return Float64Array.from(angles, (_angle, index) => data[2 * index] ?? 0);
}

/** The chart of one hand: the wave, the observed points, and the slow wave that fits them too. */
export interface Sampled {
  readonly first: number;
  readonly last: number;
  readonly curve: Wave;
  readonly samples: Wave;
  /** Undefined while two looks or more fall on each turn. */
  readonly alias: Wave | undefined;
  /** Positions per turn of the slow wave, negative when it runs backwards; the true ones without aliasing. */
  readonly apparent: number;
  /** Looks per turn. */
  readonly looks: number;
}

const evenly = (first: number, last: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_value, k) => first + ((last - first) * k) / (count - 1));

/** Points of a drawn wave: two dozen to a turn look round. */
const pointsFor = (span: number, wavelength: number): number =>
  Math.ceil(Math.min(Math.max((24 * span) / wavelength, 160), 2400)) + 1;

export function sample(view: ClockValues): Sampled {
  const { position, span, step, pair } = view;
  const shape = shapeOf(view);
  const first = Math.floor(position / span) * span;
  const last = first + span;
  const frequency = angularFrequencies(shape)[2 * pair] ?? 0;
  const wavelength = wavelengths(shape)[2 * pair] ?? 0;
  const positions = evenly(first, last, pointsFor(span, wavelength));
  const curve = { positions, values: sines(positions.map((p) => p * frequency)) };

  const start = Math.ceil(first / step) * step;
  const count = Math.floor((last - start) / step) + 1;
  const table =
    count > 0 ? sinusoidal({ positions: { first: start, count, step }, ...shape, dtype: 'float64' }) : undefined;
  const samples = {
    positions: Float64Array.from({ length: Math.max(count, 0) }, (_look, k) => start + k * step),
    values: Float64Array.from({ length: Math.max(count, 0) }, (_look, k) => table?.data[k * view.dim + 2 * pair] ?? 0),
  };

  const looks = wavelength / step;
  if (looks >= 2) return { first, last, curve, samples, alias: undefined, apparent: wavelength, looks };
  // Between two looks the hand seems to take the shorter direction.
  const [sin = 0, cos = 1] = sinusoidal({ positions: [frequency * step], dim: 2, dtype: 'float64' }).data;
  const seeming = Math.atan2(sin, cos) / step;
  const slow = evenly(first, last, pointsFor(span, (2 * Math.PI) / Math.abs(seeming)));
  return {
    first,
    last,
    curve,
    samples,
    alias: { positions: slow, values: sines(slow.map((p) => p * seeming)) },
    apparent: (2 * Math.PI) / seeming,
    looks,
  };
}

/** Everything that a sample depends on: of the position, only its stretch. */
export const sampleKey = ({ dim, base, ladder, pair, span, step, position }: ClockValues): readonly unknown[] => [
  ...[dim, base, ladder, pair, span, step],
  Math.floor(position / span),
];
