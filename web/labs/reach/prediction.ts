import { firstCollision, type NumberFormat } from 'posenc';
import type { Guess } from '../shared/lab/guess.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { firstOf, scaled } from './asked.ts';
import { laddersOf } from './ladders.ts';
import type { properties } from './properties.ts';

/** Beyond the last whole number that float16 keeps. */
const limit = 4096;

/** Rows computed in a number format. */
export const arithmeticPrediction: Guess<typeof properties> = {
  keys: {
    ask: 'reach.askArithmetic',
    answer: 'reach.answerArithmetic',
    judged: 'reach.judgedArithmetic',
    choice: () => 'reach.askArithmetic',
  },
  options: ['257', '2049', '16777217'],
  show: { view: 'arithmetic', position: 256, stage: 'all' },
  judge: ({ dim, base }) => {
    const first = (format: NumberFormat) => firstCollision({ dim, base, format, limit });
    const [brain, half] = [first('bfloat16'), first('float16')];
    return {
      right: String(brain?.second),
      values: () => ({
        first: written(brain?.first ?? 0),
        second: written(brain?.second ?? 0),
        half: written(half?.second ?? 0),
      }),
    };
  },
};

/** A scaling of a rotary model. */
export const ropePrediction: Guess<typeof properties> = {
  keys: {
    ask: 'reach.askRope',
    answer: 'reach.answerRope',
    judged: 'reach.judgedRope',
    choice: (option) => `reach.choices.${option as 'same'}`,
  },
  options: ['same', 'slower', 'faster'],
  show: { view: 'rope', ladder: 'linear', factor: 8, pair: 0 },
  judge: (view) => {
    const ladders = laddersOf(view);
    const [plain, linear, yarn] = (['default', 'linear', 'yarn'] as const).map((name) =>
      firstOf(scaled(ladders, name)),
    );
    const change = (linear ?? 0) - (plain ?? 0);
    return {
      right: change === 0 ? 'same' : change > 0 ? 'slower' : 'faster',
      values: () => ({ plain: measure(plain ?? 0), linear: measure(linear ?? 0), yarn: measure(yarn ?? 0) }),
    };
  },
};
