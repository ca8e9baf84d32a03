import { html, nothing, type TemplateResult } from 'lit';
import './bar.ts';
import { forTeachers } from './for-teachers.ts';
import { followLinks } from './lab/travel.ts';
import { labs, type LabId, type LabInfo } from '../index.ts';
import type { LabSlot } from './lab-slot.ts';
import { missing } from './state/capability.ts';
import { homeOf, pageOf } from './state/site.ts';
import { siteFoot } from './site-foot.ts';
import { sorry } from './sorry.ts';
import { t } from './text/i18n.ts';
import { language, LocalizeController } from './text/language.ts';
import { LightElement } from './light-element.ts';

/**
 * `<pe-lab-page lab="clock">`: one lab alone. It comes with all of its text (web/labs/shared/still), and the lab takes
 * the place of that text once it has drawn itself. Whoever uses it imports the slot, which differs where pages are
 * made.
 */
export class LabPage extends LightElement {
  static override properties = { lab: {} };

  declare lab: LabId;
  /** The lab as the page came with it. */
  #still: Element | null = null;

  constructor() {
    super();
    new LocalizeController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', followLinks);
    if (this.hasUpdated) return;
    // The text that the page came with is replaced by the same with listeners, before the next frame.
    this.#still = this.querySelector('.still');
    this.replaceChildren();
  }

  protected override firstUpdated(): void {
    const slot = this.querySelector<LabSlot>('pe-lab-slot');
    if (!missing()) void slot?.wake();
  }

  protected override render(): TemplateResult {
    const { lab } = this;
    const at = labs.findIndex(({ id }) => id === lab);
    const why = missing();
    return html`
      <a class="skip" href="#${lab}">${t('page.about.skip')}</a>
      <pe-bar .here=${labs[at]}></pe-bar>
      <main>
        <section class="lab alone" id=${lab} aria-labelledby="${lab}-title">
          ${why ? nothing : forTeachers(lab, t(`titles.${lab}`))}
          <h1 id="${lab}-title" tabindex="-1">${t(`titles.${lab}`)}</h1>
          <h2 class="asks">${t(`questions.${lab}`)}</h2>
          ${why ? sorry(why) : nothing}
          <pe-lab-slot .lab=${labs[at]} .still=${this.#still}></pe-lab-slot>
        </section>
        <nav class="neighbours" aria-label=${t('page.bar.labs')}>
          ${neighbour(labs[at - 1], 'previous')} <a href=${homeOf(language())}>${t('page.about.all')}</a>
          ${neighbour(labs[at + 1], 'next')}
        </nav>
      </main>
      <footer class="bottom"><p class="aside">${t('page.footer')}</p>${siteFoot()}</footer>
    `;
  }
}

const neighbour = (lab: LabInfo | undefined, side: 'previous' | 'next'): TemplateResult =>
  lab
    ? html`<a rel=${side === 'next' ? 'next' : 'prev'} href=${pageOf(lab.id, language())}
        ><small>${t(`page.bar.${side}`)}</small> ${t(`titles.${lab.id}`)}</a
      >`
    : html`<span></span>`;

customElements.define('pe-lab-page', LabPage);
