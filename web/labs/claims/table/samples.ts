import { learnedTable, lowPrecisionTable, roundToFormat, variantTable, type Table } from 'posenc';
import { printed004 } from '../../shared/claims/checks/printed.ts';

/** Tables to try the diagnosis with, the right one first. */
export const sampleNames = [
  'right',
  'rounded',
  'transposed',
  'offByOne',
  'cosineFirst',
  'concatenated',
  'scaled',
  'base',
  'doubled',
  'ladder',
  'float32',
  'bfloat16',
  'lesson004',
  'random',
] as const;
export type SampleName = (typeof sampleNames)[number];

const [positions, dim] = [10, 6];

function transpose({ data, rows, columns }: Table<Float64Array>): Table<Float64Array> {
  return {
    data: data.map((_value, at) => data[(at % rows) * columns + Math.floor(at / rows)] ?? 0),
    rows: columns,
    columns: rows,
  };
}

function tableOf(name: SampleName): Table<Float64Array> {
  const right = variantTable({ positions, dim });
  switch (name) {
    case 'right':
    case 'rounded':
      return right;
    case 'transposed':
      return transpose(right);
    case 'offByOne':
      return variantTable({ positions: { first: 1, count: positions }, dim });
    case 'cosineFirst':
      return variantTable({ positions, dim, cosineFirst: true });
    case 'concatenated':
      return variantTable({ positions, dim, layout: 'concatenated' });
    case 'scaled':
      return variantTable({ positions, dim, scale: Math.sqrt(dim) });
    case 'base':
      return variantTable({ positions, dim, base: 500 });
    case 'doubled':
      return variantTable({ positions, dim, formula: 'doubledExponent' });
    case 'ladder':
      return variantTable({ positions, dim, formula: 'halfMinusOne' });
    case 'float32':
      return lowPrecisionTable({ positions: 64, dim });
    case 'bfloat16':
      return { ...right, data: roundToFormat({ numbers: right.data, format: 'bfloat16' }) };
    case 'lesson004':
      return { data: Float64Array.from(printed004), rows: 6, columns: 4 };
    case 'random':
      return learnedTable({
        rows: positions,
        dim,
        initialization: 'uniform',
        low: -1,
        high: 1,
        seed: 1,
        dtype: 'float64',
      });
  }
}

/** A sample as CSV, with all digits or with as many decimals as a person would print. */
export function sampleText(name: SampleName): string {
  const { data, rows, columns } = tableOf(name);
  const decimals = name === 'rounded' ? 4 : name === 'lesson004' ? 3 : undefined;
  const cell = (value: number): string => (decimals === undefined ? String(value) : value.toFixed(decimals));
  return Array.from({ length: rows }, (_row, row) =>
    Array.from(data.subarray(row * columns, (row + 1) * columns), cell).join(', '),
  ).join('\n');
}
