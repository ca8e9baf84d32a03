import { html, mathml, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Refusal } from './config.ts';
import type { Ladder, Ladders } from './ladders.ts';
import type { LadderName, ReachValues } from './properties.ts';

export function turnFormula(): TemplateResult {
  return html`<div class="formula">
    <math display="block"><msub><mi>λ</mi><mi>i</mi></msub><mo>=</mo><mfrac><mrow><mn>2</mn><mi>π</mi></mrow><msub><mi>ω</mi><mi>i</mi></msub></mfrac></math>
    <math display="block"><mi>${t('formula.angle')}</mi><mo>=</mo><mi>p</mi><mo>·</mo><msub><mi>ω</mi><mi>i</mi></msub>${mathml`<mo>&gt;</mo><mi>L</mi><mo>·</mo><msubsup><mi>ω</mi><mi>i</mi><mi>${t('formula.training')}</mi></msubsup>`}</math>
  </div>`;
}

export const refusalText = ({ key, values }: Refusal): string => t(key, values);

/** Names of methods are names in every language; the model's own scaling says whose it is. */
export function ladderText(name: LadderName, { kind, model }: Pick<Ladders, 'kind' | 'model'>): string {
  return name === 'own'
    ? t('reach.ownLadder', { model: model || t('reach.ownModel'), kind: t(`reach.ladders.${kind}`) })
    : t(`reach.ladders.${name}`);
}

const number = (value: number, digits = 6): string =>
  Number.isFinite(value) ? significant(value, language(), digits) : '∞';

/** All scalings side by side; the button of a row puts its line in front. */
export function ladderTable(ladders: Ladders, choose: (name: LadderName) => void): TemplateResult {
  const row = (ladder: Ladder): TemplateResult => {
    const { name, wavelengths, unseen, attentionFactor } = ladder;
    return html`<tr data-ladder=${name}>
      <th scope="row"><button type="button" class="pick-ladder" aria-pressed=${ladder === ladders.chosen ? 'true' : 'false'} @click=${() => choose(name)}>${ladderText(name, ladders)}</button></th>
      <td data-value="first">${number(wavelengths[0] ?? 0, 4)}</td><td data-value="last">${number(wavelengths.at(-1) ?? 0)}</td>
      <td data-value="unseen">${plain(unseen, language())}</td><td data-value="attention">${number(attentionFactor, 4)}</td>
    </tr>`;
  };
  const head = (name: 'scaling' | 'first' | 'last' | 'unseen' | 'attention'): TemplateResult =>
    html`<th scope="col">${t(`reach.column.${name}`)}</th>`;
  return html`<table class="ladder-table">
    <thead><tr>${head('scaling')}${head('first')}${head('last')}${head('unseen')}${head('attention')}</tr></thead>
    <tbody>${ladders.all.map(row)}</tbody>
  </table>`;
}

/** The pair pointed at, before and after. */
export function pairReading(ladders: Ladders, { pair, trained, position }: ReachValues): TemplateResult {
  const here = language();
  const [before, after] = [ladders.plain.wavelengths[pair] ?? Infinity, ladders.chosen.wavelengths[pair] ?? Infinity];
  const item = (name: string, value: string, data: string): TemplateResult =>
    html`<div><dt>${name}</dt><dd data-value=${data}>${value}</dd></div>`;
  return html`<section class="reading" aria-label=${t('reach.reading.title')}><dl>
    ${item(t('reach.reading.pair'), t('reach.reading.pairOf', { pair, last: ladders.pairs - 1 }), 'pair')}
    ${item(t('reach.reading.before'), number(before), 'before')}
    ${item(t('reach.reading.after'), number(after), 'after')}
    ${item(t('reach.reading.slower'), Number.isFinite(after) ? `× ${significant(after / before, here, 4)}` : '∞', 'slower')}
    ${item(t('reach.reading.trained'), number(trained / before, 4), 'trained')}
    ${item(t('reach.reading.now'), number(position / after, 4), 'now')}
  </dl></section>`;
}

export function ropeCaption(ladders: Ladders, { trained, position }: ReachValues): string {
  const here = language();
  const values = {
    pairs: ladders.pairs,
    partly: ladders.partTurns,
    trained: plain(trained, here),
    position: plain(position, here),
    plain: ladders.plain.unseen,
    chosen: ladders.chosen.unseen,
    name: ladderText(ladders.chosen.name, ladders),
  };
  if (position < trained) return t('reach.captionWithin', values);
  return t(ladders.chosen.name === 'default' ? 'reach.captionPlain' : 'reach.captionScaled', values);
}

export function ropeWords(ladders: Ladders, view: ReachValues): string {
  const here = language();
  const about = t('reach.words.rope', {
    model: ladders.model || t('reach.ownModel'),
    pairs: ladders.pairs,
    base: plain(ladders.base, here),
    trained: plain(view.trained, here),
    factor: plain(view.factor, here),
  });
  return `${about} ${ropeCaption(ladders, view)}`;
}

/** Wavelengths of every pair under every scaling. English names, as in the programs. */
export function wavelengthTable(ladders: Ladders, { model, position }: ReachValues): DataTable {
  return {
    name: `posenc-rope-${model}-position-${position}`,
    columns: ['pair', ...ladders.all.map(({ name }) => `wavelength_${name}`)],
    rows: Array.from({ length: ladders.pairs }, (_pair, pair) => [
      pair,
      ...ladders.all.map(({ wavelengths }) => wavelengths[pair] ?? Infinity),
    ]),
  };
}
