import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Composition } from './parts.ts';
import type { ComposeValues } from './properties.ts';

const at = (value: number): string => value.toFixed(2);
const margin = { left: 46, right: 12, top: 24, bottom: 34 };
const height = 190;

interface Series {
  readonly name: string;
  readonly values: Float64Array;
}

interface ChartOptions {
  readonly kind: string;
  readonly label: string;
  readonly axis: string;
  readonly series: readonly Series[];
  readonly position: number;
  readonly width: number;
  readonly choose: (position: number) => void;
}

/** One number for every position, in up to a few series; a click, a drag or the arrow keys pick the position. */
function chart({ kind, label, axis, series, position, width, choose }: ChartOptions): TemplateResult {
  const here = language();
  const last = (series[0]?.values.length ?? 1) - 1;
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  const greatest = Math.max(...series.map(({ values }) => Math.max(...values))) || 1;
  const x = (place: number): number => left + (place / Math.max(last, 1)) * (right - left);
  const y = (value: number): number => bottom - (value / greatest) * (bottom - top);
  const within = (place: number): number => Math.min(Math.max(place, 0), last);
  const pointed = (event: PointerEvent): void => {
    const frame = event.currentTarget as Element;
    if (event.type === 'pointerdown') frame.setPointerCapture(event.pointerId);
    else if ((event.buttons & 1) === 0) return;
    const box = frame.getBoundingClientRect();
    const place = ((event.clientX - box.x) * (width / box.width) - left) / (right - left);
    choose(within(Math.round(place * last)));
  };
  const pressed = (event: KeyboardEvent): void => {
    const move = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 10,
      PageDown: -10,
      Home: -last,
      End: last,
    }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    choose(within(position + move));
  };
  return html`<div class="chart-frame" role="slider" tabindex="0" aria-label="${label} ${t('compose.label.position')}" aria-valuemin="0"
    aria-valuemax=${last} aria-valuenow=${position} @keydown=${pressed} @pointerdown=${pointed} @pointermove=${pointed}>
  <svg class="chart ${kind}" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${label} data-greatest=${greatest}>
    ${ticks(0, greatest, 4).map((value) => svg`<path class="grid" d="M${left} ${at(y(value))}H${right}" /><text x=${left - 8} y=${at(y(value))} dy="0.35em" text-anchor="end">${significant(value, here, 4)}</text>`)}
    ${ticks(0, last, width / 80)
      .filter(Number.isInteger)
      .map(
        (place) =>
          svg`<path class="grid" d="M${at(x(place))} ${bottom}v5" /><text x=${at(x(place))} y=${bottom + 17} text-anchor="middle">${plain(place, here)}</text>`,
      )}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t('compose.axisPosition')}</text>
    <text class="name" x=${left} y="11">${axis}</text>
    <path class="now" d="M${at(x(position))} ${top}V${bottom}" />
    ${series.map(
      ({ name, values }) => svg`<g class="series ${name}" data-series=${name}>
      ${guard([values, width, greatest], () => svg`<path d="M${Array.from(values, (value, place) => `${at(x(place))} ${at(y(value))}`).join('L')}" />`)}
      <circle r="4" cx=${at(x(position))} cy=${at(y(values[position] ?? 0))} />
    </g>`,
    )}
  </svg></div>`;
}

export interface ChartsOptions {
  readonly view: ComposeValues;
  readonly parts: Composition;
  readonly width: number;
  readonly choose: (position: number) => void;
}

/** How long the parts are at every position, and how far each word is turned there. */
export function composeCharts({ view, parts, width, choose }: ChartsOptions): TemplateResult {
  const { wordNorms, sumNorms } = view.rooted ? parts.rooted : parts.plain;
  const shared = { position: view.position, width, choose };
  return html`
    ${chart({
      ...shared,
      kind: 'lengths-chart',
      label: t('compose.lengthsAlt'),
      axis: `${t('compose.axisLength')} ↑`,
      series: [
        { name: 'word', values: wordNorms },
        { name: 'place', values: parts.addedNorms },
        { name: 'sum', values: sumNorms },
      ],
    })}
    <p class="key" aria-hidden="true">
      <span class="key-word">${t('compose.word')}</span> <span class="key-place">${t('compose.place')}</span> <span class="key-sum">${t('compose.sum')}</span>
    </p>
    ${chart({
      ...shared,
      kind: 'angles-chart',
      label: t('compose.anglesAlt'),
      axis: `${t('compose.axisAngle')} ↑`,
      series: [
        { name: view.rooted ? 'chosen' : 'other', values: parts.rooted.turned },
        { name: view.rooted ? 'other' : 'chosen', values: parts.plain.turned },
        ...(view.dropout === 0 ? [] : [{ name: 'dropped', values: parts.dropped }]),
      ],
    })}
    <p class="key" aria-hidden="true">
      <span class="key-chosen">${t(view.rooted ? 'compose.rooted' : 'compose.plain')}</span>
      <span class="key-other">${t(view.rooted ? 'compose.plain' : 'compose.rooted')}</span>
      ${view.dropout === 0 ? '' : html`<span class="key-dropped">${t('compose.byDropout')}</span>`}
    </p>`;
}
