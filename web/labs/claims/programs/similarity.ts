// Programs about how alike rows are, how long, and where a shift takes them.
import type { ProgramText } from '../../shared/text/program.ts';
import { list, reals, type RecipeOf } from '../recipes.ts';

export const offsets = ({ of }: RecipeOf<'offsets'>): ProgramText => ({
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
});

export const norms = ({ dim }: RecipeOf<'norms'>): ProgramText => ({
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
});

export const shift = ({ dim, positions, shift }: RecipeOf<'shift'>): ProgramText => ({
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
});
