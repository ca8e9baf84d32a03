import { html, svg, type TemplateResult } from 'lit';
import { at, pathOf } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import type { Room } from '../shared/figure/width.ts';
import { pictured, placeOf, reachOf, type Colors } from '../sentence/picture.ts';
import { firstStart, type Attempt, type Attempts, type Plane } from './attempts.ts';
import { sources, type ShiftValues, type Source } from './properties.ts';

const margin = 22;

/** Numbers do not fit smaller cells, CSS pixels. */
const narrowest = 26;

export const colorsOf = ({ matrix }: Attempt): Colors => {
  const reach = Math.max(reachOf([matrix.data]), 1);
  return { map: 'RdBu', min: -reach, max: reach };
};

/** Two digits, and none for values close to zero. */
const entryText = (value: number): string => measure(Number(value.toFixed(2)) + 0, 2);

/** The matrix with a frame round the block of each chosen pair, and the pairs' numbers along its edges. */
export function matrixFigure(
  { matrix, source }: Attempt,
  colors: Colors,
  pairs: readonly number[],
  width: number,
  label: string,
): TemplateResult {
  const { data, rows } = matrix;
  const side = Math.max(width - margin - 4, 80);
  const height = side + margin + 4;
  const cell = side / rows;
  const step = Math.max(1, Math.ceil(rows / 2 / 8));
  const marks = Array.from({ length: rows / 2 }, (_pair, pair) => pair).filter((pair) => pair % step === 0);
  const number = (value: number, index: number): unknown => {
    const [row, column] = [Math.floor(index / rows), index % rows];
    // Outside its blocks M(k) is empty, not merely small.
    if (source === 'sinusoidal' && Math.floor(row / 2) !== Math.floor(column / 2)) return '';
    const [x, y] = [at(margin + (column + 0.5) * cell), at(margin + (row + 0.5) * cell)];
    const kind = Math.abs(value) > 0.6 * colors.max ? 'entry deep' : 'entry';
    return svg`<text class=${kind} x=${x} y=${y} dy="0.35em" text-anchor="middle">${entryText(value)}</text>`;
  };
  const mark = (pair: number): unknown => {
    const middle = at(margin + (2 * pair + 1) * cell);
    return svg`<text x=${middle} y=${margin - 7} text-anchor="middle">${written(pair)}</text>
      <text x=${margin - 7} y=${middle} dy="0.35em" text-anchor="end">${written(pair)}</text>`;
  };
  const block = (pair: number): unknown => {
    const [place, size] = [at(margin + 2 * pair * cell), at(2 * cell)];
    return svg`<rect class="block" data-pair=${pair} x=${place} y=${place} width=${size} height=${size} />`;
  };
  const picture = { cells: matrix, colors, place: { x: margin, y: margin, width: side, height: side } };
  const figure = html`<svg
    class="chart shift-matrix" data-term="block" width=${width} height=${height} viewBox="0 0 ${width} ${height}"
    role="img" aria-label=${label}
  >
    ${placeOf(picture)} ${cell >= narrowest ? Array.from(data, number) : ''} ${marks.map(mark)} ${pairs.map(block)}
  </svg>`;
  return pictured('whole', [picture], { width, height }, figure);
}

/** Less than this is rounding, and no gap is drawn. */
const rounding = 1e-9;

/** The way round grows outwards, so that a second turn does not hide the first. */
function arc({ arc: points }: Plane, radius: number): unknown {
  const last = points.length - 1;
  if (last < 1) return '';
  const spot = (index: number): readonly [number, number] => {
    const [x, y] = points[index] ?? [0, 0];
    const far = radius * (0.3 + (0.2 * index) / Math.max(last, 62));
    return [x * far, -y * far];
  };
  const [tip, before] = [spot(last), spot(last - 1)];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  if (length < 1e-6) return '';
  const [x, y] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const head = [
    [6, 0],
    [-1, 3.5],
    [-1, -3.5],
  ].map(([on = 0, aside = 0]) => `${at(tip[0] + on * x - aside * y)} ${at(tip[1] + on * y + aside * x)}`);
  const line = points.map((_point, index) => spot(index));
  return svg`<path class="arc" d="M${pathOf(line)}" /><path class="arc-head" d="M${head.join('L')}Z" />`;
}

/** The angle, and where there is room for it the part of a turn that it is. */
function turnText({ turned, gap }: Plane, room: number): string {
  if (turned === undefined) return t('shift.gap', { gap: gap < rounding ? '0' : measure(gap) });
  return t(room < 190 ? 'shift.angle' : 'shift.turn', {
    radians: measure(turned),
    turns: measure(turned / (2 * Math.PI)),
  });
}

/** Each chosen pair with PE(p), PE(p + k) and where the matrix takes PE(p): a ring, around the tip if it succeeds. */
export function planesFigure(planes: readonly Plane[], { value: width, highest }: Room, label: string): TemplateResult {
  const across = planes.length <= 4 ? Math.min(planes.length, 2) : Math.min(Math.max(Math.floor(width / 130), 2), 4);
  const down = Math.ceil(planes.length / across);
  // Where there is little room, the angles are left to those who listen and to the table.
  const small = highest < 300;
  const names = small ? 18 : 40;
  const room = Math.min(width / across, 220, highest / down - names);
  const high = room + names;
  const [wide, tall] = [across * room, down * high];
  // One scale for all, so that lengths can be compared.
  const lengths = planes.flatMap(({ from, to, reached }) => [...from, ...to, ...reached].map(Math.abs));
  const unit = (room / 2 - 12) / Math.max(1, ...lengths);
  const place = ([right, up]: readonly [number, number]): readonly [string, string] => [
    at(right * unit),
    at(-up * unit),
  ];
  const arrow = (kind: string, tip: string, radius: number, [x, y]: readonly [string, string]): unknown =>
    svg`<line class=${kind} x1="0" y1="0" x2=${x} y2=${y} /><circle class=${tip} r=${radius} cx=${x} cy=${y} />`;
  const turn = (plane: Plane): unknown =>
    svg`<text class="turn" text-anchor="middle" y=${at(room / 2 + 20)}>${turnText(plane, room)}</text>`;
  const one = (plane: Plane, index: number): unknown => {
    const [x, y] = [((index % across) + 0.5) * room, Math.floor(index / across) * high + room / 2];
    const [to, reached] = [place(plane.to), place(plane.reached)];
    const name = t('shift.pairName', { pair: written(plane.pair) });
    return svg`<g class="plane" data-pair=${plane.pair} transform="translate(${at(x)} ${at(y)})">
      <circle class="rim" r=${at(unit)} />
      <path class="grid" d="M${at(-unit)} 0H${at(unit)}M0 ${at(-unit)}V${at(unit)}" />
      ${arc(plane, unit)} ${arrow('from', 'from-tip', 3.5, place(plane.from))} ${arrow('to', 'tip', 4.5, to)}
      ${plane.gap > rounding ? svg`<path class="gap" d="M${to.join(' ')}L${reached.join(' ')}" />` : ''}
      <circle class="reached" r="8" cx=${reached[0]} cy=${reached[1]} />
      <text class="name" text-anchor="middle" y=${at(room / 2 + 4)}>${name}</text>
      ${small ? '' : turn(plane)}
    </g>`;
  };
  return html`<svg
    class="chart planes" data-term="plane" width=${wide} height=${tall} viewBox="0 0 ${wide} ${tall}" role="img"
    aria-label=${label} data-unit=${unit}
  >${planes.map(one)}</svg>`;
}

const [wide, high, foot] = [240, 110, 16];

/** The residual of each table at every p, on one scale; each is a button that shows its matrix and planes above. */
export function residualCards(view: ShiftValues, attempts: Attempts, choose: (source: Source) => void): TemplateResult {
  const first = firstStart(view);
  const most = Math.max(...sources.map((source) => attempts[source].residual.largest));
  // While all is rounding, rounding is not blown up to fill the picture.
  const top = most < 1e-9 ? 1 : most;
  const y = (value: number): number => foot + (1 - value / top) * (high - 2 * foot);
  const card = (source: Source): TemplateResult => {
    const { left, residual } = attempts[source];
    const x = (step: number): number => (step / Math.max(left.length - 1, 1)) * wide;
    const pointed = view.position - first;
    const line = pathOf(Array.from(left, (value, step) => [x(step), y(value)] as const));
    return html`<button
      type="button" class="attempt" data-source=${source} aria-pressed=${source === view.source}
      @click=${() => choose(source)}
    >
      <strong>${t(`shift.sources.${source}.name`)}</strong>
      <span class="how">${t(`shift.sources.${source}.how`)}</span>
      <svg class="residual" viewBox="0 0 ${wide} ${high}" aria-hidden="true" data-top=${top}>
        <path class="grid" d="M0 ${at(y(0))}H${wide}M0 ${at(y(top))}H${wide}" />
        <path class="left" d="M${line}" />
        <circle class="tip" r="4" cx=${at(x(pointed))} cy=${at(y(left[pointed] ?? 0))} />
        <text x="0" y="11">${measure(top)}</text>
        <text x="0" y=${high - 2}>p = ${written(first)}</text>
        <text x=${wide} y=${high - 2} text-anchor="end">${written(first + left.length - 1)}</text>
      </svg>
      <span class="number-left"><b>${measure(residual.largest)}</b> ${t('shift.largest')}</span>
      <small>${t('shift.relative', { percent: measure(residual.relative * 100) })}</small>
    </button>`;
  };
  return html`<div class="attempts" role="group" aria-labelledby="shift-attempts">${sources.map(card)}</div>`;
}
