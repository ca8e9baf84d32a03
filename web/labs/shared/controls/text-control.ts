import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LocalizeController } from '../text/language.ts';
import { problemText } from '../text/problem-text.ts';
import { parse, type Problem, type TextProperty } from '../state/properties.ts';
import { LightElement } from '../light-element.ts';

export interface TextChangeDetail {
  readonly value: string;
}

type TextProblem = Problem & { readonly property: TextProperty };

let count = 0;

/**
 * `<pe-text>`: a line of the reader's own words. Valid input applies as it is typed; invalid input stays in the box
 * with the reason next to it and changes nothing else. Fires `pe-text-change`.
 */
export class TextControl extends LightElement {
  static override properties = {
    property: { attribute: false },
    value: { attribute: false },
    label: { attribute: false },
    epoch: { attribute: false },
    locked: { attribute: false },
    draft: { state: true },
  };

  declare property: TextProperty;
  /** The current text: the reader's words, or the example if there are none. */
  declare value: string;
  declare label: string;
  /** A new number discards text that was typed but not applied. */
  declare epoch: number;
  /** Shown, but not to be changed. */
  declare locked: boolean;
  declare private draft: string | null;
  readonly #id = `pe-text-${(count += 1)}`;

  constructor() {
    super();
    this.epoch = 0;
    this.locked = false;
    this.draft = null;
    new LocalizeController(this);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.draft !== null && (changed.has('epoch') || (changed.has('value') && this.#taken() !== this.value)))
      this.draft = null;
  }

  /** The words in the box, if they are allowed; an empty box is one that is still to be filled. */
  #taken(): string | undefined {
    const parsed = parse(this.property, this.draft ?? '');
    return 'value' in parsed && parsed.value !== '' ? parsed.value : undefined;
  }

  #typed(event: Event): void {
    this.draft = (event.target as HTMLInputElement).value;
    const value = this.#taken();
    if (value === undefined || value === this.value) return;
    this.dispatchEvent(new CustomEvent<TextChangeDetail>('pe-text-change', { detail: { value }, bubbles: true }));
  }

  /** Leaving the box reformats valid input; invalid input stays, to be corrected. */
  #left(): void {
    if (this.draft !== null && (this.draft.trim() === '' || this.#taken() !== undefined)) this.draft = null;
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.draft = null;
  }

  #problem(): TextProblem | undefined {
    if (this.draft === null || this.draft.trim() === '') return undefined;
    const parsed = parse(this.property, this.draft);
    return 'problem' in parsed ? (parsed.problem as TextProblem) : undefined;
  }

  protected override render(): TemplateResult {
    const problem = this.#problem();
    return html`<div class="text">
      <label for=${this.#id}>${this.label}</label>
      <input
        id=${this.#id} class="box" type="text" autocomplete="off" spellcheck="false" autocapitalize="off"
        .value=${live(this.draft ?? this.value)} ?readonly=${this.locked} aria-invalid=${problem ? 'true' : 'false'}
        aria-describedby=${problem ? `${this.#id}-problem` : nothing}
        @input=${this.#typed} @blur=${this.#left} @keydown=${this.#key}
      />
      <p id="${this.#id}-problem" class="problem" role="alert">${problem ? problemText(problem) : nothing}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pe-text-change': CustomEvent<TextChangeDetail>;
  }
  interface HTMLElementTagNameMap {
    'pe-text': TextControl;
  }
}

customElements.define('pe-text', TextControl);
