// Losses of the small language models for figures: by position, a column for each reading.
import { lossesOf, places, type ModelName } from '../../trained/language/taught.ts';
import type { Drawn } from './question.ts';

/** Positions between two rows of the figure. */
export const lossStep = 16;

/** The loss at each position, as the bucket around it has it. */
export function lossCurves(readings: readonly { readonly model: ModelName; readonly row: string }[]): Drawn {
  const rows = (places.at(-1) ?? 0) / lossStep;
  const columns = readings.map((reading) =>
    places.slice(1).flatMap((to, k) => {
      const from = places[k] ?? 0;
      const loss = lossesOf({ ...reading, from, to })[0] ?? Number.NaN;
      return Array<number>((to - from) / lossStep).fill(loss);
    }),
  );
  const data = Array.from({ length: rows }, (_row, at) => columns.map((column) => column[at] ?? Number.NaN)).flat();
  return { data, rows, columns: columns.length };
}
