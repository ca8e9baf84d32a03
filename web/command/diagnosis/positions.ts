// Positions as a wrong program sees them.
import { roundTo } from '../vectors/numbers.ts';
import { causes, type Alternative, type Faults } from './faults.ts';

export function seenPositions(positions: readonly number[], faults: Faults): number[] {
  const { shift = 0, most = Infinity, wrapped, overflow, heldIn } = faults;
  const first = positions[0] ?? 0;
  return positions.map((position, row) => {
    let p = position;
    if (faults.positions === 'restarted') p = row;
    if (faults.positions === 'from zero') p -= first;
    if (faults.positions === 'zero') p = 0;
    if (faults.positions === 'first') p = first;
    if (faults.positions === 'last') p = positions.at(-1) ?? 0;
    p += shift;
    if (wrapped) p = ((p % wrapped) + wrapped) % wrapped;
    if (overflow) p = overflowed(p, overflow);
    if (heldIn) p = roundTo(p, heldIn);
    return Math.min(p, most);
  });
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
