import type { Program } from '../../controls/panels.ts';
import type { DistanceValues } from './properties.ts';

type View = Pick<DistanceValues, 'positions' | 'dim' | 'base' | 'measure' | 'row' | 'column'>;

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

function numpy({ positions, dim, base, measure, row, column }: View): string {
  const measured = {
    dot: 'table @ table.T',
    cosine: `table @ table.T / ${dim / 2}`,
    distance: 'np.linalg.norm(table[:, None] - table[None], axis=2)',
  }[measure];
  const closed = { dot: 'total', cosine: `total / ${dim / 2}`, distance: `np.sqrt(np.maximum(0, ${dim} - 2 * total))` }[
    measure
  ];
  return `import numpy as np

frequency = ${real(base)} ** (-np.arange(0, ${dim}, 2) / ${dim})
angle = np.arange(${positions})[:, None] * frequency
table = np.concatenate([np.sin(angle), np.cos(angle)], axis=1)
measured = ${measured}
total = np.cos(angle).sum(axis=1)
closed = ${closed}
print(measured[${row}, ${column}], closed[${Math.abs(row - column)}])`;
}

function pytorch({ positions, dim, base, measure, row, column }: View): string {
  const measured = {
    dot: 'table @ table.T',
    cosine: `table @ table.T / ${dim / 2}`,
    distance: 'torch.cdist(table, table)',
  }[measure];
  const closed = { dot: 'total', cosine: `total / ${dim / 2}`, distance: `(${dim} - 2 * total).clamp(min=0).sqrt()` }[
    measure
  ];
  return `import torch

frequency = ${real(base)} ** (-torch.arange(0, ${dim}, 2, dtype=torch.float64) / ${dim})
angle = torch.arange(${positions}, dtype=torch.float64)[:, None] * frequency
table = torch.cat([angle.sin(), angle.cos()], dim=1)
measured = ${measured}
total = angle.cos().sum(dim=1)
closed = ${closed}
print(measured[${row}, ${column}], closed[${Math.abs(row - column)}])`;
}

function javascript({ positions, dim, base, measure, row, column }: View): string {
  const shape = base === 10000 ? `{ dim: ${dim} }` : `{ dim: ${dim}, base: ${base} }`;
  return `import { offsetSimilarity, similarity, sinusoidal } from 'posenc';

const shape = ${shape};
const table = sinusoidal({ positions: ${positions}, ...shape, dtype: 'float64' });
const measured = similarity({ table, measure: '${measure}' });
const closed = offsetSimilarity({ ...shape, offsets: ${positions}, measure: '${measure}' });
console.log(measured.data[${row} * ${positions} + ${column}], closed[${Math.abs(row - column)}]);`;
}

function cpp({ positions, dim, base, measure, row, column }: View): string {
  const shape = base === 10000 ? `.dim = ${dim}` : `.dim = ${dim}, .base = ${base}`;
  return `#include <posenc/posenc.hpp>
#include <cstdio>
#include <vector>

int main() {
    std::vector<double> table(${positions} * ${dim}), measured(${positions} * ${positions}), closed(${positions});
    posenc::make_sinusoidal_table({.positions = posenc::range(${positions}), ${shape}}, table);
    const posenc::MatrixView<double> rows{table, ${positions}, ${dim}};
    posenc::compute_similarity(rows, rows, posenc::Measure::${measure}, measured);
    posenc::compute_offset_similarity({${shape}}, posenc::range(${positions}), posenc::Measure::${measure}, closed);
    std::printf("%.10f %.10f\\n", measured[${row} * ${positions} + ${column}], closed[${Math.abs(row - column)}]);
}`;
}

/** A program that measures the pair pointed at, and puts the closed form beside it. */
export function snippet(program: Program, view: View): string {
  switch (program) {
    case 'NumPy':
      return numpy(view);
    case 'PyTorch':
      return pytorch(view);
    case 'JavaScript':
      return javascript(view);
    case 'C++':
      return cpp(view);
  }
}
