// Guesses for what is added to scores by distance: one head of ALiBi, and the buckets of T5.
import { alibi, t5Buckets } from '../causes/biases.ts';
import type { Answered, Faults } from '../causes/faults.ts';
import { median, type Guess, type Said } from './guess.ts';
import { sampled, type Sheet } from '../sheet.ts';

/** By query and key: both directions alike; with its sign; nothing for keys after the query; by the key alone. */
const forms = ['symmetric', 'signed', 'causal', 'keys'] as const;
type Form = (typeof forms)[number];

function bias({ rows, columns, height, width }: Sheet, slope: number, form: Form, faults: Faults): Answered {
  const offset = width - height;
  const turn = faults.bias === 'positive' ? -1 : 1;
  const entry = (row: number, column: number): number => {
    const away = row + offset + (faults.shift ?? 0) - column;
    if (faults.bias === 'past' || faults.bias === 'future') return -slope * (faults.bias === 'past' ? -away : away);
    if (form === 'keys') return slope * column;
    return -slope * (form === 'symmetric' ? Math.abs(away) : form === 'causal' ? Math.max(away, 0) : away);
  };
  return { values: rows.flatMap((row) => columns.map((column) => turn * entry(row, column) + 0)) };
}

/** Which head has this slope, of the least number of heads that has one; undefined if none has. */
function headOf(slope: number): { readonly head: number; readonly heads: number } | undefined {
  for (const heads of [8, 16, 12, 32, 4, 2, 1, 64, 128])
    for (let head = 1; head <= heads; head += 1)
      if (Math.abs(slope / 2 ** ((-8 * head) / heads) - 1) < 1e-4) return { head, heads };
  return undefined;
}

export function biasGuesses(sheet: Sheet): Guess[] {
  const { rows, columns, values, height, width } = sampled(sheet, 64, 64);
  // Two columns have one distance.
  if (rows.length < 2 || columns.length < 3 || sheet.mixed) return [];
  const steps = rows.flatMap((row, down) =>
    columns.flatMap((column, across) => {
      const away = Math.abs(row + width - height - column);
      const value = Math.abs(values[down * columns.length + across] ?? NaN);
      return away > 0 && value > 0 ? [value / away] : [];
    }),
  );
  const measured = median(steps);
  const unit = sheet.units.reduce((most, own) => Math.max(most, own), 0);
  // No head has a slope of 1 or more: those are distances, positions or counts. Of digits as coarse as the slope any
  // numbers are multiples.
  if (measured === undefined || measured > 0.999 || unit > measured / 2) return [];
  const named = headOf(measured);
  const slope = named ? 2 ** ((-8 * named.head) / named.heads) : Number(measured.toPrecision(6));
  const about: Said = named
    ? { key: 'remark.head', values: { ...named, slope } }
    : { key: 'remark.slope', values: { slope } };
  return forms.map((form) => ({
    family: 'bias',
    sheet,
    transposed: false,
    class: 'bias',
    first: 0,
    remarks: [about, { key: `remark.${form}` }],
    causes: [],
    cost: 0,
    alternatives: form === 'symmetric' ? alibi.alternatives.filter(isOfBias) : [],
    answer: (part: Sheet, faults: Faults) => bias(part, slope, form, faults),
  }));
}

const isOfBias = ({ faults }: { readonly faults: Faults }): boolean =>
  faults.bias === 'positive' || faults.shift !== undefined;

export function bucketGuesses(sheet: Sheet): Guess[] {
  const { values, height, width } = sheet;
  if (sheet.rows.length < 2 || sheet.columns.length < 2 || sheet.mixed) return [];
  const odd = values.reduce((count, value) => count + (Number.isInteger(value) && value >= 0 ? 0 : 1), 0);
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  if (odd > values.length * 0.2 || largest < 2) return [];
  const counts = [32, ...(largest >= 32 ? [64, 128] : []), 16, 8].filter((count) => count > largest || count === 32);
  return [true, false].flatMap((bidirectional) =>
    counts.map((count): Guess => {
      const answer = ({ rows, columns }: Sheet, faults: Faults): Answered | undefined =>
        t5Buckets.model(
          {
            id: '',
            comment: '',
            result: 'valid',
            flags: [],
            family: 't5_buckets',
            operation: 'buckets',
            options: { bidirectional, num_buckets: count, max_distance: 128 },
            input: { relative: rows.flatMap((row) => columns.map((column) => column - row - (width - height))) },
          },
          faults,
        );
      return {
        family: 'buckets',
        sheet,
        transposed: false,
        class: 'exact',
        first: 0,
        remarks: [{ key: bidirectional ? 'remark.bothWays' : 'remark.oneWay', values: { count } }],
        causes: [],
        cost: 0,
        alternatives: t5Buckets.alternatives.filter(({ faults }) => faults.count === undefined),
        answer,
      };
    }),
  );
}
