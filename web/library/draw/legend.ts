import type { CurveStyle } from './curves.ts';
import { fontOf, type Context, type Measure, type Rect, type Theme } from './theme.ts';

export interface LegendEntry extends CurveStyle {
  readonly label: string;
}

export interface LegendLayout {
  /** One box per entry, from (0, 0), CSS pixels. */
  readonly boxes: readonly Rect[];
  readonly height: number;
}

const sampleWidth = 22;
const sampleGap = 6;
const entryGap = 16;

/**
 * Entries in rows from the left behind the title, as many a row as fit; boxes never overlap, and are tall enough for a
 * finger's tap.
 */
export function legendLayout(
  title: string,
  labels: readonly string[],
  width: number,
  measure: Measure,
  lineHeight = 24,
): LegendLayout {
  const boxes: Rect[] = [];
  let x = Math.ceil(measure(title)) + entryGap - 4;
  let y = 0;
  for (const label of labels) {
    const boxWidth = sampleWidth + sampleGap + Math.ceil(measure(label));
    if (x > 0 && x + boxWidth > width) {
      x = 0;
      y += lineHeight;
    }
    boxes.push({ x, y, width: boxWidth, height: lineHeight });
    x += boxWidth + entryGap;
  }
  return { boxes, height: boxes.length > 0 ? y + lineHeight : 0 };
}

/** The title, and for each line a sample in its colour and dash and its name. */
export function paintLegend(
  context: Context,
  x: number,
  y: number,
  layout: LegendLayout,
  title: string,
  entries: readonly LegendEntry[],
  theme: Theme,
): void {
  context.save();
  context.font = fontOf(theme);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineWidth = 2.25;
  const first = layout.boxes[0];
  if (first) {
    context.fillStyle = theme.muted;
    context.fillText(title, x, y + first.height / 2 + 0.5);
  }
  layout.boxes.forEach((box, index) => {
    const entry = entries[index];
    if (!entry) return;
    const middle = y + box.y + box.height / 2;
    context.strokeStyle = entry.color;
    context.setLineDash([...entry.dash]);
    context.beginPath();
    context.moveTo(x + box.x, middle);
    context.lineTo(x + box.x + sampleWidth, middle);
    context.stroke();
    context.fillStyle = theme.text;
    context.fillText(entry.label, x + box.x + sampleWidth + sampleGap, middle + 0.5);
  });
  context.restore();
}
