import { learnedTable } from 'posenc';
import { taught } from '../../../trained/language/taught.ts';
import { exact, rounded, type Drawn, type Question } from '../question.ts';

const [rows, dim] = [512, 768];
/** Of the figure. */
const [shownRows, shownColumns] = [32, 32];

const table = (): Float32Array =>
  learnedTable({ rows, dim, initialization: 'normal', standardDeviation: 0.02, seed: 1 }).data;

function corner(): Drawn {
  const data = table();
  const lines = Array.from({ length: shownRows }, (_row, at) => [...data.slice(at * dim, at * dim + shownColumns)]);
  return { data: lines.flat(), rows: shownRows, columns: shownColumns };
}

/** The loss of a small model at two to three times its length, which is worse than ALiBi's. */
function loss(model: 'sinusoidal' | 'learned') {
  const [row, places] = ['plain', { from: 256, to: 384 }] as const;
  return taught('worse', { model: 'alibi', row, ...places }, { model, row, ...places })[1];
}

export default {
  lab: { id: 'family', state: { family: 'learned' } },
  reads: { model: 'learned', length: 256 },
  figure: { element: 'posenc-heatmap', settings: { min: -0.06, max: 0.06 }, matrix: corner },
  numbers: () => ({
    rows: exact(rows),
    last: exact(rows - 1),
    dim: exact(dim),
    parameters: exact(table().length),
    lossSinusoidal: rounded(loss('sinusoidal'), 2),
    lossLearned: rounded(loss('learned'), 2),
  }),
  next: ['beyond-trained-length', 'add-not-concatenate', 'multiply-by-sqrt-d'],
  sources: ['vaswani', 'bert', 'alibi'],
} as const satisfies Question;
