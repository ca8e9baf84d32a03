import { useEveryFamily } from '../api/runtime/engine-page.ts';
import { html, LitElement, type TemplateResult } from 'lit';
import { learn, Speaks, t } from './lib/i18n.ts';
import { outline } from './outline.ts';
import { addressBar } from './lib/address-bar.ts';
import type { LabElement } from './lib/lab.ts';
import type { PropertyTable } from './lib/properties.ts';
import { askedLab, type LabInfo } from './labs/index.ts';

/** Half a screen ahead, so that a lab is there when the reader is, and the opening does not wait for any. */
const ahead = '50% 0%';

/**
 * `<pe-lab-slot>`: the place of a lab in the page. Loads the lab when the reader comes near, and says so if it cannot.
 */
export class LabSlot extends LitElement {
  static override properties = {
    lab: { attribute: false },
    element: { state: true },
    failure: { state: true },
  };

  declare lab: LabInfo;
  declare private element: HTMLElement | null;
  declare private failure: string | null;
  #started = false;
  #observer: IntersectionObserver | null = null;

  constructor() {
    super();
    this.element = null;
    this.failure = null;
    new Speaks(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    // After the first picture: the words of all labs, before any lab is there.
    requestAnimationFrame(
      () =>
        void learn('outline').then(
          () => this.requestUpdate(),
          () => undefined,
        ),
    );
    if (askedLab(new URL(location.href)) === this.lab) {
      void this.#start();
      return;
    }
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void this.#start();
      },
      { rootMargin: ahead },
    );
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  async #start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    this.#observer?.disconnect();
    try {
      await Promise.all([
        this.lab.load(),
        learn('outline'),
        learn('labs'),
        this.lab.first ? undefined : useEveryFamily(),
      ]);
      const element = document.createElement(`lab-${this.lab.id}`) as LabElement<PropertyTable>;
      addressBar.bind(this.lab.key, element.store, (rejections) => element.refuse(rejections));
      this.element = element;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render(): TemplateResult {
    if (this.failure !== null)
      return html`<p class="note" role="alert">${t('page.failed', { message: this.failure })}</p>`;
    if (this.element) return html`${this.element}`;
    return outline(this.lab.id, html`<p class="waiting">${t('page.waiting')}</p>`);
  }
}

customElements.define('pe-lab-slot', LabSlot);
