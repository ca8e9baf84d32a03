// Numbers behind the questions of the clock (bank.ts), by the engine.
import { sinusoidal, wavelengths } from 'posenc';
import type { Draw } from '../shared/quiz/draw.ts';
import { properties } from './properties.ts';

export const turn = 2 * Math.PI;
export const usualBase = properties.base.default;

/** The wavelength of a hand, which is that of both of its columns. */
export const wavelength = (dim: number, pair: number, base: number = usualBase): number =>
  wavelengths({ dim, base })[2 * pair] ?? Number.NaN;

/** Degrees by which each hand stands apart at two positions that are so far from each other. */
export function degreesApart(dim: number, distance: number): readonly number[] {
  const { data } = sinusoidal({ positions: [0, distance], dim, dtype: 'float64' });
  return Array.from({ length: dim / 2 }, (_hand, pair) => {
    const [sine, cosine] = [data[dim + 2 * pair]!, data[dim + 2 * pair + 1]!];
    return (Math.abs(Math.atan2(sine, cosine)) * 360) / turn;
  });
}

export type Look = 'follows' | 'forwards' | 'backwards';

/** How a hand seems to turn that is looked at once in so many positions. */
export function lookOf(step: number, wave: number): Look {
  if (wave / step > 2) return 'follows';
  const turns = step / wave;
  return turns - Math.round(turns) > 0 ? 'forwards' : 'backwards';
}

export interface DrawnHand {
  readonly dim: number;
  readonly pair: number;
  readonly wave: number;
}

export const handNames = ['a', 'b', 'c', 'd'] as const;

/** Four hands of tables of different widths, whose numbers alone would put them into another order. */
export function mixedHands(draw: Draw): readonly DrawnHand[] {
  const dims = draw.shuffle([8, 16, 32, 64]);
  // A wider table has more hands between the same ends: its hands come earlier than their numbers say.
  const hands = dims.map((dim) => {
    const pair = draw.integer(1, dim / 2 - 1);
    return { dim, pair, wave: wavelength(dim, pair) };
  });
  const fewest = (values: readonly number[]): number =>
    Math.min(...values.slice(1).map((value, at) => value - values[at]!));
  const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
  const apart = fewest(sorted(hands.map(({ dim, pair }) => pair / dim)));
  const numbersApart = fewest(sorted(hands.map(({ pair }) => pair)));
  const byWave = [...hands].sort((one, other) => one.wave - other.wave);
  const sameOrder = byWave.every(({ pair }, at) => at === 0 || pair > byWave[at - 1]!.pair);
  const solved = byWave.every((hand, at) => hand === hands[at]);
  return apart >= 1 / 64 && numbersApart >= 1 && !sameOrder && !solved ? hands : mixedHands(draw);
}
