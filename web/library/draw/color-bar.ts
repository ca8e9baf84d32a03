import { colorCount, entryColor, type ColorTable } from './color-maps.ts';
import type { Tick } from './ticks.ts';
import { fontOf, type Context, type Rect, type Theme } from './theme.ts';

export const colorBarWidth = 12;
const labelGap = 6;

/** Room right of the plot for the bar and labels of this width, with the gap before it, CSS pixels. */
export const colorBarRoom = (labelWidth: number): number => 14 + colorBarWidth + labelGap + Math.ceil(labelWidth);

/**
 * The colours from low (bottom) to high (top), with ticks at its right and the name above. Ticks count from the top.
 */
export function paintColorBar(
  context: Context,
  bar: Rect,
  table: ColorTable,
  list: readonly Tick[],
  name: string,
  theme: Theme,
  pixelRatio: number,
): void {
  context.save();
  const lines = Math.round(bar.height * pixelRatio);
  for (let line = 0; line < lines; line += 1) {
    const entry = Math.min(colorCount - 1, Math.floor(((lines - 1 - line + 0.5) / lines) * colorCount));
    context.fillStyle = entryColor(table, entry);
    context.fillRect(bar.x, bar.y + line / pixelRatio, bar.width, 1 / pixelRatio);
  }
  context.font = fontOf(theme);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = theme.text;
  for (const tick of list) context.fillText(tick.label, bar.x + bar.width + labelGap, bar.y + tick.offset + 0.5);
  context.fillStyle = theme.muted;
  context.textAlign = 'right';
  context.textBaseline = 'bottom';
  context.fillText(name, bar.x + colorBarRoom(widest(context, list)) - 14, bar.y - 9);
  context.restore();
}

function widest(context: Context, list: readonly Tick[]): number {
  return list.reduce((most, tick) => Math.max(most, context.measureText(tick.label).width), 0);
}
