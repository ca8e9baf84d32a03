// Questions of the lab in which a model reads; right answers are the library's, or the stored measurements'.
import { rotaryFrequencies } from 'posenc';
import { alphabet } from '../../library/api/training/characters.ts';
import measured from '../trained/language/measured.json';
import type { Draw } from '../shared/quiz/draw.ts';
import type { Bank, Made } from '../shared/quiz/question.ts';
import { baseOf, headDim, notable, trainedLength } from './record.ts';

const number = (
  right: number,
  mistakes: Readonly<Record<string, number>>,
  values: Made['values'],
  view: Made['view'],
  tolerance = 0,
): Made => ({ task: { kind: 'number', right, tolerance, mistakes }, values, view });

/** What a change does to a model, by the mean over all chapters that it has not read. */
function effect(model: 'rotary' | 'sinusoidal', change: string): 'same' | 'worse' | 'better' {
  const rows = measured.wrong[model] as Readonly<Record<string, readonly number[]>>;
  const by = (rows[change]?.[0] ?? Number.NaN) - (rows['right']?.[0] ?? Number.NaN);
  return Math.abs(by) < notable ? 'same' : by > 0 ? 'worse' : 'better';
}

const effects = (draw: Draw): readonly string[] => draw.shuffle(['same', 'worse', 'better']);

export const bank: Bank = {
  lab: 'reads',
  lanes: ['rotary'],
  questions: [
    {
      id: 'surprise',
      level: 1,
      make: (draw) => {
        const count = draw.pick([2, 4, 5, 8, 10, 20]);
        const right = Math.log(count);
        return number(right, { bits: Math.log2(count), share: 1 / count }, { count }, { i: '40' }, 0.02);
      },
    },
    {
      id: 'blind',
      level: 1,
      make: () => {
        const count = alphabet.length;
        return number(Math.log(count), { bits: Math.log2(count), count }, { count }, { c: 'off' }, 0.02);
      },
    },
    {
      id: 'beyond',
      level: 1,
      make: (draw) => {
        const length = trainedLength + 8 * draw.integer(2, 40);
        return number(
          length - trainedLength,
          { all: length, one: length - trainedLength - 1 },
          { length, trained: trainedLength },
          { l: '256' },
        );
      },
    },
    {
      id: 'one',
      level: 2,
      predicts: true,
      make: (draw) => ({
        task: { kind: 'choice', right: effect('rotary', 'all positions +1'), options: effects(draw) },
        values: {},
        view: { c: 'one', g: 'same' },
      }),
    },
    {
      id: 'pairing',
      level: 2,
      predicts: true,
      make: (draw) => ({
        task: { kind: 'choice', right: effect('rotary', 'neighbours for halves'), options: effects(draw) },
        values: {},
        view: { c: 'neighbours', g: 'worse' },
      }),
    },
    {
      id: 'pads',
      level: 2,
      make: (draw) => {
        const [pads, place] = [draw.integer(3, 9), draw.integer(2, 9)];
        return number(
          place,
          { column: pads + place, one: place + 1 },
          { pads, place: place + 1 },
          { c: 'ids', g: 'same' },
        );
      },
    },
    {
      id: 'factor',
      level: 2,
      make: (draw) => {
        const factor = draw.pick([2, 4, 8, 16]);
        const length = factor * trainedLength;
        return number(
          factor,
          { length, trained: trainedLength },
          { length, trained: trainedLength },
          { l: '256', s: 'yarn' },
        );
      },
    },
    {
      id: 'cut',
      level: 3,
      make: (draw) => {
        const gone = 8 * draw.integer(2, 7);
        const kept = trainedLength - gone;
        return number(kept, { goesOn: trainedLength, gone }, { read: trainedLength, gone }, { c: 'moved', g: 'same' });
      },
    },
    {
      id: 'ntk',
      level: 3,
      make: (draw) => {
        const factor = draw.pick([4, 8, 16]);
        const base = baseOf('rotary');
        const scaling = { type: 'ntkAware', factor } as const;
        const slowest = (rotaryFrequencies({ headDim, base, scaling }).inverse.at(-1) ?? 1) ** -1;
        const plain = (rotaryFrequencies({ headDim, base }).inverse.at(-1) ?? 1) ** -1;
        const right = slowest / plain;
        return number(
          right,
          { none: 1, half: factor / 2 },
          { factor, pairs: headDim / 2 },
          { s: 'ntk', f: String(factor) },
          0.01,
        );
      },
    },
  ],
};
