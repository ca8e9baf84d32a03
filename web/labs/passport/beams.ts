// What a layer sees of a text, and how much of the text is drawn.
import type { LayerPositions } from 'posenc';
import type { Card } from './models.ts';

export interface Beam {
  /** The positions whose keys are seen, both ends included; undefined if there are none. */
  readonly keys?: readonly [first: number, last: number];
  /** The positions that are known by a summary or a state alone. */
  readonly summary?: readonly [first: number, last: number];
}

/** The beam of a layer for the query at a position, which sees itself and what is before it. */
export function beamOf({ attends, window }: LayerPositions, position: number): Beam {
  const width = window.value ?? Infinity;
  switch (attends) {
    case 'cross':
    case 'nothing':
      return {};
    case 'recurrent':
      return { summary: [0, position] };
    case 'chunk':
      return { keys: [Number.isFinite(width) ? position - (position % width) : 0, position] };
    default: {
      const first = Math.max(0, position - width + 1);
      const keys = [first, position] as const;
      return attends === 'compressed' && first > 0 ? { keys, summary: [0, first - 1] } : { keys };
    }
  }
}

/** Lengths of a model, as far as its file says them. */
function knownLength({ positions: { trained, extended, changes } }: Card): number {
  const ends = changes.filter(({ what }) => what === 'tableEnd').map(({ position }) => position);
  return Math.max(0, trained.value ?? 0, extended.value ?? 0, ...ends);
}

/**
 * Positions that the strip holds: a quarter more than any model promises. For a position beyond it doubles, so that it
 * stays as it is while the position is dragged within it.
 */
export function stripLength(cards: readonly Card[], position: number): number {
  const changes = cards.flatMap((card) => card.positions.changes.map((change) => change.position));
  const known = Math.max(...cards.map(knownLength)) || Math.max(0, ...changes) || 4096;
  const whole = Math.ceil(known * 1.25);
  return whole * 2 ** Math.max(0, Math.ceil(Math.log2(position / whole)));
}

/** Centers of marks that keep their distance, near their places and between two ends. */
export function spread(places: readonly number[], apart: number, [low, high]: readonly [number, number]): number[] {
  const placed: number[] = [];
  for (const place of places) placed.push(Math.max(place, low, (placed.at(-1) ?? -Infinity) + apart));
  for (let at = placed.length - 1, most = high; at >= 0; at -= 1, most -= apart)
    placed[at] = Math.min(placed[at] ?? 0, most);
  return placed;
}
