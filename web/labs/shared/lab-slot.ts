import { useEveryFamily } from '../../library/api/runtime/engine-page.ts';
import { html, type TemplateResult } from 'lit';
import { loadStrings, loadWhole, t } from './text/i18n.ts';
import { LocalizeController } from './text/language.ts';
import { outline } from './outline.ts';
import { addressBar } from './state/address-bar.ts';
import { makeFiguresBy } from './lab/figure-of.ts';
import { bringTo } from './lab/travel.ts';
import type { LabElement } from './lab/lab.ts';
import { loadLanesBy } from './state/late-parts.ts';
import type { PropertyTable } from './state/properties.ts';
import { onlyLab } from './state/site.ts';
import { askedLab, type LabInfo } from '../index.ts';
import { labLoaders } from '../load.ts';
import { adopt } from './style-sheets.ts';
import { LightElement } from './light-element.ts';

/**
 * Half a screen ahead, so that a lab is ready when the reader arrives. Not upwards, behind the bar: a reader who
 * follows a link to one lab would wait for the one before it first, which took twice as long.
 */
const ahead = '-48px 0% 50% 0%';

loadLanesBy(() => useEveryFamily());

makeFiguresBy(async ({ lab, parameters }) => {
  await Promise.all([labLoaders[lab](), loadWhole('outline'), loadWhole('labs'), useEveryFamily()]);
  const element = document.createElement(`lab-${lab}`) as LabElement<PropertyTable>;
  adopt((element.constructor as typeof LabElement).sheets);
  element.shown = new Set(['figure']);
  element.store.fromParameters(new Map(Object.entries(parameters)));
  return element;
});

/** `<pe-lab-slot>`: the place of a lab in the page. Loads the lab when the reader comes near, and reports a failure. */
export class LabSlot extends LightElement {
  static override properties = {
    lab: { attribute: false },
    still: { attribute: false },
    element: { state: true },
    failure: { state: true },
  };

  declare lab: LabInfo;
  /** The lab without its script, as a page of one lab comes with it: shown until the lab has drawn itself. */
  declare still: Element | null;
  declare private element: HTMLElement | null;
  declare private failure: string | null;
  /** The first fragment of the address, perhaps of an element within this lab. */
  readonly #asked = location.hash.slice(1);
  #started = false;
  #observer: IntersectionObserver | null = null;

  constructor() {
    super();
    this.still = null;
    this.element = null;
    this.failure = null;
    new LocalizeController(this);
  }

  protected override firstUpdated(): void {
    // After the first picture, and before any lab: the strings of all labs.
    requestAnimationFrame(
      () =>
        void loadStrings('outline').then(
          () => this.requestUpdate(),
          () => undefined,
        ),
    );
    if (onlyLab() !== undefined) return;
    if (askedLab(new URL(location.href)) === this.lab) {
      void this.wake();
      return;
    }
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void this.wake();
      },
      { rootMargin: ahead },
    );
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  /** Now, wherever the reader is. */
  async wake(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    this.#observer?.disconnect();
    this.ariaBusy = 'true';
    try {
      await Promise.all([
        labLoaders[this.lab.id](),
        import('./controls/panels.ts'),
        loadStrings('outline'),
        loadStrings('labs'),
        this.lab.first ? undefined : useEveryFamily(),
      ]);
      const element = document.createElement(`lab-${this.lab.id}`) as LabElement<PropertyTable>;
      adopt((element.constructor as typeof LabElement).sheets);
      addressBar.bind(this.lab.key, element.store, (rejections) => element.refuse(rejections));
      this.element = element;
      if (this.still) element.classList.add('arriving');
      await this.updateComplete;
      await element.updateComplete;
      if (this.still) await this.#takeOver(element);
      const inside = this.#asked.startsWith(`${this.lab.id}-`) && document.getElementById(this.#asked);
      if (inside) bringTo(inside);
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      this.ariaBusy = null;
    }
  }

  /** Figures ask for their width once they are in the page, and draw themselves again at that width. */
  async #takeOver(element: LabElement<PropertyTable>): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await element.updateComplete;
    }
    element.classList.remove('arriving');
    this.still = null;
  }

  protected override render(): TemplateResult {
    if (this.failure !== null)
      return html`<p class="note" role="alert">${t('page.failed', { message: this.failure })}</p>${this.still}`;
    if (this.element || this.still) return html`${this.still}${this.element}`;
    return outline(this.lab.id, html`<p class="waiting">${t('page.waiting')}</p>`);
  }
}

customElements.define('pe-lab-slot', LabSlot);
