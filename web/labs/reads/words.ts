import { html, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, signedDecimal, written } from '../shared/text/numerals.ts';
import { rich } from '../shared/text/rich.ts';
import { heads, heldOut, layers, trainedLength, type ModelName } from './record.ts';
import type { Habit } from './habits.ts';
import type { Change, ReadsValues } from './properties.ts';
import { isReadable, shownChange, type Model } from './reading.ts';
import { beyond, otherBase, padding, type Read } from './ways.ts';

export const modelText = (model: ModelName): string => t(`reads.models.${model}`);
export const changeText = (change: Change, { begin }: Pick<ReadsValues, 'begin'>): string =>
  t(`reads.changes.${change}`, { padding, begin: written(begin), base: written(otherBase) });

/** A loss; none before the model is there. */
export const nats = (loss: number | undefined): string =>
  loss === undefined || Number.isNaN(loss) ? '…' : decimal(loss, 2);

/** A character as it is drawn: a space and a line's end have signs. */
export const shownCharacter = (character: string): string =>
  character === ' ' ? '␣' : character === '\n' ? '¶' : character;

const percent = (share: number): string => t('reads.percent', { share: decimal(100 * share, share < 0.1 ? 1 : 0) });

/** What the shown reading is compared with, and its name: as trained, or without the scaling. */
function comparedWith(view: ReadsValues, { right, plain }: Model): readonly [read: Read, key: 'usual' | 'unscaled'] {
  return shownChange(view) === 'none' ? [plain, 'unscaled'] : [right, 'usual'];
}

/** A mean loss and the one that it is compared with, if that is another reading. */
function besides(view: ReadsValues, model: Model, meanOf: (read: Read) => number | undefined): TemplateResult {
  const [other, key] = comparedWith(view, model);
  const name = t(`reads.${key}`);
  return html`${nats(meanOf(model.shown))}${
    other === model.shown ? '' : html` <small>${t('reads.besides', { name, loss: nats(meanOf(other)) })}</small>`
  }`;
}

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
    fact(
      t('reads.reading.mean'),
      besides(view, model, ({ mean }) => mean),
      'mean',
      'surprise',
    ),
    beyond(shown) === undefined
      ? ''
      : fact(t('reads.reading.beyond', { length: trainedLength }), besides(view, model, beyond), 'beyond', 'surprise'),
    fact(t('reads.label.head'), strongest(model, place, view.head - 1), 'head'),
  );
}

/** What to notice: the guess, judged by the numbers, and the reason. */
export const caption = (view: ReadsValues, model: Model): string =>
  view.own !== '' && !isReadable(view.own) ? inOneLine(t('reads.unreadable'), found(view, model)) : found(view, model);

function found(view: ReadsValues, model: Model): string {
  return view.change === 'none' ? unchanged(view, model) : judged(view, model);
}

/** As trained or scaled: the means of the whole text, and beyond the trained length. */
function unchanged(view: ReadsValues, { right, plain }: Model): string {
  const numbers = { right: nats(right.mean), plain: nats(plain.mean) };
  const far = { length: trainedLength, right: nats(beyond(right)), plain: nats(beyond(plain)) };
  const isFar = beyond(right) !== undefined;
  if (view.scaling === 'none') {
    const whole = { ...numbers, model: modelText(view.model), held: nats(heldOut(view.model)) };
    return inOneLine(t('reads.says.usual', whole), isFar ? t('reads.says.usualBeyond', far) : '');
  }
  const whole = { ...numbers, scaling: t(`reads.scalings.${view.scaling}`), factor: view.factor };
  return inOneLine(t('reads.says.scaled', whole), isFar ? t('reads.says.scaledBeyond', far) : '');
}

/** The step between neighbouring bfloat16 numbers from `position` on: eight binary digits. */
const stepAt = (position: number): number => 2 ** (Math.floor(Math.log2(position)) - 7);

/** What a change does: before a guess the question, then the verdict with its numbers and its reason. */
export function judged(view: ReadsValues, { right, changed, verdict }: Model): string {
  if (view.change === 'none') return '';
  if (view.guess === 'open') return t('reads.says.open');
  const numbers = {
    right: nats(right.mean),
    changed: nats(changed.mean),
    by: signedDecimal(changed.mean - right.mean, 2),
  };
  const guessed = view.guess === verdict ? 'right' : 'wrong';
  return inOneLine(
    view.guess === 'shown' ? '' : t(`reads.guessed.${guessed}`),
    t(`reads.verdict.${verdict}`, numbers),
    t(`reads.reason.${view.change}`, { padding, begin: written(view.begin), step: written(stepAt(view.begin)) }),
  );
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
export function habit(habits: readonly Habit[], row: number): string {
  const found = habits[row];
  if (!found) return '';
  const { kind, share, back } = found;
  return t('reads.habit.says', { what: t(`reads.habit.${kind}`), share: percent(share), back: decimal(back, 1) });
}

/** The figures in words. */
export function inWords(view: ReadsValues, model: Model): string {
  const place = Math.min(view.at, model.text.length - 1);
  const lines = Array.from({ length: layers * heads }, (_, row) => [
    strongest(model, place, row),
    habit(model.habits, row),
  ]);
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

/** The lines of config.json for the scaling that is set. */
export function configLines({ scaling, factor }: ReadsValues): TemplateResult | string {
  if (scaling === 'none') return '';
  const type = { linear: 'linear', yarn: 'yarn' }[scaling as 'linear'];
  if (scaling === 'ntk') return html`<p class="aside">${rich(t('reads.configNtk'))}</p>`;
  const more = scaling === 'yarn' ? `, "original_max_position_embeddings": ${trainedLength}` : '';
  return html`<p class="aside">${t('reads.config')}</p>
    <pre><code>"rope_scaling": {"rope_type": "${type}", "factor": ${factor}${more}}</code></pre>`;
}
