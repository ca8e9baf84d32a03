import { html, nothing, type TemplateResult } from 'lit';

/** One of the numbers next to a figure. `data` names it for programs; `term` lights up with it. */
export const fact = (name: string, value: unknown, data = '', term = ''): TemplateResult =>
  html`<div data-term=${term || nothing}><dt>${name}</dt><dd data-value=${data || nothing}>${value}</dd></div>`;

export const reading = (title: string, ...facts: readonly unknown[]): TemplateResult =>
  html`<section role="group" class="reading" aria-label=${title}><dl>${facts}</dl></section>`;
