// The positions of the tokens of a tensor of heads.
import { readArrayItems, readInteger, readProperties } from '../runtime/arguments.ts';
import { isArray, wrongType, wrongValue } from '../runtime/errors.ts';
import { fitShape, numberList } from '../runtime/lists.ts';
import { type NumberList, type TokenPositions, readPlaces } from '../runtime/positions.ts';
import type { ReadPositions } from '../runtime/record.ts';
import { makeDoubles } from '../runtime/tensor.ts';
import type { HeadsShape } from './heads.ts';

/**
 * Positions for all batch rows, a range or a list, or one list of them for each batch row (left padding, packed
 * sequences), also as a tensor [B, T]. A bare number, which may mean one position or a count, is rejected.
 */
export type BatchPositions = TokenPositions | readonly NumberList[];

/** Whether each batch row has its own list of positions. */
export function holdsLists(positions: object): boolean {
  const first = readProperties(positions, 'positions', ['0'])[0];
  return typeof first === 'object' && first !== null;
}

/** Positions of the tokens: those given, or 0, 1, ..., or the last ones of `keyCount` keys. */
export function readTokenPositions(
  positions: unknown,
  keyCount: unknown,
  { batch, tokens }: HeadsShape,
): ReadPositions {
  if (keyCount !== undefined) {
    if (positions !== undefined) throw wrongType('keyCount', keyCount, 'a number only where there are no positions');
    const keys = readInteger(keyCount, 'keyCount', 0);
    if (keys < tokens)
      throw wrongValue(
        'POSENC_OUT_OF_RANGE',
        'keyCount',
        keys,
        `an integer of at least ${tokens}, the number of tokens`,
      );
    return { first: keys - tokens, step: 1, count: tokens, values: undefined };
  }
  if (positions === undefined) return { first: 0, step: 1, count: tokens, values: undefined };
  if (!isArray(positions) || !holdsLists(positions)) {
    const read = readPlaces(positions),
      { count } = read;
    fitShape(read.shape, 'positions', [batch, tokens], [1, tokens]);
    if (count === tokens || count === batch * tokens) return read;
    const rows = batch === 1 ? '' : `, or ${batch * tokens} where each of ${batch} batch rows has its own`;
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'positions', count, `${tokens}, one for each token${rows}`);
  }
  const rows = readArrayItems(positions, 'positions', `one list for each of ${batch} batch rows`, batch);
  if (rows.length !== batch) {
    throw wrongValue(
      'POSENC_SHAPE_MISMATCH',
      'positions',
      positions,
      `one list for each of ${batch} batch rows, not ${rows.length}`,
    );
  }
  const flat = makeDoubles(batch * tokens);
  rows.forEach((row, b) => {
    const values = numberList(row, `positions[${b}]`);
    if (values.length !== tokens) {
      throw wrongValue(
        'POSENC_SHAPE_MISMATCH',
        `positions[${b}]`,
        row,
        `${tokens} numbers, one for each token, not ${values.length}`,
      );
    }
    flat.set(values, b * tokens);
  });
  return readPlaces(flat);
}
