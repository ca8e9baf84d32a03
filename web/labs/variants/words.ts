import { html, mathml, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { waveName } from '../shared/text/rich.ts';
import { variantNames, type VariantName, type VariantsValues } from './properties.ts';
import { rounding, type Printed, type Swaps } from './tables.ts';

const fraction = (above: unknown, below: unknown = mathml`<mi>d</mi>`): unknown =>
  mathml`<mrow>${above}<mo>/</mo>${below}</mrow>`;
const twice = (letter: string): unknown => mathml`<mn>2</mn><mi>${letter}</mi>`;

/** The exponent of the base, if not the paper's 2i/d: i counts pairs, c columns. */
const exponents: Readonly<Partial<Record<VariantName, unknown>>> = {
  halfMinusOne: fraction(
    mathml`<mi>i</mi>`,
    mathml`<mo>(</mo><mi>d</mi><mo>/</mo><mn>2</mn><mo>−</mo><mn>1</mn><mo>)</mo>`,
  ),
  doubledExponent: fraction(twice('c')),
  unpairedExponent: fraction(mathml`<mi>c</mi>`),
  reciprocal: mathml`<mrow><mo>−</mo>${fraction(twice('i'))}</mrow>`,
};

/** The angle of a column under each of the two tables. */
export function definition(view: VariantsValues): TemplateResult {
  const line = (kind: 'trained' | 'given'): TemplateResult => html`<div class="definition-of" data-term=${kind}>
    <span>${t(`variants.label.${kind}`)}</span>
    <math display="block">
      <mi>${waveName('sin')}</mi><mo stretchy="false">|</mo><mi>cos</mi>
      <mrow>
        <mo>(</mo><mi>p</mi><mo>/</mo>
        <msup><mi>base</mi>${exponents[view[kind]] ?? fraction(twice('i'))}</msup><mo>)</mo>
      </mrow>
    </math>
  </div>`;
  return html`<div class="definitions">${line('trained')}${line('given')}</div>`;
}

/** One number where both look the same. */
function range(low: number, high: number): string {
  const [least, greatest] = [measure(low, 4), measure(high, 4)];
  return least === greatest ? greatest : t('variants.range', { low: least, high: greatest });
}

export interface Fingerprints {
  readonly view: VariantsValues;
  readonly prints: ReadonlyMap<VariantName, Printed>;
  /** Those of the tables on the screen; the others are from before. */
  readonly fresh: ReadonlySet<VariantName>;
  readonly swaps: Swaps;
}

/** With as few rows as there are directions, any matrix fits, which proves nothing. */
function shiftText({ shiftError, shiftRank }: Printed, rows: number): string {
  if (shiftRank >= rows - 1) return t('variants.anyFits');
  return shiftError < rounding ? '0' : measure(shiftError, 2);
}

/** Which of many equally near pairs came out nearest is rounding, so they are reported as a tie. */
function closestText({ closestRows: { first, second, distance }, closestPairs: count }: Printed, from: number): string {
  const apart = measure(distance, 4);
  if (count > 1) return t('variants.closestTie', { count, distance: apart });
  return t('variants.closestRows', { first: written(from + first), second: written(from + second), distance: apart });
}

const columns = ['norm', 'adjacent', 'shift', 'constant', 'closest', 'own', 'cosine'] as const;

function cellsOf(print: Printed, view: VariantsValues): readonly string[] {
  return [
    range(print.smallestNorm, print.largestNorm),
    range(print.smallestAdjacentCosine, print.largestAdjacentCosine),
    shiftText(print, view.positions),
    t('variants.ofAll', { count: print.nearConstantColumns, all: view.dim }),
    closestText(print, view.first),
    t('variants.ofAll', { count: print.own, all: view.positions }),
    measure(print.meanCosine, 4),
  ];
}

/** Properties that tell the tables apart, a row for each: their own, and as seen by a model trained with another. */
export function fingerprintTable({ view, prints, fresh }: Fingerprints): TemplateResult {
  const head = (column: (typeof columns)[number]): TemplateResult =>
    html`<th scope="col" data-term=${column}>${t(`variants.column.${column}`)}</th>`;
  const row = (name: VariantName): TemplateResult => {
    const print = prints.get(name);
    const cells = print ? cellsOf(print, view) : columns.map(() => '…');
    return html`<tr data-variant=${name} ?data-chosen=${name === view.given} ?data-waiting=${!fresh.has(name)}>
      <th scope="row">${t(`variants.names.${name}`)}</th>
      ${cells.map((cell, index) => html`<td data-column=${columns[index]!}>${cell}</td>`)}
    </tr>`;
  };
  const about = t('variants.fingerprintsAbout', { trained: t(`variants.names.${view.trained}`) });
  return html`<div class="scroll fingerprints" tabindex="0" role="group" aria-label=${t('variants.fingerprints')}>
    <table>
      <caption>${about}</caption>
      <thead><tr><th scope="col">${t('variants.table')}</th>${columns.map(head)}</tr></thead>
      <tbody>${variantNames.map(row)}</tbody>
    </table>
  </div>`;
}

const names = ({ trained, given }: VariantsValues): { readonly trained: string; readonly given: string } => ({
  trained: t(`variants.names.${trained}`),
  given: t(`variants.names.${given}`),
});

/** The effect of the swap, from the numbers and not from the names. */
export function verdict(view: VariantsValues, { chosen, scores }: Swaps): string {
  const values = {
    ...names(view),
    own: chosen.own,
    all: view.positions,
    cosine: measure(chosen.meanCosine, 4),
    change: measure(scores.largestChange, 3),
  };
  const same = Math.abs(chosen.meanCosine - 1) < rounding;
  const sameScores = scores.largestChange < rounding;
  if (same && sameScores) return t('variants.verdict.same', values);
  if (sameScores) return t('variants.verdict.moved', values);
  if (chosen.own === view.positions)
    return t(chosen.meanCosine > 0.99 ? 'variants.verdict.close' : 'variants.verdict.found', values);
  return t(chosen.own * 10 > view.positions ? 'variants.verdict.some' : 'variants.verdict.lost', values);
}

/** The observation to make, with the numbers of lesson 002's table next to the paper's. */
export function caption({ view, prints }: Fingerprints): string {
  const [paper, doubled, reciprocal] = [prints.get('paper'), prints.get('doubledExponent'), prints.get('reciprocal')];
  if (!paper || !doubled || !reciprocal) return '…';
  return t('variants.caption', {
    dim: view.dim,
    still: doubled.nearConstantColumns,
    paperStill: paper.nearConstantColumns,
    low: measure(doubled.smallestNorm, 4),
    high: measure(doubled.largestNorm, 4),
    strangers: measure(reciprocal.meanAdjacentCosine, 2),
    paperCosine: measure(paper.meanAdjacentCosine, 2),
  });
}

/** The row that is pointed at, as the model would read it. */
export function rowText(view: VariantsValues, { chosen, scores }: Swaps): string {
  const count = view.positions;
  const place = chosen.nearest[view.row] ?? view.row;
  const cosine = (other: number): string => measure(chosen.rows.data[view.row * count + other] ?? 0, 4);
  const position = written(view.first + view.row);
  if (view.compare === 'scores') {
    const next = Math.min(view.row + 1, count - 1);
    const at = view.row * count + next;
    return t('variants.row.scores', {
      position,
      next: written(view.first + next),
      before: measure(scores.trained[at] ?? 0, 5),
      after: measure(scores.given[at] ?? 0, 5),
    });
  }
  const values = { position, taken: written(view.first + place), own: cosine(view.row), cosine: cosine(place) };
  return t(place === view.row ? 'variants.row.right' : 'variants.row.wrong', values);
}

/** The figure described in words. */
export function inWords({ view, swaps }: Fingerprints): string {
  const about = t('variants.words', {
    positions: view.positions,
    first: written(view.first),
    last: written(view.first + view.positions - 1),
    dim: view.dim,
    base: written(view.base),
    ...names(view),
  });
  return inOneLine(verdict(view, swaps), rowText(view, swaps), about);
}

/** The contents of a column of the exported table. English names, as in the programs. */
const exported: Readonly<Record<string, (print: Printed, view: VariantsValues) => string | number>> = {
  table: ({ name }) => name,
  smallest_norm: ({ smallestNorm }) => smallestNorm,
  largest_norm: ({ largestNorm }) => largestNorm,
  smallest_adjacent_cosine: ({ smallestAdjacentCosine }) => smallestAdjacentCosine,
  largest_adjacent_cosine: ({ largestAdjacentCosine }) => largestAdjacentCosine,
  shift_error: ({ shiftRank, shiftError }, { positions }) => (shiftRank < positions - 1 ? shiftError : ''),
  near_constant_columns: ({ nearConstantColumns }) => nearConstantColumns,
  closest_first: ({ closestRows }, { first }) => first + closestRows.first,
  closest_second: ({ closestRows }, { first }) => first + closestRows.second,
  closest_distance: ({ closestRows }) => closestRows.distance,
  pairs_that_close: ({ closestPairs }) => closestPairs,
  rows_nearest_to_their_own: ({ own }) => own,
  mean_cosine_with_trained_row: ({ meanCosine }) => meanCosine,
};

/** All fingerprints that are known. */
export function printTable({ view, prints, fresh }: Fingerprints): DataTable {
  const known = variantNames.flatMap((name) => (fresh.has(name) ? (prints.get(name) ?? []) : []));
  return {
    name: `posenc-variants-${view.positions}x${view.dim}-trained-${view.trained}`,
    columns: Object.keys(exported),
    rows: known.map((print) => Object.values(exported).map((of) => of(print, view))),
  };
}
