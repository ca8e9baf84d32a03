// Programs that print rows of the table, and what waves and number formats make of them.
import { listed, type ProgramText } from '../../shared/text/program.ts';
import { list, reals, type RecipeOf } from '../recipes.ts';

export const rows = ({ positions, dim, columns }: RecipeOf<'rows'>): ProgramText => ({
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
});

export const waves = ({ dim }: RecipeOf<'waves'>): ProgramText => ({
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
});

export const frequencies = ({ dim }: RecipeOf<'frequencies'>): ProgramText => ({
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
});

export const distinct = ({ dims, positions }: RecipeOf<'distinct'>): ProgramText => ({
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
});
