// Tables as JSON: lists of lists, this page's own files, and matrices as posenc has them.
import { excerpt, Rows, Unreadable, type Note, type TableRead } from './table.ts';

const numbersIn = (value: unknown): readonly (string | number)[] => {
  if (!Array.isArray(value)) throw new Unreadable('shape');
  return value.map((cell: unknown) =>
    typeof cell === 'number' ? cell : typeof cell === 'object' && cell !== null ? '{…}' : excerpt(String(cell)),
  );
};

function fromFlat(data: unknown, rows: unknown, columns: unknown): TableRead {
  const flat = numbersIn(data);
  if (!Number.isInteger(rows) || !Number.isInteger(columns) || Number(rows) * Number(columns) !== flat.length)
    throw new Unreadable('shape');
  const table = new Rows();
  for (let row = 0; row < Number(rows); row += 1)
    table.add(flat.slice(row * Number(columns), (row + 1) * Number(columns)));
  return table.read('json', []);
}

function fromObject(value: Readonly<Record<string, unknown>>): TableRead {
  const { data, rows, columns, shape } = value;
  if (Array.isArray(rows) && Array.isArray(columns)) {
    // As this page saves its tables: names, and rows that may begin with the position.
    const counts = /^(pos(ition)?|index|row)$/i.test(String(columns[0]));
    const table = new Rows();
    for (const row of rows) table.add(numbersIn(row).slice(counts ? 1 : 0));
    return table.read('json', counts ? ['header', 'index'] : ['header']);
  }
  if (Array.isArray(shape)) {
    const long = shape.filter((size) => size !== 1);
    return fromFlat(data, long.at(-2) ?? 1, long.at(-1) ?? 1);
  }
  return fromFlat(data, rows, columns);
}

/** Undefined if the text is not JSON: it may be a print. */
export function readJson(text: string): TableRead | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) throw new Unreadable('shape');
    return fromObject(value as Record<string, unknown>);
  }
  const notes: Note[] = [];
  // A batch of one, as PyTorch keeps its buffer: [[[...], [...]]].
  while (Array.isArray(value) && value.length === 1 && Array.isArray(value[0]) && Array.isArray(value[0][0])) {
    [value] = value as unknown[];
    if (!notes.includes('squeezed')) notes.push('squeezed');
  }
  const table = new Rows();
  for (const row of value as readonly unknown[]) table.add(numbersIn(row));
  return table.read('json', notes);
}
