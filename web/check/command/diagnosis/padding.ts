// Positions of padded and of packed rows, right and wrong: `padding`, `packing`.
import { causes, numbersIn, type Answered, type Faults, type Family } from '../../numbers/causes/faults.ts';
import type { AskedCase, Options } from '../../numbers/vectors/types.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';
import { rotary } from './rotary.ts';

/** Rows of numbers; none if the value is something else. */
export function rowsIn(from: Options, name: string): readonly (readonly number[])[] {
  const value = from[name];
  return Array.isArray(value) && value.every((row) => Array.isArray(row)) ? (value as number[][]) : [];
}

/** The tokens before each column of a row. */
function counted(row: readonly number[]): number[] {
  let before = 0;
  return row.map((isToken) => (isToken ? before++ : before));
}

/** Positions of the last columns of a row. */
function placesOf(
  row: readonly number[],
  all: readonly (readonly number[])[],
  count: number,
  faults: Faults,
): number[] {
  const { padded } = faults;
  const total = (one: readonly number[]): number => one.reduce((sum, x) => sum + x, 0);
  const longest = all.reduce((most, one) => (total(one) > total(most) ? one : most), row);
  const own =
    { 'longest row': longest, 'first row': all[0] ?? row, 'zeros counted': row.map((x) => 1 - x) }[
      padded as 'longest row'
    ] ?? row;
  const columns = row.map((_, k) => k);
  const missing = row.length - total(row);
  const isNew = count < row.length;
  const places = counted(own);
  const found =
    {
      columns,
      'columns of new tokens': isNew ? columns : places,
      'from the left': columns.map((k) => k - missing),
      numbered: columns.map((k) => k - (row.length - count)),
      'first row alone': row === all[0] ? places : columns,
      'last of all': isNew ? columns.map((k) => total(longest) - row.length + k) : places,
      'not after padding': isNew ? columns.map((k) => k - Math.max(row.indexOf(1), 0)) : places,
    }[padded as 'columns'] ?? places;
  return found.slice(row.length - count);
}

/** Turns the heads of a batch by lists of positions. */
function turned(asked: AskedCase, positions: readonly (readonly number[])[], faults: Faults): Answered | undefined {
  const { x } = asked.input;
  return rotary.model({ ...asked, operation: 'rotate', input: { positions, ...(x && { x }) } }, faults);
}

const shifted = (rows: readonly (readonly number[])[], { shift = 0 }: Faults): number[] =>
  rows.flatMap((row) => row.map((p) => p + shift));

/** Tokens of x by its order. */
const tokensOf = ({ options, input }: AskedCase): number =>
  input.x?.shape[textIn(options, 'order').indexOf('T')] ?? NaN;

export const padding: Family = {
  model(asked, faults) {
    const mask = rowsIn(asked.input, 'mask');
    const count = asked.operation === 'rotate' ? tokensOf(asked) : numberIn(asked.input, 'queries');
    if (mask.length === 0 || !(count >= 0)) return undefined;
    const places = mask.map((row) => placesOf(row, mask, count, faults));
    return asked.operation === 'rotate' ? turned(asked, places, faults) : { values: shifted(places, faults) };
  },
  alternatives: [
    ...causes(
      'padding-counted',
      [
        'Padding is counted: positions are columns, so that a row padded on the left begins too far on.',
        { padded: 'columns' },
      ],
      [
        'Padding is counted for new tokens: prompts are right, and what is generated stands at its column.',
        { padded: 'columns of new tokens' },
      ],
      ['Padding between a prompt and its new tokens is counted.', { padded: 'not after padding' }],
      ['Padding is counted in all rows but the first.', { padded: 'first row alone' }],
      ['Padding is counted in place of tokens: the mask is read the other way round.', { padded: 'zeros counted' }],
    ),
    ...causes('padding-side', [
      'Padding is taken for padding on the left, wherever it stands.',
      { padded: 'from the left' },
    ]),
    ...causes(
      'longest-row',
      ['Every row has the positions of the longest.', { padded: 'longest row' }],
      ['New tokens of every row stand behind the longest prompt.', { padded: 'last of all' }],
    ),
    ...causes('batch-positions', ['Every row has the positions of the first.', { padded: 'first row' }]),
    ...causes('positions-restarted', [
      'Tokens that are asked for are numbered from 0: those that are cached are not counted.',
      { padded: 'numbered' },
    ]),
    ...rotary.alternatives.filter(({ faults: { batch, moved } }) => !batch && !moved),
  ],
};

/** Positions of a packed row. */
function textPlaces(row: readonly number[], all: readonly (readonly number[])[], { packed }: Faults): number[] {
  const own = packed === 'first row' ? (all[0] ?? row) : row;
  const starts = own.flatMap((text, k) => (k === 0 || own[k - 1] !== text ? [k] : []));
  const second = starts[1] ?? own.length;
  return own.map((text, k) => {
    const moved = packed === 'late' ? -1 : packed === 'early' ? 1 : 0;
    const start = Math.max(0, ...starts.filter((s) => s > 0 && s - moved <= k).map((s) => s - moved));
    const first = starts.filter((s) => s <= k).at(-1) ?? 0;
    if (packed === 'ignored') return k;
    if (packed === 'first only') return k < second ? k : k - second;
    if (packed === 'numbers') return text;
    if (packed === 'from one') return k - first + (first > 0 ? 1 : 0);
    return k - (moved === 0 ? first : start);
  });
}

export const packing: Family = {
  model(asked, faults) {
    const lengths = numbersIn(asked.input, 'lengths');
    const listed = lengths.flatMap((count, text) => Array.from({ length: Math.max(count, 0) }, () => text));
    const rows = lengths.length > 0 ? [listed] : rowsIn(asked.input, 'sequences');
    if (rows.length === 0) return undefined;
    const places = rows.map((row) => textPlaces(row, rows, faults));
    return asked.operation === 'rotate' ? turned(asked, places, faults) : { values: shifted(places, faults) };
  },
  alternatives: [
    ...causes(
      'packing-ignored',
      ['Positions go on from one packed text to the next, as if they were one.', { packed: 'ignored' }],
      ['Positions start again at the second packed text alone.', { packed: 'first only' }],
    ),
    ...causes(
      'packing-edge',
      ['Positions of packed texts start again one token too late.', { packed: 'late' }],
      ['Positions of packed texts start again one token too early.', { packed: 'early' }],
      ['Packed texts after the first are counted from 1.', { packed: 'from one' }],
    ),
    ...causes('positions-guessed', ['The number of the text is taken for the position.', { packed: 'numbers' }]),
    ...causes('batch-positions', ['Every row is packed as the first.', { packed: 'first row' }]),
    ...rotary.alternatives.filter(({ faults: { batch, moved } }) => !batch && !moved),
  ],
};
