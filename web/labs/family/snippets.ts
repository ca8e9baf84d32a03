import { listed, programText, type Program } from '../shared/text/program.ts';
import { cppInput, cppTables, cppWeights, pythonStart, scriptOptions, scriptStart } from '../sentence/program.ts';
import { contentRows, recipeOf } from './content.ts';
import type { Trial } from './encoding.ts';
import { encodingOf } from './encodings/index.ts';
import type { FamilyValues } from './properties.ts';

/**
 * A program that prints, for the query position, every distance, its score and the encoding's change. `words` says
 * where the vectors come from.
 */
export function snippet(program: Program, { family, query }: FamilyValues, trial: Trial, words: string): string {
  const recipe = recipeOf(trial);
  const lines = encodingOf(family).lines(trial);
  const rows = listed(contentRows(trial));
  return programText(program, {
    python: (python) => {
      const { lib } = python;
      return `${pythonStart(python, recipe, words)}

x = d ** 0.5 * unit([${rows}])
q, k, n = x @ Wq.T, x @ Wk.T, ${trial.length}
plain = q @ k.T / d ** 0.5
distance = ${lib}.arange(n)[:, None] - ${lib}.arange(n)

${lines.python(python)}
row = min(${query}, n - 1)
for j in range(row, -1, -1):
    print(row - j, float(scores[row, j]), float(scores[row, j] - plain[row, j]))`;
    },
    javascript: () => {
      const { uses, code, rows: last = 'n' } = lines.javascript();
      const places = uses.includes('sinusoidal');
      const at = 'scores[row * n + j]';
      return {
        uses: ['attention', 'sinusoidal', ...uses],
        code: `${scriptStart({ ...recipe, places }, words)}
const content = unit([${rows}]);
const n = ${trial.length};
const { query, key, scores: { data: plain } } = attention({ content, ${scriptOptions(recipe)} });

${code}
const row = Math.min(${query}, ${last} - 1);
for (let j = row; j >= 0; j -= 1) console.log(row - j, ${at}, ${at} - plain[row * n + j]);`,
      };
    },
    cpp: () => {
      const body = lines.cpp();
      const places = body.includes('places(');
      const at = 'scores[row * n + j]';
      return {
        headers: ['algorithm', 'cmath', 'vector'],
        before: cppTables({ ...recipe, places }, words),
        main: `${cppWeights(recipe)}const std::size_t n = ${trial.length};
std::size_t row = ${query};
const Table rows = {${rows}};
const Table words = unit(posenc::list(rows));
posenc::AttentionInput input;
input.content = {words, n, d};
${cppInput(recipe)}Table q(n * d), k(n * d), plain(n * n);
posenc::compute_attention(input, {.query = q, .key = k, .scores = plain});
Table scores = plain;
${body === '' ? '' : `${body}\n`}for (std::size_t j = row + 1; j-- > 0;)
    std::printf("%zu %.9f %.9f\\n", row - j, ${at}, ${at} - plain[row * n + j]);`,
      };
    },
  });
}
