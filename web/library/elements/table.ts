import { sinusoidal } from 'posenc';
import type { EncodingSettings, MatrixLike } from './settings.ts';

/** The numbers of a figure and where they come from. */
export interface Table {
  readonly matrix: MatrixLike;
  /** Position of row 0, and from one row to the next. */
  readonly first: number;
  readonly step: number;
  /** The settings that the matrix was computed from; null for a matrix that was given. */
  readonly encoding: EncodingSettings | null;
}

const keys = ['positions', 'first', 'step', 'dim', 'base', 'layout'] as const;

const holds = (table: Table | null, encoding: EncodingSettings): table is Table =>
  table !== null && keys.every((key) => table.encoding?.[key] === encoding[key]);

/** The last table that was computed: linked figures show the same one, and need it once. */
let latest: Table | null = null;

/**
 * The table of these settings; the same object again when they are those of `last`, so that colours alone can change
 * cheaply.
 */
export function encodedTable(encoding: EncodingSettings, last: Table | null): Table {
  if (holds(last, encoding)) return last;
  if (holds(latest, encoding)) return latest;
  const { positions: count, first, step, dim, base, layout } = encoding;
  latest = { matrix: sinusoidal({ positions: { first, count, step }, dim, base, layout }), first, step, encoding };
  return latest;
}
