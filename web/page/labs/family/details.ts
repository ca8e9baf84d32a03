import { html, svg, type TemplateResult } from 'lit';
import { alibiBias, kerpleBias, lookUp, nopeSchedule, sinusoidal, t5Buckets, t5Thresholds, wavelengths } from 'posenc';
import { fixed, localized, plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { rich } from '../../lib/rich.ts';
import { madeUp } from './content.ts';
import { kerple, shawReach, type Encoded, type Tried } from './effects.ts';
import type { AlibiHead } from './model.ts';
import { sources } from './models.ts';
import type { FamilyName } from './properties.ts';

const number = (value: number, digits = 4): string => significant(value, language(), digits);

const lists = new Map<string, Intl.ListFormat>();

/** Models by name, as one would list them. A list format costs more to make than to use. */
export function modelsOf(name: FamilyName): string {
  const here = language();
  const list = lists.get(here) ?? new Intl.ListFormat(here, { type: 'unit' });
  lists.set(here, list);
  return list.format(sources[name].models);
}

/** What posenc says of a row that a learned table does not have. */
function refusal({ trial }: Tried): string {
  const { data, rows, columns } = madeUp('table', trial, trial.trained);
  try {
    lookUp({ table: { data: Float32Array.from(data), rows, columns }, positions: [trial.trained] });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

/** Lesson 004's example: position 1000 after a training of 512. */
function farRow(dim: number): string {
  const { data } = sinusoidal({ positions: [1000], dim, dtype: 'float64' });
  return Array.from(data.slice(0, 4), (value) => localized(fixed(value, 4, 'rounded'), language())).join('; ');
}

/** What happens past the trained length, in numbers. */
export function pastTraining(name: FamilyName, tried: Tried): TemplateResult {
  const { trained, dim, heads, head } = tried.trial;
  const values = { trained, dim };
  switch (name) {
    case 'sinusoidal':
      return html`${t('family.past.sinusoidal', { row: farRow(dim) })}`;
    case 'learned':
      return html`${t('family.past.learned', { ...values, last: trained - 1 })} <code class="refusal" lang="en" translate="no">${refusal(tried)}</code>`;
    case 'rotary': {
      const pairs = wavelengths({ dim }).filter((_wavelength, column) => column % 2 === 0);
      return html`${t('family.past.rotary', { ...values, slow: pairs.filter((wavelength) => wavelength > trained).length, pairs: pairs.length })}`;
    }
    case 'alibi': {
      const bias = alibiBias({ heads, queries: 1, keys: 2 * trained + 1 }).data;
      const at = (distance: number): string => number(bias[head * (2 * trained + 1) - 1 - distance] ?? 0);
      return html`${t('family.past.alibi', { ...values, head, bias: at(trained), double: 2 * trained, doubleBias: at(2 * trained) })}`;
    }
    case 't5': {
      const thresholds = t5Thresholds({ bidirectional: false });
      const [bucket = 0] = t5Buckets({ relative: [-trained], bidirectional: false });
      return html`${t('family.past.t5', { ...values, bucket, last: plain(thresholds.at(-1) ?? 0, language()) })}`;
    }
    case 'shaw':
      return html`${t('family.past.shaw', { reach: shawReach })}`;
    case 'transformerXl':
      return html`${t('family.past.transformerXl', values)}`;
    case 'kerple': {
      const { data } = kerpleBias({ queries: 1, keys: 2 * trained + 1, p: kerple.p, a: kerple.a });
      return html`${t('family.past.kerple', { ...values, bias: number(data[trained] ?? 0), double: 2 * trained, doubleBias: number(data[0] ?? 0) })}`;
    }
    case 'none': {
      const layers = 32;
      const without = Array.from(nopeSchedule({ layers, every: 4 })).filter((rotates) => !rotates).length;
      return html`${t('family.past.none', { layers, without })}`;
    }
  }
}

/** What an encoding is, what it costs, and who uses it. */
export function facts(encoded: Encoded): TemplateResult {
  const { name, parameters, kept } = encoded;
  const here = language();
  const item = (label: string, value: string, data: string): TemplateResult =>
    html`<div><dt>${label}</dt><dd data-value=${data}>${value}</dd></div>`;
  return html`<dl>
    ${item(t('family.facts.parameters'), plain(parameters, here), 'parameters')}
    ${item(t('family.facts.kept'), plain(kept, here), 'kept')}
    ${item(t('family.facts.paper'), sources[name].paper, 'paper')}
    ${item(t('family.facts.models'), modelsOf(name), 'models')}
  </dl>`;
}

export const about = (name: FamilyName): TemplateResult => html`${rich(t(`family.about.${name}`))}`;

/** The slopes of all heads on a logarithmic scale: click one to see what it does. */
export function slopeChart(
  heads: readonly AlibiHead[],
  chosen: number,
  width: number,
  choose: (head: number) => void,
): TemplateResult {
  const here = language();
  const height = 190;
  const [left, right, top, bottom] = [52, width - 12, 22, height - 34];
  const x = (head: number): number =>
    left + 10 + (heads.length > 1 ? (head - 1) / (heads.length - 1) : 0.5) * (right - left - 20);
  const y = (slope: number): number => top + (-Math.log2(slope) / 8.5) * (bottom - top);
  const pressed = (event: MouseEvent): void => {
    const place = event.clientX - (event.currentTarget as Element).getBoundingClientRect().x;
    const head = Math.round(1 + ((place - left - 10) / (right - left - 20)) * (heads.length - 1));
    choose(Math.min(Math.max(head, 1), heads.length));
  };
  const labelled = heads.length > 16 ? heads.filter(({ head }) => head === 1 || head % 8 === 0) : heads;
  return html`<svg class="chart slopes" data-term="slope" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t('family.slopeChart', { heads: heads.length })} @click=${pressed}>
    ${[0, 2, 4, 6, 8].map((power) => svg`<path class="grid" d="M${left} ${y(2 ** -power).toFixed(2)}H${right}" /><text x=${left - 8} y=${y(2 ** -power).toFixed(2)} dy="0.35em" text-anchor="end">${power === 0 ? '1' : `1/${2 ** power}`}</text>`)}
    ${labelled.map(({ head }) => svg`<text x=${x(head).toFixed(2)} y=${bottom + 17} text-anchor="middle">${plain(head, here)}</text>`)}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t('family.axisHead')}</text>
    <text class="name" x=${left} y="11">${t('family.axisSlope')} ↑</text>
    ${heads.map(({ head, slope }) => svg`<circle class=${head === chosen ? 'tip' : 'rung'} data-head=${head} r=${head === chosen ? 6 : 3.5} cx=${x(head).toFixed(2)} cy=${y(slope).toFixed(2)} />`)}
  </svg>`;
}
