import { html, nothing, type TemplateResult } from 'lit';
import { withColon } from '../../library/elements/sentences.ts';
import { codeBlock } from './controls/code-block.ts';
import { arriveAt } from './lab/arrive.ts';
import { missing, type Missing, inFile } from './state/capability.ts';
import { addressBar } from './state/address-bar.ts';
import { addressOf } from './header/header.mjs';
import { siteFoot } from './site-foot.ts';
import { forTeachers } from './for-teachers.ts';
import { sorry } from './sorry.ts';
import { pageOf, siteFolder } from './state/site.ts';
import { isPublished } from './published.ts';
import { loadStrings, t } from './text/i18n.ts';
import { language, LocalizeController } from './text/language.ts';
import { watchInView } from './lab/in-view.ts';
import { bringTo, followLinks } from './lab/travel.ts';
import { askedLab, labs, type LabId, type LabInfo } from '../index.ts';
import { isMaking } from './paths/make-path.ts';
import type { Maker } from './paths/maker.ts';
import type { Step } from './paths/paths.ts';
import type { FollowedPath } from './paths/followed-path.ts';
import './bar.ts';
import './contents.ts';
import type { LabSlot } from './lab-slot.ts';
import './lab-slot.ts';
import { storyLink } from './opening.ts';
import { LightElement } from './light-element.ts';

/** Milliseconds in one place after which it is named in the address. */
const quiet = 300;

/** `<pe-page>`: the article around the labs. */
export class Page extends LightElement {
  static override properties = {
    path: { attribute: false },
    here: { state: true },
    shown: { state: true },
    making: { state: true },
  };

  /** The path that the reader follows. */
  declare path: FollowedPath | undefined;
  /** The lab in view. */
  declare private here: LabInfo | undefined;
  /** Labs outside the step that the reader unfolded anyway. */
  declare private shown: ReadonlySet<LabId>;
  /** The maker of paths, loaded on demand. */
  declare private making: Maker | undefined;
  #staying: ReturnType<typeof setTimeout> | undefined;
  readonly #missing: Missing | undefined = missing();

  constructor() {
    super();
    this.path = undefined;
    this.here = undefined;
    this.shown = new Set();
    this.making = undefined;
    new LocalizeController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The text that the page came with is replaced by the same with listeners, before the next frame.
    if (!this.hasUpdated) this.replaceChildren();
    // Printing unfolds what the reader folded away, and folds it again afterwards.
    addEventListener('beforeprint', () => this.#fold(true));
    addEventListener('afterprint', () => this.#fold(false));
    this.addEventListener('pe-make-path', ({ detail }) => void this.#make(detail));
  }

  #fold(open: boolean): void {
    for (const details of this.querySelectorAll('details')) {
      if (open && !details.open) details.dataset['folded'] = '';
      if ('folded' in details.dataset) details.open = open;
      if (!open) delete details.dataset['folded'];
    }
  }

  protected override firstUpdated(): void {
    this.addEventListener('click', followLinks);
    if (isMaking()) void this.#make();
    const asked = askedLab(new URL(location.href));
    // The contents that the header leads to have been replaced by the same with listeners.
    const at = asked ? `#${asked.id}` : location.hash === '#contents' ? '#contents' : '#path';
    const section = this.querySelector('#path') ?? this.querySelector(at);
    if (section) arriveAt(section);
    // The story has a name in the address while it is unfolded.
    watchInView([...this.querySelectorAll('pe-story, section.lab')], (section) =>
      this.#enter(section?.querySelector('#story')?.id ?? (section?.id || undefined)),
    );
  }

  async #make(steps?: readonly Step[]): Promise<void> {
    const [{ Maker }] = await Promise.all([import('./paths/maker.ts'), loadStrings('paths')]);
    this.making ??= new Maker();
    this.making.open(steps);
  }

  /** The path has moved to another step, or the reader has left it at a lab. */
  turn(left?: LabId): void {
    if (left) this.path = undefined;
    this.shown = new Set();
    void this.updateComplete.then(() => {
      const section = this.querySelector(left ? `#${left}` : '#path');
      if (section) bringTo(section);
    });
  }

  /** The address follows the reader when she stops scrolling. */
  #enter(id: string | undefined): void {
    this.here = labs.find((lab) => lab.id === id);
    clearTimeout(this.#staying);
    // A link that was followed meanwhile has the last word.
    const { hash } = location;
    const name = (): void => {
      if (location.hash === hash) addressBar.setHash(id ?? this.#opening());
    };
    this.#staying = setTimeout(name, quiet);
  }

  /** The opening needs a name where a link without one would lead to a lab. */
  #opening(): string | null {
    const address = new URL(location.href);
    address.hash = '';
    return askedLab(address) ? 'opening' : null;
  }

  protected override updated(): void {
    if (this.making) this.making.here = this.here;
    document.title = t('page.title');
  }

  protected override render(): TemplateResult {
    return html`
      <a class="skip" href=${this.path?.step ? '#path' : '#contents'}>${t('page.skip')}</a>
      <pe-bar .here=${this.here ?? labs.find(({ id }) => id === this.path?.step?.lab)} .path=${this.path}></pe-bar>
      ${this.making ?? nothing}
      <main>
        ${this.path?.step ? nothing : this.#opens()}
        ${labs.map((lab, index) => this.#lab(lab, index))}
      </main>
      <footer class="bottom">
        <div class="prose">
          <h2>${t('page.footerUse')}</h2>
          <div class="uses">
            <div><h3>${t('page.footerInstall')}</h3>${installing()}</div>
            <div><h3>${t('page.footerImport')}</h3>${codeBlock(importExample, t('page.footerImport'))}</div>
            <div><h3>${t('page.footerElement')}</h3>${codeBlock(elementExample, t('page.footerElement'))}</div>
          </div>
          <p class="aside">
            ${inFile() ? nothing : html`<a href="${manual()}">${t('page.footerDocs')}</a>.`}
            ${t('page.footer')}
          </p>
          ${inFile() ? nothing : siteFoot()}
        </div>
      </footer>
    `;
  }

  #opens(): TemplateResult {
    return html`${this.path?.card() ?? nothing}
      <div class="opening" id="opening">
        <h1 tabindex="-1">${t('page.headline')}</h1>
        <p class="intro prose">${t('page.intro')}</p>
        ${this.#missing ? sorry(this.#missing) : html`${storyLink()}<pe-opening></pe-opening>`}
        <p class="aside prose">${t('page.honest')}</p>
      </div>
      ${this.#missing ? nothing : html`<pe-story></pe-story>`}
      <pe-contents></pe-contents>`;
  }

  #lab(lab: LabInfo, index: number): TemplateResult {
    const title = t(`titles.${lab.id}`);
    const next = labs[index + 1];
    const step = this.path?.step;
    const mine = step?.lab === lab.id;
    const folded = step !== undefined && !mine && !this.shown.has(lab.id);
    const unfold = (): void => {
      this.shown = new Set(this.shown).add(lab.id);
      void this.querySelector<LabSlot>(`#${lab.id} pe-lab-slot`)?.wake();
    };
    return html`${mine ? this.path?.card() : nothing}
      <section class=${folded ? 'lab folded' : 'lab'} id=${lab.id} aria-labelledby="${lab.id}-title">
        ${folded || this.#missing || inFile() ? nothing : forTeachers(lab.id, title)}
        <div class="lab-head">
          <h2 id="${lab.id}-title" tabindex="-1"><span class="ordinal">${index + 1}</span> ${title}</h2>
          <a class="anchor" href="#${lab.id}" aria-label=${t('link.toLab', { title })}>#</a>
          ${folded ? showButton(title, unfold) : next ? pass(next) : nothing}
        </div>
        ${this.#missing ? nothing : html`<pe-lab-slot .lab=${lab} ?hidden=${folded}></pe-lab-slot>`}
        ${folded || inFile() ? nothing : own(lab, title)}
      </section>
      ${mine ? this.path?.end() : nothing}`;
  }
}

const showButton = (title: string, unfold: () => void): TemplateResult =>
  html`<button type="button" class="quiet" aria-label=${withColon(t('paths.unfold'), title)} @click=${unfold}>
    ${t('paths.unfold')}
  </button>`;

/** The page of a lab alone, to link to and to send. */
const own = ({ id }: LabInfo, title: string): TemplateResult =>
  html`<p class="aside own-page"><a href=${pageOf(id, language())}>${t('page.about.own', { title })}</a></p>`;

/** Past a lab, for those who come with the Tab key. */
const pass = ({ id }: LabInfo): TemplateResult =>
  html`<a class="pass" href="#${id}">${t('page.pass', { title: t(`titles.${id}`) })}</a>`;

/** The command that installs posenc; before the registry has it, the way through a clone. */
const installing = (): TemplateResult =>
  isPublished
    ? codeBlock('npm install posenc', t('page.footerInstall'))
    : html`<p>${t('page.footerClone')}</p>
        ${codeBlock('npm run build && npm pack', t('page.footerInstall'))}`;

const manual = (): string => addressOf('docs', language(), siteFolder());

const importExample = `import { sinusoidal } from 'posenc';

const table = sinusoidal({ positions: 100, dim: 512 });
table.data; // Float32Array, row by row`;

const elementExample = `<script src="posenc-elements.js"></script>
<posenc-heatmap positions="100" dim="64"></posenc-heatmap>`;

customElements.define('pe-page', Page);
