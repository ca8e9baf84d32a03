// Below the picture: rows of numbers as colours, and products as columns.
import { colorIndex, colorTable, entryColor, valueScale } from '../../library/draw/index.ts';
import { cat, pairs, rowAt, rowOf, sumAt, width as cells } from './numbers.ts';
import { blend, faded, write, type Paint } from './paint.ts';

/** The largest number of a sum: a word's is at most √2, a place's 1. */
const table = colorTable('RdBu');
const scale = valueScale(table, -2.4, 2.4);

interface Strip {
  readonly label: string;
  readonly top: number;
  readonly values: ArrayLike<number>;
  /** How many of them are known. */
  readonly known?: number;
}

/** CSS pixels of a strip: where its cells begin, their width and their height. */
export function stripSize({ width, height, ledger }: Paint): {
  readonly left: number;
  readonly cell: number;
  readonly high: number;
} {
  const left = width < 480 ? 112 : 176;
  return { left, cell: Math.min((width - left - 8) / cells, 32), high: Math.min((height - ledger) * 0.26, 30) };
}

function drawStrip(paint: Paint, { label, top, values, known = cells }: Strip): void {
  const { context, colors } = paint;
  const { left, cell, high } = stripSize(paint);
  for (let column = 0; column < Math.min(known, cells); column += 1) {
    faded(paint, Math.min(known - column, 1), () => {
      context.fillStyle = entryColor(table, colorIndex(values[column] ?? 0, scale));
      context.fillRect(left + column * cell, top, cell + 0.5, high);
    });
  }
  context.strokeStyle = colors.edge;
  context.lineWidth = 0.75;
  context.strokeRect(left, top, cells * cell, high);
  write(paint, label, left - 8, top + high / 2, { align: 'right' });
}

/** The word's row, and the place's that slides onto it and is added. */
export function drawRows(paint: Paint): void {
  const { pose, numbers, labels, ledger, height } = paint;
  const word = rowOf(numbers.content, cat);
  const name = numbers.words[cat]!;
  const { high } = stripSize(paint);
  const [first, second] = [ledger + 0.1 * (height - ledger), ledger + 0.1 * (height - ledger) + 1.6 * high];
  const place = labels.place(pose.place);
  faded(paint, pose.wordRow, () =>
    drawStrip(paint, {
      label: pose.added > 0.5 ? `${name} + ${place}` : pose.placeRow > 0.5 ? `${name} · ${labels.root}` : name,
      top: first,
      values: pose.added > 0 ? sumAt(word, pose.place, pose.added) : word,
    }),
  );
  faded(paint, pose.placeRow * (1 - pose.added), () =>
    drawStrip(paint, {
      label: pose.slid > 0.02 ? '' : place,
      top: blend(second, first, pose.slid),
      values: rowAt(pose.place),
      known: pose.cells,
    }),
  );
}

/** The product of each pair, upwards and downwards from zero, and what they come to. */
export function drawProducts(paint: Paint, values: readonly number[], total: readonly string[]): void {
  const { context, width, height, ledger, colors, labels, letters } = paint;
  const { left } = stripSize(paint);
  const most = Math.max(1, ...values.map(Math.abs));
  const [top, bottom] = [ledger + 2, height - letters - 8];
  const middle = (top + bottom) / 2;
  const apart = Math.min((width - left - 8) / pairs, 44);
  context.fillStyle = colors.edge;
  context.fillRect(left, middle, pairs * apart, 1);
  values.forEach((value, pair) => {
    const tall = ((bottom - top) / 2) * (value / most);
    context.fillStyle = pair === 0 ? colors.accent : pair === 1 ? colors.slow : colors.muted;
    context.fillRect(left + (pair + 0.2) * apart, middle - Math.max(tall, 0), 0.6 * apart, Math.abs(tall));
    const x = left + (pair + 0.5) * apart;
    write(paint, labels.number(pair), x, height - letters / 2 - 2, { align: 'center', color: colors.muted });
  });
  total.forEach((text, row) =>
    write(paint, text, left - 10, middle + (row - 0.5) * (letters + 6), { align: 'right', bold: row === 1 }),
  );
}
