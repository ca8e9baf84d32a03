import { curveLines, type Series } from './curve-points.ts';
import type { Context, Rect } from './theme.ts';

export interface CurveStyle {
  readonly color: string;
  readonly dash: readonly number[];
}

/** Steps of a path to a CSS pixel: whole numbers are written and read faster than fractions. */
export const pathSteps = 8;

/** A curve as paths, in steps from the upper left corner of the plot. */
export interface CurvePath extends CurveStyle {
  readonly line: string;
  /** Drawn round: a dot at each number where they are far apart, and at those that no line touches. */
  readonly dots: string;
  /** The width of the line. */
  readonly width: number;
}

/** How wide a dot is, in steps. */
export const dotWidth = 5 * pathSteps;
/** Strokes at the very top and bottom of the plot keep their full width, CSS pixels. */
export const overhang = 2;

/** Below this many CSS pixels between neighbours the dots at the numbers would run together. */
const dotSpacing = 14;

const lineWidth = 1.75;
/**
 * A line longer than this many widths of the plot is drawn one device pixel thin. Thicker strokes would
 * merge into a band, and a hairline is drawn ten times faster than any other line (1 ms against 20 for 512 positions).
 */
const denseLength = 14;

/**
 * One curve over the plot. Widely spaced numbers get dots, because the table has nothing between two positions.
 * Shapes: see `curveLines`. Units: steps. Errors: none.
 */
export function curvePath(
  series: Series,
  plot: Rect,
  style: CurveStyle,
  min: number,
  max: number,
  pixelRatio: number,
): CurvePath {
  const [wide, high] = [plot.width * pathSteps, plot.height * pathSteps];
  const lines = curveLines(series, wide, high, min, max, plot.width * pixelRatio);
  const thin = climb(lines) > denseLength * wide;
  const spaced = plot.width / series.count >= dotSpacing;
  let [line, dots] = ['', ''];
  for (const points of lines) {
    line += 'M';
    for (const place of points) line += `${Math.round(place)} `;
    // An isolated number between two gaps has no line, only its dot.
    if (!spaced && points.length > 2) continue;
    for (let at = 0; at < points.length; at += 2)
      dots += `M${Math.round(points[at]!)} ${Math.round(points[at + 1]!)}h1`;
  }
  return { ...style, line, dots, width: (thin ? 1 / pixelRatio : lineWidth) * pathSteps };
}

/** The same onto a canvas, for a file. */
export function paintCurves(context: Context, plot: Rect, curves: readonly CurvePath[]): void {
  context.save();
  context.beginPath();
  context.rect(plot.x, plot.y - overhang, plot.width, plot.height + 2 * overhang);
  context.clip();
  context.translate(plot.x, plot.y);
  context.scale(1 / pathSteps, 1 / pathSteps);
  for (const { color, dash, width, line, dots } of curves) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineJoin = 'round';
    context.lineCap = 'butt';
    context.setLineDash(dash.map((length) => length * pathSteps));
    context.stroke(new Path2D(line));
    context.lineWidth = dotWidth;
    context.lineCap = 'round';
    context.setLineDash([]);
    context.stroke(new Path2D(dots));
  }
  context.restore();
}

/** How far the lines go up and down in all. */
function climb(lines: readonly number[][]): number {
  let sum = 0;
  for (const line of lines) {
    for (let at = 3; at < line.length; at += 2) sum += Math.abs(line[at]! - line[at - 2]!);
  }
  return sum;
}
