import type { Program } from '../../controls/panels.ts';
import type { ShiftValues } from './properties.ts';

type View = Pick<ShiftValues, 'dim' | 'base' | 'shift' | 'rows' | 'seed'>;

export interface Comments {
  /** That another library draws other random numbers. */
  readonly random: string;
}

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

function numpy({ dim, base, shift, rows, seed }: View, { random }: Comments): string {
  return `import numpy as np

d, base, k, rows = ${dim}, ${real(base)}, ${shift}, ${rows}
frequency = base ** (-np.arange(0, d, 2) / d)
M = np.zeros((d, d))
for i, angle in enumerate(k * frequency):
    c, s = np.cos(angle), np.sin(angle)
    M[2 * i:2 * i + 2, 2 * i:2 * i + 2] = [[c, s], [-s, c]]

position, column = np.arange(rows)[:, None], np.arange(0, d, 2)
paper, doubled = np.empty((rows, d)), np.empty((rows, d))
paper[:, 0::2], paper[:, 1::2] = np.sin(position * frequency), np.cos(position * frequency)
doubled[:, 0::2] = np.sin(position / base ** (2 * column / d))
doubled[:, 1::2] = np.cos(position / base ** (2 * (column + 1) / d))
learned = np.random.default_rng(${seed}).normal(0, 0.5 ** 0.5, (rows, d))  # ${random}

start = np.arange(max(0, -k), rows - max(0, k))
print(M)
print('sinusoidal', np.abs(paper[start] @ M.T - paper[start + k]).max())
for name, table in (('lesson 002', doubled), ('learned', learned)):
    best = np.linalg.lstsq(table[start], table[start + k], rcond=None)[0]
    print(name, np.abs(table[start] @ best - table[start + k]).max())`;
}

function pytorch({ dim, base, shift, rows, seed }: View, { random }: Comments): string {
  return `import torch

torch.set_default_dtype(torch.float64)
d, base, k, rows = ${dim}, ${real(base)}, ${shift}, ${rows}
frequency = base ** (-torch.arange(0, d, 2) / d)
c, s = (k * frequency).cos(), (k * frequency).sin()
M = torch.block_diag(*torch.stack([c, s, -s, c], dim=1).view(-1, 2, 2))

position, column = torch.arange(float(rows))[:, None], torch.arange(0, d, 2)
paper, doubled = torch.empty(rows, d), torch.empty(rows, d)
paper[:, 0::2], paper[:, 1::2] = (position * frequency).sin(), (position * frequency).cos()
doubled[:, 0::2] = (position / base ** (2 * column / d)).sin()
doubled[:, 1::2] = (position / base ** (2 * (column + 1) / d)).cos()
learned = torch.randn(rows, d, generator=torch.Generator().manual_seed(${seed})) * 0.5 ** 0.5  # ${random}

start = torch.arange(max(0, -k), rows - max(0, k))
print(M)
print('sinusoidal', (paper[start] @ M.T - paper[start + k]).abs().max())
for name, table in (('lesson 002', doubled), ('learned', learned)):
    best = torch.linalg.lstsq(table[start], table[start + k], driver='gelsy').solution
    print(name, (table[start] @ best - table[start + k]).abs().max())`;
}

function javascript({ dim, base, shift, rows, seed }: View): string {
  const shape = base === 10000 ? `{ dim: ${dim} }` : `{ dim: ${dim}, base: ${base} }`;
  // fitShift looks further down the table; backwards it has to look down a table that is upside down.
  const [positions, learned] =
    shift < 0
      ? [`{ first: ${rows - 1}, count: ${rows}, step: -1 }`, `upsideDown(learnedTable(drawn))`]
      : [String(rows), 'learnedTable(drawn)'];
  const turn =
    shift < 0
      ? `
const upsideDown = ({ data, rows, columns }) => ({
  rows, columns, data: data.map((_entry, i) => data[(rows - 1 - Math.floor(i / columns)) * columns + (i % columns)]),
});`
      : '';
  return `import { doubledExponent, fitShift, learnedTable, shiftMatrix, shiftResidual, sinusoidal } from 'posenc';

const shape = ${shape};
const positions = ${positions};
const shift = ${Math.abs(shift)};
const matrix = shiftMatrix({ ...shape, shift: ${shift} });
const paper = sinusoidal({ positions, ...shape, dtype: 'float64' });
const doubled = doubledExponent({ positions, ...shape, dtype: 'float64' });
const drawn = { rows: ${rows}, dim: ${dim}, standardDeviation: Math.SQRT1_2, seed: ${seed}, dtype: 'float64' };${turn}
console.log(matrix);
console.log(shiftResidual({ table: paper, matrix, shift }).largest);
console.log(fitShift({ table: doubled, shift }).residual.largest);
console.log(fitShift({ table: ${learned}, shift }).residual.largest);`;
}

function cpp({ dim, base, shift, rows, seed }: View): string {
  const shape = base === 10000 ? '.dim = d' : `.dim = d, .base = ${base}`;
  const positions = shift < 0 ? 'posenc::range(rows - 1, rows, -1)' : 'posenc::range(rows)';
  const turn =
    shift < 0
      ? `
    for (int low = 0, high = rows - 1; low < high; ++low, --high)
        std::swap_ranges(&learned[low * d], &learned[low * d] + d, &learned[high * d]);`
      : '';
  return `#include <posenc/posenc.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    constexpr int rows = ${rows}, d = ${dim}, shift = ${Math.abs(shift)};
    const auto positions = ${positions};
    std::vector<double> matrix(d * d), paper(rows * d), doubled(rows * d), learned(rows * d);
    posenc::make_shift_matrix({${shape}}, ${shift}, matrix);
    posenc::make_sinusoidal_table({.positions = positions, ${shape}}, std::span(paper));
    posenc::make_doubled_exponent_table({.positions = positions, ${shape}}, std::span(doubled));
    posenc::make_learned_table({.rows = rows, .dim = d, .standard_deviation = std::sqrt(0.5), .seed = ${seed}}, std::span(learned));${turn}
    std::printf("%.3g\\n", posenc::compute_shift_residual({paper, rows, d}, {matrix, d, d}, shift).largest);
    std::printf("%.10g\\n", posenc::fit_shift({doubled, rows, d}, shift, matrix).residual.largest);
    std::printf("%.10g\\n", posenc::fit_shift({learned, rows, d}, shift, matrix).residual.largest);
}`;
}

/** A program that makes M(k) and the best matrices for the other two tables, and prints what each leaves over. */
export function snippet(program: Program, view: View, comments: Comments): string {
  switch (program) {
    case 'NumPy':
      return numpy(view, comments);
    case 'PyTorch':
      return pytorch(view, comments);
    case 'JavaScript':
      return javascript(view);
    case 'C++':
      return cpp(view);
  }
}
