import type { LabId } from '../page/labs/index.ts';
import type { LaneName } from '../page/lib/late-parts.ts';

interface Lanes {
  /** Loaded before the lab. */
  readonly first: readonly LaneName[];
  /** Lanes that the first picture does not need; the lab loads them with `loadLanes`. */
  readonly later?: readonly LaneName[];
}

/** The WebAssembly modules that each lab calls (tests/elements/lanes.test.ts compares them with its sources). */
export const lanesOfLabs: Readonly<Record<LabId, Lanes>> = {
  order: { first: ['vectors', 'analysis'] },
  compose: { first: ['vectors', 'scores', 'analysis'] },
  encode: { first: ['vectors'] },
  clock: { first: ['vectors'] },
  distance: { first: ['vectors', 'analysis'] },
  shift: { first: ['vectors', 'scores', 'analysis'] },
  terms: { first: ['vectors', 'analysis'] },
  family: { first: ['vectors', 'rotary', 'scores', 'analysis'] },
  reach: { first: ['vectors', 'analysis'], later: ['rotary'] },
  grids: { first: ['vectors', 'rotary', 'scores', 'analysis'] },
  training: { first: [], later: ['vectors', 'analysis'] },
  variants: { first: ['vectors', 'analysis'] },
  claims: { first: ['vectors', 'rotary', 'scores', 'analysis'] },
};

/** Files for NumPy, which every lab offers. */
export const npyLane: LaneName = 'analysis';
