import { html, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { variantNames, type VariantName, type VariantsValues } from './properties.ts';
import type { Printed, Swaps } from './tables.ts';

/** Differences of this size are rounding. */
const rounding = 1e-9;

const number = (value: number, digits = 4): string => significant(value, language(), digits);

/** One number where both look the same. */
function range(low: number, high: number): string {
  const [least, greatest] = [number(low), number(high)];
  return least === greatest ? greatest : t('variants.range', { low: least, high: greatest });
}

export interface Fingerprints {
  readonly view: VariantsValues;
  readonly prints: ReadonlyMap<VariantName, Printed>;
  /** Those that belong to the tables on the screen; the others were there before. */
  readonly fresh: ReadonlySet<VariantName>;
  readonly swaps: Swaps;
}

/** As few rows as there are directions fit any matrix, and prove nothing. */
function shiftText({ shiftError, shiftRank }: Printed, rows: number): string {
  if (shiftRank >= rows - 1) return t('variants.anyFits');
  return shiftError < rounding ? '0' : number(shiftError, 2);
}

const columns = ['norm', 'adjacent', 'shift', 'constant', 'closest', 'own', 'cosine'] as const;

function cellsOf(print: Printed, view: VariantsValues): readonly string[] {
  const here = language();
  const { first, second, distance } = print.closestRows;
  return [
    range(print.smallestNorm, print.largestNorm),
    range(print.smallestAdjacentCosine, print.largestAdjacentCosine),
    shiftText(print, view.positions),
    t('variants.ofAll', { count: print.nearConstantColumns, all: view.dim }),
    t('variants.closestRows', {
      first: plain(view.first + first, here),
      second: plain(view.first + second, here),
      distance: number(distance),
    }),
    t('variants.ofAll', { count: print.own, all: view.positions }),
    number(print.meanCosine),
  ];
}

/** What tells the tables apart, a row for each: in themselves, and as a model sees them that was trained with another. */
export function fingerprintTable({ view, prints, fresh }: Fingerprints): TemplateResult {
  return html`<div class="scroll fingerprints" tabindex="0" role="region" aria-label=${t('variants.fingerprints')}>
    <table>
      <caption>${t('variants.fingerprintsAbout', { trained: t(`variants.names.${view.trained}`) })}</caption>
      <thead><tr><th scope="col">${t('variants.table')}</th>${columns.map((column) => html`<th scope="col" data-term=${column}>${t(`variants.column.${column}`)}</th>`)}</tr></thead>
      <tbody>${variantNames.map((name) => {
        const print = prints.get(name);
        const cells = print ? cellsOf(print, view) : columns.map(() => '…');
        return html`<tr data-variant=${name} ?data-chosen=${name === view.given} ?data-waiting=${!fresh.has(name)}><th scope="row">${t(`variants.names.${name}`)}</th>
          ${cells.map((cell, index) => html`<td data-column=${columns[index] ?? ''}>${cell}</td>`)}</tr>`;
      })}</tbody>
    </table>
  </div>`;
}

const names = ({ trained, given }: VariantsValues): { readonly trained: string; readonly given: string } => ({
  trained: t(`variants.names.${trained}`),
  given: t(`variants.names.${given}`),
});

/** What the swap does, told from the numbers and not from the names. */
export function verdict(view: VariantsValues, { chosen, scores }: Swaps): string {
  const values = {
    ...names(view),
    own: chosen.own,
    all: view.positions,
    cosine: number(chosen.meanCosine),
    change: number(scores.largestChange, 3),
  };
  const same = Math.abs(chosen.meanCosine - 1) < rounding;
  const sameScores = scores.largestChange < rounding;
  if (same && sameScores) return t('variants.verdict.same', values);
  if (sameScores) return t('variants.verdict.moved', values);
  if (chosen.own === view.positions)
    return t(chosen.meanCosine > 0.99 ? 'variants.verdict.close' : 'variants.verdict.found', values);
  return t(chosen.own * 10 > view.positions ? 'variants.verdict.some' : 'variants.verdict.lost', values);
}

/** What to notice, with the numbers of lesson 002's table beside the paper's. */
export function caption({ view, prints }: Fingerprints): string {
  const [paper, doubled, reciprocal] = [prints.get('paper'), prints.get('doubledExponent'), prints.get('reciprocal')];
  if (!paper || !doubled || !reciprocal) return '…';
  return t('variants.caption', {
    dim: view.dim,
    still: doubled.nearConstantColumns,
    paperStill: paper.nearConstantColumns,
    low: number(doubled.smallestNorm),
    high: number(doubled.largestNorm),
    strangers: number(reciprocal.meanAdjacentCosine, 2),
    paperCosine: number(paper.meanAdjacentCosine, 2),
  });
}

/** The row that is pointed at, as the model would read it. */
export function rowText(view: VariantsValues, { chosen, scores }: Swaps): string {
  const here = language();
  const count = view.positions;
  const place = chosen.nearest[view.row] ?? view.row;
  const cosine = (other: number): string => number(chosen.rows.data[view.row * count + other] ?? 0);
  const position = plain(view.first + view.row, here);
  if (view.compare === 'scores') {
    const next = Math.min(view.row + 1, count - 1);
    const at = view.row * count + next;
    return t('variants.row.scores', {
      position,
      next: plain(view.first + next, here),
      before: number(scores.trained[at] ?? 0, 5),
      after: number(scores.given[at] ?? 0, 5),
    });
  }
  const values = { position, taken: plain(view.first + place, here), own: cosine(view.row), cosine: cosine(place) };
  return t(place === view.row ? 'variants.row.right' : 'variants.row.wrong', values);
}

/** The figure for somebody who does not see it. */
export function inWords(prints: Fingerprints): TemplateResult {
  const { view, swaps } = prints;
  const here = language();
  return html`${t('variants.words', {
    positions: view.positions,
    first: plain(view.first, here),
    last: plain(view.first + view.positions - 1, here),
    dim: view.dim,
    base: plain(view.base, here),
    ...names(view),
  })} ${verdict(view, swaps)} ${rowText(view, swaps)}`;
}

/** All fingerprints that are known. English names, as in the programs. */
export function printTable({ view, prints, fresh }: Fingerprints): DataTable {
  return {
    name: `posenc-variants-${view.positions}x${view.dim}-trained-${view.trained}`,
    columns: [
      'table',
      'smallest_norm',
      'largest_norm',
      'smallest_adjacent_cosine',
      'largest_adjacent_cosine',
      'shift_error',
      'near_constant_columns',
      'closest_first',
      'closest_second',
      'closest_distance',
      'rows_nearest_to_their_own',
      'mean_cosine_with_trained_row',
    ],
    rows: variantNames.flatMap((name) => {
      const print = fresh.has(name) ? prints.get(name) : undefined;
      return print
        ? [
            [
              name,
              print.smallestNorm,
              print.largestNorm,
              print.smallestAdjacentCosine,
              print.largestAdjacentCosine,
              print.shiftRank < view.positions - 1 ? print.shiftError : '',
              print.nearConstantColumns,
              view.first + print.closestRows.first,
              view.first + print.closestRows.second,
              print.closestRows.distance,
              print.own,
              print.meanCosine,
            ],
          ]
        : [];
    }),
  };
}
