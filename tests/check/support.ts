// Tables in plain arithmetic, and how programs print them.
export type Rows = number[][];

export const made = (rows: number, columns: number, cell: (row: number, column: number) => number): Rows =>
  Array.from({ length: rows }, (_r, row) => Array.from({ length: columns }, (_c, column) => cell(row, column)));

export interface Choices {
  readonly rows?: number;
  readonly dim?: number;
  readonly base?: number;
  readonly first?: number;
  readonly together?: boolean;
  readonly cosineFirst?: boolean;
  /** Divides exponents by one less than half. */
  readonly short?: boolean;
}

export function sinusoid({
  rows = 20,
  dim = 16,
  base = 10000,
  first = 0,
  together = false,
  cosineFirst = false,
  short = false,
}: Choices = {}): Rows {
  const half = dim / 2;
  return made(rows, dim, (row, column) => {
    const pair = together ? column % half : column >> 1;
    const isFirst = together ? column < half : column % 2 === 0;
    const angle = (row + first) * base ** (short ? -pair / (half - 1) : (-2 * pair) / dim);
    return isFirst !== cosineFirst ? Math.sin(angle) : Math.cos(angle);
  });
}

export const csv = (rows: Rows, decimals?: number): string =>
  rows
    .map((row) => row.map((value) => (decimals === undefined ? String(value) : value.toFixed(decimals))).join(','))
    .join('\n');

const pythonExponent = (value: number, digits: number): string =>
  value.toExponential(digits).replace(/e([+-])(\d)$/, 'e$10$2');

/** As PyTorch prints: four decimals, or exponents where sizes differ much. */
export const torch = (rows: Rows, scientific = false): string =>
  `tensor([${rows
    .map((row) => `[${row.map((value) => (scientific ? pythonExponent(value, 4) : value.toFixed(4))).join(', ')}]`)
    .join(',\n        ')}])`;

/** As NumPy prints, leaving out all but three rows and columns at each end. */
export function numpy(rows: Rows, abridged = false, digits = 8): string {
  const shorten = <T>(list: readonly T[], gap: T): readonly T[] =>
    abridged && list.length > 6 ? [...list.slice(0, 3), gap, ...list.slice(-3)] : list;
  const line = (row: readonly number[]): string =>
    `[${shorten(
      row.map((value) => pythonExponent(value, digits)),
      '...',
    ).join(' ')}]`;
  return `[${shorten(rows.map(line), '...').join('\n ')}]`;
}

/** The same rows with one cell changed. */
export function spoiled(rows: Rows, row: number, column: number, by = 0.01): Rows {
  const copy = rows.map((line) => [...line]);
  copy[row]![column]! += by;
  return copy;
}
