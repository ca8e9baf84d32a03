import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { flagControl } from './controls/choice-control.ts';
import { readyHeader, takesText } from './header/behaviour.ts';
import { headerBegins, headerEnds, type Header } from './header/header.mjs';
import { addressBar } from './state/address-bar.ts';
import { inFile } from './state/capability.ts';
import { chooseBracketKeys, readBracketKeys } from './state/bracket-keys.ts';
import { changeLanguage, t } from './text/i18n.ts';
import { language, LocalizeController } from './text/language.ts';
import { travelTo } from './lab/travel.ts';
import { groups, labs, type LabInfo } from '../index.ts';
import { homeOf, linkTo, onlyLab, pageOf, siteFolder } from './state/site.ts';
import type { FollowedPath } from './paths/followed-path.ts';
import { LightElement } from './light-element.ts';

/** `<pe-bar>`: the header of the site, and within it the reader's place among the labs, with links from there. */
export class Bar extends LightElement {
  static override properties = {
    here: { attribute: false },
    path: { attribute: false },
    open: { state: true },
    keys: { state: true },
  };

  /** The lab in view. */
  declare here: LabInfo | undefined;
  /** The path that the reader follows. */
  declare path: FollowedPath | undefined;
  declare private open: boolean;
  /** Whether brackets step from lab to lab. */
  declare private keys: boolean;

  constructor() {
    super();
    this.here = undefined;
    this.path = undefined;
    this.open = false;
    this.keys = readBracketKeys();
    new LocalizeController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#press);
    document.addEventListener('pointerdown', this.#outside);
    document.addEventListener('focusin', this.#outside);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#press);
    document.removeEventListener('pointerdown', this.#outside);
    document.removeEventListener('focusin', this.#outside);
  }

  /** Along the path; else from lab to lab, of which the opening is the one before the first. */
  #step(by: 1 | -1): void {
    if (this.path?.step) {
      this.path.turn(by);
      return;
    }
    const at = (this.here ? labs.indexOf(this.here) : -1) + by;
    if (at >= labs.length || at < -1) return;
    const next = labs[at];
    if (onlyLab() === undefined) travelTo(next?.id ?? 'opening');
    else location.assign(next ? pageOf(next.id, language()) : homeOf(language()));
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.open) {
      this.open = false;
      this.querySelector<HTMLElement>('.here')?.focus();
      return;
    }
    if (!this.keys) return;
    // Brackets need AltGr on many keyboards, which some systems report as Ctrl and Alt.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey !== event.altKey || takesText(event.target)) return;
    if (event.key === ']') this.#step(1);
    else if (event.key === '[') this.#step(-1);
    else return;
    event.preventDefault();
  };

  readonly #outside = ({ target }: Event): void => {
    if (this.open && target instanceof Node && !this.contains(target)) this.open = false;
  };

  /** All labs change their language where they are; the page of one lab has an address in each. */
  readonly #choose = (event: Event): void => {
    const code = (event.target as Element).closest<HTMLElement>('[data-language]')?.dataset['language'];
    if (code === undefined) return;
    if (onlyLab() !== undefined) {
      addressBar.write('replace');
      return;
    }
    event.preventDefault();
    void changeLanguage(code).then((changed) => changed && addressBar.setPage('lang', code));
  };

  #site(): Header {
    const only = onlyLab();
    return {
      language: language(),
      up: siteFolder(),
      here: 'labs',
      pageIn: (code) => (only === undefined ? homeOf(code) : pageOf(only, code)),
      isFile: inFile(),
      ...(only === undefined ? { home: '#opening', labs: '#contents' } : {}),
    };
  }

  protected override updated(): void {
    readyHeader();
  }

  protected override render(): TemplateResult {
    const { here } = this;
    const at = here ? labs.indexOf(here) : -1;
    const { steps, at: on = at } = this.path?.step ? this.path : { steps: labs };
    const isEnd = (by: 1 | -1): boolean =>
      by > 0 ? on === (steps?.length ?? 0) - 1 : this.path?.step ? on === 0 : on < 0;
    const step = (by: 1 | -1, name: 'previous' | 'next', sign: string): TemplateResult => {
      const key = by < 0 ? '[' : ']';
      const label = t(`page.bar.${name}`);
      return html`<button
        type="button" class="step" ?disabled=${isEnd(by)} title=${this.keys ? `${label} ( ${key} )` : label}
        aria-label=${label} aria-keyshortcuts=${this.keys ? key : nothing} @click=${() => this.#step(by)}
      >${sign}</button>`;
    };
    const site = this.#site();
    return html`<header class="bar" lang=${site.language} data-up=${site.up} @click=${this.#choose}>
      <div class="bar-line">
        ${unsafeHTML(headerBegins(site))}
        <div class="bar-place">
          <button
            type="button" class="here" aria-expanded=${this.open} aria-controls="bar-labs" title=${t('page.contents')}
            @click=${() => (this.open = !this.open)}
          ><span class="name">${
            here ? html`<span class="ordinal">${at + 1}</span> ${t(`titles.${here.id}`)}` : t('page.contents')
          }</span></button>
          ${step(-1, 'previous', '‹')}${step(1, 'next', '›')}
        </div>
        ${unsafeHTML(headerEnds(site))}
      </div>
      <nav id="bar-labs" class="bar-labs" aria-label=${t('page.bar.labs')} ?hidden=${!this.open}>
        ${groups.map(
          (group) => html`<section>
            <h2>${t(`page.groups.${group}`)}</h2>
            <ul>${labs.filter((lab) => lab.group === group).map((lab) => this.#entry(lab))}</ul>
          </section>`,
        )}
        ${this.#keySwitch()}
      </nav>
    </header>`;
  }

  #keySwitch(): TemplateResult {
    const choose = (on: boolean): void => {
      this.keys = on;
      chooseBracketKeys(on);
    };
    return html`<div class="bar-keys">
      ${flagControl({ label: t('page.bar.keys'), value: this.keys, choose })}
    </div>`;
  }

  #entry(lab: LabInfo): TemplateResult {
    return html`<li><a
      href=${linkTo(lab.id, language())} aria-current=${lab === this.here ? 'true' : nothing}
      @click=${() => (this.open = false)}
    ><span class="ordinal">${labs.indexOf(lab) + 1}</span> ${t(`titles.${lab.id}`)}</a></li>`;
  }
}

customElements.define('pe-bar', Bar);
