// Programs about other formulas: for two dimensions, and for levels.
import type { ProgramText } from '../../shared/text/program.ts';
import type { RecipeOf } from '../recipes.ts';

export const product = ({ side, dim }: RecipeOf<'product'>): ProgramText => ({
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
});

export const levels = ({ dim }: RecipeOf<'levels'>): ProgramText => ({
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
});
