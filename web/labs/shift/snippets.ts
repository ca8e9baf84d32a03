import { paperBase } from 'posenc';
import { fields, options, programText, real, unless, type Program } from '../shared/text/program.ts';
import type { ShiftValues } from './properties.ts';

type View = Pick<ShiftValues, 'dim' | 'base' | 'shift' | 'rows' | 'seed'>;

/**
 * A program that makes M(k) and the best matrices for the other two tables, and prints the residual of each. `random`
 * is a comment in the reader's language that another library draws other random numbers.
 */
export function snippet(program: Program, { dim, base, shift, rows, seed }: View, random: string): string {
  const steps = Math.abs(shift);
  return programText(program, {
    python: ({ sin, cos, empty, pick }) => {
      const wave = (of: (angle: string) => string, column: string): string =>
        of(`position / base ** (2 * ${column} / d)`);
      const matrix = pick(
        `M = np.zeros((d, d))
for i, angle in enumerate(k * frequency):
    c, s = np.cos(angle), np.sin(angle)
    M[2 * i:2 * i + 2, 2 * i:2 * i + 2] = [[c, s], [-s, c]]`,
        `c, s = (k * frequency).cos(), (k * frequency).sin()
M = torch.block_diag(*torch.stack([c, s, -s, c], dim=1).view(-1, 2, 2))`,
      );
      const range = pick('np.arange', 'torch.arange');
      const learned = pick(
        `np.random.default_rng(${seed}).normal(0, 0.5 ** 0.5, (rows, d))`,
        `torch.randn(rows, d, generator=torch.Generator().manual_seed(${seed})) * 0.5 ** 0.5`,
      );
      const largest = (text: string): string => pick(`np.abs(${text}).max()`, `(${text}).abs().max()`);
      const solved = pick(
        'np.linalg.lstsq(table[start], table[start + k], rcond=None)[0]',
        "torch.linalg.lstsq(table[start], table[start + k], driver='gelsy').solution",
      );
      const wide = pick('', 'torch.set_default_dtype(torch.float64)\n');
      return `${wide}d, base, k, rows = ${dim}, ${real(base)}, ${shift}, ${rows}
frequency = base ** (-${range}(0, d, 2) / d)
${matrix}

position, column = ${range}(${pick('rows', 'float(rows)')})[:, None], ${range}(0, d, 2)
paper, doubled = ${empty('rows', 'd')}, ${empty('rows', 'd')}
paper[:, 0::2], paper[:, 1::2] = ${sin('position * frequency')}, ${cos('position * frequency')}
doubled[:, 0::2] = ${wave(sin, 'column')}
doubled[:, 1::2] = ${wave(cos, '(column + 1)')}
learned = ${learned}  # ${random}

start = ${range}(max(0, -k), rows - max(0, k))
print(M)
print('sinusoidal', ${largest('paper[start] @ M.T - paper[start + k]')})
for name, table in (('exponent doubled', doubled), ('learned', learned)):
    best = ${solved}
    print(name, ${largest('table[start] @ best - table[start + k]')})`;
    },
    javascript: () => {
      // fitShift looks further down the table; backwards it has to look down a table that is upside down.
      const [positions, learned] =
        shift < 0
          ? [`{ first: ${rows - 1}, count: ${rows}, step: -1 }`, 'upsideDown(learnedTable(drawn))']
          : [String(rows), 'learnedTable(drawn)'];
      const turn =
        shift < 0
          ? `
const upsideDown = ({ data, rows, columns }) => ({
  rows, columns, data: data.map((_entry, i) => data[(rows - 1 - Math.floor(i / columns)) * columns + (i % columns)]),
});`
          : '';
      return {
        uses: ['doubledExponent', 'fitShift', 'learnedTable', 'shiftMatrix', 'shiftResidual', 'sinusoidal'],
        code: `const shape = { ${options({ dim, base: unless(paperBase, base) })} };
const positions = ${positions};
const shift = ${steps};
const matrix = shiftMatrix({ ...shape, shift: ${shift} });
const paper = sinusoidal({ positions, ...shape, dtype: 'float64' });
const doubled = sinusoidal({ convention: 'doubledExponent', positions, ...shape, dtype: 'float64' });
const drawn = { rows: ${rows}, dim: ${dim}, standardDeviation: Math.SQRT1_2, seed: ${seed}, dtype: 'float64' };${turn}
console.log(matrix);
console.log(shiftResidual({ table: paper, matrix, shift }).largest);
console.log(fitShift({ table: doubled, shift }).residual.largest);
console.log(fitShift({ table: ${learned}, shift }).residual.largest);`,
      };
    },
    cpp: () => {
      const shape = fields({ dim: 'd', base: unless(paperBase, base) });
      const drawn = fields({ rows: 'rows', dim: 'd', standard_deviation: 'std::sqrt(0.5)', seed });
      const turn =
        shift < 0
          ? `
for (int low = 0, high = rows - 1; low < high; ++low, --high)
    std::swap_ranges(&learned[low * d], &learned[low * d] + d, &learned[high * d]);`
          : '';
      return {
        headers: ['algorithm', 'cmath', 'vector'],
        main: `constexpr int rows = ${rows}, d = ${dim}, shift = ${steps};
const auto positions = posenc::range(${shift < 0 ? 'rows - 1, rows, -1' : 'rows'});
std::vector<double> matrix(d * d), paper(rows * d), doubled(rows * d), learned(rows * d);
posenc::make_shift_matrix({${shape}}, ${shift}, matrix);
posenc::make_sinusoidal_table({.positions = positions, ${shape}}, std::span(paper));
posenc::make_doubled_exponent_table({.positions = positions, ${shape}}, std::span(doubled));
posenc::make_learned_table({${drawn}}, std::span(learned));${turn}
std::printf("%.3g\\n", posenc::compute_shift_residual({paper, rows, d}, {matrix, d, d}, shift).largest);
std::printf("%.10g\\n", posenc::fit_shift({doubled, rows, d}, shift, matrix).residual.largest);
std::printf("%.10g\\n", posenc::fit_shift({learned, rows, d}, shift, matrix).residual.largest);`,
      };
    },
  });
}
