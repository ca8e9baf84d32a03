// Positions as a wrong program sees them.
import { roundTo } from '../vectors/numbers.ts';
import { causes, type Alternative, type Faults } from './faults.ts';

export function seenPositions(positions: readonly number[], faults: Faults): number[] {
  const { shift = 0, most = Infinity, wrapped, overflow, heldIn } = faults;
  return positions.map((position, row) => {
    let p = readPosition(position, row, positions, faults.positions);
    p += shift;
    if (wrapped) p = ((p % wrapped) + wrapped) % wrapped;
    p = windowed(p, faults);
    if (overflow) p = overflowed(p, overflow);
    if (heldIn) p = roundTo(p, heldIn);
    return Math.min(p, most);
  });
}

/** The positions of a batch's rows, one row after the other. */
export function seenInBatch(rows: readonly (readonly number[])[], faults: Faults): number[] {
  const [first = []] = rows;
  return rows.flatMap((row, b) => {
    let read: readonly number[] = row;
    if (faults.batch === 'first') read = first;
    if (faults.batch === 'last') read = rows.at(-1) ?? [];
    if (faults.batch === 'largest') read = row.map((_, t) => Math.max(...rows.map((one) => one[t] ?? 0)));
    if (faults.batch === 'consecutive') read = row.map((_, t) => (first[0] ?? 0) + b * row.length + t);
    if (faults.batch === 'numbered') read = row.map((_, t) => t);
    return seenPositions(read, faults);
  });
}

function readPosition(p: number, row: number, all: readonly number[], how: Faults['positions']): number {
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  switch (how) {
    case 'restarted':
      return row;
    case 'from zero':
      return p - first;
    case 'zero':
      return 0;
    case 'first':
      return first;
    case 'last':
      return last;
    case 'guessed':
      return first + row;
    case 'guessed from the end':
      return last - all.length + 1 + row;
    case 'numbered backwards':
      return all.length - 1 - row;
    case 'reversed':
      return all[all.length - 1 - row] ?? 0;
    case 'truncated':
      return Math.trunc(p);
    case 'rounded':
      return roundEven(p);
    case 'rounded up':
      return Math.ceil(p);
    case 'absolute':
      return Math.abs(p);
    case 'not negative':
      return Math.max(p, 0);
    case 'one less from 1':
      return Math.max(p - 1, 0);
    case 'after the chunk':
      return p + all.length;
    default:
      return p;
  }
}

const roundEven = (p: number): number => (p % 1 === 0.5 ? 2 * Math.round(p / 2) : Math.round(p));

function windowed(p: number, { window = 0, windowed }: Faults): number {
  if (windowed === 'to 0') return Math.max(p - window, 0);
  const less = windowed === 'all' || (windowed === 'reaching' && p >= window) || (windowed === 'beyond' && p > window);
  return less ? p - window : p;
}

function overflowed(p: number, type: NonNullable<Faults['overflow']>): number {
  if (!Number.isInteger(p)) return p;
  const range = type.endsWith('16') ? 2 ** 16 : 2 ** 8;
  const low = type.startsWith('u') ? 0 : -range / 2;
  return ((((p - low) % range) + range) % range) + low;
}

const named = (count: number): string => count.toLocaleString('en');

export const wrongPositions: readonly Alternative[] = [
  ...causes(
    'off-by-one',
    ['Positions are one too high: the first token is counted as 1.', { shift: 1 }],
    ['Positions are one too low.', { shift: -1 }],
    ['Positions are two too high, as where a padding index is added.', { shift: 2 }],
  ),
  ...causes(
    'positions-restarted',
    [
      'Positions are counted from 0 again: rows are numbered, and the given positions are not read.',
      {
        positions: 'restarted',
      },
    ],
    ['Positions are counted from the first of them: the offset of cached tokens is lost.', { positions: 'from zero' }],
    ['Every position is taken as 0.', { positions: 'zero' }],
    ['Every row has the position of the first.', { positions: 'first' }],
    ['Every row has the position of the last.', { positions: 'last' }],
  ),
  ...[512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072].flatMap((length) => [
    ...causes('positions-clamped', [
      `Positions stop at ${named(length - 1)}, the end of a table of ${named(length)} rows.`,
      { most: length - 1 },
    ]),
    ...causes('positions-clamped', [
      `Positions begin again after ${named(length)}, as an index that wraps around.`,
      {
        wrapped: length,
      },
    ]),
  ]),
  ...causes(
    'integer-overflow',
    ['Positions overflow 16 bits with a sign: 32,768 becomes -32,768.', { overflow: 'int16' }],
    ['Positions overflow 16 bits: 65,536 becomes 0.', { overflow: 'uint16' }],
    ['Positions overflow 8 bits with a sign: 128 becomes -128.', { overflow: 'int8' }],
    ['Positions overflow 8 bits: 256 becomes 0.', { overflow: 'uint8' }],
  ),
  ...causes('float32-position', [
    'Positions pass through float32: 16,777,217 becomes 16,777,216.',
    { heldIn: 'float32' },
  ]),
  ...causes('bfloat16-table', [
    'Positions pass through bfloat16: from 257 on neighbours share one.',
    { heldIn: 'bfloat16' },
  ]),
  ...causes('float16-table', [
    'Positions pass through float16: from 2,049 on neighbours share one.',
    { heldIn: 'float16' },
  ]),
];

/** Lists of positions that are read wrongly; the page does not look for these. */
export const wrongLists: readonly Alternative[] = [
  ...causes(
    'positions-guessed',
    ['Positions are counted on from the first of them: the rest of the list is not read.', { positions: 'guessed' }],
    [
      'Positions are counted back from the last of them: the rest of the list is not read.',
      { positions: 'guessed from the end' },
    ],
  ),
  ...causes(
    'off-by-one',
    ['Positions are one too low from 1 on; 0 stays 0.', { positions: 'one less from 1' }],
    [
      'Positions are too high by the number of tokens: they are counted after the cache has grown.',
      { positions: 'after the chunk' },
    ],
  ),
  ...[2048, 4096, 8192, 32768].flatMap((most) =>
    causes('positions-clamped', [`Positions stop at ${named(most)}.`, { most }]),
  ),
  ...causes(
    'positions-reversed',
    ['Positions stand in the reverse order: the last token has the first of them.', { positions: 'reversed' }],
    ['Rows are numbered from the end, and the given positions are not read.', { positions: 'numbered backwards' }],
  ),
  ...causes(
    'positions-truncated',
    ['Positions between integers are cut to integers.', { positions: 'truncated' }],
    ['Positions between integers are rounded to integers.', { positions: 'rounded' }],
    ['Positions between integers are rounded up to integers.', { positions: 'rounded up' }],
  ),
  ...causes(
    'positions-absolute',
    ['Positions lose their sign: negative ones turn as positive ones.', { positions: 'absolute' }],
    ['Negative positions are taken as 0.', { positions: 'not negative' }],
  ),
  ...[128, 256, 512, 1024, 2048, 4096, 8192, 32768].flatMap((window) =>
    causes(
      'positions-window',
      [
        `Positions from ${named(window)} on are ${named(window)} too low, as if a window began there.`,
        { window, windowed: 'reaching' },
      ],
      [
        `Positions beyond ${named(window)} are ${named(window)} too low, as if a window began there.`,
        { window, windowed: 'beyond' },
      ],
      [
        `Positions are ${named(window)} too low, and those before are 0, as if a window began there.`,
        { window, windowed: 'to 0' },
      ],
      [`Positions are ${named(window)} too low, as if a window began there.`, { window, windowed: 'all' }],
    ),
  ),
];
