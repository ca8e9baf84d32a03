// One of several, as buttons side by side or as a list that opens.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface Choice<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly text: (one: T) => string;
  readonly choose: (one: T) => void;
}

export function radios<T extends string>({ label, name, all, chosen, text, choose }: Choice<T>): TemplateResult {
  return html`<fieldset>
    <legend>${label}</legend>
    ${all.map(
      (one) => html`<label
        ><input type="radio" name=${name} value=${one} .checked=${live(one === chosen)}
          @change=${() => choose(one)} />
        ${text(one)}</label
      >`,
    )}
  </fieldset>`;
}

export function selection<T extends string>({ label, name, all, chosen, text, choose }: Choice<T>): TemplateResult {
  return html`<label>${label}
    <select name=${name} .value=${live(chosen)}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as T)}>
      ${all.map((one) => html`<option value=${one} ?selected=${one === chosen}>${text(one)}</option>`)}
    </select></label>`;
}
