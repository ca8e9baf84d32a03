import { html, nothing, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { fixed, localized, plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Hand, Sampled } from './hands.ts';
import type { ClockValues } from './properties.ts';

const turns = (hand: Hand, position: number): number => position / hand.wavelength;

/** What the chosen hand says, in numbers. */
export function reading(hand: Hand, position: number): TemplateResult {
  const here = language();
  const item = (name: string, value: string, data: string, term = ''): TemplateResult =>
    html`<div data-term=${term || nothing}><dt>${name}</dt><dd data-value=${data}>${value}</dd></div>`;
  const columns =
    hand.cos === undefined
      ? plain(2 * hand.pair, here)
      : t('clock.reading.both', { sine: 2 * hand.pair, cosine: 2 * hand.pair + 1 });
  return html`<section class="reading" aria-label=${t('clock.reading.title')}>
    <dl>
      ${item(t('clock.reading.pair'), plain(hand.pair, here), 'pair', 'hand')}
      ${item(t('clock.reading.columns'), columns, 'columns')}
      ${item(t('clock.reading.frequency'), t('clock.reading.perPosition', { frequency: significant(hand.frequency, here) }), 'frequency')}
      ${item(t('clock.reading.wavelength'), t('clock.reading.positions', { wavelength: significant(hand.wavelength, here) }), 'wavelength', 'wavelength')}
      ${item(t('clock.reading.turns'), significant(turns(hand, position), here), 'turns')}
      ${item(t('clock.reading.sine'), localized(fixed(hand.sin, 6, 'rounded'), here), 'sin', 'sine')}
      ${item(t('clock.reading.cosine'), hand.cos === undefined ? t('clock.reading.none') : localized(fixed(hand.cos, 6, 'rounded'), here), 'cos', 'cosine')}
    </dl>
  </section>`;
}

/** What somebody sees who looks only at every so many positions. */
export function sampling({ alias, apparent, looks }: Sampled, step: number): string {
  const here = language();
  const values = { step, looks: significant(looks, here, 3), apparent: significant(Math.abs(apparent), here, 4) };
  if (!alias) return t(step === 1 ? 'clock.sampling.every' : 'clock.sampling.enough', values);
  return t(apparent < 0 ? 'clock.sampling.backwards' : 'clock.sampling.slower', values);
}

/** The clock for somebody who does not see it. */
export function inWords(view: ClockValues, hands: readonly Hand[], chosen: Hand, sampled: Sampled): TemplateResult {
  const here = language();
  const [fastest, slowest] = [hands[0], hands.at(-1)];
  return html`${t('clock.words.clock', {
    hands: t('clock.words.count', { count: hands.length }),
    dim: view.dim,
    base: plain(view.base, here),
    fastest: significant(fastest?.wavelength ?? 0, here, 4),
    slowest: significant(slowest?.wavelength ?? 0, here, 6),
  })}
    ${t('clock.words.chosen', { position: plain(view.position, here), pair: chosen.pair, turns: significant(turns(chosen, view.position), here) })}
    ${sampling(sampled, view.step)}`;
}

/** Every hand at the position shown. The columns keep their English names, as in the programs. */
export function handTable(view: ClockValues, hands: readonly Hand[]): DataTable {
  return {
    name: `posenc-clock-${view.dim}-position-${view.position}`,
    columns: ['pair', 'angular_frequency', 'wavelength', 'turns', 'sin', 'cos'],
    rows: hands.map((hand) => [
      hand.pair,
      hand.frequency,
      hand.wavelength,
      turns(hand, view.position),
      hand.sin,
      hand.cos ?? '',
    ]),
  };
}
