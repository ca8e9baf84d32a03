// Curves of the error over positions, drawn as SVG without a library.
import type { Outcome } from '../run/session.ts';
import { positionsOf } from '../vectors/rows.ts';
import { escape } from './markup.ts';

export interface Point {
  readonly position: number;
  readonly error: number;
  /** Whether its case failed, at this position or another. */
  readonly failed: boolean;
  readonly id: string;
}

/** The largest error at each position that a family's cases have, in ulp. */
export function pointsOf(outcomes: readonly Outcome[]): Point[] {
  const points = new Map<number, Point>();
  for (const { asked, verdict } of outcomes) {
    const positionAt = positionsOf(asked);
    if (!positionAt || !verdict.errors) continue;
    verdict.errors.forEach((error, k) => {
      const position = positionAt(asked.expected?.at?.[k] ?? k);
      if (position === undefined || !Number.isFinite(position)) return;
      const size = Number.isFinite(error) ? error : Number.MAX_VALUE;
      const before = points.get(Math.abs(position));
      if (before && before.error >= size) return;
      const failed = verdict.status === 'failed';
      points.set(Math.abs(position), { position: Math.abs(position), error: size, failed, id: asked.id });
    });
  }
  return [...points.values()].sort((a, b) => a.position - b.position);
}

const width = 640;
const height = 260;
const margin = { left: 68, right: 34, top: 14, bottom: 44 };
const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };

/** Errors beyond this many ulp are drawn at the top: they are NaN, or of another magnitude. */
const highest = 1e9;
const lowest = 0.01;

/** The curve of a family, with its limit as a line; an empty text where there is nothing to draw. */
export function curve(family: string, points: readonly Point[], limit: number): string {
  if (points.length < 2) return '';
  const farthest = Math.max(...points.map(({ position }) => position), 2);
  const top = Math.min(highest, Math.max(10 * limit, ...points.map(({ error }) => 2 * error)));
  const x = (position: number): number =>
    margin.left + (Math.log2(1 + position) / Math.log2(1 + farthest)) * inner.width;
  const y = (error: number): number => {
    const share = Math.log(Math.min(Math.max(error, lowest), top) / lowest) / Math.log(top / lowest);
    return margin.top + (1 - share) * inner.height;
  };
  const line = points.map(({ position, error }) => `${x(position).toFixed(1)},${y(error).toFixed(1)}`).join(' ');
  const marks = points.map(({ position, error, failed, id }) => {
    const says = `${id}, position ${position.toLocaleString('en')}: ${describe(error)}`;
    const at = [x(position), y(error)] as const;
    const shape =
      failed && error > limit
        ? `<path class="bad" d="M${(at[0] - 4).toFixed(1)} ${(at[1] - 4).toFixed(1)}l8 8m0 -8l-8 8"/>`
        : `<circle class="good" cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="3"/>`;
    return `<g><title>${escape(says)}</title>${shape}</g>`;
  });
  const worst = points.reduce((a, b) => (b.error > a.error ? b : a));
  const title = `Error of ${family} over positions, in units in the last place`;
  const says =
    `${points.length} positions up to ${farthest.toLocaleString('en')}; ` +
    `the largest error is ${describe(worst.error)}, ` +
    `at position ${worst.position.toLocaleString('en')}; the limit is ${limit} ulp.`;
  const id = `curve-${family}`;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-t ${id}-d">
<title id="${id}-t">${escape(title)}</title><desc id="${id}-d">${escape(says)}</desc>
${ticksOf(top)
  .map((tick) => horizontal(y(tick), tick >= 1e4 ? tick.toExponential(0) : String(tick)))
  .join('')}
${placesOf(farthest)
  .map((place) => vertical(x(place), place))
  .join('')}
<line class="limit" x1="${margin.left}" x2="${width - margin.right}" y1="${y(limit)}" y2="${y(limit)}"/>
<text class="limit-text" x="${width - margin.right}" y="${y(limit) - 5}" text-anchor="end">limit ${limit} ulp</text>
<polyline points="${line}"/>${marks.join('')}
<text x="${margin.left + inner.width / 2}" y="${height - 6}" text-anchor="middle">position</text>
<text transform="translate(13 ${margin.top + inner.height / 2}) rotate(-90)" text-anchor="middle">error, ulp</text>
</svg>`;
}

const describe = (error: number): string =>
  error === Number.MAX_VALUE ? 'no number' : `${error >= 1e4 ? error.toExponential(1) : error.toFixed(2)} ulp`;

const ticksOf = (top: number): number[] =>
  Array.from({ length: 12 }, (_, k) => 10 ** (k - 2)).filter((tick) => tick <= top);

/** Some powers of two up to the farthest position, and 0. */
function placesOf(farthest: number): number[] {
  const most = Math.ceil(Math.log2(1 + farthest));
  const step = Math.max(1, Math.ceil(most / 7));
  return [0, ...Array.from({ length: most }, (_, k) => 2 ** k).filter((_, k) => k > 0 && k % step === 0)].filter(
    (place) => place <= farthest,
  );
}

const horizontal = (y: number, text: string): string =>
  `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${y.toFixed(1)}" y2="${y.toFixed(1)}"/>` +
  `<text x="${margin.left - 6}" y="${(y + 4).toFixed(1)}" text-anchor="end">${text}</text>`;

const vertical = (x: number, place: number): string =>
  `<text x="${x.toFixed(1)}" y="${height - margin.bottom + 17}" text-anchor="middle">` +
  `${place.toLocaleString('en')}</text>`;
