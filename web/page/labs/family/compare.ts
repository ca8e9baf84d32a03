import { html, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { modelsOf } from './details.ts';
import type { Encoded, Tried } from './effects.ts';
import type { Tested } from './model.ts';
import type { FamilyName } from './properties.ts';

/** Single precision in some of the encodings: below this, differences are rounding. */
const rounding = 1e-4;

const orZero = (value: number): string => (value < rounding ? '0' : significant(value, language(), 3));

export interface CompareOptions {
  readonly tried: Tried;
  readonly tests: ReadonlyMap<FamilyName, Tested>;
  readonly chosen: FamilyName;
}

const columns = ['kind', 'parameters', 'kept', 'relative', 'words', 'past', 'models'] as const;

/** Columns that are words, not numbers. */
const texts: ReadonlySet<string> = new Set(['kind', 'past', 'models']);

/** The comparison of the lessons, with every family and with numbers that were just computed. */
export function comparison({ tried, tests, chosen }: CompareOptions): TemplateResult {
  const here = language();
  const { length } = tried.trial;
  const cells = ({ name, parameters, kept, reach }: Encoded): readonly string[] => {
    const tested = tests.get(name);
    return [
      t(`family.kinds.${name}`),
      plain(parameters, here),
      plain(kept, here),
      orZero(tested?.spread ?? 0),
      orZero(tested?.words ?? 0),
      t(reach < length ? 'family.endsAt' : `family.goesOn.${name}`, { rows: reach }),
      modelsOf(name),
    ];
  };
  return html`<div class="scroll family-table" tabindex="0" role="region" aria-label=${t('family.compareTitle')}>
    <table>
      <thead><tr><th scope="col">${t('family.column.family')}</th>${columns.map((column) => html`<th scope="col" ?data-text=${texts.has(column)}>${t(`family.column.${column}`)}</th>`)}</tr></thead>
      <tbody>${tried.all.map(
        (
          encoded,
        ) => html`<tr data-family=${encoded.name} ?data-chosen=${encoded.name === chosen}><th scope="row">${t(`family.names.${encoded.name}`)}</th>
        ${cells(encoded).map((cell, index) => html`<td data-column=${columns[index] ?? ''}>${cell}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}
