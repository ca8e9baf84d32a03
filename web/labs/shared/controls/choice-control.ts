import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface ChoiceOptions<T extends string> {
  /** Unique on the page; radio buttons with one name exclude each other. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly text: (option: T) => string | TemplateResult;
  readonly choose: (option: T) => void;
  readonly term?: string | undefined;
  /** Shown, but not to be changed. */
  readonly locked?: boolean;
}

/** One of a few, all in view: a row of radio buttons. */
export function choiceControl<T extends string>(choice: ChoiceOptions<T>): TemplateResult {
  return html`<fieldset class="choice" ?disabled=${choice.locked} data-term=${choice.term ?? nothing}>
    <legend>${choice.label}</legend>
    <div class="segments">
      ${choice.options.map(
        (option) => html`<label>
          <input
            type="radio" name=${choice.name} value=${option} .checked=${live(option === choice.value)}
            @change=${() => choice.choose(option)}
          /><span>${choice.text(option)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

export interface FlagOptions {
  readonly name?: string;
  readonly label: string | TemplateResult;
  readonly value: boolean;
  readonly locked?: boolean;
  readonly choose: (value: boolean) => void;
}

export function flagControl(flag: FlagOptions): TemplateResult {
  const changed = (event: Event): void => flag.choose((event.target as HTMLInputElement).checked);
  return html`<label class="flag"
    ><input
      type="checkbox" name=${flag.name ?? nothing} .checked=${live(flag.value)} ?disabled=${flag.locked}
      @change=${changed}
    /><span>${flag.label}</span></label
  >`;
}

export interface SelectOptions<T extends string> {
  readonly name?: string;
  readonly label: string;
  /** Stands for the whole where there is little room. */
  readonly short?: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly text: (option: T) => string;
  readonly locked?: boolean;
  readonly language?: (option: T) => string;
  readonly choose: (option: T) => void;
}

/** A choice of several in a compact form. */
export function selectControl<T extends string>(select: SelectOptions<T>): TemplateResult {
  const changed = (event: Event): void => select.choose((event.target as HTMLSelectElement).value as T);
  return html`<label class="select" data-short=${select.short ?? nothing}><span>${select.label}</span>
    <select name=${select.name ?? nothing} .value=${live(select.value)} ?disabled=${select.locked} @change=${changed}>
      ${select.options.map(
        (option) =>
          html`<option
            value=${option} lang=${select.language?.(option) ?? nothing} ?selected=${option === select.value}
          >${select.text(option)}</option>`,
      )}
    </select></label>`;
}
