// Shared parts of the SVG charts: positions, axes and the keys that move a mark.
import { ticks } from 'd3-array';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { written } from '../text/numerals.ts';

/** A coordinate: two decimals are finer than any screen. */
export const at = (value: number): string => value.toFixed(2);

/** Points joined by lines; those without a finite place are left out. */
export const pathOf = (points: Iterable<readonly [x: number, y: number]>): string =>
  Array.from(points)
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
    .map(([x, y]) => `${at(x)} ${at(y)}`)
    .join('L');

export interface Margin {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Span = readonly [low: number, high: number];

/** The edges of a plot, and where values fall in it. */
export interface Plot extends Margin {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

const between =
  ([low, high]: Span, [start, end]: Span) =>
  (value: number): number =>
    start + ((value - low) / (high - low || 1)) * (end - start);

export function plotOf(size: readonly [width: number, height: number], margin: Margin, across: Span, up: Span): Plot {
  const [left, right, top, bottom] = [margin.left, size[0] - margin.right, margin.top, size[1] - margin.bottom];
  return { left, right, top, bottom, x: between(across, [left, right]), y: between(up, [bottom, top]) };
}

/** Round numbers between two limits, integers only. */
export const wholeTicks = (low: number, high: number, about: number): readonly number[] =>
  ticks(low, high, about).filter(Number.isInteger);

type Text = (value: number) => unknown;

/** Lines across the plot, each with its value at the left. */
export const gridLines = (values: readonly number[], { left, right, y }: Plot, text: Text, apart = 8): unknown =>
  values.map(
    (value) => svg`<path class="grid" data-value=${value} d="M${left} ${at(y(value))}H${right}" />
      <text x=${left - apart} y=${at(y(value))} dy="0.35em" text-anchor="end">${text(value)}</text>`,
  );

const labelBelow =
  ({ bottom, x }: Plot, text: Text, apart: number) =>
  (value: number) =>
    svg`<text x=${at(x(value))} y=${bottom + apart} text-anchor="middle">${text(value)}</text>`;

/** Values below the plot. */
export const labelsBelow = (values: readonly number[], plot: Plot, text: Text = written, apart = 17): unknown =>
  values.map(labelBelow(plot, text, apart));

/** The same, each with a little mark. */
export const ticksBelow = (values: readonly number[], plot: Plot, text: Text = written, apart = 17): unknown => {
  const label = labelBelow(plot, text, apart);
  return values.map((value) => svg`<path class="grid" d="M${at(plot.x(value))} ${plot.bottom}v5" />${label(value)}`);
};

/** The names of the axes: the horizontal one at its end, the vertical one at its top. */
export const axisNames = ({ left, right }: Plot, height: number, across: unknown, up: unknown): unknown =>
  svg`<text class="name" x=${right} y=${height - 3} text-anchor="end">${across}</text>
    <text class="name" x=${left} y="11">${up}</text>`;

/** The start of a legend's name that follows others in one line; a letter is about 6.8 px wide. */
export const legendStart = (left: number, before: readonly string[]): number =>
  before.reduce((x, label) => x + 24 + label.length * 6.8 + 28, left);

export interface ChartOptions {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly term?: string;
  /** The largest value drawn, for programs. */
  readonly greatest?: number;
  readonly press?: (event: MouseEvent) => void;
}

/** A figure at its own size. */
export const chart = (options: ChartOptions, content: unknown): TemplateResult => {
  const { kind, width, height, label, term, greatest, press } = options;
  return html`<svg
    class="chart ${kind}" data-term=${term ?? nothing} width=${width} height=${height} viewBox="0 0 ${width} ${height}"
    role="img" aria-label=${label} data-greatest=${greatest ?? nothing} @click=${press ?? nothing}
  >${content}</svg>`;
};

/** Where a figure is while the pointer draws on it; undefined for a pointer that only passes over it. */
export function dragged(event: PointerEvent): DOMRect | undefined {
  const figure = event.currentTarget as Element;
  if (event.type === 'pointerdown') figure.setPointerCapture(event.pointerId);
  else if ((event.buttons & 1) === 0) return undefined;
  return (figure.querySelector('svg') ?? figure).getBoundingClientRect();
}

/** How far a key moves along a row of places: right and up go on, Home and End to the ends. */
export const keySteps = (page: number): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: page,
  PageDown: -page,
  Home: -Infinity,
  End: Infinity,
});

export interface SliderFrame {
  readonly kind: string;
  readonly term?: string;
  readonly label: string;
  readonly first: number;
  readonly last: number;
  readonly now: number;
  /** The value in words, when the number alone is unclear. */
  readonly words?: string;
  readonly vertical?: boolean;
  readonly steps: Readonly<Record<string, number>>;
  /** The value at a place of the figure. */
  readonly pointed: (event: PointerEvent, box: DOMRect) => number;
  /** Called only with values within the limits. */
  readonly choose: (value: number) => void;
  /** A directive for the element with the focus, as of StructureKeys. */
  readonly heard?: unknown;
}

/** A figure whose mark moves like a slider: by a click, a drag or the arrow keys. */
export function sliderFrame(frame: SliderFrame, figure: unknown): TemplateResult {
  const { kind, term, label, first, last, now, words, vertical = false, steps, pointed, choose, heard } = frame;
  const choseWithin = (value: number): void => choose(Math.min(Math.max(value, first), last));
  const point = (event: PointerEvent): void => {
    const box = dragged(event);
    if (box) choseWithin(pointed(event, box));
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choseWithin(now + step);
  };
  return html`<div
    class=${kind} tabindex="0" role="slider" data-term=${term ?? nothing} aria-label=${label} aria-valuemin=${first}
    aria-valuemax=${last} aria-valuenow=${now} aria-valuetext=${words ?? nothing}
    aria-orientation=${vertical ? 'vertical' : nothing} @keydown=${press} @pointerdown=${point} @pointermove=${point}
    ${heard}
  >${figure}</div>`;
}
