// Tables of all models: a change in each of them, and each as trained by place.
import { html, nothing, type TemplateResult } from 'lit';
import measured from '../trained/language/measured.json';
import { t } from '../shared/text/i18n.ts';
import { modelNames, trainedLength, type ModelName } from './record.ts';
import type { Change, ReadsValues } from './properties.ts';
import { changeText, modelText, nats } from './words.ts';

/** The stored measurement of a change: the row of all held-out chapters, and the one to compare it with. */
const rowsOf = ({
  begin,
}: ReadsValues): Readonly<Partial<Record<Change, readonly [changed: string, right: string]>>> => ({
  off: ['all positions 0', 'right'],
  shuffled: ['positions shuffled', 'right'],
  one: ['all positions +1', 'right'],
  far: [`positions in bfloat16 +${begin}`, 'right'],
  neighbours: ['neighbours for halves', 'right'],
  base: ['base 500000', 'right'],
  twice: ['attention factor 1.1386 twice', 'right'],
  ids: ['32 pads left, ids and mask', '96 characters, no pads'],
  columns: ['32 pads left, mask without ids', '96 characters, no pads'],
  open: ['32 pads left, ids without mask', '96 characters, no pads'],
  moved: ['cache cut and moved', 'right'],
  counter: ['cache cut, only the counter set back', 'right'],
});

type Wrong = Readonly<Record<ModelName, Readonly<Record<string, readonly number[]>>>>;
const wrong = measured.wrong as unknown as Wrong;

/** A row of numbers for every model. */
function tableOfModels(
  { model }: ReadsValues,
  kind: string,
  title: string,
  heads: readonly string[],
  losses: (name: ModelName) => readonly (number | undefined)[],
): TemplateResult {
  const cell = (loss: number | undefined): string => (loss === undefined ? '–' : nats(loss));
  return html`<table class="reads-compared ${kind}">
    <caption>${title}</caption>
    <thead><tr>
      <th scope="col">${t('reads.label.model')}</th>${heads.map((head) => html`<th scope="col">${head}</th>`)}
    </tr></thead>
    <tbody>${modelNames.map(
      (name) => html`<tr data-model=${name} aria-current=${name === model ? 'true' : nothing}>
        <th scope="row">${modelText(name)}</th>${losses(name).map((loss) => html`<td>${cell(loss)}</td>`)}
      </tr>`,
    )}</tbody>
  </table>`;
}

/** The same change in every model, over all chapters that none has read. */
export function compared(view: ReadsValues): TemplateResult {
  const rows = rowsOf(view)[view.change];
  // Of a position between those measured nothing is stored.
  if (!rows || view.guess === 'open' || !(rows[0] in wrong.rotary)) return html``;
  const [changed, right] = rows;
  const title = t('reads.comparedTitle', { length: trainedLength });
  const columns = [t('reads.usual'), changeText(view.change, view)];
  return tableOfModels(view, 'of-change', title, columns, (name) => [
    wrong[name][right]?.[0],
    wrong[name][changed]?.[0],
  ]);
}

/** Bounds of places that readers compare, in trained lengths: within it, then two, four and eight times as far. */
const bounds = [0, 1, 2, 4, 8].map((times) => times * trainedLength);

/** The mean loss of a model as trained from one place to another. */
function placedLoss(name: ModelName, from: number, to: number): number {
  const { places } = measured;
  const [first, end] = [places.indexOf(from), places.indexOf(to)];
  const sum = measured.byPlace[name].plain
    .slice(first, end)
    .reduce((all, loss, k) => all + loss * (places[first + k + 1]! - places[first + k]!), 0);
  return sum / (to - from);
}

/** Every model as trained, within its length and beyond, over all chapters that none has read. */
export function comparedByPlace(view: ReadsValues): TemplateResult {
  const parts = bounds.slice(1).map((to, k) => [bounds[k]!, to] as const);
  const columns = parts.map(([from, to]) => t('reads.places', { from, to: to - 1 }));
  return tableOfModels(view, 'of-places', t('reads.byPlaceTitle'), columns, (name) =>
    parts.map(([from, to]) => placedLoss(name, from, to)),
  );
}
