import { html, nothing, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import measured from '../trained/language/measured.json';
import type { DataTable } from '../shared/figure/export.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, signedDecimal, written } from '../shared/text/numerals.ts';
import { rich } from '../shared/text/rich.ts';
import { heads, heldOut, layers, modelNames, trainedLength, type ModelName } from './record.ts';
import type { Change, ReadsValues } from './properties.ts';
import { farPosition, isReadable, otherBase, padding, type Model } from './reading.ts';

export const modelText = (model: ModelName): string => t(`reads.models.${model}`);
export const changeText = (change: Change): string =>
  t(`reads.changes.${change}`, { padding, far: written(farPosition), base: written(otherBase) });

/** A loss; none before the model is there. */
export const nats = (loss: number | undefined): string =>
  loss === undefined || Number.isNaN(loss) ? '…' : decimal(loss, 2);

/** A character as it is drawn: a space and a line's end have signs. */
export const shownCharacter = (character: string): string =>
  character === ' ' ? '␣' : character === '\n' ? '¶' : character;

const percent = (share: number): string => t('reads.percent', { share: decimal(100 * share, share < 0.1 ? 1 : 0) });

/** The numbers of the character pointed at. */
export function readings(view: ReadsValues, model: Model): TemplateResult {
  const { text, shown, likely } = model;
  const place = Math.min(view.at, text.length - 1);
  return reading(
    t('reads.numbersTitle'),
    fact(
      t('reads.label.at'),
      t('reads.placed', { character: shownCharacter(text[place] ?? ''), position: place }),
      'at',
    ),
    fact(t('reads.reading.loss'), nats(shown.losses[place]), 'loss', 'surprise'),
    fact(
      t('reads.reading.likely'),
      html`<span class="likely">${likely.map(
        ({ character, probability }) => html`<span>${shownCharacter(character)} ${percent(probability)}</span>`,
      )}</span>`,
      'likely',
    ),
    fact(t('reads.reading.mean'), nats(shown.mean), 'mean', 'surprise'),
    fact(t('reads.label.head'), strongest(model, place, view.head - 1), 'head'),
  );
}

/** What to notice: the guess, judged by the numbers, and the reason. */
export const caption = (view: ReadsValues, model: Model): string =>
  view.own !== '' && !isReadable(view.own) ? inOneLine(t('reads.unreadable'), found(view, model)) : found(view, model);

function found(view: ReadsValues, { right, changed, verdict }: Model): string {
  const numbers = {
    right: nats(right.mean),
    changed: nats(changed.mean),
    by: signedDecimal(changed.mean - right.mean, 2),
  };
  if (view.change === 'none') {
    const key = view.scaling === 'none' ? 'usual' : 'scaled';
    const scaling = view.scaling === 'none' ? '' : t(`reads.scalings.${view.scaling}`);
    return t(`reads.says.${key}`, {
      ...numbers,
      model: modelText(view.model),
      held: nats(heldOut(view.model)),
      scaling,
      factor: view.factor,
    });
  }
  if (view.guess === 'open') return t('reads.says.open');
  const judged = t(view.guess === verdict ? 'reads.guessed.right' : 'reads.guessed.wrong');
  return inOneLine(judged, t(`reads.verdict.${verdict}`, numbers), t(`reads.reason.${view.change}`, { padding }));
}

export const spoken = (view: ReadsValues, { text, shown }: Model): string => {
  const place = Math.min(view.at, text.length - 1);
  return t('reads.spoken', {
    character: shownCharacter(text[place] ?? ''),
    position: written(place),
    loss: nats(shown.losses[place]),
  });
};

/** The key that a head looked at most. */
function strongest({ attention, text }: Model, place: number, row: number): string {
  let best = 0;
  for (let k = 1; k < place; k += 1)
    if ((attention[row * place + k] ?? 0) > (attention[row * place + best] ?? 0)) best = k;
  return t('reads.headLine', {
    layer: Math.floor(row / heads) + 1,
    head: (row % heads) + 1,
    character: shownCharacter(text[best] ?? ''),
    back: place - best,
    share: percent(attention[row * place + best] ?? 0),
  });
}

/** A head's habit over the whole text; empty before the model has loaded, and for a short text. */
export function habit({ habits }: Model, row: number): string {
  const found = habits[row];
  if (!found) return '';
  const { kind, share, back } = found;
  return t('reads.habit.says', { what: t(`reads.habit.${kind}`), share: percent(share), back: decimal(back, 1) });
}

/** The figures in words. */
export function inWords(view: ReadsValues, model: Model): string {
  const place = Math.min(view.at, model.text.length - 1);
  const lines = Array.from({ length: layers * heads }, (_, row) => [strongest(model, place, row), habit(model, row)]);
  return inOneLine(caption(view, model), spoken(view, model), ...lines.flat());
}

/** Every character. English names, as in the programs. */
export const readsTable = (view: ReadsValues, { text, right, changed }: Model): DataTable => ({
  name: `posenc-reads-${view.model}`,
  columns: ['position', 'character', 'loss', 'loss_changed'],
  rows: [...text].map((character, k) => [
    k,
    character,
    Number.isNaN(right.losses[k]) ? '' : (right.losses[k] ?? ''),
    Number.isNaN(changed.losses[k]) ? '' : (changed.losses[k] ?? ''),
  ]),
});

/** The stored measurement of a change: the row of all held-out chapters, and the one to compare it with. */
const rowsOf: Readonly<Partial<Record<Change, readonly [changed: string, right: string]>>> = {
  off: ['all positions 0', 'right'],
  shuffled: ['positions shuffled', 'right'],
  one: ['all positions +1', 'right'],
  far: ['positions in bfloat16 +1000', 'right'],
  neighbours: ['neighbours for halves', 'right'],
  base: ['base 500000', 'right'],
  twice: ['attention factor 1.1386 twice', 'right'],
  ids: ['32 pads left, ids and mask', '96 characters, no pads'],
  columns: ['32 pads left, mask without ids', '96 characters, no pads'],
  open: ['32 pads left, ids without mask', '96 characters, no pads'],
  moved: ['cache cut and moved', 'right'],
  counter: ['cache cut, only the counter set back', 'right'],
};

type Wrong = Readonly<Record<ModelName, Readonly<Record<string, readonly number[]>>>>;
const wrong = measured.wrong as unknown as Wrong;

/** The same change in every model, over all chapters that none has read. */
export function compared({ change, model, guess }: ReadsValues): TemplateResult {
  const rows = rowsOf[change];
  if (!rows || guess === 'open') return html``;
  const cells = modelNames.map((name) => {
    const [after, before] = rows.map((row) => wrong[name][row]?.[0]);
    const told = after === undefined ? '–' : nats(after);
    return html`<tr data-model=${name} aria-current=${name === model ? 'true' : nothing}>
      <th scope="row">${modelText(name)}</th><td>${before === undefined ? '–' : nats(before)}</td><td>${told}</td>
    </tr>`;
  });
  return html`<table class="reads-compared">
    <caption>${t('reads.comparedTitle', { length: trainedLength })}</caption>
    <thead><tr><th scope="col">${t('reads.label.model')}</th><th scope="col">${t('reads.usual')}</th>
      <th scope="col">${changeText(change)}</th></tr></thead>
    <tbody>${cells}</tbody>
  </table>`;
}

/** The lines of config.json for the scaling that is set. */
export function configLines({ scaling, factor }: ReadsValues): TemplateResult | string {
  if (scaling === 'none') return '';
  const type = { linear: 'linear', yarn: 'yarn' }[scaling as 'linear'];
  if (scaling === 'ntk') return html`<p class="aside">${rich(t('reads.configNtk'))}</p>`;
  const more = scaling === 'yarn' ? `, "original_max_position_embeddings": ${trainedLength}` : '';
  return html`<p class="aside">${t('reads.config')}</p>
    <pre><code>"rope_scaling": {"rope_type": "${type}", "factor": ${factor}${more}}</code></pre>`;
}
