// Rotated heads, right and wrong: `rotary`, `xpos`, and what else turns pairs by one position a token.
import type { AskedCase } from '../vectors/types.ts';
import { causes, textIn, type Alternative, type Answered, type Faults, type Family } from './faults.ts';
import { wrongBases, wrongLadder } from './ladder.ts';
import { seenPositions, wrongPositions } from './positions.ts';
import { frequenciesOf, type Frequencies } from './scalings.ts';
import { wave, wrongAngles, wrongTurn, type Wave } from './waves.ts';
import { wrongScalings } from './wrong-scalings.ts';

/** One pair's sine and cosine, with their factor. */
export type Waves = (row: number, pair: number) => Wave;

/** Turns the first channels of one head, as many as twice the pairs. */
export function turnHead(
  x: readonly number[],
  pairs: number,
  pairing: string,
  waves: (pair: number) => Wave,
  tail: Faults['tail'],
): { values: number[]; slack: number[] } {
  const dim = 2 * pairs;
  const first = tail === 'first' ? x.length - dim : 0;
  const values = x.map((value, channel) => (tail === 'zero' && channel >= dim ? 0 : value));
  const slack = x.map(() => 0);
  for (let i = 0; i < pairs; i++) {
    const [a, b] = pairing === 'interleaved' ? [2 * i, 2 * i + 1] : [i, i + pairs];
    const [xa, xb] = [x[first + a] ?? NaN, x[first + b] ?? NaN];
    // Halves with the angles of neighbours: each channel of a pair turns by a different angle.
    const [left, right] = pairing === 'mixed' ? [waves(a >> 1), waves(b >> 1)] : [waves(i), waves(i)];
    values[first + a] = xa * left.cosine - xb * left.sine;
    values[first + b] = xb * right.cosine + xa * right.sine;
    const off = (Math.abs(xa) + Math.abs(xb)) * Math.max(left.slack, right.slack);
    slack[first + a] = off;
    slack[first + b] = off;
  }
  return { values, slack };
}

/** x as heads with the row of each, by the order of the axes. */
export function headsOf(asked: AskedCase, faults: Faults): { x: number[]; row: number; head: number }[] | undefined {
  const { x } = asked.input;
  if (!x) return undefined;
  const width = x.shape.at(-1) ?? 0;
  const [outer = 1, inner = 1] = x.shape.length > 2 ? x.shape.slice(-3, -1) : [x.shape[0] ?? 1, 1];
  let order = textIn(asked.options, 'order') || 'TD';
  if (faults.order === 'THD' || faults.order === 'HTD') order = order === 'TD' ? order : faults.order;
  if (faults.order === 'other') order = order === 'THD' ? 'HTD' : order === 'HTD' ? 'THD' : order;
  return Array.from({ length: x.values.length / width }, (_, k) => {
    const [first, second] = [Math.floor(k / inner) % outer, k % inner];
    const [row, head] = order === 'HTD' ? [second, first] : [first, second];
    return { x: x.values.slice(k * width, (k + 1) * width), row, head };
  });
}

export function pairingOf(asked: AskedCase, { pairing }: Faults): string {
  const wanted = textIn(asked.options, 'pairing');
  if (pairing === 'by sections') return asked.options['interleaved'] === true ? 'interleaved' : wanted;
  if (pairing === 'other') return wanted === 'interleaved' ? 'rotate_half' : 'interleaved';
  return pairing ?? wanted;
}

/** Turns every head of x by the waves of its row. */
export function turnAll(asked: AskedCase, faults: Faults, pairs: number, waves: Waves): Answered | undefined {
  const heads = headsOf(asked, faults);
  if (!heads) return undefined;
  const pairing = pairingOf(asked, faults);
  const turned = heads.map(({ x, row, head }) => {
    const { rows = '' } = faults;
    const still = rows.startsWith('first row') ? row > 0 : rows.startsWith('first head') && row + head > 0;
    if (still) return { values: rows.endsWith('zero') ? x.map(() => 0) : x, slack: x.map(() => 0) };
    return turnHead(x, pairs, pairing, (pair) => waves(row, pair), faults.tail);
  });
  return {
    values: turned.flatMap(({ values }) => values),
    slack: Float64Array.from(turned.flatMap(({ slack }) => slack)),
  };
}

/** The waves of the usual rotation: each row has a position, each pair a frequency. */
export function rotaryWaves(positions: readonly number[], made: Frequencies, faults: Faults): Waves {
  return (row, pair) => {
    const { sine, cosine, slack } = wave(positions[row] ?? NaN, made.inverse, pair, faults);
    const by = made.attention;
    return { sine: sine * (faults.factor === 'cosine only' ? 1 : by), cosine: cosine * by, slack: slack * by };
  };
}

function rotate(asked: AskedCase, faults: Faults): Answered | undefined {
  const made = frequenciesOf(asked.options, faults);
  const { positions } = asked.input;
  if (asked.operation !== 'rotate' || !made || !positions || typeof positions[0] !== 'number') return undefined;
  const seen = seenPositions(positions as readonly number[], faults);
  return turnAll(asked, faults, made.inverse.length, rotaryWaves(seen, made, faults));
}

export const wrongPairing: readonly Alternative[] = [
  ...causes(
    'pairing',
    ['Neighbours are rotated where halves are asked: every head is paired 2i with 2i + 1.', { pairing: 'interleaved' }],
    [
      'Halves are rotated where neighbours are asked: every head is paired i with i + half.',
      { pairing: 'rotate_half' },
    ],
    [
      'The pairings are confused: halves are rotated where neighbours are asked, and the reverse.',
      {
        pairing: 'other',
      },
    ],
    [
      'Halves are rotated by angles that lie as those of neighbours: each channel of a pair turns by another angle.',
      {
        pairing: 'mixed',
      },
    ],
  ),
  ...causes(
    'not-rotated-tail',
    ['The whole head turns: channels beyond rotary_dim, which must stay, are rotated, too.', { tail: 'turned' }],
    ['Channels beyond rotary_dim are lost: they are 0 where they must stay as they are.', { tail: 'zero' }],
    ['The last channels of a head turn where the first ones should.', { tail: 'first' }],
    [
      'The zeros behind proportional frequencies are left out: partners are sought within the part that turns.',
      { tail: 'packed' },
    ],
  ),
  ...causes(
    'first-row-only',
    ['Only the first token is rotated; the others stay as they are.', { rows: 'first row' }],
    ['Only the first token is written; the others are zero.', { rows: 'first row, others zero' }],
    ['Only the first head of the first token is rotated.', { rows: 'first head' }],
    ['Only the first head of the first token is written; the others are zero.', { rows: 'first head, others zero' }],
  ),
  ...causes(
    'head-order',
    ['Heads are taken for tokens: x is read as [T, H, D] whatever is asked.', { order: 'THD' }],
    ['Heads are taken for tokens: x is read as [H, T, D] whatever is asked.', { order: 'HTD' }],
    ['Tokens and heads are confused: heads are counted as positions.', { order: 'other' }],
  ),
  ...causes('attention-factor-missing', ['The attention factor multiplies cosines only.', { factor: 'cosine only' }]),
];

export const rotary: Family = {
  model: rotate,
  alternatives: [
    ...wrongPairing,
    ...wrongTurn,
    ...wrongPositions,
    ...wrongBases,
    ...wrongLadder,
    ...wrongScalings,
    ...wrongAngles,
  ],
};

/** The frequencies alone. */
export const rotaryFrequencies: Family = {
  model(asked, faults) {
    const made = asked.operation === 'frequencies' ? frequenciesOf(asked.options, faults) : undefined;
    if (!made) return undefined;
    const names = Object.keys(asked.expected?.scalars ?? {});
    const slack = faults.angles === 'float32 loosely' ? 2 ** -20 : 0;
    return {
      values: made.inverse,
      slack: Float64Array.from(made.inverse, (w) => slack * Math.abs(w)),
      scalars: Object.fromEntries(names.map((name) => [name, made.attention])),
    };
  },
  alternatives: [...wrongBases, ...wrongLadder, ...wrongScalings],
};
