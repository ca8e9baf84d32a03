// Which position an entry of an answer belongs to.
import type { AskedCase } from '../../numbers/vectors/types.ts';

/** The position of entry `index`, row by row; undefined where entries belong to none. */
export function positionsOf(asked: AskedCase): ((index: number) => number | undefined) | undefined {
  const { positions, x } = asked.input;
  const shape = asked.expected?.shape ?? [];
  if (!positions || positions.length === 0) return undefined;
  const batch = String(asked.options['order'] ?? '').startsWith('B');
  const list = isList(positions[0]) && isList(positions[0][0]) ? farthestInBatch(positions) : listOf(positions, batch);
  const width = shape.at(-1) ?? 1;
  if (!x || shape.length < 3) return (index) => list[Math.floor(index / width)];
  const inner = shape.at(-2) ?? 1;
  const outer = shape.at(-3) ?? 1;
  const last = String(asked.options['order'] ?? '').endsWith('HTD');
  return (index) => {
    const row = Math.floor(index / width);
    const before = batch ? Math.floor(row / (outer * inner)) * (last ? inner : outer) : 0;
    return list[before + (last ? row % inner : Math.floor(row / inner) % outer)];
  };
}

type Positions = NonNullable<AskedCase['input']['positions']>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The rows of a batch one after the other. */
const listOf = (positions: Positions, batch: boolean): readonly number[] =>
  batch ? (positions as readonly (readonly number[])[]).flat() : farthest(positions);

/** Rows of a batch with several axes. */
const farthestInBatch = (positions: Positions): readonly number[] =>
  farthest((positions as readonly (readonly (readonly number[])[])[]).map((axis) => axis.flat()));

/** The farthest of several axes. */
function farthest(positions: Positions): readonly number[] {
  if (typeof positions[0] === 'number') return positions as readonly number[];
  const axes = positions as readonly (readonly number[])[];
  return (axes[0] ?? []).map((_, at) => Math.max(...axes.map((axis) => axis[at] ?? 0)));
}
