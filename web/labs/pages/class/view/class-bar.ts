// Above a figure of a class: which question is shown, and whether its answers are.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../words.ts';
import type { Projector } from './projector.ts';

export interface Steps {
  /** The question that is shown, from 0. */
  readonly at: number;
  readonly count: number;
  readonly go: (at: number) => void;
}

export function steps({ at, count, go }: Steps): TemplateResult {
  const by = (step: number): void => go(Math.min(Math.max(at + step, 0), count - 1));
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    by(step);
  };
  return html`<span class="steps" role="group" aria-label=${say('class.questions')} @keydown=${pressed}>
    <button type="button" class="quiet" data-act="previous" aria-label=${say('class.previous')}
      aria-disabled=${at === 0} @click=${() => by(-1)}>‹</button>
    <span>${say('class.at', { at: at + 1, all: count })}</span>
    <button type="button" class="quiet" data-act="next" aria-label=${say('class.next')}
      aria-disabled=${at === count - 1} @click=${() => by(1)}>›</button>
  </span>`;
}

export interface Bar {
  readonly isOpen: boolean;
  readonly reveal: (open: boolean) => void;
  readonly projector: Projector;
  /** Before the buttons. */
  readonly before?: unknown;
  /** Another button reveals: this one only covers. */
  readonly coversOnly?: boolean;
}

export const actions = ({ isOpen, reveal, projector, before = nothing, coversOnly = false }: Bar): TemplateResult =>
  html`<p class="actions">
    ${before}
    ${
      coversOnly && !isOpen
        ? nothing
        : html`<button
      type="button" class="main" data-act="reveal" aria-pressed=${isOpen} @click=${() => reveal(!isOpen)}
    >${say(isOpen ? 'class.hide' : 'class.reveal')}</button>`
    }
    <button
      type="button" class="quiet" data-act="large" aria-pressed=${projector.large}
      @click=${() => void projector.toggle()}
    >${say(projector.large ? 'class.small' : 'class.large')}</button>
  </p>`;
