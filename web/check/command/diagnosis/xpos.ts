// xPos, right and wrong: a rotation times a power that falls or grows with the position.
import { causes, type Family } from '../../numbers/causes/faults.ts';
import { ladder, wrongBases, wrongLadder } from '../../numbers/causes/ladder.ts';
import { seenPositions, wrongLists, wrongPositions } from '../../numbers/causes/positions.ts';
import { rotaryWaves, wrongPairing } from './rotary.ts';
import { turnAll } from './turn.ts';
import { wrongAngles, wrongRoundings, wrongTurn, wrongTurns } from '../../numbers/causes/waves.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';

export const xpos: Family = {
  model(asked, faults) {
    const { operation, options, input } = asked;
    if (operation !== 'rotate' || typeof input.positions?.[0] !== 'number') return undefined;
    const dim = numberIn(options, 'head_dim');
    const made = { inverse: ladder({ base: numberIn(options, 'base'), dim }, faults), attention: 1 };
    const seen = seenPositions(input.positions as readonly number[], faults);
    const waves = rotaryWaves(seen, made, faults);
    const key = (textIn(options, 'role') === 'key') !== (faults.decay === 'inverted');
    const centre = faults.decay === 'centre' ? 0 : numberIn(options, 'min_pos', 0);
    const base = numberIn(options, 'scale_base');
    const paired = { ...asked, options: { ...options, pairing: 'interleaved' } };
    const stretch = (row: number, pair: number): number => {
      const power = ((seen[row] ?? NaN) + centre) / (faults.decay === 'per head' ? 512 : base);
      const sign = faults.decay === 'both' ? 1 : key ? -1 : 1;
      return faults.decay === 'forgotten' ? 1 : ((2 * pair + 0.4 * dim) / (1.4 * dim)) ** (power * sign);
    };
    const turned = turnAll(paired, faults, dim / 2, (row, pair, ahead) => {
      const zeta = stretch(row, pair);
      const { sine, cosine, slack } = waves(row, pair, ahead);
      return { sine: sine * zeta, cosine: cosine * zeta, slack: slack * zeta };
    });
    if (faults.decay !== 'by halves' || !turned) return turned;
    const values = turned.values.map((value, at) => {
      const [row, channel] = [Math.floor(at / dim), at % dim];
      return (value * stretch(row, channel % (dim / 2))) / stretch(row, channel >> 1);
    });
    return { ...turned, values };
  },
  alternatives: [
    ...causes('scaling-inverted', [
      'The power is inverted: queries grow where they should fall, and keys the reverse.',
      { decay: 'inverted' },
    ]),
    ...causes(
      'scaling-forgotten',
      ['The power is left out: heads are only rotated.', { decay: 'forgotten' }],
      ['Keys get the power of queries instead of its inverse.', { decay: 'both' }],
      ['The power is not centred: min_pos is not read.', { decay: 'centre' }],
      ['scale_base is 512 whatever is asked.', { decay: 'per head' }],
    ),
    ...causes('layout', ['Powers are laid out by halves, and pairs are neighbours.', { decay: 'by halves' }]),
    ...wrongPairing,
    ...wrongTurn,
    ...wrongTurns,
    ...wrongPositions,
    ...wrongLists,
    ...wrongBases,
    ...wrongLadder,
    ...wrongAngles,
    ...wrongRoundings,
  ],
};
