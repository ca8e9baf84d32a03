// The effect of a scaling on the pairs of a rotation.
import { computeFrequencies } from '../frequencies/rotary.ts';
import { RotaryRequest } from '../frequencies/rotary-scalings.ts';
import type { RotaryPairs } from './types.ts';

/** Compares the frequencies with those of the same base and width without a scaling. */
export function pairsOf(request: RotaryRequest, inverse: Float64Array): RotaryPairs {
  const plain = new RotaryRequest();
  plain.take('base', request.values['base'], 'base');
  plain.take('rotary_dim', 2 * inverse.length, 'rotaryDim');
  const usual = computeFrequencies(plain).inverse;
  const turning = inverse.filter((w) => w > 0);
  const count = (holds: (w: number, was: number) => boolean): number =>
    inverse.filter((w, i) => w > 0 && holds(w / (usual[i] as number) - 1, 0)).length;
  const near = 1e-12;
  const [fastest, slowest] = [Math.max(...turning), Math.min(...turning)];
  return {
    count: inverse.length,
    kept: count((by) => Math.abs(by) <= near),
    slowed: count((by) => by < -near),
    hastened: count((by) => by > near),
    still: inverse.length - turning.length,
    fastest,
    slowest,
    shortestWave: (2 * Math.PI) / fastest,
    longestWave: (2 * Math.PI) / slowest,
    ramp: request.type === 'yarn' ? rampOf(request, 2 * inverse.length) : undefined,
  };
}

/** The pairs between which YaRN goes from kept to divided: its equations 17 and 18, in numbers of turns. */
function rampOf({ values }: RotaryRequest, dim: number): readonly [number, number] {
  const { base, betaFast = 32, betaSlow = 1, truncate = true } = values as Readonly<Record<string, number>>;
  const original = values['originalMaxPositionEmbeddings'] as number;
  const pairOf = (turns: number): number =>
    (dim * Math.log(original / (turns * 2 * Math.PI))) / (2 * Math.log(base as number));
  const [low, high] = [pairOf(betaFast), pairOf(betaSlow)];
  const [first, last] = truncate ? [Math.floor(low), Math.ceil(high)] : [low, high];
  return [Math.max(first, 0), Math.min(last, dim - 1)];
}
