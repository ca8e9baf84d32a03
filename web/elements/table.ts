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

/** The table of these settings; the same object again when they are those of `last`, so that colours alone can change cheaply. */
export function encodedTable(encoding: EncodingSettings, last: Table | null): Table {
  const known = last?.encoding;
  if (last && known && keys.every((key) => known[key] === encoding[key])) return last;
  const { positions: count, first, step, dim, base, layout } = encoding;
  return { matrix: sinusoidal({ positions: { first, count, step }, dim, base, layout }), first, step, encoding };
}

const keys = ['positions', 'first', 'step', 'dim', 'base', 'layout'] as const;
