// Losses of small language models beyond their trained length: a part that loads after the lab.
import { html, nothing, type TemplateResult } from 'lit';
import { lossByPlace, type PlaceLine } from '../reads/loss-by-place.ts';
import { viewLink } from '../shared/lab/view-link.ts';
import { isAmongOthers } from '../shared/state/among-others.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, written } from '../shared/text/numerals.ts';
import type { Ladders } from './ladders.ts';
import { alibi, factor, lossOf, names, readTo, rotary, scaled, trainedLength, type Measured } from './read-losses.ts';

/** The losses of models with RoPE as trained, with each scaling that was measured, and of ALiBi, by place. */
export function readCurve({ chosen, kind }: Ladders, width: number): TemplateResult {
  const ladder = chosen.name === 'own' ? kind : chosen.name;
  const now = names.find((name) => name === ladder) ?? 'default';
  const nameOf = (name: Measured): string =>
    name === 'default' ? 'RoPE' : `${t(`reach.ladders.${name}`)} × ${factor}`;
  const lines: readonly PlaceLine[] = [
    { name: 'ALiBi', losses: alibi.plain, kind: 'other' },
    ...names
      .filter((name) => name !== now)
      .map((name) => ({ name: nameOf(name), losses: scaled[name], kind: 'other' })),
    { name: nameOf(now), losses: scaled[now], kind: 'chosen' },
  ];
  const nats = (losses: readonly number[], from: number, to: number): string => decimal(lossOf(losses, from, to), 2);
  const says = t('reach.read.says', {
    length: written(trainedLength),
    last: written(readTo),
    within: nats(rotary.plain, 0, trainedLength),
    beyond: nats(rotary.plain, trainedLength, readTo),
    yarn: nats(scaled.yarn, trainedLength, readTo),
    short: nats(scaled.yarn, 0, trainedLength),
    linear: nats(scaled.linear, 0, trainedLength),
    alibi: nats(alibi.plain, trainedLength, readTo),
  });
  const label = t('reach.read.chart', { length: written(trainedLength) });
  const axes = { place: t('reach.read.place'), loss: t('reach.read.loss') };
  const view = { lab: 'reads', parameters: { l: String(readTo), s: 'yarn' } } as const;
  return html`<section class="read-curve">
    <h3>${t('reach.read.title')}</h3>
    ${lossByPlace({ kind: 'reach-read', label, axes, trainedLength, lines }, width)}
    <p class="says" data-says="read">${says}
      ${isAmongOthers() ? viewLink(view, 'show', t('reach.read.show', { title: t('titles.reads') })) : nothing}</p>
  </section>`;
}
