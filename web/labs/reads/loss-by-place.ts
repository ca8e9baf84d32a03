import { svg, type TemplateResult } from 'lit';
import measured from '../trained/language/measured.json';
import { at, axisNames, chart, gridLines, labelsBelow, pathOf, plotOf } from '../shared/figure/chart.ts';
import { written } from '../shared/text/numerals.ts';

/** A reading of the held-out chapters: one loss for each bucket of places. */
export interface PlaceLine {
  readonly name: string;
  readonly losses: readonly number[];
  /** Classes: `chosen` stands out, `plain` is dashed. */
  readonly kind: string;
}

export interface LossByPlace {
  readonly kind: string;
  readonly label: string;
  readonly axes: { readonly place: string; readonly loss: string };
  readonly trainedLength: number;
  readonly lines: readonly PlaceLine[];
}

const middles = measured.places.slice(1).map((end, k) => (end + measured.places[k]!) / 2);
const margin = { left: 40, right: 96, top: 22, bottom: 44 };

/** Losses of small language models by place, up to eight times the trained length; the last lines are on top. */
export function lossByPlace({ kind, label, axes, trainedLength, lines }: LossByPlace, width: number): TemplateResult {
  const height = Math.min(Math.max(width * 0.5, 220), 300);
  const log = (place: number): number => Math.log2(place);
  const plot = plotOf([width, height], margin, [log(middles[0]!), log(measured.places.at(-1)!)], [1, 4]);
  const path = (losses: readonly number[]): string =>
    pathOf(losses.map((loss, k) => [plot.x(log(middles[k]!)), plot.y(loss)]));
  // Names at the right end, none over another.
  const ends = lines
    .map(({ name, losses, kind }) => ({ name, kind, y: plot.y(losses.at(-1)!) }))
    .sort((a, b) => a.y - b.y);
  for (let k = 1; k < ends.length; k += 1) ends[k]!.y = Math.max(ends[k]!.y, ends[k - 1]!.y + 13);
  const over = (ends.at(-1)?.y ?? 0) - plot.bottom;
  if (over > 0) for (const end of ends) end.y -= over;
  return chart(
    { kind: `by-place ${kind}`, width, height, label },
    svg`${gridLines([1, 2, 3, 4], plot, written)}
      ${labelsBelow([32, 64, 128, 256, 512, 1024].map(log), plot, (value) => written(2 ** value))}
      ${axisNames(plot, height, axes.place, axes.loss)}
      <path class="edge" d="M${at(plot.x(log(trainedLength)))} ${plot.top}V${plot.bottom}" />
      ${lines.map(({ losses, kind }) => svg`<path class="line ${kind}" d="M${path(losses)}" />`)}
      ${ends.map(
        ({ name, kind, y }) => svg`<text class="end ${kind}" x=${plot.right + 6} y=${at(y)} dy="0.35em">${name}</text>`,
      )}`,
  );
}
