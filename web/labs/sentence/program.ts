// Pieces of the programs under "Reproduce this" that the labs about sentences share.
import { fields, listed, options, unless, type Python } from '../shared/text/program.ts';
import { weightRows, weightStep, type Weights } from './words.ts';

/** The inputs of the vectors and the scores of a view. */
export interface Recipe {
  readonly dim: number;
  readonly weights: Weights;
  readonly seed: number;
  readonly alpha: number;
  /** Whether word vectors are multiplied by sqrt(d). */
  readonly rooted: boolean;
  readonly causal: boolean;
  /** Weights of values too; without, only scores can be made. */
  readonly values: boolean;
  /** Whether the rows of positions are needed. */
  readonly places: boolean;
}

/** The weights by name, and where in the table each begins. */
const weightsOf = ({
  seed,
  values,
}: Recipe): readonly (readonly [name: 'query' | 'key' | 'value', first: number])[] => {
  const { query, key, value } = weightRows(seed);
  return [['query', query], ['key', key], ...(values ? ([['value', value]] as const) : [])];
};

/** Words, places and weights in Python. `words` is a comment in the reader's language on the source of the vectors. */
export function pythonStart(
  { lib, range, sin, cos, stack, join, pick }: Python,
  recipe: Recipe,
  words: string,
): string {
  const waves = `${sin('angle')}, ${cos('angle')}`;
  const identity = pick('np.eye(d)', 'torch.eye(d, dtype=torch.float64)');
  const matrix = (first: number): string =>
    recipe.weights === 'identity' ? identity : `unit(${first} + ${weightStep} * ${lib}.arange(d))`;
  return `d = ${recipe.dim}
frequency = 10000.0 ** (-${range(0, 'd', 2)} / d)

def unit(rows):  # ${words}
    angle = ${pick('np.asarray(rows, dtype=float)', 'torch.as_tensor(rows).double()')}[:, None] * frequency
    return ${pick('np.sqrt(2 / d)', '(2 / d) ** 0.5')} * ${join(waves, 1)}

def places(count):
    angle = ${lib}.arange(count)[:, None] * frequency
    return ${stack(waves, 2)}.reshape(count, d)

${weightsOf(recipe)
  .map(([name, first]) => `W${name[0]} = ${matrix(first)}`)
  .join('\n')}`;
}

/** JavaScript: the inputs of attention besides the words. */
export function scriptStart(recipe: Recipe, words: string): string {
  const matrices = weightsOf({ ...recipe, values: true }).map(
    ([name, first]) => `  ${name}: unit({ first: ${first}, count: d, step: ${weightStep} }),\n`,
  );
  const places = "const places = (count) => sinusoidal({ positions: count, dim: d, dtype: 'float64' });\n";
  return `const d = ${recipe.dim};
// ${words}
const scaled = { convention: 'xTransformers', dim: d, scale: Math.sqrt(2 / d), dtype: 'float64' };
const unit = (positions) => sinusoidal({ ...scaled, positions });
${recipe.places ? places : ''}const weights = ${recipe.weights === 'identity' ? '{}' : `{\n${matrices.join('')}}`};`;
}

/** C++: tables of unit rows, and those of places. */
export function cppTables({ dim, places }: Recipe, words: string): string {
  const table = fields({ positions: 'rows', dim: 'd', scale: 'std::sqrt(2.0 / d)' });
  const rows = `Table places(std::size_t count) {
    Table table(count * d);
    posenc::make_sinusoidal_table({.positions = posenc::range(count), .dim = d}, std::span(table));
    return table;
}

`;
  return `constexpr std::size_t d = ${dim};
using Table = std::vector<double>;

Table unit(posenc::Positions rows) {  // ${words}
    Table table(rows.count * d);
    posenc::make_scaled_sinusoidal_table({${table}}, std::span(table));
    return table;
}

${places ? rows : ''}`;
}

/** The weights, unless they are the identity. */
export const cppWeights = (recipe: Recipe): string =>
  recipe.weights === 'identity'
    ? ''
    : weightsOf(recipe)
        .map(([name, first]) => `const auto w${name[0]} = unit(posenc::range(${first}, d, ${weightStep}));\n`)
        .join('');

/** The fields of AttentionInput that do not depend on the words. */
export function cppInput(recipe: Recipe): string {
  const { weights, alpha, rooted, causal } = recipe;
  const matrices = fields(Object.fromEntries(weightsOf(recipe).map(([name]) => [name, `{w${name[0]}, d, d}`])));
  const lines = [
    ...(weights === 'identity' ? [] : [`input.weights = {${matrices}};`]),
    ...(rooted ? ['input.content_scale = std::sqrt(double(d));'] : []),
    ...(alpha === 1 ? [] : [`input.position_scale = ${alpha};`]),
    ...(causal ? ['input.causal = true;'] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The options of attention() that do not depend on the words. */
export function scriptOptions({ alpha, rooted, causal }: Recipe): string {
  const given = options({
    contentScale: rooted ? 'Math.sqrt(d)' : undefined,
    positionScale: unless(1, alpha),
    causal: causal || undefined,
  });
  return given === '' ? '...weights' : `...weights, ${given}`;
}

/** The rows of the words, and attention's input of as many words and places. */
export const cppSentence = (rows: readonly number[], recipe: Recipe): string => `const Table rows = {${listed(rows)}};
const Table words = unit(posenc::list(rows)), where = places(${rows.length});
posenc::AttentionInput input;
input.content = {words, ${rows.length}, d};
input.positions = {where, ${rows.length}, d};
${cppInput(recipe)}`;
