import { html, mathml, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { t } from '../../lib/i18n.ts';
import { measure, written } from '../../lib/numerals.ts';
import { fact, reading } from '../../lib/reading.ts';
import type { Refusal } from './config.ts';
import type { Ladder, Ladders } from './ladders.ts';
import type { LadderName, ReachValues } from './properties.ts';

export function turnFormula(): TemplateResult {
  const omega = mathml`<msub><mi>ω</mi><mi>i</mi></msub>`;
  const trained = mathml`<mi>L</mi><mo>·</mo><msubsup><mi>ω</mi><mi>i</mi><mi>${t('formula.training')}</mi></msubsup>`;
  return html`<div class="formula">
    <math display="block">
      <msub><mi>λ</mi><mi>i</mi></msub><mo>=</mo><mfrac><mrow><mn>2</mn><mi>π</mi></mrow>${omega}</mfrac>
    </math>
    <math display="block">
      <mi>${t('formula.angle')}</mi><mo>=</mo><mi>p</mi><mo>·</mo>${omega}${mathml`<mo>&gt;</mo>${trained}`}
    </math>
  </div>`;
}

export const refusalText = ({ key, values }: Refusal): string => t(key, values);

/** Names of methods are names in every language; the model's own scaling says whose it is. */
export function ladderText(name: LadderName, { kind, model }: Pick<Ladders, 'kind' | 'model'>): string {
  return name === 'own'
    ? t('reach.ownLadder', { model: model || t('reach.ownModel'), kind: t(`reach.ladders.${kind}`) })
    : t(`reach.ladders.${name}`);
}

const number = (value: number, digits = 6): string => (Number.isFinite(value) ? measure(value, digits) : '∞');

/** All scalings side by side; the button of a row puts its line in front. */
export function ladderTable(ladders: Ladders, choose: (name: LadderName) => void): TemplateResult {
  const row = (ladder: Ladder): TemplateResult => {
    const { name, wavelengths, unseen, attentionFactor } = ladder;
    const cell = (data: string, text: string): TemplateResult => html`<td data-value=${data}>${text}</td>`;
    return html`<tr data-ladder=${name}>
      <th scope="row"><button
        type="button" class="pick-ladder" aria-pressed=${ladder === ladders.chosen} @click=${() => choose(name)}
      >${ladderText(name, ladders)}</button></th>
      ${cell('first', number(wavelengths[0] ?? 0, 4))}${cell('last', number(wavelengths.at(-1) ?? 0))}
      ${cell('unseen', written(unseen))}${cell('attention', number(attentionFactor, 4))}
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
  const [before, after] = [ladders.plain.wavelengths[pair] ?? Infinity, ladders.chosen.wavelengths[pair] ?? Infinity];
  const slower = Number.isFinite(after) ? `× ${measure(after / before, 4)}` : '∞';
  return reading(
    t('reach.reading.title'),
    fact(t('reach.reading.pair'), t('reach.reading.pairOf', { pair, last: ladders.pairs - 1 }), 'pair'),
    fact(t('reach.reading.before'), number(before), 'before'),
    fact(t('reach.reading.after'), number(after), 'after'),
    fact(t('reach.reading.slower'), slower, 'slower'),
    fact(t('reach.reading.trained'), number(trained / before, 4), 'trained'),
    fact(t('reach.reading.now'), number(position / after, 4), 'now'),
  );
}

export function ropeCaption(ladders: Ladders, { trained, position }: ReachValues): string {
  const values = {
    pairs: ladders.pairs,
    partly: ladders.partTurns,
    trained: written(trained),
    position: written(position),
    plain: ladders.plain.unseen,
    chosen: ladders.chosen.unseen,
    name: ladderText(ladders.chosen.name, ladders),
  };
  if (position < trained) return t('reach.captionWithin', values);
  return t(ladders.chosen.name === 'default' ? 'reach.captionPlain' : 'reach.captionScaled', values);
}

export function ropeWords(ladders: Ladders, view: ReachValues): string {
  const about = t('reach.words.rope', {
    model: ladders.model || t('reach.ownModel'),
    pairs: ladders.pairs,
    base: written(ladders.base),
    trained: written(view.trained),
    factor: written(view.factor),
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
