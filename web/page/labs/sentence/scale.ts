import { html, svg, type TemplateResult } from 'lit';
import { significant } from '../../lib/format.ts';
import { language } from '../../lib/i18n.ts';
import { cellsAt, type Colors } from './picture.ts';

const steps = Float64Array.from({ length: 64 }, (_step, k) => k);
const ramps = new Map<string, Float64Array>();

/** What the colours of a figure stand for, from its lowest value to its highest. */
export function colorScale(colors: Colors, name: string): TemplateResult {
  const { min, max } = colors;
  const key = `${min} ${max}`;
  let ramp = ramps.get(key);
  if (!ramp) {
    ramp = steps.map((k) => min + ((k + 0.5) / steps.length) * (max - min));
    ramps.clear();
    ramps.set(key, ramp);
  }
  const show = (value: number): string => significant(value, language(), 3);
  const cells = { data: ramp, rows: 1, columns: steps.length };
  return html`<p class="color-scale"><span>${name}</span> <span class="range">${show(min)}
    <svg viewBox="0 0 128 10" width="128" height="10" aria-hidden="true">${svg`${cellsAt(cells, colors, { x: 0, y: 0, width: 128, height: 10 })}`}</svg>
    ${show(max)}</span></p>`;
}
