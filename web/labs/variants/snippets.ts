import { paperBase } from 'posenc';
import {
  fields,
  options,
  programText,
  real,
  snakeCase,
  unless,
  type Program,
  type Python,
} from '../shared/text/program.ts';
import type { VariantName, VariantsValues } from './properties.ts';

type View = Pick<VariantsValues, 'trained' | 'given' | 'positions' | 'first' | 'dim' | 'base'>;
type Kind = 'trained' | 'given';

/** The exponent over the base, in terms of the column c and the pair i. */
function exponent(name: VariantName, dim: number): string {
  switch (name) {
    case 'halfMinusOne':
      return `i / ${Math.max(Math.floor(dim / 2) - 1, 1)}`;
    case 'doubledExponent':
      return `2 * c / ${dim}`;
    case 'unpairedExponent':
      return `c / ${dim}`;
    case 'reciprocal':
      return `-2 * i / ${dim}`;
    default:
      return `2 * i / ${dim}`;
  }
}

/** The lines of Python that make one table. */
function makeTable(kind: Kind, view: View, { lib, sin, cos, stack, join, pick }: Python): string {
  const { dim, positions } = view;
  const [name, base] = [view[kind], real(view.base)];
  if (name === 'float32Angles') {
    const even = `${lib}.arange(0, ${dim}, 2, dtype=${lib}.float32)`;
    const step = pick(`np.float32(-np.log(${base}) / ${dim})`, `(-math.log(${base}) / ${dim})`);
    const rows = `${stack(`${sin('angle')}, ${cos('angle')}`, 2)}.reshape(${positions}, -1)[:, :${dim}]`;
    return `frequency = ${lib}.exp(${even} * ${step})
angle = ${pick('p.astype(np.float32)', 'p.float()')} * frequency  # the usual code: every step in single precision
${kind} = ${rows}${pick('.astype(np.float64)', '.double()')}`;
  }
  const lines = [
    `angle = p / ${base} ** (${exponent(name, dim)})`,
    `${kind} = ${lib}.where(c % 2 == 0, ${lib}.sin(angle), ${lib}.cos(angle))`,
  ];
  if (name === 'halfMinusOne' && dim % 2 === 1)
    lines.push(`${kind}[:, -1] = 0  # an odd width leaves the last column empty`);
  if (name === 'concatenated') lines.push(`${kind} = ${join(`${kind}[:, 0::2], ${kind}[:, 1::2]`, 1)}`);
  return lines.join('\n');
}

/** How posenc makes a table in JavaScript. */
function call(name: VariantName): string {
  if (name === 'float32Angles') return 'lowPrecisionTable(shape)';
  const own = name === 'concatenated' ? `layout: 'concatenated'` : `formula: '${name}'`;
  return `variantTable({ ...shape, ${own} })`;
}

/** A program that makes both tables, takes the fingerprint of the one given, and compares them. */
export function snippet(program: Program, view: View): string {
  const { positions, first, dim, trained, given } = view;
  const base = unless(paperBase, view.base);
  return programText(program, {
    python: (python) => {
      const { range, axis, pick } = python;
      const norm = (of: string): string =>
        pick(`np.linalg.norm(${of}, axis=1, keepdims=True)`, `${of}.norm(dim=1, keepdim=True)`);
      const end = (name: 'max' | 'min'): string => `given.${pick(name, `a${name}`)}(${axis}=0)`;
      const own = pick('np.diag(cosine).mean()', 'cosine.diagonal().mean()');
      const change = 'given @ given.T - trained @ trained.T';
      const place = pick(
        `np.arange(${first}, ${first + positions}, dtype=np.float64)`,
        range(first, first + positions),
      );
      return `p = ${place}[:, None]
c = ${range(dim)}
i = c // 2
${makeTable('trained', view, python)}
${makeTable('given', view, python)}

norm = ${norm('given')}
unit = given / norm
print('norms', norm.min(), norm.max())
print('columns that hardly move', (${end('max')} - ${end('min')} < 1e-3).sum())
neighbours = (unit[1:] * unit[:-1]).sum(${axis}=1)
print('cosines of neighbours', neighbours.min(), neighbours.max())
cosine = unit @ (trained / ${norm('trained')}).T
print('cosine with the row trained with', ${own})
print('largest change of a dot product', ${pick(`np.abs(${change}).max()`, `(${change}).abs().max()`)})`;
    },
    javascript: () => ({
      uses: ['fingerprint', 'similarity', ...[trained, given].map((name) => call(name).replace(/\(.*/, ''))],
      code: `const shape = { ${options({ positions: `{ first: ${first}, count: ${positions} }`, dim, base })} };
const trained = ${call(trained)};
const given = ${call(given)};

const print = fingerprint({ table: given });
console.log('norms', print.smallestNorm, print.largestNorm);
console.log('columns that hardly move', print.nearConstantColumns);
console.log('cosines of neighbours', print.smallestAdjacentCosine, print.largestAdjacentCosine);
const cosine = similarity({ table: given, others: trained, measure: 'cosine' }).data;
let sum = 0;
for (let row = 0; row < ${positions}; row += 1) sum += cosine[row * ${positions} + row];
console.log('cosine with the row trained with', sum / ${positions});
const before = similarity({ table: trained }).data;
const changes = similarity({ table: given }).data.map((dot, k) => Math.abs(dot - before[k]));
console.log('largest change of a dot product', Math.max(...changes));`,
    }),
    cpp: () => {
      const shape = { positions: `posenc::range(${first}, ${positions})`, dim, base: base && real(base) };
      const make = (kind: Kind): string => {
        const name = view[kind];
        if (name === 'float32Angles') return `posenc::make_low_precision_table({${fields(shape)}}, ${kind});`;
        const formula = name === 'concatenated' ? 'paper' : snakeCase(name);
        const layout = name === 'concatenated' ? 'posenc::Layout::concatenated' : undefined;
        const table = fields({ ...shape, formula: `posenc::Formula::${formula}`, layout });
        return `posenc::make_variant_table({${table}}, ${kind});`;
      };
      const print = (text: string, ...values: readonly string[]): string =>
        `std::printf("${text}${' %.10g'.repeat(values.length)}\\n", ${values.join(', ')});`;
      const table = (name: string): string => `${name}(rows * dim)`;
      const square = (name: string): string => `${name}(rows * rows)`;
      return {
        headers: ['algorithm', 'cmath', 'vector'],
        main: `const std::size_t rows = ${positions}, dim = ${dim};
std::vector<double> ${[...['trained', 'given'].map(table), ...['cosine', 'before', 'after'].map(square)].join(', ')};
${make('trained')}
${make('given')}
const posenc::MatrixView<double> old_rows{trained, rows, dim}, new_rows{given, rows, dim};

const auto print = posenc::compute_fingerprint(new_rows);
${print('norms', 'print.smallest_norm', 'print.largest_norm')}
std::printf("columns that hardly move %zu\\n", print.near_constant_columns);
${print('cosines of neighbours', 'print.smallest_adjacent_cosine', 'print.largest_adjacent_cosine')}

posenc::compute_similarity(new_rows, old_rows, posenc::Measure::cosine, cosine);
posenc::compute_similarity(old_rows, old_rows, posenc::Measure::dot, before);
posenc::compute_similarity(new_rows, new_rows, posenc::Measure::dot, after);
double sum = 0, largest = 0;
for (std::size_t row = 0; row < rows; ++row) sum += cosine[row * rows + row];
for (std::size_t k = 0; k < rows * rows; ++k) largest = std::max(largest, std::abs(after[k] - before[k]));
${print('cosine with the row trained with', 'sum / rows')}
${print('largest change of a dot product', 'largest')}`,
      };
    },
  });
}
