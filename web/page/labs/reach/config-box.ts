import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LocalizeController } from '../../text/language.ts';

export interface ConfigChangeDetail {
  readonly text: string;
}

/**
 * `<pe-config>`: a box for a whole file. A valid file applies as it is pasted; an invalid one stays in the box with the
 * reason below it and changes nothing else. Fires `pe-config-change`.
 */
export class ConfigBox extends LitElement {
  static override properties = {
    value: { attribute: false },
    label: { attribute: false },
    epoch: { attribute: false },
    refused: { attribute: false },
    trouble: { attribute: false },
    draft: { state: true },
  };

  /** The current text. */
  declare value: string;
  declare label: string;
  /** A new number discards text that was typed but not applied. */
  declare epoch: number;
  /** Why a text cannot be taken; undefined if it can. */
  declare refused: (text: string) => string | undefined;
  /** The error in the value itself, which may come from a link. */
  declare trouble: string | undefined;
  declare private draft: string | null;

  constructor() {
    super();
    this.epoch = 0;
    this.draft = null;
    this.refused = () => undefined;
    new LocalizeController(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('epoch')) this.draft = null;
  }

  #typed(event: Event): void {
    this.draft = (event.target as HTMLTextAreaElement).value;
    if (this.refused(this.draft) !== undefined) return;
    this.dispatchEvent(
      new CustomEvent<ConfigChangeDetail>('pe-config-change', { detail: { text: this.draft }, bubbles: true }),
    );
  }

  /** Leaving the box reformats valid input; invalid input stays, to be corrected. */
  #left(): void {
    if (this.draft !== null && (this.draft.trim() === '' || this.refused(this.draft) === undefined)) this.draft = null;
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.draft = null;
  }

  protected override render(): TemplateResult {
    const problem =
      this.draft === null ? this.trouble : this.draft.trim() === '' ? undefined : this.refused(this.draft);
    return html`<div class="text">
      <label for="pe-config-box">${this.label}</label>
      <textarea
        id="pe-config-box" class="box" rows="10" autocomplete="off" spellcheck="false" autocapitalize="off" wrap="off"
        translate="no"
        .value=${live(this.draft ?? this.value)} aria-invalid=${problem ? 'true' : 'false'}
        aria-describedby=${problem ? 'pe-config-problem' : nothing} @input=${this.#typed} @blur=${this.#left}
        @keydown=${this.#key}
      ></textarea>
      <p id="pe-config-problem" class="problem" role="alert">${problem ?? nothing}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pe-config-change': CustomEvent<ConfigChangeDetail>;
  }
  interface HTMLElementTagNameMap {
    'pe-config': ConfigBox;
  }
}

customElements.define('pe-config', ConfigBox);
