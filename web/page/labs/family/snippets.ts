import type { Program } from '../../controls/panels.ts';
import { cppInput, cppStart, listed, numpyStart, scriptOptions, scriptStart, torchStart, type Comments, type Recipe } from '../sentence/program.ts';
import { weightStep } from '../sentence/words.ts';
import { contentRows, madeUpRow } from './content.ts';
import { kerple, shawReach, t5BucketCount, type Trial } from './effects.ts';
import type { FamilyName, FamilyValues } from './properties.ts';

const recipeOf = ({ dim, weights, seed }: Trial): Recipe => ({ dim, weights, seed, alpha: 1, rooted: true, causal: false });

interface Library {
  readonly name: 'np' | 'torch';
  readonly range: (...of: (number | string)[]) => string;
  readonly join: (parts: string) => string;
  readonly double: string;
}

const libraries: { readonly [Name in 'NumPy' | 'PyTorch']: Library } = {
  NumPy: { name: 'np', range: (...of) => `np.arange(${of.join(', ')})`, join: (parts) => `np.concatenate([${parts}], axis=-1)`, double: '' },
  PyTorch: { name: 'torch', range: (...of) => `torch.arange(${of.join(', ')})`, join: (parts) => `torch.cat([${parts}], dim=-1)`, double: '.double()' },
};

/** Rows that stand for something learned. */
const learned = (library: Library, first: number, count: number | string): string => `unit(${first} + ${weightStep} * ${library.range(count)})`;

/** The scores with the encoding, after `x`, `q`, `k`, `n` and `distance` (query less key). */
function arrays(name: FamilyName, trial: Trial, library: Library): string {
  const { trained, heads, head, seed, pairing } = trial;
  const { name: lib } = library;
  const clip = (least: number, greatest: number): string => (lib === 'np' ? `np.clip(-distance, ${least}, ${greatest})` : `torch.clamp(-distance, ${least}, ${greatest})`);
  switch (name) {
    case 'none':
      return 'scores = plain';
    case 'sinusoidal':
      return 'p = places(n)\nscores = ((x + p) @ Wq.T) @ ((x + p) @ Wk.T).T / d ** 0.5';
    case 'learned':
      return `table = ${learned(library, madeUpRow('table', seed), trained)}
n = min(n, ${trained})  # there are no more rows
plain = plain[:n, :n]
p = table[:n]
scores = ((x[:n] + p) @ Wq.T) @ ((x[:n] + p) @ Wk.T).T / d ** 0.5`;
    case 'rotary': {
      const [first, second, back] = pairing === 'rotateHalf'
        ? ['a[:, :d // 2]', 'a[:, d // 2:]', library.join('first * c - second * s, first * s + second * c')]
        : ['a[:, 0::2]', 'a[:, 1::2]', `${lib}.stack([first * c - second * s, first * s + second * c], ${lib === 'np' ? 'axis' : 'dim'}=2).reshape(n, d)`];
      return `angle = ${library.range('n')}[:, None] * frequency
c, s = ${lib}.cos(angle), ${lib}.sin(angle)

def turn(a):
    first, second = ${first}, ${second}
    return ${back}

scores = turn(q) @ turn(k).T / d ** 0.5`;
    }
    case 'alibi': {
      const below = 2 ** Math.floor(Math.log2(heads));
      return `below = ${below}  # the largest power of two that is not above ${heads} heads
slopes = [2 ** (-8 * (h + 1) / below) for h in range(below)]
slopes += [2 ** (-4 * (h + 1) / below) for h in range(0, 2 * below, 2)][:${heads} - below]
scores = plain - slopes[${head - 1}] * abs(distance)${library.double}`;
    }
    case 't5':
      return `import math

def bucket(n):  # one direction, exact up to 15, then logarithmic
    return n if n < 16 else min(31, 16 + int(math.log(n / 16) / math.log(128 / 16) * 16))

row = ${madeUpRow('t5', seed) + head} + ${weightStep} * ${library.range(t5BucketCount)}
bias = ${lib}.sin(row${library.double} * 1.0)
index = [[bucket(max(int(m), 0)) for m in line] for line in distance]
scores = plain + bias[${lib === 'np' ? 'np.array' : 'torch.tensor'}(index)]`;
    case 'shaw':
      return `table = ${learned(library, madeUpRow('shaw', seed), 2 * shawReach + 1)}
index = ${clip(-shawReach, shawReach)} + ${shawReach}
scores = plain + (q[:, None, :] * table[index]).sum(-1) / d ** 0.5`;
    case 'transformerXl':
      return `u, v = ${learned(library, madeUpRow('biases', seed), 2)}
W = ${learned(library, madeUpRow('weights', seed), 'd')}
angle = abs(distance)[:, :, None] * frequency
r = ${library.join(`${lib}.sin(angle), ${lib}.cos(angle)`)} @ W
scores = ((q + u) @ k.T + ((q + v)[:, None, :] * r).sum(-1)) / d ** 0.5`;
    case 'kerple':
      return `scores = plain - ${kerple.p[0]} * ${lib}.log1p(${kerple.a[0]} * abs(distance)${library.double})`;
  }
}

function python(program: 'NumPy' | 'PyTorch', view: FamilyValues, trial: Trial, comments: Comments): string {
  const library = libraries[program];
  const start = (program === 'NumPy' ? numpyStart : torchStart)(recipeOf(trial), comments).replace(/\nWv = .*$/, '');
  return `${start}

x = d ** 0.5 * unit([${listed(contentRows(trial))}])
q, k, n = x @ Wq.T, x @ Wk.T, ${trial.length}
plain = q @ k.T / d ** 0.5
distance = ${library.range('n')}[:, None] - ${library.range('n')}

${arrays(view.family, trial, library)}
row = min(${view.query}, n - 1)
for j in range(row, -1, -1):
    print(row - j, float(scores[row, j]), float(scores[row, j] - plain[row, j]))`;
}

/** How the scores are made in JavaScript, and what that needs. */
function script(name: FamilyName, trial: Trial): { readonly uses: readonly string[]; readonly code: string } {
  const { length, trained, heads, head, seed, pairing } = trial;
  const made = (kind: 'table' | 'shaw' | 'weights' | 'biases', count: number | string): string =>
    `unit({ first: ${madeUpRow(kind, seed)}, count: ${count}, step: ${weightStep} })`;
  const added = (bias: string): string => `const bias = ${bias};\nconst scores = plain.map((score, cell) => score + bias[cell]);`;
  switch (name) {
    case 'none':
      return { uses: [], code: 'const scores = plain;' };
    case 'sinusoidal':
      return { uses: ['sinusoidal'], code: `const scores = attention({ content, positions: places(n), ${scriptOptions(recipeOf(trial))} }).scores.data;` };
    case 'learned':
      return {
        uses: [], code: `const rows = Math.min(n, ${trained}); // there are no more
const positions = ${made('table', 'rows')};
const known = { data: content.data.slice(0, rows * d), rows, columns: d };
const some = attention({ content: known, positions, ${scriptOptions(recipeOf(trial))} }).scores.data;
const scores = plain.map((_score, cell) => (cell % n < rows ? some[Math.floor(cell / n) * rows + (cell % n)] : NaN));`,
      };
    case 'rotary':
      return {
        uses: ['applyRotary', 'similarity'], code: `const turn = ({ data }) => ({ data: applyRotary({ data, shape: [n, 1, d] }, { pairing: '${pairing}' }).data, rows: n, columns: d });
const scores = similarity({ table: turn(query), others: turn(key) }).data.map((dot) => dot / Math.sqrt(d));`,
      };
    case 'alibi':
      return { uses: ['alibiBias'], code: added(`alibiBias({ heads: ${heads}, queries: n, keys: n, dtype: 'float64' }).data.subarray(${(head - 1) * length * length})`) };
    case 't5':
      return {
        uses: ['t5Bias'], code: `const column = scaledSinusoidal({ positions: { first: ${madeUpRow('t5', seed) + head}, count: ${t5BucketCount}, step: ${weightStep} }, dim: 2, scale: 1 }).data.filter((_value, k) => k % 2 === 0);
${added(`t5Bias({ table: { data: column, rows: ${t5BucketCount}, columns: 1 }, bidirectional: false, queries: n, keys: n }).data`)}`,
      };
    case 'shaw':
      return {
        uses: ['shawBias'], code: `const narrow = ({ data, rows, columns }) => ({ data: Float32Array.from(data), rows, columns });
${added(`shawBias({ queries: narrow(query), keys: n, table: narrow(${made('shaw', 2 * shawReach + 1)}) }).data`)}`,
      };
    case 'transformerXl':
      return {
        uses: ['transformerXlScores'], code: `const tensor = ({ data, rows }) => ({ data: Float32Array.from(data), shape: [1, rows, d] });
const [u, v] = [0, 1].map((row) => ({ data: Float32Array.from(${made('biases', 2)}.data.subarray(row * d, row * d + d)), rows: 1, columns: d }));
const scores = transformerXlScores({
  queries: tensor(query), keys: tensor(key), contentBias: u, positionBias: v, positionWeights: tensor(${made('weights', 'd')}),
}).data;`,
      };
    case 'kerple':
      return { uses: ['kerpleBias'], code: added(`kerpleBias({ queries: n, keys: n, p: [${listed(kerple.p)}], a: [${listed(kerple.a)}] }).data`) };
  }
}

function javascript(view: FamilyValues, trial: Trial, comments: Comments): string {
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

/** The same in C++; scores stand in a table of n x n. */
function native(name: FamilyName, trial: Trial): string {
  const { trained, heads, head, seed, pairing } = trial;
  const made = (kind: 'table' | 'shaw' | 'weights' | 'biases', count: number | string): string => `unit(posenc::range(${madeUpRow(kind, seed)}, ${count}, ${weightStep}))`;
  const narrow = `    const auto narrow = [](const Table& table) { return std::vector<float>(table.begin(), table.end()); };\n`;
  const add = '    for (std::size_t cell = 0; cell < n * n; ++cell) scores[cell] += bias[cell];';
  switch (name) {
    case 'none':
      return '';
    case 'sinusoidal':
      return `    const Table where = places(n);
    input.positions = {where, n, d};
    posenc::compute_attention(input, {.scores = scores});`;
    case 'learned':
      return `    const std::size_t known = ${Math.min(trained, trial.length)};  // there are no more rows
    const Table where = ${made('table', 'known')};
    Table some(known * known);
    input.content = {std::span(words).first(known * d), known, d};
    input.positions = {where, known, d};
    posenc::compute_attention(input, {.scores = some});
    for (std::size_t cell = 0; cell < known * known; ++cell) scores[cell / known * n + cell % known] = some[cell];
    row = std::min(row, known - 1);`;
    case 'rotary':
      return `    const auto frequencies = posenc::make_rotary_frequencies({.rotary_dim = d});
    const posenc::RotaryOptions turn{.positions = posenc::range(n), .head_dim = d, .pairing = posenc::Pairing::${pairing === 'rotateHalf' ? 'rotate_half' : 'interleaved'}};
    Table turned_q(n * d), turned_k(n * d);
    posenc::apply_rotary(turn, frequencies, std::span<const double>(q), std::span(turned_q));
    posenc::apply_rotary(turn, frequencies, std::span<const double>(k), std::span(turned_k));
    posenc::compute_similarity(posenc::MatrixView<double>{turned_q, n, d}, posenc::MatrixView<double>{turned_k, n, d}, posenc::Measure::dot, scores);
    for (double& score : scores) score /= std::sqrt(double(d));`;
    case 'alibi':
      return `    Table all(${heads} * n * n);
    posenc::make_alibi_bias({.heads = ${heads}, .queries = n, .keys = n}, std::span(all));
    const double* bias = all.data() + ${head - 1} * n * n;
${add}`;
    case 't5':
      return `    std::vector<float> column(${t5BucketCount}), bias(n * n);
    for (int bucket = 0; bucket < ${t5BucketCount}; ++bucket) column[bucket] = float(posenc::explain_sinusoidal_entry({.dim = 2}, ${madeUpRow('t5', seed) + head}.0 + ${weightStep}.0 * bucket, 0).value);
    posenc::make_t5_bias({.bidirectional = false}, 1, n, n, column, bias);
${add}`;
    case 'shaw':
      return `${narrow}    std::vector<float> bias(n * n);
    posenc::compute_shaw_bias({.queries = n, .keys = n, .max_distance = ${shawReach}, .dim = d}, narrow(q), narrow(${made('shaw', 2 * shawReach + 1)}), bias);
${add}`;
    case 'transformerXl':
      return `${narrow}    const auto biases = narrow(${made('biases', 2)});
    const auto queries = narrow(q), keys = narrow(k), weights = narrow(${made('weights', 'd')});
    const std::span<const float> both(biases);
    std::vector<float> all(n * n);
    posenc::compute_transformer_xl_scores({.queries = n, .keys = n, .dim = d, .width = d}, {queries, keys, both.first(d), both.last(d), weights}, all);
    scores.assign(all.begin(), all.end());`;
    case 'kerple':
      return `    std::vector<float> bias(n * n);
    const Table p = {${listed(kerple.p)}}, a = {${listed(kerple.a)}};
    posenc::make_kerple_bias({.queries = n, .keys = n}, p, a, bias);
${add}`;
  }
}

function cpp(view: FamilyValues, trial: Trial, comments: Comments): string {
  const start = cppStart(recipeOf(trial), comments).replace(/ {4}const auto wv = .*\n/, '').replace('#include <cmath>', '#include <algorithm>\n#include <cmath>');
  const kept = view.family === 'sinusoidal' ? start : start.replace(/Table places[\s\S]*?\n}\n\n/, '');
  const options = cppInput(recipeOf(trial)).replace(', .value = {wv, d, d}', '');
  const body = native(view.family, trial);
  return `${kept}    const std::size_t n = ${trial.length};
    std::size_t row = ${view.query};
    const Table rows = {${listed(contentRows(trial))}};
    const Table words = unit(posenc::list(rows));
    posenc::AttentionInput input;
    input.content = {words, n, d};
${options}    Table q(n * d), k(n * d), plain(n * n);
    posenc::compute_attention(input, {.query = q, .key = k, .scores = plain});
    Table scores = plain;
${body === '' ? '' : `${body}\n`}    for (std::size_t j = row + 1; j-- > 0;)
        std::printf("%zu %.9f %.9f\\n", row - j, scores[row * n + j], scores[row * n + j] - plain[row * n + j]);
}`;
}

/** A program that prints, for the position that looks, every distance, its score and what the encoding has changed. */
export function snippet(program: Program, view: FamilyValues, trial: Trial, comments: Comments): string {
  switch (program) {
    case 'JavaScript':
      return javascript(view, trial, comments);
    case 'C++':
      return cpp(view, trial, comments);
    default:
      return python(program, view, trial, comments);
  }
}
