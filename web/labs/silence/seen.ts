import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../shared/text/i18n.ts';
import type { Room } from '../shared/figure/width.ts';
import type { BugName } from './properties.ts';
import stored from './written.json';

type Case = keyof typeof stored.cases;
const isWritten = (bug: BugName): bug is Case => bug in stored.cases;

/** A line end has a sign, as in the lab in which the models read. */
const shown = (text: string): string => text.replaceAll('\n', '¶');

/** What a small model writes, by the right program and with the mistake of a case, if such a model can make it. */
export function seen(bug: BugName): TemplateResult | typeof nothing {
  if (!isWritten(bug)) return nothing;
  const { model, text } = stored.cases[bug];
  const end = stored.prompt.slice(stored.prompt.indexOf('is '));
  const right = stored.right[model as keyof typeof stored.right];
  const line = (kind: 'read' | 'right' | 'wrong', words: string): TemplateResult =>
    html`<dt>${t(`silence.seen.${kind}`)}</dt><dd lang="en" data-written=${kind}>${shown(words)}</dd>`;
  return html`<div class="seen-text">
    <p>${t('silence.seen.about')}</p>
    <dl>${line('read', `…${end}`)}${line('right', right)}${line('wrong', text)}</dl>
  </div>`;
}

/** What the texts take of a height, CSS pixels: two lines where they are cut (silence.css), six elsewhere. */
const textHeight = (): number => (matchMedia('(min-width: 62rem)').matches ? 170 : 52);

/** The height of the figure under the texts where nothing limits it, as on a slide: a lower one is shown larger. */
const unlimited = 200;

/** The room that the texts leave for the figure. */
export function roomBeside(bug: BugName, { value, highest }: Room): Room {
  if (!isWritten(bug)) return { value, highest };
  return { value, highest: highest === Infinity ? unlimited : highest - textHeight() };
}
