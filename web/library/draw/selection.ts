import { bandCenter, bandEdges, type Bands } from './bands.ts';
import { labelGap, tickLength } from './axes.ts';
import { fontOf, type Context, type Rect, type Theme } from './theme.ts';
import type { Tick } from './ticks.ts';

/** A chosen band on one axis and the text of its value; null when none is chosen. */
export type Chosen = { readonly cell: number; readonly label: string } | null;

/** Dark on light edges: seen on every colour of every map. */
const halo = 'rgba(255, 255, 255, 0.9)';
const core = 'rgba(0, 0, 0, 0.85)';

/** CSS pixels from which a row or a column has a halo. */
const haloFrom = 12;

/**
 * Row and column of a heat map, outlined, and their values at the axes. Outlines go around the cells, never on them.
 * Units: CSS pixels. Errors: none.
 */
export function paintCross(
  context: Context,
  plot: Rect,
  across: Bands,
  down: Bands,
  column: Chosen,
  row: Chosen,
  ticks: { readonly across: readonly Tick[]; readonly down: readonly Tick[] },
  theme: Theme,
  pixelRatio: number,
): void {
  const [left, right] = column ? bandEdges(across, column.cell, pixelRatio) : [0, across.length];
  const [top, bottom] = row ? bandEdges(down, row.cell, pixelRatio) : [0, down.length];
  context.save();
  context.beginPath();
  context.rect(plot.x - 2, plot.y - 2, plot.width + 4, plot.height + 4);
  context.clip();
  const outlines: Rect[] = [];
  if (column) outlines.push({ x: plot.x + left, y: plot.y - 4, width: right - left, height: plot.height + 8 });
  if (row) outlines.push({ x: plot.x - 4, y: plot.y + top, width: plot.width + 8, height: bottom - top });
  // Narrow lines have no halo: it would cover the lines next to them, with which they are compared.
  context.globalAlpha = 0.55;
  for (const outline of outlines) {
    if (Math.min(outline.width, outline.height) >= haloFrom) strokeAround(context, outline, halo, 3);
    strokeAround(context, outline, core, 1);
  }
  context.globalAlpha = 1;
  if (column && row) {
    const cell = { x: plot.x + left, y: plot.y + top, width: right - left, height: bottom - top };
    // A cell of a pixel or two gets a box that can be seen around it.
    const grow = Math.max(0, (5 - Math.min(cell.width, cell.height)) / 2);
    const box = { x: cell.x - grow, y: cell.y - grow, width: cell.width + 2 * grow, height: cell.height + 2 * grow };
    strokeAround(context, box, halo, 4.5);
    strokeAround(context, box, core, 2);
  }
  context.restore();
  if (column) paintTagBelow(context, plot, plot.x + (left + right) / 2, column.label, ticks.across, theme);
  if (row) paintTagBeside(context, plot, plot.y + (top + bottom) / 2, row.label, ticks.down, theme);
}

function strokeAround(context: Context, rect: Rect, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  const out = width / 2;
  context.strokeRect(rect.x - out, rect.y - out, rect.width + width, rect.height + width);
}

/** A position among curves: a line down the plot and its value below. */
export function paintCursor(
  context: Context,
  plot: Rect,
  across: Bands,
  chosen: NonNullable<Chosen>,
  ticks: readonly Tick[],
  theme: Theme,
  pixelRatio: number,
): void {
  const x = plot.x + bandCenter({ ...across, first: 0, step: 1 }, chosen.cell);
  context.save();
  context.fillStyle = theme.text;
  context.globalAlpha = 0.7;
  context.fillRect(Math.round((x - 0.5) * pixelRatio) / pixelRatio, plot.y, 1, plot.height);
  context.restore();
  paintTagBelow(context, plot, x, chosen.label, ticks, theme);
}

/** The dot of one curve at the cursor; the chosen curve's is larger, with a ring. */
export function paintCursorDot(
  context: Context,
  x: number,
  y: number,
  color: string,
  chosen: boolean,
  theme: Theme,
): void {
  context.save();
  context.fillStyle = color;
  context.strokeStyle = chosen ? theme.text : theme.background;
  context.lineWidth = chosen ? 2 : 1.5;
  context.beginPath();
  context.arc(x, y, chosen ? 5.5 : 3.5, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.restore();
}

/**
 * Small arrowheads at the edge of the plot for the columns that are drawn as curves elsewhere, in the curves' colours.
 */
export function paintColumnMarks(
  context: Context,
  plot: Rect,
  bands: Bands,
  cells: readonly number[],
  colors: readonly string[],
  vertical: boolean,
): void {
  const size = 4.5;
  context.save();
  context.translate(plot.x, plot.y);
  if (vertical) context.transform(0, 1, -1, 0, plot.width, 0);
  cells.forEach((cell, index) => {
    if (cell < 0 || cell >= bands.count) return;
    const x = bandCenter({ ...bands, first: 0, step: 1 }, cell);
    context.fillStyle = colors[index % colors.length] ?? 'currentColor';
    context.beginPath();
    context.moveTo(x, -1);
    context.lineTo(x - size, -1 - size * 1.5);
    context.lineTo(x + size, -1 - size * 1.5);
    context.fill();
  });
  context.restore();
}

function paintTagBelow(
  context: Context,
  plot: Rect,
  x: number,
  label: string,
  ticks: readonly Tick[],
  theme: Theme,
): void {
  context.save();
  context.font = fontOf(theme, 600);
  const width = context.measureText(label).width + 8;
  const left = Math.min(Math.max(x - width / 2, plot.x - 12), plot.x + plot.width + 12 - width);
  context.font = fontOf(theme);
  for (const { label: under, offset } of ticks) {
    const half = context.measureText(under).width / 2 + 1;
    const start = plot.x + offset - half;
    if (start + 2 * half <= left || start >= left + width) continue;
    hide(
      context,
      { x: start, y: plot.y + plot.height + tickLength + 1, width: 2 * half, height: theme.fontSize + labelGap },
      theme,
    );
  }
  context.font = fontOf(theme, 600);
  tag(context, { x: left, y: plot.y + plot.height + tickLength, width, height: theme.fontSize + 7 }, label, theme);
  context.restore();
}

function paintTagBeside(
  context: Context,
  plot: Rect,
  y: number,
  label: string,
  ticks: readonly Tick[],
  theme: Theme,
): void {
  context.save();
  const height = theme.fontSize + 6;
  context.font = fontOf(theme);
  for (const { label: under, offset } of ticks) {
    const center = plot.y + offset;
    const half = theme.fontSize / 2 + 1;
    const wide = context.measureText(under).width + 1;
    if (Math.abs(center - y) >= half + height / 2) continue;
    hide(
      context,
      { x: plot.x - tickLength - labelGap - wide, y: center - half, width: wide + 1, height: 2 * half },
      theme,
    );
  }
  context.font = fontOf(theme, 600);
  const width = context.measureText(label).width + 8;
  tag(context, { x: Math.max(0, plot.x - tickLength - width), y: y - height / 2, width, height }, label, theme);
  context.restore();
}

/** A label that a tag would overlap is removed completely; its tick stays. */
function hide(context: Context, rect: Rect, theme: Theme): void {
  context.fillStyle = theme.background;
  context.fillRect(rect.x, rect.y, rect.width, rect.height);
}

function tag(context: Context, rect: Rect, label: string, theme: Theme): void {
  context.fillStyle = theme.text;
  context.beginPath();
  context.roundRect(rect.x, rect.y, rect.width, rect.height, 3);
  context.fill();
  context.fillStyle = theme.background;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(label, rect.x + rect.width / 2, rect.y + rect.height / 2 + 0.5);
}
