import type { Tick } from './ticks.ts';
import { fontOf, type Context, type Rect, type Theme } from './theme.ts';

export const tickLength = 4;
export const labelGap = 4;

/** Room below a plot for tick labels and the axis's name, CSS pixels. */
export const belowAxis = (theme: Theme): number => Math.ceil(tickLength + labelGap + theme.fontSize * 2.5);
/** Room at the left of a plot for labels of this width, CSS pixels. */
export const besideAxis = (labelWidth: number): number => Math.ceil(labelWidth) + tickLength + labelGap;

/** Ticks and labels under the plot; the name at the right below them, with an arrow in reading direction. */
export function paintAxisBelow(
  context: Context,
  plot: Rect,
  list: readonly Tick[],
  name: string,
  theme: Theme,
  pixelRatio: number,
): void {
  const y = plot.y + plot.height;
  context.save();
  context.font = fontOf(theme);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  for (const tick of list) {
    context.fillStyle = theme.muted;
    context.fillRect(sharp(plot.x + tick.offset, pixelRatio), y, 1, tickLength);
    context.fillStyle = theme.text;
    context.fillText(tick.label, plot.x + tick.offset, y + tickLength + labelGap);
  }
  context.fillStyle = theme.muted;
  context.textAlign = 'right';
  context.fillText(`${name} \u2192`, plot.x + plot.width, y + tickLength + labelGap + theme.fontSize * 1.4);
  context.restore();
}

/** Ticks and labels left of the plot; the name above it, with an arrow in the direction of growth. */
export function paintAxisBeside(
  context: Context,
  plot: Rect,
  list: readonly Tick[],
  name: string,
  arrow: '\u2191' | '\u2193',
  theme: Theme,
  pixelRatio: number,
): void {
  context.save();
  context.font = fontOf(theme);
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (const tick of list) {
    context.fillStyle = theme.muted;
    context.fillRect(plot.x - tickLength, sharp(plot.y + tick.offset, pixelRatio), tickLength, 1);
    context.fillStyle = theme.text;
    context.fillText(tick.label, plot.x - tickLength - labelGap, plot.y + tick.offset + 0.5);
  }
  context.fillStyle = theme.muted;
  context.textAlign = 'left';
  context.textBaseline = 'bottom';
  context.fillText(`${arrow} ${name}`, 0, plot.y - 9);
  context.restore();
}

/** Room above a plot for the name of its vertical axis. */
export const aboveAxis = (theme: Theme): number => Math.ceil(theme.fontSize + 12);

/** Hairlines through the plot at the ticks of both axes. */
export function paintGrid(
  context: Context,
  plot: Rect,
  below: readonly Tick[],
  beside: readonly Tick[],
  theme: Theme,
  pixelRatio: number,
): void {
  context.save();
  context.fillStyle = theme.grid;
  for (const tick of below) context.fillRect(sharp(plot.x + tick.offset, pixelRatio), plot.y, 1, plot.height);
  for (const tick of beside) context.fillRect(plot.x, sharp(plot.y + tick.offset, pixelRatio), plot.width, 1);
  context.restore();
}

/** A hairline around the plot, outside of it, so that no cell is covered. */
export function paintFrame(context: Context, plot: Rect, theme: Theme, pixelRatio: number): void {
  const line = 1 / pixelRatio;
  context.save();
  context.strokeStyle = theme.grid;
  context.lineWidth = line;
  context.strokeRect(plot.x - line / 2, plot.y - line / 2, plot.width + line, plot.height + line);
  context.restore();
}

/** Left edge of a line one CSS pixel wide around x, on a whole device pixel. */
const sharp = (x: number, pixelRatio: number): number => Math.round((x - 0.5) * pixelRatio) / pixelRatio;
