import { html, mathml, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { beyond, type Ladder, type Ladders } from './ladders.ts';
import type { LadderName, ReachValues } from './properties.ts';

export function turnFormula(): TemplateResult {
  const omega = mathml`<msub><mi>ω</mi><mi>i</mi></msub>`;
  const then = mathml`<msubsup><mi>ω</mi><mi>i</mi><mi>${t('formula.training')}</mi></msubsup>`;
  const trained = mathml`<mi>L</mi><mo>·</mo>${then}`;
  return html`<div class="formula">
    <math display="block">
      <msub><mi>λ</mi><mi>i</mi></msub><mo>=</mo><mfrac><mrow><mn>2</mn><mi>π</mi></mrow>${omega}</mfrac>
    </math>
    <math display="block">
      <mi>${t('formula.angle')}</mi><mo>=</mo><mi>p</mi><mo>·</mo>${omega}${mathml`<mo>&gt;</mo>${trained}`}
    </math>
  </div>`;
}

/** Names of methods are the same in every language; the model's own scaling has the model's name. */
export function ladderText(name: LadderName, { kind, model }: Pick<Ladders, 'kind' | 'model'>): string {
  return name === 'own'
    ? t('reach.ownLadder', { model: model || t('reach.ownModel'), kind: t(`reach.ladders.${kind}`) })
    : t(`reach.ladders.${name}`);
}

const number = (value: number, digits = 6): string => (Number.isFinite(value) ? measure(value, digits) : '∞');

/** How far past training the pairs go that go past it; one number where all go equally far. */
function pastText(ladder: Ladder): string {
  const times = beyond(ladder);
  if (times.length === 0) return t('reach.nonePast');
  const [low, high] = [measure(Math.min(...times), 3), measure(Math.max(...times), 3)];
  return low === high ? `× ${high}` : t('reach.pastRange', { low, high });
}

/** All scalings side by side; the button of a row puts its line in front. */
export function ladderTable(ladders: Ladders, choose: (name: LadderName) => void): TemplateResult {
  const row = (ladder: Ladder): TemplateResult => {
    const { name, wavelengths, unseen, attentionFactor } = ladder;
    const cell = (data: string, text: string): TemplateResult => html`<td data-value=${data}>${text}</td>`;
    return html`<tr data-ladder=${name}>
      <th scope="row"><button
        type="button" class="pick-ladder" aria-pressed=${ladder === ladders.chosen} @click=${() => choose(name)}
      >${ladderText(name, ladders)}</button></th>
      ${cell('unseen', written(unseen))}${cell('past', pastText(ladder))}
      ${cell('first', number(wavelengths[0] ?? 0, 4))}${cell('last', number(wavelengths.at(-1) ?? 0))}
      ${cell('attention', number(attentionFactor, 4))}
    </tr>`;
  };
  const heads = ['scaling', 'unseen', 'past', 'first', 'last', 'attention'] as const;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('panels.table')}>
    <table class="ladder-table">
      <thead><tr>${heads.map((name) => html`<th scope="col">${t(`reach.column.${name}`)}</th>`)}</tr></thead>
      <tbody>${ladders.all.map(row)}</tbody>
    </table>
  </div>`;
}

/** The pair pointed at, before and after. */
export function pairReading(ladders: Ladders, { pair, trained, position }: ReachValues): TemplateResult {
  const [before, after] = [ladders.plain.wavelengths[pair] ?? Infinity, ladders.chosen.wavelengths[pair] ?? Infinity];
  const past = ladders.chosen.past[pair] ?? Number.NaN;
  const times = Number.isNaN(past) ? t('reach.reading.cameRound') : `× ${measure(past, 4)}`;
  const slower = Number.isFinite(after) ? `× ${measure(after / before, 4)}` : '∞';
  return reading(
    t('reach.reading.title'),
    fact(t('reach.reading.pair'), t('reach.reading.pairOf', { pair, last: ladders.pairs - 1 }), 'pair'),
    fact(t('reach.reading.before'), number(before), 'before'),
    fact(t('reach.reading.after'), number(after), 'after'),
    fact(t('reach.reading.slower'), slower, 'slower'),
    fact(t('reach.reading.trained'), number(trained / before, 4), 'trained'),
    fact(t('reach.reading.now'), number(position / after, 4), 'now'),
    fact(t('reach.reading.past'), times, 'past', 'past'),
  );
}

export function ropeCaption(ladders: Ladders, { trained, position }: ReachValues): string {
  const values = {
    pairs: ladders.pairs,
    partly: ladders.partTurns,
    trained: written(trained),
    position: written(position),
    plain: ladders.plain.unseen,
    plainPast: pastText(ladders.plain),
    chosen: ladders.chosen.unseen,
    chosenPast: pastText(ladders.chosen),
    name: ladderText(ladders.chosen.name, ladders),
  };
  if (position < trained) return t('reach.captionWithin', values);
  if (ladders.chosen.name === 'default') return t('reach.captionPlain', values);
  return inOneLine(
    t(values.chosen === 0 ? 'reach.captionNone' : 'reach.captionScaled', values),
    t('reach.captionFirst'),
  );
}

export function ropeWords(ladders: Ladders, view: ReachValues): string {
  const about = t('reach.words.rope', {
    model: ladders.model || t('reach.ownModel'),
    pairs: ladders.pairs,
    base: written(ladders.base),
    trained: written(view.trained),
    factor: written(view.factor),
  });
  return inOneLine(about, ropeCaption(ladders, view));
}

/** Wavelengths of every pair under every scaling, and how far past training. English names, as in the programs. */
export function wavelengthTable(ladders: Ladders, { model, position }: ReachValues): DataTable {
  return {
    name: `posenc-rope-${model}-position-${position}`,
    columns: [
      'pair',
      ...ladders.all.map(({ name }) => `wavelength_${name}`),
      ...ladders.all.map(({ name }) => `past_training_${name}`),
    ],
    rows: Array.from({ length: ladders.pairs }, (_pair, pair) => [
      pair,
      ...ladders.all.map(({ wavelengths }) => wavelengths[pair] ?? Infinity),
      ...ladders.all.map(({ past }) => (Number.isNaN(past[pair]) ? '' : (past[pair] ?? ''))),
    ]),
  };
}
