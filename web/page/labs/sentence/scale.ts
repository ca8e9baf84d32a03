import { html, type TemplateResult } from 'lit';
import { significant } from '../../lib/format.ts';
import { language } from '../../lib/i18n.ts';
import { pictured, placeOf, type Cells, type Colors } from './picture.ts';

/** Steps of the bar, each in the middle of its colour. */
const steps = 64;
const rampFrom = (low: number): Cells => ({
  data: Float64Array.from({ length: steps }, (_step, k) => low + ((k + 0.5) / steps) * (1 - low)),
  rows: 1,
  columns: steps,
});
/** The bars themselves are always the same, whatever the values are: about 0, or from 0 up. */
const ramps = { about: rampFrom(-1), up: rampFrom(0) };
const [width, height] = [128, 10];
const place = { x: 0, y: 0, width, height };

/** What the colours of a figure stand for, from its lowest value to its highest. */
export function colorScale({ map, min, max }: Colors, name: string): TemplateResult {
  const show = (value: number): string => significant(value, language(), 3);
  const bar = { cells: min < 0 ? ramps.about : ramps.up, colors: { map, min: min < 0 ? -1 : 0, max: 1 }, place };
  return html`<div class="color-scale"><span>${name}</span> <span class="range">${show(min)}
    ${pictured('color-bar', [bar], place, html`<svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} aria-hidden="true">${placeOf(bar)}</svg>`)}
    ${show(max)}</span></div>`;
}
