import { paperBase } from 'posenc';
import { fields, options, programText, real, unless, type Program } from '../shared/text/program.ts';
import type { DistanceValues } from './properties.ts';

type View = Pick<DistanceValues, 'positions' | 'dim' | 'base' | 'measure' | 'row' | 'column'>;

/** A program that measures the selected pair, and prints the closed form for comparison. */
export function snippet(program: Program, view: View): string {
  const { positions, dim, measure, row, column } = view;
  const shape = { dim, base: unless(paperBase, view.base) };
  const offset = Math.abs(row - column);
  const squares = `measured(${positions} * ${positions}), closed(${positions})`;
  return programText(program, {
    python: ({ range, sin, cos, join, axis, pick }) => {
      const norms = pick('np.linalg.norm(table[:, None] - table[None], axis=2)', 'torch.cdist(table, table)');
      const roots = pick(`np.sqrt(np.maximum(0, ${dim} - 2 * total))`, `(${dim} - 2 * total).clamp(min=0).sqrt()`);
      const [measured, closed] = {
        dot: ['table @ table.T', 'total'],
        cosine: [`table @ table.T / ${dim / 2}`, `total / ${dim / 2}`],
        distance: [norms, roots],
      }[measure];
      return `frequency = ${real(view.base)} ** (-${range(0, dim, 2)} / ${dim})
angle = ${range(positions)}[:, None] * frequency
table = ${join(`${sin('angle')}, ${cos('angle')}`, 1)}
measured = ${measured}
total = ${cos('angle')}.sum(${axis}=1)
closed = ${closed}
print(measured[${row}, ${column}], closed[${offset}])`;
    },
    javascript: () => ({
      uses: ['offsetSimilarity', 'similarity', 'sinusoidal'],
      code: `const shape = { ${options(shape)} };
const table = sinusoidal({ positions: ${positions}, ...shape, dtype: 'float64' });
const measured = similarity({ table, measure: '${measure}' });
const closed = offsetSimilarity({ ...shape, offsets: ${positions}, measure: '${measure}' });
console.log(measured.data[${row} * ${positions} + ${column}], closed[${offset}]);`,
    }),
    cpp: () => ({
      headers: ['vector'],
      main: `std::vector<double> table(${positions} * ${dim}), ${squares};
posenc::make_sinusoidal_table({.positions = posenc::range(${positions}), ${fields(shape)}}, table);
const posenc::MatrixView<double> rows{table, ${positions}, ${dim}};
posenc::compute_similarity(rows, rows, posenc::Measure::${measure}, measured);
posenc::compute_offset_similarity({${fields(shape)}}, posenc::range(${positions}), posenc::Measure::${measure}, closed);
std::printf("%.10f %.10f\\n", measured[${row} * ${positions} + ${column}], closed[${offset}]);`,
    }),
  });
}
