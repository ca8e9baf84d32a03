import { learnedTable, lowPrecisionTable, roundToFormat, variantTable, type Table } from 'posenc';

/** Tables to try the diagnosis with, the right one first. */
export const sampleNames = [
  'right',
  'rounded',
  'transposed',
  'offByOne',
  'concatenated',
  'base',
  'doubled',
  'ladder',
  'float32',
  'bfloat16',
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
    case 'concatenated':
      return variantTable({ positions, dim, layout: 'concatenated' });
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

/** A sample as CSV, with all digits or with four decimals. */
export function sampleText(name: SampleName): string {
  const { data, rows, columns } = tableOf(name);
  const cell = (value: number): string => (name === 'rounded' ? value.toFixed(4) : String(value));
  return Array.from({ length: rows }, (_row, row) =>
    Array.from(data.subarray(row * columns, (row + 1) * columns), cell).join(', '),
  ).join('\n');
}
