import { html, mathml, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, measure, written } from '../shared/text/numerals.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { slowestLimit, type Hand, type Sampled } from './hands.ts';
import type { ClockValues } from './properties.ts';

/** How fast hand i turns, and how long a turn takes it. */
export function definition(ladder: ClockValues['ladder']): TemplateResult {
  const below = ladder === 'half' ? mathml`<mi>d</mi>` : mathml`<mo>(</mo><mi>d</mi><mo>−</mo><mn>2</mn><mo>)</mo>`;
  return html`<div class="formula">
    <math display="block"><msub><mi>ω</mi><mi>i</mi></msub><mo>=</mo>
      <msup><mi>base</mi><mrow><mo>−</mo><mn>2</mn><mi>i</mi><mo>/</mo>${below}</mrow></msup></math>
    <math display="block"><msub><mi>λ</mi><mi>i</mi></msub><mo>=</mo>
      <mfrac><mrow><mn>2</mn><mi>π</mi></mrow><msub><mi>ω</mi><mi>i</mi></msub></mfrac></math>
  </div>`;
}

const turns = (hand: Hand, position: number): number => position / hand.wavelength;

/** The reading of the chosen hand, in numbers. */
export function readings(hand: Hand, position: number): TemplateResult {
  const { pair, frequency, wavelength, sin, cos } = hand;
  const columns =
    cos === undefined ? written(2 * pair) : t('clock.reading.both', { sine: 2 * pair, cosine: 2 * pair + 1 });
  const speed = t('clock.reading.perPosition', { frequency: measure(frequency, 5) });
  const length = t('clock.reading.positions', { wavelength: measure(wavelength, 5) });
  const cosine = cos === undefined ? t('clock.reading.none') : decimal(cos, 6);
  return reading(
    t('clock.reading.title'),
    fact(t('clock.reading.pair'), written(pair), 'pair', 'hand'),
    fact(t('clock.reading.columns'), columns, 'columns'),
    fact(t('clock.reading.frequency'), speed, 'frequency'),
    fact(t('clock.reading.wavelength'), length, 'wavelength', 'wavelength'),
    fact(t('clock.reading.turns'), measure(turns(hand, position), 5), 'turns'),
    fact(t('clock.reading.sine'), decimal(sin, 6), 'sin', 'sine'),
    fact(t('clock.reading.cosine'), cosine, 'cos', 'cosine'),
  );
}

/** The wave that appears to an observer who looks only at every n-th position. */
export function sampling({ alias, apparent, looks }: Sampled, step: number): string {
  const values = { step, looks: measure(looks), apparent: measure(Math.abs(apparent), 4) };
  if (!alias) return t(step === 1 ? 'clock.sampling.every' : 'clock.sampling.enough', values);
  return t(apparent < 0 ? 'clock.sampling.backwards' : 'clock.sampling.slower', values);
}

export function caption({ position, base }: ClockValues, hands: readonly Hand[]): string {
  const [fastest, slowest] = [hands[0]?.wavelength ?? 1, hands.at(-1)?.wavelength ?? 1];
  return t(hands.length === 1 ? 'clock.captionSingle' : 'clock.caption', {
    position: written(position),
    fast: measure(position / fastest),
    slow: measure(position / slowest),
    slowest: measure(slowest, 6),
    limit: measure(slowestLimit(base), 6),
  });
}

/** The clock described in words. */
export function inWords(view: ClockValues, hands: readonly Hand[], chosen: Hand, sampled: Sampled): string {
  const position = written(view.position);
  const clock = t('clock.words.clock', {
    hands: t('clock.words.count', { count: hands.length }),
    dim: view.dim,
    base: written(view.base),
    fastest: measure(hands[0]?.wavelength ?? 0, 4),
    slowest: measure(hands.at(-1)?.wavelength ?? 0, 6),
  });
  const values = { position, pair: chosen.pair, turns: measure(turns(chosen, view.position), 5) };
  return inOneLine(t('clock.words.chosen', values), sampling(sampled, view.step), clock);
}

/** Every hand at the position shown. The columns keep their English names, as in the programs. */
export function handTable(view: ClockValues, hands: readonly Hand[]): DataTable {
  return {
    name: `posenc-clock-${view.dim}-position-${view.position}`,
    columns: ['pair', 'angular_frequency', 'wavelength', 'turns', 'sin', 'cos'],
    rows: hands.map((hand) => {
      const { pair, frequency, wavelength, sin, cos } = hand;
      return [pair, frequency, wavelength, turns(hand, view.position), sin, cos ?? ''];
    }),
  };
}
