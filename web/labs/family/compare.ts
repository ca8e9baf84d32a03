import { html, type TemplateResult } from 'lit';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import type { Encoded, Tested, Tried } from './effects.ts';
import { encodingOf, type FamilyName } from './encodings/index.ts';
import { usersOf } from './words.ts';

/** Single precision in some of the encodings: below this, differences are rounding. */
const rounding = 1e-4;

const orZero = (value = 0): string => (value < rounding ? '0' : measure(value));

const columns = ['kind', 'parameters', 'kept', 'relative', 'words', 'past', 'models'] as const;

/** Columns that are words, not numbers. */
const texts: ReadonlySet<string> = new Set(['kind', 'past', 'models']);

/** The comparison of the lessons, with every family and with numbers that were just computed. */
export function comparison(
  { all, trial }: Tried,
  tests: ReadonlyMap<FamilyName, Tested>,
  chosen: FamilyName,
): TemplateResult {
  const cells = ({ name, parameters, kept, reach }: Encoded): readonly string[] => [
    t(`family.kind.${name}`),
    written(parameters),
    written(kept),
    orZero(tests.get(name)?.spread),
    orZero(tests.get(name)?.words),
    t(reach < trial.length ? 'family.endsAt' : `family.goesOn.${name}`, { rows: reach }),
    usersOf(encodingOf(name)),
  ];
  const head = (column: (typeof columns)[number]): TemplateResult =>
    html`<th scope="col" ?data-text=${texts.has(column)}>${t(`family.column.${column}`)}</th>`;
  const row = (encoded: Encoded): TemplateResult => html`<tr
    data-family=${encoded.name} ?data-chosen=${encoded.name === chosen}
  >
    <th scope="row">${t(`family.name.${encoded.name}`)}</th>
    ${cells(encoded).map((cell, index) => html`<td data-column=${columns[index]!}>${cell}</td>`)}
  </tr>`;
  return html`<div class="scroll family-table" tabindex="0" role="group" aria-label=${t('family.compareTitle')}>
    <table>
      <thead><tr><th scope="col">${t('family.column.family')}</th>${columns.map(head)}</tr></thead>
      <tbody>${all.map(row)}</tbody>
    </table>
  </div>`;
}
