import type { Program } from '../../controls/panels.ts';
import type { VariantName, VariantsValues } from './properties.ts';

type View = Pick<VariantsValues, 'trained' | 'given' | 'positions' | 'first' | 'dim' | 'base'>;

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

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

/** The lines that make one table, given what the array library calls its functions. */
function makeTable(kind: 'trained' | 'given', name: VariantName, view: View, library: 'np' | 'torch'): string {
  const { dim, base, positions } = view;
  const numpy = library === 'np';
  if (name === 'float32Angles') {
    const frequency = numpy
      ? `np.exp(np.arange(0, ${dim}, 2, dtype=np.float32) * np.float32(-np.log(${real(base)}) / ${dim}))`
      : `torch.exp(torch.arange(0, ${dim}, 2, dtype=torch.float32) * (-math.log(${real(base)}) / ${dim}))`;
    const angle = numpy ? 'p.astype(np.float32) * frequency' : 'p.float() * frequency';
    const joined = numpy
      ? 'np.stack([np.sin(angle), np.cos(angle)], axis=2)'
      : 'torch.stack([angle.sin(), angle.cos()], dim=2)';
    const wide = numpy ? '.astype(np.float64)' : '.double()';
    return `frequency = ${frequency}\nangle = ${angle}  # the usual code: every step in single precision\n${kind} = ${joined}.reshape(${positions}, -1)[:, :${dim}]${wide}`;
  }
  const lines = [
    `angle = p / ${real(base)} ** (${exponent(name, dim)})`,
    `${kind} = ${library}.where(c % 2 == 0, ${library}.sin(angle), ${library}.cos(angle))`,
  ];
  if (name === 'halfMinusOne' && dim % 2 === 1)
    lines.push(`${kind}[:, -1] = 0  # an odd width leaves the last column empty`);
  if (name === 'concatenated')
    lines.push(
      numpy
        ? `${kind} = np.concatenate([${kind}[:, 0::2], ${kind}[:, 1::2]], axis=1)`
        : `${kind} = torch.cat([${kind}[:, 0::2], ${kind}[:, 1::2]], dim=1)`,
    );
  return lines.join('\n');
}

const tables = (view: View, library: 'np' | 'torch'): string =>
  `${makeTable('trained', view.trained, view, library)}\n${makeTable('given', view.given, view, library)}`;

function numpy(view: View): string {
  const { positions, first, dim } = view;
  return `import numpy as np

p = np.arange(${first}, ${first + positions}, dtype=np.float64)[:, None]
c = np.arange(${dim})
i = c // 2
${tables(view, 'np')}

norm = np.linalg.norm(given, axis=1, keepdims=True)
unit = given / norm
print('norms', norm.min(), norm.max())
print('columns that hardly move', (given.max(axis=0) - given.min(axis=0) < 1e-3).sum())
neighbours = (unit[1:] * unit[:-1]).sum(axis=1)
print('cosines of neighbours', neighbours.min(), neighbours.max())
cosine = unit @ (trained / np.linalg.norm(trained, axis=1, keepdims=True)).T
print('cosine with the row trained with', np.diag(cosine).mean())
print('largest change of a dot product', np.abs(given @ given.T - trained @ trained.T).max())`;
}

function pytorch(view: View): string {
  const { positions, first, dim } = view;
  const float32 = view.trained === 'float32Angles' || view.given === 'float32Angles';
  return `${float32 ? 'import math\n' : ''}import torch

p = torch.arange(${first}, ${first + positions}, dtype=torch.float64)[:, None]
c = torch.arange(${dim}, dtype=torch.float64)
i = c // 2
${tables(view, 'torch')}

norm = given.norm(dim=1, keepdim=True)
unit = given / norm
print('norms', norm.min(), norm.max())
print('columns that hardly move', (given.amax(dim=0) - given.amin(dim=0) < 1e-3).sum())
neighbours = (unit[1:] * unit[:-1]).sum(dim=1)
print('cosines of neighbours', neighbours.min(), neighbours.max())
cosine = unit @ (trained / trained.norm(dim=1, keepdim=True)).T
print('cosine with the row trained with', cosine.diagonal().mean())
print('largest change of a dot product', (given @ given.T - trained @ trained.T).abs().max())`;
}

function javascript(view: View): string {
  const { positions, first, dim, base } = view;
  const shape = `{ positions: { first: ${first}, count: ${positions} }, dim: ${dim}${base === 10000 ? '' : `, base: ${base}`} }`;
  const make = (name: VariantName): string => {
    if (name === 'float32Angles') return 'lowPrecisionTable(shape)';
    return name === 'concatenated'
      ? `variantTable({ ...shape, layout: 'concatenated' })`
      : `variantTable({ ...shape, formula: '${name}' })`;
  };
  const makers = [view.trained, view.given].map((name) =>
    name === 'float32Angles' ? 'lowPrecisionTable' : 'variantTable',
  );
  const names = [...new Set(['fingerprint', 'similarity', ...makers])].sort();
  return `import { ${names.join(', ')} } from 'posenc';

const shape = ${shape};
const trained = ${make(view.trained)};
const given = ${make(view.given)};

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
console.log('largest change of a dot product', Math.max(...changes));`;
}

const formulasInCpp = {
  paper: 'paper',
  concatenated: 'paper',
  halfMinusOne: 'half_minus_one',
  doubledExponent: 'doubled_exponent',
  unpairedExponent: 'unpaired_exponent',
  reciprocal: 'reciprocal',
} as const;

function cpp(view: View): string {
  const { positions, first, dim, base } = view;
  const shape = `.positions = posenc::range(${first}, ${positions}), .dim = ${dim}${base === 10000 ? '' : `, .base = ${real(base)}`}`;
  const make = (kind: 'trained' | 'given', name: VariantName): string => {
    if (name === 'float32Angles') return `posenc::make_low_precision_table({${shape}}, ${kind});`;
    const layout = name === 'concatenated' ? ', .layout = posenc::Layout::concatenated' : '';
    return `posenc::make_variant_table({${shape}, .formula = posenc::Formula::${formulasInCpp[name]}${layout}}, ${kind});`;
  };
  return `#include <posenc/posenc.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    const std::size_t rows = ${positions}, dim = ${dim};
    std::vector<double> trained(rows * dim), given(rows * dim), cosine(rows * rows), before(rows * rows), after(rows * rows);
    ${make('trained', view.trained)}
    ${make('given', view.given)}
    const posenc::MatrixView<double> old_rows{trained, rows, dim}, new_rows{given, rows, dim};

    const auto print = posenc::compute_fingerprint(new_rows);
    std::printf("norms %.10g %.10g\\n", print.smallest_norm, print.largest_norm);
    std::printf("columns that hardly move %zu\\n", print.near_constant_columns);
    std::printf("cosines of neighbours %.10g %.10g\\n", print.smallest_adjacent_cosine, print.largest_adjacent_cosine);

    posenc::compute_similarity(new_rows, old_rows, posenc::Measure::cosine, cosine);
    posenc::compute_similarity(old_rows, old_rows, posenc::Measure::dot, before);
    posenc::compute_similarity(new_rows, new_rows, posenc::Measure::dot, after);
    double sum = 0, largest = 0;
    for (std::size_t row = 0; row < rows; ++row) sum += cosine[row * rows + row];
    for (std::size_t k = 0; k < rows * rows; ++k) largest = std::max(largest, std::abs(after[k] - before[k]));
    std::printf("cosine with the row trained with %.10g\\n", sum / rows);
    std::printf("largest change of a dot product %.10g\\n", largest);
}`;
}

/** A program that makes both tables, takes the fingerprint of the one given, and compares them. */
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
