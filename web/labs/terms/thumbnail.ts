import { attention, sinusoidal } from 'posenc';
import { cells, text, type Place } from '../shared/thumbnails/marks.ts';
import { projectionsOf, rowsOf, tokensOf, vectorsOf } from '../sentence/words.ts';

/** The four terms side by side, then the score. */
export default function thumbnail(): string {
  const seed = 1;
  const dim = 16;
  const tokens = tokensOf('The cat chases the mouse');
  const content = vectorsOf(tokens, rowsOf(new Set(tokens.map(({ word }) => word)), seed), dim);
  const made = attention({
    content,
    contentScale: Math.sqrt(dim),
    positions: sinusoidal({ positions: tokens.length, dim, dtype: 'float64' }),
    ...projectionsOf('seeded', dim, seed),
  });
  const names = ['contentContent', 'contentPosition', 'positionContent', 'positionPosition'] as const;
  const all = [...names.map((name) => made.terms[name]), made.scores];
  const reach = Math.max(...all.flatMap(({ data }) => [...data].map(Math.abs)));
  const map = (index: number, place: Place): string =>
    cells({ data: all[index]?.data ?? new Float64Array(), rows: 5, columns: 5 }, place, 'RdBu', reach);
  const small = (index: number): string =>
    map(index, { x: (index % 2) * 21, y: 10 + Math.floor(index / 2) * 21, width: 19, height: 19 });
  return [0, 1, 2, 3].map(small).join('') + text('=', [43, 33]) + map(4, { x: 55, y: 10, width: 40, height: 40 });
}
