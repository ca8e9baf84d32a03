import { listed, programText, type Program, type ProgramText, type Python } from '../../lib/program.ts';
import { cppInput, cppTables, cppWeights, pythonStart, scriptStart } from '../sentence/program.ts';
import type { Recipe as Sentence } from '../sentence/program.ts';
import { rowsOf, tokensOf } from '../sentence/words.ts';
import type { ClaimId } from './claims.ts';
import { recipes, type Recipe } from './recipes.ts';

/** Comments in the reader's language. */
export interface Comments {
  /** Why there is no program. */
  readonly none: string;
  /** Where the vectors of words come from. */
  readonly words: string;
}

/** The sentence of the checks about attention, in the order of its words and in another. */
const sentence: Sentence = {
  dim: 16,
  weights: 'seeded',
  seed: 1,
  alpha: 1,
  rooted: false,
  causal: false,
  values: true,
  places: true,
};
const order = [3, 4, 2, 0, 1];

function sentenceRows(): number[] {
  const words = tokensOf('the cat chases the mouse').map(({ word }) => word);
  const made = rowsOf(words, sentence.seed);
  return words.map((word) => made.get(word) ?? 0);
}

const list = (items: readonly number[]): string => `[${listed(items)}]`;

/** Whole numbers as C++ takes them for doubles. */
const reals = (numbers: readonly number[]): string => numbers.map((number) => `${number}.0`).join(', ');

/** The paper's table in Python, for what asks for it. */
function withEncode({ lib, range, stack, pick }: Python, text: string): string {
  if (!text.includes('encode(')) return text;
  const places = pick('np.array(list(positions), dtype=float)', 'torch.tensor(list(positions), dtype=torch.float64)');
  return `def encode(positions, d, base=10000.0):
    frequency = base ** (-${range(0, 'd', 2)} / d)
    angle = ${places}[:, None] * frequency
    pairs = ${stack(`${lib}.sin(angle), ${lib}.cos(angle)`, 2)}
    return pairs.reshape(len(angle), -1)[:, :d]

${text}`;
}

type Kind = Exclude<Recipe['kind'], 'none'>;

/** What is printed, by the kind of recipe. */
const texts: { readonly [K in Kind]: (recipe: Extract<Recipe, { kind: K }>, words: string) => ProgramText } = {
  rows: ({ positions, dim, columns }) => ({
    python: () => `print(encode(${list(positions)}, ${dim})${columns.length === dim ? '' : `[:, ${list(columns)}]`})`,
    javascript: () => ({
      uses: ['sinusoidal'],
      code: `for (const position of ${list(positions)}) {
  const row = [...sinusoidal({ positions: [position], dim: ${dim}, dtype: 'float64' }).data];
  console.log(${columns.length === dim ? 'row' : `${list(columns)}.map((column) => row[column])`});
}`,
    }),
    cpp: () => ({
      headers: ['vector'],
      main: `for (const double position : {${reals(positions)}}) {
    std::vector<double> row(${dim});
    posenc::make_sinusoidal_table({.positions = posenc::range(position, 1), .dim = ${dim}}, std::span(row));
    for (const int column : {${listed(columns)}}) std::printf("%.6f ", row[column]);
    std::printf("\\n");
}`,
    }),
  }),
  waves: ({ dim }) => ({
    python: ({ lib, range }) => `pi = ${lib}.pi
print(2 * pi * 10000.0 ** (${range(0, dim, 2)} / ${dim}))`,
    javascript: () => ({
      uses: ['wavelengths'],
      code: `console.log([...wavelengths({ dim: ${dim} })].filter((_wavelength, column) => column % 2 === 0));`,
    }),
    cpp: () => ({
      headers: ['vector'],
      main: `std::vector<double> wavelength(${dim});
posenc::compute_wavelengths({.dim = ${dim}}, wavelength);
for (int pair = 0; pair < ${Math.ceil(dim / 2)}; ++pair) std::printf("%d %.10g\\n", pair, wavelength[2 * pair]);`,
    }),
  }),
  offsets: ({ of }) => ({
    python: ({ lib, range }) =>
      of
        .map(
          ([dim, offsets]) => `for k in ${list(offsets)}:
    first, second = encode([0, k], ${dim})
    cosines = ${lib}.cos(k * 10000.0 ** (-${range(0, dim, 2)} / ${dim})).sum()
    print(${dim}, k, float(first @ second), float(cosines), float(((first - second) ** 2).sum() ** 0.5))`,
        )
        .join('\n'),
    javascript: () => ({
      uses: ['offsetSimilarity', 'similarity', 'sinusoidal'],
      code: of
        .map(
          ([dim, offsets]) => `for (const k of ${list(offsets)}) {
  const table = sinusoidal({ positions: [0, k], dim: ${dim}, dtype: 'float64' });
  const [cosines] = offsetSimilarity({ dim: ${dim}, offsets: [k] });
  console.log(${dim}, k, similarity({ table }).data[1], cosines, similarity({ table, measure: 'distance' }).data[1]);
}`,
        )
        .join('\n'),
    }),
    cpp: () => ({
      headers: ['vector'],
      main: of
        .map(([dim, offsets]) => {
          const rows = `{rows, 2, ${dim}}`;
          const likeness = (measure: string, out: string): string =>
            `posenc::compute_similarity(${rows}, ${rows}, posenc::Measure::${measure}, std::span(${out}));`;
          return `for (const double k : {${reals(offsets)}}) {
    const std::vector<double> places = {0, k};
    std::vector<double> rows(2 * ${dim}), dots(4), distances(4), cosines(1);
    posenc::make_sinusoidal_table({.positions = posenc::list(places), .dim = ${dim}}, std::span(rows));
    ${likeness('dot', 'dots')}
    ${likeness('distance', 'distances')}
    posenc::compute_offset_similarity({.dim = ${dim}}, posenc::range(k, 1), posenc::Measure::dot, cosines);
    std::printf("${dim} %g %.10g %.10g %.10g\\n", k, dots[1], cosines[0], distances[1]);
}`;
        })
        .join('\n'),
    }),
  }),
  norms: ({ dim }) => ({
    python: ({ axis, pick }) => {
      const drawn = pick(
        'np.random.default_rng(1).standard_normal((100, d))',
        'torch.randn(100, d, dtype=torch.float64)',
      );
      return `d = ${dim}
random = ${drawn}
for rows in (encode(range(100), d), random, random * d ** 0.5, random * d ** -0.5):
    print(float(((rows ** 2).sum(${axis}=1) ** 0.5).mean()))`;
    },
    javascript: () => ({
      uses: ['learnedTable', 'rowNorms', 'sinusoidal'],
      code: `const [rows, dim] = [100, ${dim}];
const random = (standardDeviation) => learnedTable({ rows, dim, standardDeviation, seed: 1, dtype: 'float64' });
for (const table of [sinusoidal({ positions: rows, dim }), random(1), random(dim ** 0.5), random(dim ** -0.5)]) {
  console.log(rowNorms({ table }).reduce((sum, norm) => sum + norm) / rows);
}`,
    }),
    cpp: () => {
      const drawn = '.rows = rows, .dim = dim, .standard_deviation = std::pow(dim, power), .seed = 1';
      return {
        headers: ['cmath', 'vector'],
        main: `const std::size_t rows = 100, dim = ${dim};
std::vector<double> table(rows * dim), norms(rows);
const auto print = [&] {
    posenc::compute_row_norms({table, rows, dim}, norms);
    double sum = 0;
    for (const double norm : norms) sum += norm;
    std::printf("%.6f\\n", sum / rows);
};
posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = dim}, std::span(table));
print();
for (const double power : {0.0, 0.5, -0.5}) {
    posenc::make_learned_table({${drawn}}, std::span(table));
    print();
}`,
      };
    },
  }),
  shift: ({ dim, positions, shift }) => ({
    python: ({ lib, range, pick }) => `d, k = ${dim}, ${shift}
column = ${range('d')}
angle = ${range(positions)}[:, None] / 10000.0 ** (2 * column / d)
doubled = ${lib}.where(column % 2 == 0, ${lib}.sin(angle), ${lib}.cos(angle))
for table in (encode(range(${positions}), d), doubled):
    matrix = ${lib}.linalg.lstsq(table[:-k], table[k:]${pick(', rcond=None)[0]', ').solution')}
    print(float(abs(table[:-k] @ matrix - table[k:]).max()))`,
    javascript: () => ({
      uses: ['fitShift', 'variantTable'],
      code: `for (const formula of ['paper', 'doubledExponent']) {
  const table = variantTable({ positions: ${positions}, dim: ${dim}, formula });
  console.log(fitShift({ table, shift: ${shift} }).residual.largest);
}`,
    }),
    cpp: () => ({
      headers: ['vector'],
      main: `const std::size_t rows = ${positions}, dim = ${dim};
std::vector<double> table(rows * dim), matrix(dim * dim);
for (const auto formula : {posenc::Formula::paper, posenc::Formula::doubled_exponent}) {
    posenc::make_variant_table({.positions = posenc::range(rows), .dim = dim, .formula = formula}, table);
    std::printf("%g\\n", posenc::fit_shift({table, rows, dim}, ${shift}, matrix).residual.largest);
}`,
    }),
  }),
  frequencies: ({ dim }) => ({
    python: ({ lib, range, pick }) => {
      const step = pick('-np.log(np.float32(10000)) / np.float32(d)', '-torch.log(torch.tensor(10000.0)) / d');
      return `d = ${dim}
exact = 10000.0 ** (-${range(0, 'd', 2)} / d)
even = ${pick('np.arange(0, d, 2, dtype=np.float32)', 'torch.arange(0, d, 2).float()')}
step = ${step}
single = ${pick('np.float32(10000)', 'torch.tensor(10000.0)')}
for made in (${lib}.exp(even * step), 1 / single ** (even / ${pick('np.float32(d)', 'd')})):
    print(made.dtype, float(abs(made / exact - 1).max()))`;
    },
    javascript: () => {
      const formats = "frequencies: 'float32', angles: 'float64', values: 'float64'";
      const off = 'Math.abs(value / tiny / exact[2 * pair] - 1)';
      return {
        uses: ['angularFrequencies', 'lowPrecisionTable'],
        code: `const dim = ${dim};
const exact = angularFrequencies({ dim });
const tiny = 2 ** -30;
for (const frequencyBy of ['expLog', 'power']) {
  const { data } = lowPrecisionTable({ positions: [tiny], dim, ${formats}, frequencyBy });
  console.log(Math.max(...data.filter((_value, column) => column % 2 === 0).map((value, pair) => ${off})));
}`,
      };
    },
    cpp: () => ({
      headers: ['algorithm', 'cmath', 'vector'],
      main: `using enum posenc::NumberFormat;
const std::size_t dim = ${dim};
const double tiny = std::ldexp(1.0, -30);
std::vector<double> exact(dim), row(dim);
posenc::compute_angular_frequencies({.dim = dim}, exact);
for (const auto by : {posenc::FrequencyFormula::exp_log, posenc::FrequencyFormula::power}) {
    posenc::make_low_precision_table({.positions = posenc::range(tiny, 1), .dim = dim, .frequencies = float32,
                                      .angles = float64, .values = float64, .frequency_by = by}, row);
    double largest = 0;
    for (std::size_t c = 0; c < dim; c += 2) largest = std::max(largest, std::fabs(row[c] / tiny / exact[c] - 1));
    std::printf("%g\\n", largest);
}`,
    }),
  }),
  distinct: ({ dims, positions }) => ({
    python: ({ lib, axis, pick }) => `for d in ${list(dims)}:
    rows = encode(range(${positions}), d)${pick('.astype(np.float32)', '.float()')}
    print(d, len(${lib}.unique(rows, ${axis}=0)))`,
    javascript: () => {
      const formats = "frequencies: 'float64', angles: 'float64', values: 'float32'";
      return {
        uses: ['firstCollision'],
        code: `for (const dim of ${list(dims)}) {
  console.log(dim, firstCollision({ dim, ${formats}, limit: ${positions - 1} }));
}`,
      };
    },
    cpp: () => {
      const formats = '.frequencies = float64, .angles = float64, .values = float32';
      return {
        headers: ['vector'],
        main: `using enum posenc::NumberFormat;
for (const std::size_t dim : {${dims.map((dim) => `${dim}u`).join(', ')}}) {
    const auto found = posenc::find_first_collision({.dim = dim, ${formats}}, ${positions - 1});
    std::printf("%zu %s\\n", dim, found.found ? "collides" : "no two rows alike");
}`,
      };
    },
  }),
  product: ({ side, dim }) => ({
    python: ({ lib, axis, range, pick }) => {
      const rounded = "torch.arange(side * side).div(side, rounding_mode='floor')";
      return `d, side = ${dim}, ${side}
x, y = ${range('side * side')} % side, ${pick('np.arange(side * side) // side', rounded)}
rows = ${lib}.sin((x * y)[:, None] / 10000.0 ** (${range('d')} / d))
print(side * side, len(${lib}.unique(rows, ${axis}=0)))`;
    },
    javascript: () => ({
      uses: ['productEncoding'],
      code: `const [side, dim] = [${side}, ${dim}];
const points = Array.from({ length: side * side }, (_place, at) => [at % side, Math.floor(at / side)]);
const { data } = productEncoding({ points: points.flat(), dim, dtype: 'float64' });
console.log(points.length, new Set(points.map((_place, at) => data.slice(at * dim, (at + 1) * dim).join())).size);`,
    }),
    cpp: () => ({
      headers: ['set', 'vector'],
      main: `const int side = ${side};
const std::size_t dim = ${dim};
std::set<std::vector<double>> rows;
for (int place = 0; place < side * side; ++place) {
    const std::vector<double> point = {double(place % side), double(place / side)};
    std::vector<double> row(dim);
    posenc::make_product_table({.points = point, .dim = dim}, std::span(row));
    rows.insert(row);
}
std::printf("%d %zu\\n", side * side, rows.size());`,
    }),
  }),
  levels: ({ dim }) => ({
    python: () => `d = ${dim}
for bases in ((10000.0, 10000.0), (10000.0, 1000.0)):
    words, sentences = (encode([0, 1], d, base) for base in bases)
    print(float(abs((words[1] + sentences[0]) - (words[0] + sentences[1])).max()))`,
    javascript: () => {
      const off = `data.slice(0, ${dim}).map((value, column) => Math.abs(value - data[${dim} + column]))`;
      return {
        uses: ['hierarchicalEncoding'],
        code: `for (const levels of [[{}, {}], [{}, { base: 1000 }]]) {
  const { data } = hierarchicalEncoding({ positions: [1, 0, 0, 1], levels, dim: ${dim}, dtype: 'float64' });
  console.log(Math.max(...${off}));
}`,
      };
    },
    cpp: () => ({
      headers: ['algorithm', 'cmath', 'vector'],
      main: `const std::size_t dim = ${dim};
const std::vector<double> places = {1, 0, 0, 1};
for (const double base : {10000.0, 1000.0}) {
    const std::vector<posenc::HierarchyLevel> levels = {{}, {.base = base}};
    std::vector<double> rows(2 * dim);
    posenc::make_hierarchical_table({.positions = places, .levels = levels, .dim = dim}, std::span(rows));
    double largest = 0;
    for (std::size_t c = 0; c < dim; ++c) largest = std::max(largest, std::fabs(rows[c] - rows[dim + c]));
    std::printf("%g\\n", largest);
}`,
    }),
  }),
  attention: (_recipe, words) => ({
    python: (python) => {
      const { axis, pick } = python;
      const softmax = pick(
        'e = np.exp(s - s.max(axis=1, keepdims=True))\n    return e / e.sum(axis=1, keepdims=True)',
        'return s.softmax(dim=1)',
      );
      return `${pythonStart(python, sentence, words)}

def shares(s):
    ${softmax}

def attend(x):
    return shares(x @ Wq.T @ (x @ Wk.T).T / d ** 0.5) @ (x @ Wv.T)

x, p = unit(${list(sentenceRows())}), places(5)
order = ${list(order)}
print(abs(attend(x)[order] - attend(x[order])).max(), abs(attend(x) - attend(x[order])).max())

terms = [a @ Wq.T @ (b @ Wk.T).T / d ** 0.5 for a in (x, p) for b in (x, p)]
s = (x + p) @ Wq.T @ ((x + p) @ Wk.T).T / d ** 0.5
print(abs(sum(terms) - s).max())
print(terms[3])
a = shares(s)
print(a.sum(${axis}=0), a.sum(${axis}=1))`;
    },
    javascript: () => {
      const total = 'all.reduce((sum, { data }) => sum + data[cell], 0)';
      return {
        uses: ['attention', 'equivarianceError', 'scaledSinusoidal', 'sinusoidal'],
        code: `${scriptStart(sentence, words)}
const content = unit(${list(sentenceRows())});
console.log(equivarianceError({ content, ...weights, permutation: ${list(order)} }));

const { terms, scores, weights: shares } = attention({ content, positions: places(5), ...weights });
const all = Object.values(terms);
console.log(Math.max(...scores.data.map((score, cell) => Math.abs(${total} - score))));
console.log(terms.positionPosition.data);
const sum = (from, step) => [0, 1, 2, 3, 4].reduce((total, k) => total + shares.data[from + k * step], 0);
console.log([0, 1, 2, 3, 4].map((key) => sum(key, 5)), [0, 1, 2, 3, 4].map((query) => sum(5 * query, 1)));`,
      };
    },
    cpp: () => ({
      headers: ['cmath', 'vector'],
      before: cppTables(sentence, words),
      main: `${cppWeights(sentence)}const Table rows = {${listed(sentenceRows())}}, order = {${listed(order)}};
const Table words = unit(posenc::list(rows)), where = places(5);
posenc::AttentionInput input;
input.content = {words, 5, d};
${cppInput(sentence)}std::printf("%g\\n", posenc::compute_equivariance_error(input, order));
input.positions = {where, 5, d};
Table terms(100), scores(25), shares(25);
posenc::compute_attention(input, {.terms = terms, .scores = scores, .weights = shares});
double largest = 0;
for (int c = 0; c < 25; ++c) {
    largest = std::fmax(largest, std::fabs(terms[c] + terms[25 + c] + terms[50 + c] + terms[75 + c] - scores[c]));
    std::printf("%9.5f%s", terms[75 + c], c % 5 == 4 ? "\\n" : " ");
}
std::printf("%g\\n", largest);
for (int i = 0; i < 5; ++i) {
    double keys = 0, queries = 0;
    for (int j = 0; j < 5; ++j) keys += shares[5 * i + j], queries += shares[5 * j + i];
    std::printf("%.12f %.12f\\n", keys, queries);
}`,
    }),
  }),
};

/** A program that prints the numbers that a claim stands or falls with. */
export function snippet(program: Program, claim: ClaimId, comments: Comments): string {
  const recipe = recipes[claim];
  if (recipe.kind === 'none') return `${program === 'JavaScript' || program === 'C++' ? '//' : '#'} ${comments.none}`;
  const text = (texts[recipe.kind] as (recipe: Recipe, words: string) => ProgramText)(recipe, comments.words);
  return programText(program, { ...text, python: (python) => withEncode(python, text.python(python)) });
}
