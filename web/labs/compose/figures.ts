import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { inOneLine } from '../../library/elements/sentences.ts';
import { at, axisNames, chart, gridLines, keySteps, pathOf, plotOf, sliderFrame } from '../shared/figure/chart.ts';
import { ticksBelow, wholeTicks } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { measure } from '../shared/text/numerals.ts';
import { colorScale, pictured, placeOf, reachOf, type Colors } from '../sentence/picture.ts';
import { addedAt, entriesOf, type Composition, type Triangle } from './parts.ts';
import type { ComposeValues } from './properties.ts';

const [across, up, edge] = [300, 150, 14];

/** Where a point of the plane falls in the picture: the whole triangle fills it, both axes by the same measure. */
function frame({ word, tip }: Triangle): (along: number, aside: number) => readonly [number, number] {
  const [low, far, height] = [Math.min(0, tip[0]), Math.max(word, tip[0]), tip[1]];
  const unit = Math.min((across - 2 * edge) / (far - low || 1), (up - 2 * edge) / (height || 1));
  const [left, bottom] = [(across - (far - low) * unit) / 2, (up + height * unit) / 2];
  return (along, aside) => [left + (along - low) * unit, bottom - aside * unit];
}

function arrow(kind: string, from: readonly [number, number], to: readonly [number, number]): unknown {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
  // A short arrow has a short head, or it would be all head.
  const size = Math.min(9, length / 2);
  const head = [
    [0, 0],
    [-1, 0.42],
    [-1, -0.42],
  ].map(
    ([on = 0, aside = 0]) => `${at(to[0] + size * (on * x - aside * y))} ${at(to[1] + size * (on * y + aside * x))}`,
  );
  const ends = { x1: at(from[0]), y1: at(from[1]), x2: at(to[0]), y2: at(to[1]) };
  return svg`<g class=${kind}>
    <line x1=${ends.x1} y1=${ends.y1} x2=${ends.x2} y2=${ends.y2} /><path d="M${head.join('L')}Z" />
  </g>`;
}

/** The word, the position set at its end, and their sum, in the plane of the three. */
function picture(triangle: Triangle, label: string): TemplateResult {
  const place = frame(triangle);
  const [start, corner, end] = [place(0, 0), place(triangle.word, 0), place(...triangle.tip)];
  return html`<svg class="chart triangle" viewBox="0 0 ${across} ${up}" role="img" aria-label=${label}>
    ${arrow('word', start, corner)}${arrow('place', corner, end)}${arrow('sum', start, end)}
  </svg>`;
}

type Factor = 'rooted' | 'plain';

/** With the root of the width and without it, each drawn to its own scale; each is a button that sets the factor. */
export function triangleCards(
  triangles: Readonly<Record<Factor, Triangle>>,
  rooted: boolean,
  position: string,
  choose: (rooted: boolean) => void,
): TemplateResult {
  const card = (name: Factor): TemplateResult => {
    const triangle = triangles[name];
    const numbers = {
      word: measure(triangle.word, 4),
      place: measure(triangle.added, 4),
      sum: measure(triangle.sum, 4),
      angle: measure(triangle.turned),
    };
    const length = (part: 'word' | 'place' | 'sum'): TemplateResult => html`<span data-term=${part}>
      <i class=${part}></i>${t(`compose.${part}`)} <b data-value=${part}>${numbers[part]}</b>
    </span>`;
    return html`<button
      type="button" class="triangle-card" data-factor=${name} aria-pressed=${(name === 'rooted') === rooted}
      @click=${() => choose(name === 'rooted')}
    >
      <strong>${t(`compose.${name}`)}</strong>
      ${picture(triangle, t('compose.triangleAlt', { ...numbers, position }))}
      <span class="lengths">${length('word')} ${length('place')} ${length('sum')}</span>
      <span class="turned">${t('compose.turnedBy')} <b data-value="angle">${numbers.angle}°</b></span>
    </button>`;
  };
  return html`<div class="triangles" role="group" aria-labelledby="compose-triangles">
    ${card('rooted')}${card('plain')}
  </div>`;
}

const [wide, cell] = [320, 10];

/** The mask of the holes: all cells that hold an entry, not the rest of the last line. */
function ground(rows: number, columns: number, dim: number, high: number): string {
  const [whole, rest] = [(high * (rows - 1)) / rows, (wide * (dim - (rows - 1) * columns)) / columns];
  return `M0 0H${wide}V${whole}H${rest}V${high}H0Z`;
}

/**
 * One vector entry by entry, before and after: all in the same colours, so that small entries look small. Dropout
 * leaves holes.
 */
export function strips(view: ComposeValues, parts: Composition): TemplateResult {
  const { words, sum } = view.rooted ? parts.rooted : parts.plain;
  const rows = {
    word: entriesOf(words, view.position),
    place: entriesOf(addedAt(parts, view.position), 0),
    sum: entriesOf(sum, view.position),
    after: entriesOf(parts.after, view.position, true),
  };
  const reach = reachOf(Object.values(rows).map(({ data }) => data));
  const colors: Colors = { map: 'RdBu', min: -reach, max: reach };
  const one = (name: keyof typeof rows): TemplateResult => {
    const cells = rows[name];
    // Few entries are as wide as many: a cell is never a needle.
    const high = Math.max(cells.rows * (cells.columns < 64 ? 20 : cell), 20);
    const picture = { cells, colors, place: { x: 0, y: 0, width: wide, height: high } };
    const words = { name: t(`compose.strips.${name}`), position: view.position, dim: view.dim };
    const figure = html`<svg
      class="chart strip-cells" viewBox="0 0 ${wide} ${high}" role="img" aria-label=${t('compose.stripAlt', words)}
    >
      ${name === 'after' ? svg`<path class="zeroed" d=${ground(cells.rows, cells.columns, view.dim, high)} />` : ''}
      ${placeOf(picture)}
    </svg>`;
    const drawn = pictured('strip-picture', [picture], picture.place, figure);
    // Three are enough to see a sum.
    return name === 'after'
      ? html`<details class="entries" data-strip=${name}><summary>${words.name}</summary>${drawn}</details>`
      : html`<div class="entries" data-strip=${name}><h4>${words.name}</h4>${drawn}</div>`;
  };
  return html`<div class="entry-lines">${one('word')}${one('place')}${one('sum')}</div>
    ${colorScale(colors, t('compose.scale'))} ${one('after')}`;
}

const margin = { left: 46, right: 12, top: 24, bottom: 34 };
const height = 190;

interface Series {
  readonly name: string;
  readonly values: Float64Array;
}

interface Chart {
  readonly kind: string;
  readonly label: string;
  readonly axis: string;
  readonly series: readonly Series[];
}

/** How long the parts are at every position, and how far each word is turned there. */
export function composeCharts(
  { rooted, position, dropout }: ComposeValues,
  parts: Composition,
  width: number,
  choose: (position: number) => void,
): TemplateResult {
  const chosen = rooted ? parts.rooted : parts.plain;
  const last = parts.addedNorms.length - 1;

  /** One number for every position; a click, a drag or the arrow keys pick the position. */
  const one = ({ kind, label, axis, series }: Chart): TemplateResult => {
    const greatest = Math.max(...series.map(({ values }) => Math.max(...values))) || 1;
    const plot = plotOf([width, height], margin, [0, last], [0, greatest]);
    const { left, right, top, bottom, x, y } = plot;
    const line = ({ name, values }: Series): unknown => svg`<g class="series ${name}" data-series=${name}>
      ${guard(
        [values, width, greatest],
        () => svg`<path d="M${pathOf(Array.from(values, (value, place) => [x(place), y(value)] as const))}" />`,
      )}
      <circle r="4" cx=${at(x(position))} cy=${at(y(values[position] ?? 0))} />
    </g>`;
    const figure = chart(
      { kind, width, height, label, greatest },
      svg`${gridLines(ticks(0, greatest, 4), plot, (value) => measure(value, 4))}
      ${ticksBelow(wholeTicks(0, last, width / 80), plot)}
      ${axisNames(plot, height, t('compose.axisPosition'), `${axis} ↑`)}
      <path class="now" d="M${at(x(position))} ${top}V${bottom}" /> ${series.map(line)}`,
    );
    const frame = {
      kind: 'chart-frame',
      label: inOneLine(label, t('compose.label.position')),
      first: 0,
      last,
      now: position,
      steps: keySteps(10),
      pointed: ({ clientX }: PointerEvent, box: DOMRect): number =>
        Math.round((((clientX - box.x) * (width / box.width) - left) / (right - left)) * last),
      choose,
    };
    return sliderFrame(frame, figure);
  };

  const key = (name: string, text: string): TemplateResult => html`<span class="key-${name}">${text}</span>`;
  return html`
    ${one({
      kind: 'lengths-chart',
      label: t('compose.lengthsAlt'),
      axis: t('compose.axisLength'),
      series: [
        { name: 'word', values: chosen.wordNorms },
        { name: 'place', values: parts.addedNorms },
        { name: 'sum', values: chosen.sumNorms },
      ],
    })}
    <p class="key" aria-hidden="true">
      ${key('word', t('compose.word'))} ${key('place', t('compose.place'))} ${key('sum', t('compose.sum'))}
    </p>
    ${one({
      kind: 'angles-chart',
      label: t('compose.anglesAlt'),
      axis: t('compose.axisAngle'),
      series: [
        { name: rooted ? 'chosen' : 'other', values: parts.rooted.turned },
        { name: rooted ? 'other' : 'chosen', values: parts.plain.turned },
        ...(dropout === 0 ? [] : [{ name: 'dropped', values: parts.dropped }]),
      ],
    })}
    <p class="key" aria-hidden="true">
      ${key('chosen', t(rooted ? 'compose.rooted' : 'compose.plain'))}
      ${key('other', t(rooted ? 'compose.plain' : 'compose.rooted'))}
      ${dropout === 0 ? '' : key('dropped', t('compose.byDropout'))}
    </p>`;
}
