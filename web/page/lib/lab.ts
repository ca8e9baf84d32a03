import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { Speaks, t } from './i18n.ts';
import { allowedText } from './problem-text.ts';
import type { PropertyTable, Values } from './properties.ts';
import { url } from './session.ts';
import { Store, type Rejection } from './store.ts';

/** What the page knows of a lab before its code is loaded. */
export interface LabInfo {
  readonly id:
    | 'encode'
    | 'clock'
    | 'distance'
    | 'shift'
    | 'order'
    | 'terms'
    | 'compose'
    | 'family'
    | 'variants'
    | 'reach'
    | 'grids'
    | 'claims';
  /** Prefix of the lab's parameters in the URL. */
  readonly key: string;
  readonly load: () => Promise<unknown>;
  /** It makes do with the module that the page opens with: sinusoidal tables. */
  readonly first?: true;
}

/**
 * What all labs share: a store bound to the URL, a note about what a link asked for in vain, words and things that
 * light up together, and rendering into the page itself, so that one style sheet and one outline serve all of it.
 */
export abstract class LabElement<T extends PropertyTable> extends LitElement {
  readonly store: Store<T>;
  readonly #key: string;
  #bound = false;
  #rejections: readonly Rejection[] = [];
  /** Counts the discrete steps (preset, reset, a link): after one, half-typed text in a box is void. */
  protected epoch = 0;

  constructor(key: string, table: T, settle: (wanted: Values<T>) => Values<T>) {
    super();
    this.#key = key;
    this.store = new Store(table, settle);
    new Speaks(this);
    this.addEventListener('pointerover', this.#light);
    this.addEventListener('focusin', this.#light);
    this.addEventListener('pointerleave', this.#dim);
    this.addEventListener('focusout', this.#dim);
  }

  /** The label of a property in the reader's language, for the note about a link. */
  protected abstract label(name: keyof T & string): string;

  protected abstract body(view: Values<T>): TemplateResult;

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('lab-body');
    if (this.#bound) return;
    this.#bound = true;
    url.bind(this.#key, this.store, (rejections) => {
      this.#rejections = rejections;
      this.epoch += 1;
      this.requestUpdate();
    });
    this.store.subscribe((manner) => {
      if (manner === 'act') {
        this.epoch += 1;
        this.#rejections = [];
      }
      this.requestUpdate();
    });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`${this.#note()}${this.body(this.store.view)}`;
  }

  #note(): TemplateResult | typeof nothing {
    if (this.#rejections.length === 0) return nothing;
    const dismiss = (): void => {
      this.#rejections = [];
      this.requestUpdate();
    };
    return html`<div class="note" role="status">
      <p>${t('link.note')}</p>
      <ul>
        ${this.#rejections.map(
          ({ name, problem }) =>
            html`<li>${t('link.item', { label: this.label(name), raw: problem.raw, allowed: allowedText(problem.property) })}</li>`,
        )}
      </ul>
      <button type="button" class="quiet" @click=${dismiss}>${t('link.dismiss')}</button>
    </div>`;
  }

  readonly #light = (event: Event): void => {
    const from = event.target instanceof Element ? event.target.closest('[data-term]') : null;
    const term = from?.getAttribute('data-term');
    for (const other of this.querySelectorAll('[data-term]')) {
      other.toggleAttribute('data-lit', term !== undefined && other.getAttribute('data-term') === term);
    }
  };

  readonly #dim = (): void => {
    for (const other of this.querySelectorAll('[data-lit]')) other.removeAttribute('data-lit');
  };
}
