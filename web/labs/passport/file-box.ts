import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { modelPositions, readModelFile } from 'posenc';
import { t } from '../shared/text/i18n.ts';
import { LocalizeController } from '../shared/text/language.ts';
import { reduced } from './reduce.ts';
import { LightElement } from '../shared/light-element.ts';

export interface ModelFileDetail {
  /** The keys of the file that matter, as JSON. */
  readonly text: string;
}

let count = 0;

/**
 * `<pe-model-file>`: takes a config.json, a params.json or a GGUF file that is dropped, chosen or pasted. It is read
 * here and sent nowhere. A file that is refused changes nothing; the reason stands below. Fires `pe-model-file`.
 */
export class ModelFileBox extends LightElement {
  static override properties = {
    value: { attribute: false },
    label: { attribute: false },
    trouble: { attribute: false },
    epoch: { attribute: false },
    longest: { attribute: false },
    problem: { state: true },
    over: { state: true },
  };

  /** The keys that matter of the current file; empty for none. */
  declare value: string;
  declare label: string;
  /** The fault of the current file, which may come from a link. */
  declare trouble: string | undefined;
  /** A new number discards a text that was refused. */
  declare epoch: number;
  /** Characters at most. */
  declare longest: number;
  declare private problem: string | undefined;
  declare private over: boolean;
  readonly #id = `pe-model-file-${(count += 1)}`;
  #turn = 0;

  constructor() {
    super();
    this.value = '';
    this.epoch = 0;
    this.longest = 8000;
    this.over = false;
    new LocalizeController(this);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('epoch') || changed.has('value')) this.problem = undefined;
  }

  /** Reads a file; one that comes while another is read wins. */
  async take(file: Blob): Promise<void> {
    const turn = (this.#turn += 1);
    try {
      const config = await readModelFile(file);
      modelPositions(config);
      const text = JSON.stringify(reduced(config));
      if (turn !== this.#turn) return;
      if (text.length > this.longest) {
        this.problem = t('passport.file.long', { count: this.longest });
        return;
      }
      this.problem = undefined;
      const detail: ModelFileDetail = { text };
      this.dispatchEvent(new CustomEvent('pe-model-file', { detail, bubbles: true }));
    } catch (error) {
      if (turn === this.#turn) this.problem = (error as Error).message;
    }
  }

  #typed(event: Event): void {
    const { value } = event.target as HTMLTextAreaElement;
    if (value.trim() === '') this.problem = undefined;
    else void this.take(new Blob([value]));
  }

  #chosen(event: Event): void {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file) void this.take(file);
  }

  /** The browser's own button speaks the browser's language; this one the page's. */
  #choose(): void {
    this.querySelector<HTMLInputElement>('input[type="file"]')?.click();
  }

  #dropped(event: DragEvent): void {
    event.preventDefault();
    this.over = false;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file) void this.take(file);
    else if (text !== '') void this.take(new Blob([text]));
  }

  #dragged(event: DragEvent): void {
    event.preventDefault();
    this.over = event.type === 'dragover';
  }

  protected override render(): TemplateResult {
    const message = this.problem ?? this.trouble;
    return html`<div
      class="text model-file ${this.over ? 'dropping' : ''}" @drop=${this.#dropped} @dragover=${this.#dragged}
      @dragleave=${this.#dragged}
    >
      <label for=${this.#id}>${this.label}</label>
      <textarea
        id=${this.#id} class="box" rows="2" autocomplete="off" spellcheck="false" autocapitalize="off" translate="no"
        placeholder=${t('passport.file.paste')} .value=${this.value} aria-invalid=${message ? 'true' : 'false'}
        aria-describedby=${message ? `${this.#id}-problem` : nothing} @input=${this.#typed}
      ></textarea>
      <input type="file" hidden accept=".json,.gguf,application/json" @change=${this.#chosen} />
      <button type="button" class="quiet" @click=${this.#choose}>${t('passport.file.choose')}</button>
      <p id="${this.#id}-problem" class="problem" role="alert">
        ${message ? html`${t('passport.file.refused')} <span lang="en">${message}</span>` : nothing}
      </p>
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pe-model-file': CustomEvent<ModelFileDetail>;
  }
  interface HTMLElementTagNameMap {
    'pe-model-file': ModelFileBox;
  }
}

customElements.define('pe-model-file', ModelFileBox);
