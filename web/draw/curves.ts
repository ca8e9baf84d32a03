import { curveLines, type Series } from './curve-points.ts';
import type { Context, Rect } from './theme.ts';

export interface CurveStyle {
  readonly color: string;
  readonly dash: readonly number[];
}

/** Below this many CSS pixels between neighbours the dots at the numbers would run together. */
const dotSpacing = 14;

const lineWidth = 1.75;
/**
 * A line longer than this many widths of the plot is drawn one device pixel thin. Thicker strokes would
 * merge into a band, and a hairline is drawn ten times faster than any other line (1 ms against 20 for 512 positions).
 */
const denseLength = 14;

/**
 * One curve into the plot. Where numbers are far apart each has a dot: the table holds nothing between two positions.
 * Shapes: see `curveLines`. Units: CSS pixels. Errors: none.
 */
export function paintCurve(
  context: Context,
  plot: Rect,
  series: Series,
  style: CurveStyle,
  min: number,
  max: number,
  pixelRatio: number,
): void {
  const lines = curveLines(series, plot.width, plot.height, min, max, plot.width * pixelRatio);
  context.save();
  context.beginPath();
  // Strokes at the very top and bottom keep their full width.
  context.rect(plot.x, plot.y - 2, plot.width, plot.height + 4);
  context.clip();
  context.translate(plot.x, plot.y);
  context.strokeStyle = style.color;
  context.fillStyle = style.color;
  context.lineWidth = climb(lines) > denseLength * plot.width ? 1 / pixelRatio : lineWidth;
  context.lineJoin = 'round';
  context.setLineDash([...style.dash]);
  context.beginPath();
  for (const line of lines) {
    context.moveTo(line[0]!, line[1]!);
    for (let at = 2; at < line.length; at += 2) context.lineTo(line[at]!, line[at + 1]!);
  }
  context.stroke();
  const spaced = plot.width / series.count >= dotSpacing;
  context.beginPath();
  for (const line of lines) {
    // A number alone between two gaps has no line: its dot is all there is to see.
    if (!spaced && line.length > 2) continue;
    for (let at = 0; at < line.length; at += 2) {
      context.moveTo(line[at]! + 2.5, line[at + 1]!);
      context.arc(line[at]!, line[at + 1]!, 2.5, 0, 2 * Math.PI);
    }
  }
  context.fill();
  context.restore();
}

/** How far the lines go up and down in all, CSS pixels. */
function climb(lines: readonly number[][]): number {
  let sum = 0;
  for (const line of lines) {
    for (let at = 3; at < line.length; at += 2) sum += Math.abs(line[at]! - line[at - 2]!);
  }
  return sum;
}
