// Questions of the bank of grids about positions that the content counts.
import type { CellPlace, Question } from '../shared/quiz/question.ts';
import { countedBy, endsOf, gatesView } from './asked.ts';

export const contentQuestions: readonly Question[] = [
  {
    id: 'gates',
    level: 2,
    predicts: true,
    make: (draw) => {
      const count = 10;
      const word = draw.integer(1, 2);
      const open = [word, ...draw.shuffle([3, 4, 5]).slice(0, draw.integer(1, 3))].sort((a, b) => a - b);
      const half = draw.shuffle([6, 7, 8]).slice(0, draw.integer(1, 2));
      const gates = { count, open, half, asked: 1 };
      const { data } = countedBy(gates).positions;
      const right = data[(count - 1) * count + word] ?? Number.NaN;
      return {
        task: {
          kind: 'number',
          right,
          tolerance: 0.01,
          mistakes: { words: count - 1 - word, own: right - 1, whole: right + half.length / 2 },
        },
        values: { last: count - 1, word, open: open.join(', '), half: half.join(', ') },
        view: gatesView(gates),
      };
    },
  },
  {
    id: 'asked',
    level: 3,
    predicts: true,
    make: (draw) => {
      const open = endsOf(draw);
      const count = (open.at(-1) ?? 0) + 1;
      const asked = draw.integer(2, 3);
      const gates = { count, open, half: [], asked };
      const { positions, bias } = countedBy(gates);
      const lastRow = (count - 1) * count;
      const words = Array.from({ length: count }, (_word, at) => at);
      const most = Math.max(...bias.data.slice(lastRow));
      const right = words.filter((word) => (bias.data[lastRow + word] ?? 0) > most - 1e-4);
      const back = count - 1 - asked;
      const wrong = (has: (word: number) => boolean): CellPlace[] =>
        words.filter((word) => word !== back && !right.includes(word) && has(word)).map((word) => [0, word]);
      const own = (word: number): boolean => positions.data[lastRow + word] === 1;
      return {
        task: {
          kind: 'cell',
          rows: 1,
          columns: count,
          data: Float32Array.from(words, (word) => (open.includes(word) ? 1 : 0)),
          right: right.map((word) => [0, word]),
          mistakes: { words: [[0, back]], own: wrong(own), other: wrong((word) => !own(word)) },
        },
        values: { asked },
        view: gatesView(gates),
      };
    },
  },
];
