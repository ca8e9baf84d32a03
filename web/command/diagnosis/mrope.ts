// Rotations by positions of several axes, right and wrong: `mrope`.
import { causes, numberIn, numbersIn, type Family } from './faults.ts';
import { ladder, wrongBases, wrongLadder } from './ladder.ts';
import { seenPositions, wrongPositions } from './positions.ts';
import { promptPositions, wrongPrompts } from './prompts.ts';
import { rotaryWaves, turnAll, wrongPairing } from './rotary.ts';
import { wrongAngles, wrongTurn } from './waves.ts';

/** The axis that each frequency listens to: time, row, column. */
function listening(sections: readonly number[], interleaved: boolean): number[] {
  if (!interleaved) return sections.flatMap((count, axis) => Array.from({ length: count }, () => axis));
  const pairs = sections.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: pairs }, (_, i) => (i % 3 > 0 && i < 3 * (sections[i % 3] ?? 0) ? i % 3 : 0));
}

const orders: Readonly<Record<string, readonly number[]>> = {
  swapped: [0, 2, 1],
  'first only': [0, 0, 0],
  reversed: [2, 1, 0],
  rotated: [1, 2, 0],
};

export const mrope: Family = {
  model(asked, faults) {
    const { operation, options, input } = asked;
    if (operation === 'positions') return promptPositions(asked, faults);
    const positions = input.positions as readonly (readonly number[])[] | undefined;
    if (operation !== 'rotate' || !Array.isArray(positions?.[0])) return undefined;
    const dim = numberIn(options, 'head_dim');
    const inverse = ladder({ base: numberIn(options, 'base'), dim }, faults);
    const wanted = options['interleaved'] === true;
    const interleaved = { 'other sections': !wanted, blocks: false, turns: true }[faults.axes as 'blocks'] ?? wanted;
    const listens = listening(numbersIn(options, 'sections'), interleaved);
    const order = orders[faults.axes ?? ''] ?? [0, 1, 2];
    const waves = order.map((axis) =>
      rotaryWaves(seenPositions(positions[axis] ?? [], faults), { inverse, attention: 1 }, faults),
    );
    return turnAll(asked, faults, dim / 2, (row, pair) => waves[listens[pair] ?? 0]!(row, pair));
  },
  alternatives: [
    ...causes(
      'sections',
      ['Sections are laid out in blocks where axes take turns.', { axes: 'blocks' }],
      ['Axes take turns where sections are laid out in blocks.', { axes: 'turns' }],
      [
        'Sections are laid out in the other way: in blocks where axes take turns, and the reverse.',
        {
          axes: 'other sections',
        },
      ],
    ),
    ...causes(
      'pairing',
      [
        'That sections are interleaved is taken for the pairing: neighbours are rotated where halves are asked.',
        {
          pairing: 'by sections',
        },
      ],
      [
        'That sections are interleaved is taken for the pairing, and sections are laid out in blocks.',
        {
          pairing: 'by sections',
          axes: 'blocks',
        },
      ],
    ),
    ...wrongPrompts,
    ...causes(
      'rows-columns',
      ['Rows and columns change places.', { axes: 'swapped' }],
      ['Axes stand in the reverse order: column, row, time.', { axes: 'reversed' }],
      ['Axes stand in another order: row, column, time.', { axes: 'rotated' }],
    ),
    ...causes('flat-positions', [
      'Every pair turns by the first axis: rows and columns are not read.',
      {
        axes: 'first only',
      },
    ]),
    ...wrongPairing,
    ...wrongTurn,
    ...wrongPositions,
    ...wrongBases,
    ...wrongLadder,
    ...wrongAngles,
  ],
};
