// Tables as people have them in files: made from the formulas by plain arithmetic, rounded, printed.
import { roundToFormat, type NumberFormat } from 'posenc';

export const formats = ['float64', 'float32', 'float16', 'bfloat16'] as const satisfies readonly NumberFormat[];
export const formulas = ['paper', 'halfMinusOne', 'doubledExponent', 'unpairedExponent', 'reciprocal'] as const;

export interface Made {
  readonly rows: number;
  readonly columns: number;
  readonly data: Float64Array;
}

export interface Making {
  readonly rows: number;
  readonly dim: number;
  readonly formula?: (typeof formulas)[number];
  readonly layout?: 'interleaved' | 'concatenated';
  readonly first?: number;
  readonly base?: number;
  readonly transposed?: boolean;
}

/** The frequency of column c = 2i or 2i + 1, as the formula has it; undefined where it leaves a zero column. */
function frequencyOf(
  formula: NonNullable<Making['formula']>,
  c: number,
  dim: number,
  base: number,
): number | undefined {
  const pair = Math.floor(c / 2);
  const half = Math.floor(dim / 2);
  switch (formula) {
    case 'paper':
      return base ** ((-2 * pair) / dim);
    case 'halfMinusOne':
      return pair < half ? base ** (-pair / Math.max(half - 1, 1)) : undefined;
    case 'doubledExponent':
      return base ** ((-2 * c) / dim);
    case 'unpairedExponent':
      return base ** (-c / dim);
    case 'reciprocal':
      return base ** ((2 * pair) / dim);
  }
}

export function made({
  rows,
  dim,
  formula = 'paper',
  layout = 'interleaved',
  first = 0,
  base = 10000,
  transposed = false,
}: Making): Made {
  const data = new Float64Array(rows * dim);
  const sines = Math.ceil(dim / 2);
  for (let c = 0; c < dim; c += 1) {
    const frequency = frequencyOf(formula, c, dim, base);
    const zero = frequency === undefined;
    const place =
      layout === 'interleaved' || zero
        ? c
        : c % 2 === 0
          ? c / 2
          : (formula === 'halfMinusOne' ? Math.floor(dim / 2) : sines) + Math.floor(c / 2);
    for (let row = 0; row < rows; row += 1) {
      const angle = (first + row) * (frequency ?? 0);
      data[transposed ? place * rows + row : row * dim + place] = zero
        ? 0
        : c % 2 === 0
          ? Math.sin(angle)
          : Math.cos(angle);
    }
  }
  return transposed ? { rows: dim, columns: rows, data } : { rows, columns: dim, data };
}

export const rounded = (table: Made, format: NumberFormat): Made => ({
  ...table,
  data: roundToFormat({ numbers: table.data, format }),
});

const digits: Readonly<Record<NumberFormat, readonly number[]>> = {
  float64: [17],
  float32: [6, 7, 8, 9],
  float16: [3, 4, 5],
  bfloat16: [2, 3, 4],
};

/** The fewest digits that give each number of the format back, as NumPy prints it. */
export function shortest({ data }: Made, format: NumberFormat): string[] {
  const texts: string[] = Array.from(data, (value) => String(value));
  const open = new Set(data.keys());
  if (format === 'float64') return texts;
  for (const precision of digits[format]) {
    const left = [...open];
    const candidates = left.map((index) => (data[index] ?? 0).toPrecision(precision));
    const back = roundToFormat({ numbers: candidates.map(Number), format });
    left.forEach((index, k) => {
      if (back[k] !== data[index]) return;
      texts[index] = String(Number(candidates[k]));
      open.delete(index);
    });
  }
  return texts;
}

export function csvOf(table: Made, format: NumberFormat): string {
  const texts = shortest(table, format);
  return (
    Array.from({ length: table.rows }, (_row, row) =>
      texts.slice(row * table.columns, (row + 1) * table.columns).join(','),
    ).join('\n') + '\n'
  );
}

/** The bytes of a .npy file of the format; bfloat16 as NumPy stores unknown types. */
export function npyOf(
  { rows, columns, data }: Made,
  format: NumberFormat,
  shape = `(${rows}, ${columns})`,
): Uint8Array {
  const [letters, size] = { float64: ['<f8', 8], float32: ['<f4', 4], float16: ['<f2', 2], bfloat16: ['<V2', 2] }[
    format
  ] as [string, number];
  const dictionary = `{'descr': '${letters}', 'fortran_order': False, 'shape': ${shape}, }`;
  const start = Math.ceil((11 + dictionary.length) / 64) * 64;
  const header = dictionary.padEnd(start - 11) + '\n';
  const bytes = new Uint8Array(start + size * data.length);
  bytes.set([
    0x93,
    ...[...'NUMPY'].map((character) => character.charCodeAt(0)),
    1,
    0,
    header.length & 255,
    header.length >> 8,
  ]);
  bytes.set(
    [...header].map((character) => character.charCodeAt(0)),
    10,
  );
  const view = new DataView(bytes.buffer, start);
  data.forEach((value, index) => {
    const at = size * index;
    if (format === 'float64') view.setFloat64(at, value, true);
    else if (format === 'float32') view.setFloat32(at, value, true);
    else view.setUint16(at, format === 'bfloat16' ? brain(value) : half(value), true);
  });
  return bytes;
}

const word = new DataView(new ArrayBuffer(4));
function brain(value: number): number {
  word.setFloat32(0, value);
  return word.getUint16(0);
}

/** The bits of a number that half precision holds exactly. */
function half(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const magnitude = Math.abs(value);
  if (magnitude < 2 ** -14) return sign | Math.round(magnitude * 2 ** 24);
  const exponent = Math.floor(Math.log2(magnitude));
  return sign | ((exponent + 15) << 10) | Math.round((magnitude / 2 ** exponent - 1) * 1024);
}
