import { lookUp } from 'posenc';
import { scriptOptions } from '../../sentence/program.ts';
import { recipeOf, scoresWith } from '../content.ts';
import type { Encoding, Trial } from '../encoding.ts';
import { placed } from '../formula.ts';
import { learnedBy, listOf, matrixOf } from '../trained.ts';

const tableOf = (trial: Trial) => matrixOf(learnedBy('learned', trial));

export const learned = {
  name: 'learned',
  family: 'learned',
  enters: 'vectors',
  paper: 'arXiv 1810.04805',
  models: ['BERT', 'GPT-2', 'OPT', 'ViT'],
  formula: placed(),
  make: (trial, plain) => {
    const reach = Math.min(trial.length, trial.trained);
    const table = tableOf(trial);
    const positions = lookUp({ table, positions: Array.from({ length: reach }, (_row, position) => position) });
    const wide = { ...positions, data: Float64Array.from(positions.data) };
    return { scores: scoresWith(wide, plain), reach, parameters: table.data.length, kept: table.data.length };
  },
  past: ({ trained, dim }) => ({ trained, dim, last: trained - 1 }),
  refusal: (trial) => {
    try {
      lookUp({ table: tableOf(trial), positions: [trial.trained] });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return '';
  },
  lines: (trial) => {
    const { trained, length } = trial;
    const table = learnedBy('learned', trial);
    const { scale } = table;
    const options = scriptOptions(recipeOf(trial));
    return {
      python: ({ pick }) => `table = ${scale} * ${pick('np.array', 'torch.tensor')}([
    ${listOf(table, '    ')},
]).reshape(${trained}, d)
n = min(n, ${trained})  # there are no more rows
plain = plain[:n, :n]
p = table[:n]
scores = ((x[:n] + p) @ Wq.T) @ ((x[:n] + p) @ Wk.T).T / d ** 0.5`,
      javascript: () => ({
        uses: [],
        rows: 'rows',
        code: `const rows = Math.min(n, ${trained}); // there are no more
const learned = Float64Array.from([
  ${listOf(table, '  ')},
], (entry) => entry * ${scale});
const positions = { data: learned.slice(0, rows * d), rows, columns: d };
const known = { data: content.data.slice(0, rows * d), rows, columns: d };
const some = attention({ content: known, positions, ${options} }).scores.data;
const scores = plain.map((_score, cell) => (cell % n < rows ? some[Math.floor(cell / n) * rows + (cell % n)] : NaN));`,
      }),
      cpp: () => `const std::size_t known = ${Math.min(trained, length)};  // there are no more rows
Table where = {
    ${listOf(table, '    ')},
};
for (double& entry : where) entry *= ${scale};
where.resize(known * d);
Table some(known * known);
input.content = {std::span(words).first(known * d), known, d};
input.positions = {where, known, d};
posenc::compute_attention(input, {.scores = some});
for (std::size_t cell = 0; cell < known * known; ++cell) scores[cell / known * n + cell % known] = some[cell];
row = std::min(row, known - 1);`,
    };
  },
} as const satisfies Encoding;
