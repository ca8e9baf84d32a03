// Rotations by positions of several axes, right and wrong: `mrope`.
import { causes, numbersIn, type Faults, type Family } from '../../numbers/causes/faults.ts';
import { fixedBases, ladder, wrongBases, wrongLadder } from '../../numbers/causes/ladder.ts';
import { seenInBatch, seenPositions, wrongLists, wrongPositions } from '../../numbers/causes/positions.ts';
import { decodePositions, promptPositions, wrongPrompts } from './prompts.ts';
import { backwards, rotaryWaves, wrongPairing } from './rotary.ts';
import { turnAll } from './turn.ts';
import { wrongAngles, wrongReductions, wrongRoundings, wrongTurn, wrongTurns } from '../../numbers/causes/waves.ts';
import { numberIn } from '../../numbers/vectors/options.ts';

/** The axis that each frequency listens to: time, row, column. */
function listening(sections: readonly number[], interleaved: boolean, { axes }: Faults): number[] {
  const pairs = sections.reduce((sum, count) => sum + count, 0);
  if (axes === 'all in turns' || (axes === 'no limit' && interleaved))
    return Array.from({ length: pairs }, (_, i) => i % 3);
  if (!interleaved) return sections.flatMap((count, axis) => Array.from({ length: count }, () => axis));
  return Array.from({ length: pairs }, (_, i) => (i % 3 > 0 && i < 3 * (sections[i % 3] ?? 0) ? i % 3 : 0));
}

/** Frequencies that begin again with 1 in each section, over the head's width or the section's. */
function restarted(listens: readonly number[], base: number, dim: number, own: boolean): number[] {
  const sizes = [0, 1, 2].map((axis) => listens.filter((one) => one === axis).length);
  return listens.map((axis, i) => {
    const before = listens.slice(0, i).filter((one) => one === axis).length;
    return base ** ((-2 * before) / (own ? 2 * (sizes[axis] ?? 1) : dim));
  });
}

/** The positions of one axis, in a batch row after row. */
const seenOn = (axis: readonly unknown[], faults: Faults): number[] =>
  Array.isArray(axis[0])
    ? seenInBatch(axis as readonly (readonly number[])[], faults)
    : seenPositions(axis as readonly number[], faults);

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
    if (operation === 'decode') return decodePositions(asked, faults);
    const positions = input.positions as readonly (readonly number[])[] | undefined;
    if (operation !== 'rotate' || !Array.isArray(positions?.[0])) return undefined;
    const dim = numberIn(options, 'head_dim');
    const base = numberIn(options, 'base');
    const wanted = options['interleaved'] === true;
    const interleaved = { 'other sections': !wanted, blocks: false, turns: true }[faults.axes as 'blocks'] ?? wanted;
    const listens = listening(numbersIn(options, 'sections'), interleaved, faults);
    const restart = faults.restart?.endsWith('blocks') && interleaved ? undefined : faults.restart;
    const inverse = restart
      ? restarted(listens, faults.base ?? base, dim, restart.startsWith('section'))
      : ladder({ base, dim }, faults);
    const confused = { 'swapped in blocks': !interleaved, 'swapped in turns': interleaved }[
      faults.axes as 'swapped in turns'
    ];
    const order = orders[confused ? 'swapped' : (faults.axes ?? '')] ?? [0, 1, 2];
    const waves = order.map((axis) =>
      rotaryWaves(seenOn(positions[axis] ?? [], faults), { inverse, attention: 1 }, faults),
    );
    return turnAll(asked, faults, dim / 2, (row, pair, ahead) => waves[listens[pair] ?? 0]!(row, pair, ahead));
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
      ['Axes take turns over all pairs: where a section ends, its axis is still listened to.', { axes: 'no limit' }],
      ['Axes take turns over all pairs, whatever the sections are.', { axes: 'all in turns' }],
    ),
    ...causes(
      'sections-restart',
      ['Frequencies begin again with 1 in each section.', { restart: 'head_dim' }],
      ['Frequencies begin again with 1 in each section, with exponents over its own width.', { restart: 'section' }],
      ['Frequencies begin again with 1 in each section that is a block.', { restart: 'head_dim in blocks' }],
      [
        'Frequencies begin again with 1 in each section that is a block, with exponents over its own width.',
        { restart: 'section in blocks' },
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
      'batch-positions',
      ['Every row of a batch takes the positions of the first.', { batch: 'first' }],
      ['Every row of a batch takes the positions of the last.', { batch: 'last' }],
    ),
    ...causes(
      'rows-columns',
      ['Rows and columns change places.', { axes: 'swapped' }],
      ['Rows and columns change places where sections are laid out in blocks.', { axes: 'swapped in blocks' }],
      ['Rows and columns change places where axes take turns.', { axes: 'swapped in turns' }],
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
    ...wrongTurns,
    ...wrongPositions,
    ...wrongLists,
    ...wrongBases,
    ...fixedBases,
    ...wrongLadder,
    backwards,
    ...wrongAngles,
    ...wrongRoundings,
    ...wrongReductions,
  ],
};
