// Tables and indices of grids, right and wrong: `grids`, `swin`.
import { causes, numbersIn, type Answered, type Faults, type Family } from '../../numbers/causes/faults.ts';
import { ladder, wrongBases, wrongLadder } from '../../numbers/causes/ladder.ts';
import { wave, wrongAngles, wrongTurn, type Wave } from '../../numbers/causes/waves.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';

interface Grid {
  readonly dim: number;
  readonly height: number;
  readonly width: number;
  readonly base: number;
  readonly convention: string;
}

type Part = readonly [axis: 'y' | 'x', wave: 'sine' | 'cosine'];

const blocks: Readonly<Record<string, readonly Part[]>> = {
  mae: [
    ['x', 'sine'],
    ['x', 'cosine'],
    ['y', 'sine'],
    ['y', 'cosine'],
  ],
  timm: [
    ['y', 'sine'],
    ['x', 'sine'],
    ['y', 'cosine'],
    ['x', 'cosine'],
  ],
  tensor2tensor: [
    ['y', 'sine'],
    ['y', 'cosine'],
    ['x', 'sine'],
    ['x', 'cosine'],
  ],
};

/** The order of blocks, and whether the last frequency is 1 / base. */
const gridLayouts: Readonly<Record<string, readonly [blocks: string, short: boolean]>> = {
  mae: ['mae', false],
  moco_v3: ['mae', false],
  big_vision: ['mae', true],
  timm: ['timm', false],
  tensor2tensor: ['tensor2tensor', true],
  detr: ['tensor2tensor', false],
  detr_normalized: ['tensor2tensor', false],
};

/** One row of the table: the cell in row y, column x. */
function gridRow(grid: Grid, y: number, x: number, faults: Faults): { values: number[]; slack: number[] } {
  const { dim, base } = grid;
  const [own = 'mae', short = false] = gridLayouts[grid.convention] ?? [];
  const quarter = Math.floor(dim / 4);
  const shifted = faults.ladder === 'half-1' || (short && faults.ladder !== 'half');
  const { ladder: other, ...rest } = faults;
  const shape = { base, dim: 2 * quarter, count: quarter, over: 2 * (shifted ? Math.max(quarter - 1, 1) : quarter) };
  const inverse = ladder(shape, other === 'half-1' || other === 'half' ? rest : faults);
  const place = (index: number, count: number): number => {
    const p = index + (faults.shift ?? 0) + (grid.convention.startsWith('detr') ? 1 : 0);
    return grid.convention === 'detr_normalized' ? (p / (count + 1e-6)) * 2 * Math.PI : p;
  };
  const places = { y: place(y, grid.height), x: place(x, grid.width) };
  if (faults.axes === 'swapped') [places.x, places.y] = [places.y, places.x];
  if (faults.axes === 'first only') places.x = places.y;
  const named = faults.axes === 'reversed' ? (own === 'timm' ? 'mae' : 'timm') : own;
  const block = blocks[named] ?? [];
  const waveOf = (axis: 'y' | 'x', k: number): Wave => wave(places[axis], inverse, k, faults);
  const alternating = grid.convention.startsWith('detr') !== (faults.layout === 'other');
  const order = (faults.layout === 'cosine first' ? [1, 0, 3, 2] : [0, 1, 2, 3]).map((k) => block[k]!);
  const values: number[] = [];
  const slack: number[] = [];
  const put = ([axis, kind]: Part, k: number): void => {
    const made = waveOf(axis, k);
    values.push(made[kind]);
    slack.push(made.slack);
  };
  const each = Array.from({ length: quarter }, (_, k) => k);
  if (alternating)
    for (const half of [order.slice(0, 2), order.slice(2)]) for (const k of each) for (const part of half) put(part, k);
  else for (const part of order) for (const k of each) put(part, k);
  while (values.length < dim) {
    values.push(0);
    slack.push(0);
  }
  return { values, slack };
}

export const grids: Family = {
  model({ operation, options }, faults): Answered | undefined {
    const convention = textIn(options, 'convention');
    if (operation !== 'table' || !gridLayouts[convention]) return undefined;
    const [dim, height, width] = ['dim', 'height', 'width'].map((name) => numberIn(options, name)) as [
      number,
      number,
      number,
    ];
    const grid = { dim, height, width, base: numberIn(options, 'base'), convention };
    const columnwise = faults.order ? faults.order === 'columns' : convention === 'moco_v3';
    const rows = Array.from({ length: height * width }, (_, k) =>
      columnwise
        ? gridRow(grid, k % height, Math.floor(k / height), faults)
        : gridRow(grid, Math.floor(k / width), k % width, faults),
    );
    return {
      values: rows.flatMap(({ values }) => values),
      slack: Float64Array.from(rows.flatMap(({ slack }) => slack)),
    };
  },
  alternatives: [
    ...causes(
      'rows-columns',
      ['Rows and columns of the grid change places.', { axes: 'swapped' }],
      ['Cells are written column by column where they stand row by row.', { order: 'columns' }],
      ['Cells are written row by row where they stand column by column.', { order: 'other' }],
      ['Both axes take the row.', { axes: 'first only' }],
    ),
    ...causes(
      'layout',
      ['Sines and cosines alternate where they stand in blocks, or the reverse.', { layout: 'other' }],
      ['Blocks of sines and cosines stand in another order.', { axes: 'reversed' }],
      ['Cosines stand where sines belong, and the reverse.', { layout: 'cosine first' }],
    ),
    ...causes(
      'off-by-one',
      ['Rows and columns are counted from 1.', { shift: 1 }],
      [
        'Rows and columns are one too low.',
        {
          shift: -1,
        },
      ],
    ),
    ...wrongTurn,
    ...wrongBases,
    ...wrongLadder,
    ...wrongAngles,
  ],
};

export const swin: Family = {
  model({ operation, options }, faults) {
    const [height, width] = numbersIn(options, 'window');
    if (operation !== 'index' || height === undefined || width === undefined) return undefined;
    const count = height * width;
    const entry = (query: number, key: number): number => {
      const sign = faults.index === 'reversed' ? -1 : 1;
      const down = sign * (Math.floor(query / width) - Math.floor(key / width));
      const across = sign * ((query % width) - (key % width));
      if (faults.index === 'columns first') return (across + width - 1) * (2 * height - 1) + down + height - 1;
      const row =
        { 'one-sided': 2 * height - 1, 'wide rows': 3 * width - 1 }[faults.index as 'wide rows'] ?? 2 * width - 1;
      return (down + height - 1) * row + across + width - 1 + (faults.shift ?? 0);
    };
    return { values: Array.from({ length: count * count }, (_, at) => entry(Math.floor(at / count), at % count)) };
  },
  alternatives: [
    ...causes('sign', ['The index counts key - query where query - key is meant.', { index: 'reversed' }]),
    ...causes(
      'rows-columns',
      ['Rows and columns of the window change places: the index runs column by column.', { index: 'columns first' }],
      [
        'A row of the table has 2h - 1 entries where it has 2w - 1: only a square window is right.',
        {
          index: 'one-sided',
        },
      ],
    ),
    ...causes('rows-columns', ['Rows are 3w - 1 entries apart where 2w - 1 keep them apart.', { index: 'wide rows' }]),
    ...causes('off-by-one', ['The index begins with 1.', { shift: 1 }]),
  ],
};
