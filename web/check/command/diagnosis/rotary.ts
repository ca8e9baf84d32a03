// Rotated heads, right and wrong: `rotary`, `xpos`, and what else turns pairs by one position a token.
import type { AskedCase } from '../../numbers/vectors/types.ts';
import { causes, type Alternative, type Answered, type Faults, type Family } from '../../numbers/causes/faults.ts';
import { fixedBases, wrongBases, wrongLadder } from '../../numbers/causes/ladder.ts';
import { seenInBatch, seenPositions, wrongLists, wrongPositions } from '../../numbers/causes/positions.ts';
import { frequenciesOf, type Frequencies } from './scalings.ts';
import { turnAll, type Waves } from './turn.ts';
import {
  heldFrequency,
  wave,
  wrongAngles,
  wrongReductions,
  wrongRoundings,
  wrongTurn,
  wrongTurns,
} from '../../numbers/causes/waves.ts';
import { wrongScalings } from './wrong-scalings.ts';

/** The waves of the usual rotation: each row has a position, each pair a frequency. */
export function rotaryWaves(positions: readonly number[], made: Frequencies, faults: Faults): Waves {
  return (row, pair, ahead) => wave((positions[row] ?? NaN) + ahead, made.inverse, pair, faults, made.attention);
}

/** The factor of a rotation. Keys that move are rotated already, and have it. */
function factorOf(operation: string, attention: number, { factor }: Faults): number {
  if (operation !== 'shift') return attention;
  const power = { 'moved twice': 1, 'moved by its square': 2, 'moved back': -1 }[factor as 'moved back'] ?? 0;
  return attention ** power;
}

function rotate(asked: AskedCase, faults: Faults): Answered | undefined {
  const moves = asked.operation === 'shift';
  const options = moves && faults.moved === 'unscaled' ? { ...asked.options, scaling: undefined } : asked.options;
  const made = frequenciesOf(options, faults);
  const { positions } = asked.input;
  if (!['rotate', 'shift'].includes(asked.operation) || !made || !positions) return undefined;
  const read =
    typeof positions[0] === 'number'
      ? seenPositions(positions as readonly number[], faults)
      : seenInBatch(positions as readonly (readonly number[])[], faults);
  const times = moves ? ({ back: -1, not: 0, 'twice as far': 2 }[faults.moved as 'back'] ?? 1) : 1;
  const seen = times === 1 ? read : read.map((p) => times * p);
  const attention = factorOf(asked.operation, made.attention, faults);
  const turned = turnAll(asked, faults, made.inverse.length, rotaryWaves(seen, { ...made, attention }, faults));
  if (faults.factor !== 'on all' || !turned) return turned;
  const width = asked.input.x?.shape.at(-1) ?? 1;
  const beyond = (at: number): boolean => at % width >= 2 * made.inverse.length;
  return { ...turned, values: turned.values.map((value, at) => (beyond(at) ? value * attention : value)) };
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
    [
      'Halves, where they are asked, are rotated by angles that lie as those of neighbours.',
      { pairing: 'mixed halves' },
    ],
  ),
  ...causes(
    'not-rotated-tail',
    ['The whole head turns: channels beyond rotary_dim, which must stay, are rotated, too.', { tail: 'turned' }],
    ['The whole head turns where rotary_dim is less: rotary_dim is not read.', { tail: 'turned by rotary_dim' }],
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
    ['Tokens and heads are confused: heads are counted on from the first position.', { order: 'other', counted: true }],
  ),
  ...causes('pairing-width', [
    'Halves are those of the whole head: channel i is paired with i + head_dim / 2, not with i + rotary_dim / 2.',
    { pairing: 'whole head' },
  ]),
  ...causes(
    'output-order',
    ['Neighbours are rotated rightly, and their results are written in halves.', { written: 'halves' }],
    ['Halves are rotated rightly, and their results are written as neighbours.', { written: 'neighbours' }],
    ['Results are written in the order of the other pairing.', { written: 'other' }],
  ),
  ...causes(
    'in-place',
    [
      'The second channel of a pair is computed from the new value of the first, which is overwritten too early.',
      { inPlace: 'first' },
    ],
    [
      'The first channel of a pair is computed from the new value of the second, which is overwritten too early.',
      { inPlace: 'second' },
    ],
  ),
  ...causes(
    'last-pair',
    ['The last pair is not rotated.', { still: 'last pair' }],
    ['The first pair is not rotated.', { still: 'first pair' }],
  ),
];

/** Mistakes of rotations that have heads, batches and attention factors. */
const wrongHeads: readonly Alternative[] = [
  ...causes(
    'head-offset',
    ['The second half of the heads stands one position too far.', { heads: 'second half, rounded up' }],
    ['The second half of the heads stands one position too far.', { heads: 'second half, rounded down' }],
    ['Every second head stands one position too far.', { heads: 'odd' }],
    ['The number of the head is added to the position.', { heads: 'each' }],
    ['Half of the number of the head is added to the position.', { heads: 'each second' }],
  ),
  ...causes(
    'first-row-only',
    ['Only the first head of each token is rotated.', { rows: 'first of each token' }],
    ['The last head of each token is not rotated.', { rows: 'all but the last head' }],
    [
      'Where there is one token, only its first head is written; the others are zero.',
      { rows: 'first of one token, others zero' },
    ],
    ['The second half of the heads is not rotated.', { rows: 'first half of the heads' }],
    ['Every second head is not rotated.', { rows: 'even heads' }],
  ),
  ...causes(
    'batch-positions',
    ['Every row of a batch takes the positions of the first.', { batch: 'first' }],
    ['Every row of a batch takes the positions of the last.', { batch: 'last' }],
    ['Every row of a batch takes the largest position of each column.', { batch: 'largest' }],
    ['Tokens of a batch are counted on from row to row.', { batch: 'consecutive' }],
    ["Tokens of each row of a batch are numbered from 0: the row's positions are not read.", { batch: 'numbered' }],
  ),
  ...causes('attention-factor-missing', ['The attention factor multiplies cosines only.', { factor: 'cosine only' }]),
  ...causes('attention-factor-tail', [
    'The attention factor also multiplies the channels beyond rotary_dim, which must stay.',
    { factor: 'on all' },
  ]),
  ...causes(
    'attention-factor-moved',
    ['Cached keys that move are multiplied by the attention factor again.', { factor: 'moved twice' }],
    ['Cached keys that move are multiplied by the square of the attention factor.', { factor: 'moved by its square' }],
    ['Cached keys that move are divided by the attention factor.', { factor: 'moved back' }],
  ),
  ...causes('sign', ['Cached keys move the other way.', { moved: 'back' }]),
  ...causes('not-moved', ['Cached keys that should move stay as they are.', { moved: 'not' }]),
  ...causes('moved-positions', ['Cached keys move twice as far.', { moved: 'twice as far' }]),
  ...causes('scaling-forgotten', [
    'Cached keys move by the frequencies of the bare base: the scaling is left out.',
    { moved: 'unscaled' },
  ]),
];

export const [backwards] = causes('base', [
  'Frequencies stand in the reverse order: the first pair is the slowest.',
  { order: 'backwards' },
]) as [Alternative];

export const rotary: Family = {
  model: rotate,
  alternatives: [
    ...wrongPairing,
    ...wrongHeads,
    ...wrongTurn,
    ...wrongTurns,
    ...wrongPositions,
    ...wrongLists,
    ...wrongBases,
    ...fixedBases,
    ...wrongLadder,
    backwards,
    ...wrongScalings,
    ...wrongAngles,
    ...wrongRoundings,
    ...wrongReductions,
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
      values: made.inverse.map((w) => heldFrequency(w, faults)),
      slack: Float64Array.from(made.inverse, (w) => slack * Math.abs(w)),
      scalars: Object.fromEntries(names.map((name) => [name, made.attention])),
    };
  },
  alternatives: [
    ...wrongBases,
    ...fixedBases,
    ...wrongLadder,
    ...wrongScalings,
    backwards,
    ...[...wrongAngles, ...wrongRoundings].filter(
      ({ faults: { angles, inverse } }) => (inverse && inverse !== 'float32') || angles === 'float32 loosely',
    ),
  ],
};
