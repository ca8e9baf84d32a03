import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { selectControl } from '../../shared/controls/choice-control.ts';
import type { NumbersAnswer, Refused } from '../../../check/numbers/answer.ts';
import { loadStrings, t } from '../../shared/text/i18n.ts';
import { language, LocalizeController } from '../../shared/text/language.ts';
import { sampleNames, type SampleName } from './samples.ts';
import { QuestionThread } from '../../shared/lab/question-thread.ts';
import { LightElement } from '../../shared/light-element.ts';
import address from './worker.ts?worker&url';
import type { TableAnswers, TableQuestion } from './worker.ts';

/** More than this is not shown in the box: it is taken as a file would be. */
const longestShown = 20000;
/** Long enough that a number is typed to its end. */
const pause = 400;

type Sample = SampleName | 'none';

/** `<pe-table-check>`: the reader's own table, diagnosed in a worker. Fires `pe-sample` with the sample wanted. */
export class TableCheck extends LightElement {
  static override properties = {
    sample: { attribute: false },
    text: { state: true },
    source: { state: true },
    answer: { state: true },
    spoken: { state: true },
    failure: { state: true },
    working: { state: true },
    over: { state: true },
  };

  declare sample: Sample;
  /** The text in the box. */
  declare private text: string;
  /** The name of the file, or of a paste too long for the box. */
  declare private source: string;
  declare private answer: NumbersAnswer | Refused | null;
  /** The language whose words about numbers are here. */
  declare private spoken: string;
  declare private failure: string;
  declare private working: boolean;
  /** A file is held above the box. */
  declare private over: boolean;
  /** Loaded with the first answer. */
  #view: typeof import('../../shared/numbers/outcome.ts') | undefined;
  readonly #thread = new QuestionThread<TableQuestion, TableAnswers>(address);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor() {
    super();
    this.sample = 'none';
    this.text = '';
    this.source = '';
    this.answer = null;
    this.spoken = '';
    this.failure = '';
    this.working = false;
    this.over = false;
    new LocalizeController(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('sample') && this.sample !== 'none') void this.#load(this.sample);
    if (this.answer && this.spoken !== language()) void this.#speak();
  }

  /** Loads the view of an answer, and its words in the language that is spoken. */
  async #speak(): Promise<void> {
    [this.#view] = await Promise.all([import('../../shared/numbers/outcome.ts'), loadStrings('numbers')]);
    this.spoken = language();
  }

  #choose(sample: Sample): void {
    this.dispatchEvent(
      new CustomEvent<{ readonly sample: Sample }>('pe-sample', { detail: { sample }, bubbles: true }),
    );
  }

  /** Resets everything. */
  clear(): void {
    this.#stop();
    this.text = '';
    this.source = '';
    this.answer = null;
    this.failure = '';
  }

  /** Makes pending results obsolete. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#thread.stop();
    this.working = false;
  }

  async #load(sample: SampleName): Promise<void> {
    this.#stop();
    const asked = this.#asked;
    this.working = true;
    try {
      const text = await this.#thread.ask({ kind: 'sample', name: sample });
      if (asked !== this.#asked) return;
      this.text = text;
      this.source = '';
      await this.#diagnose(text);
    } catch (error) {
      this.#fail(asked, error);
    }
  }

  async #diagnose(source: string | Blob): Promise<void> {
    this.#stop();
    const asked = this.#asked;
    this.failure = '';
    this.working = true;
    try {
      const [answer] = await Promise.all([this.#thread.ask({ kind: 'table', source }), this.#speak()]);
      if (asked !== this.#asked) return;
      this.answer = answer;
      this.working = false;
    } catch (error) {
      this.#fail(asked, error);
    }
  }

  #fail(asked: number, error: unknown): void {
    if (asked !== this.#asked) return;
    this.answer = null;
    this.working = false;
    this.failure = error instanceof Error ? error.message : String(error);
  }

  /** Text of any length from outside: short enough for the box, or taken as a file. */
  #take(text: string): void {
    if (text.length <= longestShown) {
      this.text = text;
      this.source = '';
      void this.#diagnose(text);
    } else this.#file(new Blob([text]), t('claims.table.paste'));
  }

  #file(file: Blob, name: string): void {
    this.#choose('none');
    this.text = '';
    this.source = name;
    void this.#diagnose(file);
  }

  readonly #typed = (event: Event): void => {
    this.#choose('none');
    this.text = (event.target as HTMLTextAreaElement).value;
    this.source = '';
    this.#stop();
    if (this.text.trim() === '') {
      this.answer = null;
      this.failure = '';
    } else this.#timer = setTimeout(() => void this.#diagnose(this.text), pause);
  };

  readonly #pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= longestShown) return;
    event.preventDefault();
    this.#take(text);
  };

  readonly #dropped = (event: DragEvent): void => {
    event.preventDefault();
    this.over = false;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file) this.#file(file, file.name);
    else if (text !== '') {
      this.#choose('none');
      this.#take(text);
    }
  };

  readonly #held = (event: DragEvent): void => {
    event.preventDefault();
    this.over = event.type !== 'dragleave';
  };

  readonly #picked = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.#file(file, file.name);
    // The same file again, once it has been mended, is a change too.
    input.value = '';
  };

  protected override render(): TemplateResult {
    return html`<div class="table-check">
      <div
        class="giving" data-over=${this.over ? 'yes' : 'no'} @drop=${this.#dropped} @dragover=${this.#held}
        @dragleave=${this.#held}
      >
        <label for="table-text">${t('claims.table.box')}</label>
        <textarea
          id="table-text" rows="9" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"
          placeholder=${this.source === '' ? '0, 1, 0, 1\n0.8415, 0.5403, 0.01, 1' : ''} .value=${live(this.text)}
          @input=${this.#typed} @paste=${this.#pasted}
        ></textarea>
        <div class="actions">
          <label class="quiet pick">
            <input type="file" class="file" accept=".csv,.tsv,.txt,.json,.npy" @change=${this.#picked} />
            <span>${t('claims.table.file')}</span>
          </label>
          ${selectControl<Sample>({
            label: t('claims.table.try'),
            options: ['none', ...sampleNames],
            value: this.sample,
            text: (name) => t(`claims.table.sample.${name}`),
            choose: (name) => this.#choose(name),
          })}
        </div>
        ${this.source === '' ? nothing : html`<p class="hint">${t('claims.table.reading', { name: this.source })}</p>`}
      </div>
      <div class="outcome" aria-live="polite">${this.#outcome()}</div>
    </div>`;
  }

  #outcome(): TemplateResult {
    if (this.working) {
      const stop = (): void => {
        this.#stop();
        this.answer = null;
      };
      return html`<p class="working">
        ${t('claims.table.working')}
        <button type="button" class="quiet" @click=${stop}>${t('claims.table.stop')}</button>
      </p>`;
    }
    if (this.failure !== '')
      return html`<p class="note refusal">${t('claims.table.failed', { message: this.failure })}</p>`;
    if (!this.answer || !this.#view) return html`<p class="hint">${t('claims.table.waiting')}</p>`;
    return this.answer.kind === 'refused' ? this.#view.refusal(this.answer) : this.#view.outcomeOf(this.answer);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-table-check': TableCheck;
  }
}

customElements.define('pe-table-check', TableCheck);
