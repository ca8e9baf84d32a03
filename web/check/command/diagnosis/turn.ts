// Heads turned pair by pair, rightly and wrongly: which channels are a pair, where results are written, which heads
// stay.
import type { AskedCase } from '../../numbers/vectors/types.ts';
import { type Answered, type Faults } from '../../numbers/causes/faults.ts';
import { shortened, type Wave } from '../../numbers/causes/waves.ts';
import { textIn } from '../../numbers/vectors/options.ts';

/** One pair's sine and cosine, with their factor; `ahead` is added to the position of the row. */
export type Waves = (row: number, pair: number, ahead: number) => Wave;

type Turned = { values: number[]; slack: number[] };

/** Turns the first channels of one head, as many as twice the pairs. */
export function turnHead(
  x: readonly number[],
  pairs: number,
  pairing: string,
  waves: (pair: number) => Wave,
  faults: Faults,
): Turned {
  const { tail } = faults;
  const dim = 2 * pairs;
  const first = tail === 'first' ? x.length - dim : 0;
  const values = x.map((value, channel) => (tail === 'zero' && channel >= dim ? 0 : value));
  const slack = x.map(() => 0);
  const reach = faults.pairing === 'whole head' && dim < x.length ? x.length >> 1 : pairs;
  const begin = faults.still === 'first pair' ? 1 : 0;
  const end = faults.still === 'last pair' ? pairs - 1 : pairs;
  for (let i = begin; i < end; i++) {
    const [a, b] = pairing === 'interleaved' ? [2 * i, 2 * i + 1] : [i, i + reach];
    const [xa, xb] = [x[first + a] ?? NaN, x[first + b] ?? NaN];
    // Halves with the angles of neighbours: each channel of a pair turns by a different angle.
    const [left, right] = pairing === 'mixed' ? [waves(a >> 1), waves(b >> 1)] : [waves(i), waves(i)];
    const [ya, yb] = turnPair(xa, xb, left, right, faults);
    values[first + a] = ya;
    values[first + b] = yb;
    const off = (Math.abs(xa) + Math.abs(xb)) * Math.max(left.slack, right.slack);
    slack[first + a] = off;
    slack[first + b] = off;
  }
  return inOrder({ values, slack }, first, pairs, pairing, faults.written);
}

/** The two channels of a pair; in place, the second may read what the first has become. */
function turnPair(xa: number, xb: number, left: Wave, right: Wave, { turn, inPlace }: Faults): [number, number] {
  const firstOf = (b: number): number => xa * left.cosine + (turn === 'no minus' ? 1 : -1) * b * left.sine;
  const secondOf = (a: number): number => xb * right.cosine + (turn === 'second back' ? -1 : 1) * a * right.sine;
  const ya = firstOf(inPlace === 'second' ? secondOf(xa) : xb);
  const yb = secondOf(inPlace === 'first' ? ya : xa);
  return turn === 'second first' ? [yb, ya] : [ya, yb];
}

/** Results written in the order of the other pairing. */
function inOrder(turned: Turned, first: number, pairs: number, pairing: string, written: Faults['written']): Turned {
  const halves = pairing === 'interleaved' && (written === 'halves' || written === 'other');
  const neighbours = pairing === 'rotate_half' && (written === 'neighbours' || written === 'other');
  if (!halves && !neighbours) return turned;
  const from = (place: number): number => {
    const channel = place - first;
    if (channel < 0 || channel >= 2 * pairs) return place;
    if (halves) return first + (channel < pairs ? 2 * channel : 2 * (channel - pairs) + 1);
    return first + (channel >> 1) + (channel % 2) * pairs;
  };
  const moved = (list: readonly number[]): number[] => list.map((_, place) => list[from(place)] ?? NaN);
  return { values: moved(turned.values), slack: moved(turned.slack) };
}

interface Head {
  readonly x: number[];
  /** The number of its token, counted through the rows of a batch. */
  readonly row: number;
  /** The distance from the first position, of a head that is taken for a token beyond the list and counted on. */
  readonly beyond: number;
  readonly head: number;
  readonly heads: number;
  readonly tokens: number;
}

/** x as heads with the row of each, by the order of the axes. */
export function headsOf(asked: AskedCase, faults: Faults): Head[] | undefined {
  const { x } = asked.input;
  if (!x) return undefined;
  const width = x.shape.at(-1) ?? 0;
  const [outer = 1, inner = 1] = x.shape.length > 2 ? x.shape.slice(-3, -1) : [x.shape[0] ?? 1, 1];
  let order = (textIn(asked.options, 'order') || 'TD').replace('B', '');
  const listed = order === 'HTD' ? inner : outer;
  if (faults.order === 'THD' || faults.order === 'HTD') order = order === 'TD' ? order : faults.order;
  if (faults.order === 'other') order = order === 'THD' ? 'HTD' : order === 'HTD' ? 'THD' : order;
  const [tokens, heads] = order === 'HTD' ? [inner, outer] : [outer, inner];
  return Array.from({ length: x.values.length / width }, (_, k) => {
    const [first, second] = [Math.floor(k / inner) % outer, k % inner];
    const [row, head] = order === 'HTD' ? [second, first] : [first, second];
    const before = Math.floor(k / (outer * inner)) * listed;
    const beyond = faults.counted && row >= listed ? row : 0;
    const token = before + row - beyond;
    return { x: x.values.slice(k * width, (k + 1) * width), row: token, beyond, head, heads, tokens };
  });
}

/** The distance that a head stands too far on. */
function aheadOf({ head, heads }: Head, { heads: wrong }: Faults): number {
  if (!wrong || heads === 1) return 0;
  if (wrong === 'each') return head;
  if (wrong === 'each second') return Math.floor(head / 2);
  if (wrong === 'odd') return head % 2;
  return head >= (wrong === 'second half, rounded up' ? Math.ceil(heads / 2) : Math.floor(heads / 2)) ? 1 : 0;
}

/** Whether a head is left as it is. */
function staysStill({ row, head, heads, tokens }: Head, { rows }: Faults): boolean {
  if (rows?.startsWith('first of one token')) return tokens === 1 && row + head > 0;
  if (rows === 'first of each token') return head > 0;
  if (rows === 'all but the last head') return heads > 1 && head === heads - 1;
  if (rows === 'first half of the heads') return heads > 1 && 2 * head >= heads;
  if (rows === 'even heads') return head % 2 === 1;
  return rows?.startsWith('first row') ? row > 0 : rows?.startsWith('first head') ? row + head > 0 : false;
}

export function pairingOf(asked: AskedCase, { pairing }: Faults): string {
  const wanted = textIn(asked.options, 'pairing');
  if (pairing === 'by sections') return asked.options['interleaved'] === true ? 'interleaved' : wanted;
  if (pairing === 'mixed halves') return wanted === 'rotate_half' ? 'mixed' : wanted;
  if (pairing === 'other') return wanted === 'interleaved' ? 'rotate_half' : 'interleaved';
  return pairing === undefined || pairing === 'whole head' ? wanted : pairing;
}

/** Turns every head of x by the waves of its row. */
export function turnAll(asked: AskedCase, faults: Faults, pairs: number, waves: Waves): Answered | undefined {
  const heads = headsOf(asked, faults);
  if (!heads) return undefined;
  const pairing = pairingOf(asked, faults);
  const turned = heads.map((one): Turned => {
    const { x, row } = one;
    if (staysStill(one, faults))
      return { values: faults.rows?.endsWith('zero') ? x.map(() => 0) : x, slack: x.map(() => 0) };
    const ahead = aheadOf(one, faults) + one.beyond;
    return turnHead(x, pairs, pairing, (pair) => waves(row, pair, ahead), faults);
  });
  const { result } = faults;
  const values = turned.flatMap((one) => one.values);
  return {
    values: result ? values.map((value) => shortened(value, result)) : values,
    slack: Float64Array.from(turned.flatMap(({ slack }) => slack)),
  };
}
