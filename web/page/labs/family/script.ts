// The program in JavaScript that makes what is on the screen.
import { listed, scriptOptions, scriptStart, type Comments } from '../sentence/program.ts';
import { weightStep } from '../sentence/words.ts';
import { contentRows, madeUpRow } from './content.ts';
import { kerple, shawReach, t5BucketCount, type Trial } from './effects.ts';
import type { FamilyName, FamilyValues } from './properties.ts';
import { recipeOf } from './recipe.ts';

/** How the scores are made in JavaScript, and what that needs. */
function script(name: FamilyName, trial: Trial): { readonly uses: readonly string[]; readonly code: string } {
  const { length, trained, heads, head, seed, pairing } = trial;
  const made = (kind: 'table' | 'shaw' | 'weights' | 'biases', count: number | string): string =>
    `unit({ first: ${madeUpRow(kind, seed)}, count: ${count}, step: ${weightStep} })`;
  const added = (bias: string): string =>
    `const bias = ${bias};\nconst scores = plain.map((score, cell) => score + bias[cell]);`;
  switch (name) {
    case 'none':
      return { uses: [], code: 'const scores = plain;' };
    case 'sinusoidal':
      return {
        uses: ['sinusoidal'],
        code: `const scores = attention({ content, positions: places(n), ${scriptOptions(recipeOf(trial))} }).scores.data;`,
      };
    case 'learned':
      return {
        uses: [],
        code: `const rows = Math.min(n, ${trained}); // there are no more
const positions = ${made('table', 'rows')};
const known = { data: content.data.slice(0, rows * d), rows, columns: d };
const some = attention({ content: known, positions, ${scriptOptions(recipeOf(trial))} }).scores.data;
const scores = plain.map((_score, cell) => (cell % n < rows ? some[Math.floor(cell / n) * rows + (cell % n)] : NaN));`,
      };
    case 'rotary':
      return {
        uses: ['applyRotary', 'similarity'],
        code: `const turn = ({ data }) => ({ data: applyRotary({ data, shape: [n, 1, d] }, { pairing: '${pairing}' }).data, rows: n, columns: d });
const scores = similarity({ table: turn(query), others: turn(key) }).data.map((dot) => dot / Math.sqrt(d));`,
      };
    case 'alibi':
      return {
        uses: ['alibiBias'],
        code: added(
          `alibiBias({ heads: ${heads}, queries: n, keys: n, dtype: 'float64' }).data.subarray(${(head - 1) * length * length})`,
        ),
      };
    case 't5':
      return {
        uses: ['t5Bias'],
        code: `const column = scaledSinusoidal({ positions: { first: ${madeUpRow('t5', seed) + head}, count: ${t5BucketCount}, step: ${weightStep} }, dim: 2, scale: 1 }).data.filter((_value, k) => k % 2 === 0);
${added(`t5Bias({ table: { data: column, rows: ${t5BucketCount}, columns: 1 }, bidirectional: false, queries: n, keys: n }).data`)}`,
      };
    case 'shaw':
      return {
        uses: ['shawBias'],
        code: `const narrow = ({ data, rows, columns }) => ({ data: Float32Array.from(data), rows, columns });
${added(`shawBias({ queries: narrow(query), keys: n, table: narrow(${made('shaw', 2 * shawReach + 1)}) }).data`)}`,
      };
    case 'transformerXl':
      return {
        uses: ['transformerXlScores'],
        code: `const tensor = ({ data, rows }) => ({ data: Float32Array.from(data), shape: [1, rows, d] });
const [u, v] = [0, 1].map((row) => ({ data: Float32Array.from(${made('biases', 2)}.data.subarray(row * d, row * d + d)), rows: 1, columns: d }));
const scores = transformerXlScores({
  queries: tensor(query), keys: tensor(key), contentBias: u, positionBias: v, positionWeights: tensor(${made('weights', 'd')}),
}).data;`,
      };
    case 'kerple':
      return {
        uses: ['kerpleBias'],
        code: added(`kerpleBias({ queries: n, keys: n, p: [${listed(kerple.p)}], a: [${listed(kerple.a)}] }).data`),
      };
  }
}

export function javascript(view: FamilyValues, trial: Trial, comments: Comments): string {
  const { uses, code } = script(view.family, trial);
  const start = scriptStart(recipeOf(trial), comments);
  const kept = uses.includes('sinusoidal') ? start : start.replace(/const places = .*\n/, '');
  return `import { ${[...new Set(['attention', 'scaledSinusoidal', ...uses])].sort().join(', ')} } from 'posenc';

${kept}
const content = unit([${listed(contentRows(trial))}]);
const n = ${trial.length};
const { query, key, scores: { data: plain } } = attention({ content, ${scriptOptions(recipeOf(trial))} });

${code}
const row = Math.min(${view.query}, ${view.family === 'learned' ? 'rows' : 'n'} - 1);
for (let j = row; j >= 0; j -= 1) console.log(row - j, scores[row * n + j], scores[row * n + j] - plain[row * n + j]);`;
}
