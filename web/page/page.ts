import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { codeBlock } from './controls/code-block.ts';
import { selectControl } from './controls/choice-control.ts';
import { arriveAt } from './lib/arrive.ts';
import { missing, type Missing } from './lib/capability.ts';
import { language, languages, ownName, speak, Speaks, t } from './lib/i18n.ts';
import { addressBar } from './lib/address-bar.ts';
import { chooseTheme, readTheme, themes, type Theme } from './lib/theme.ts';
import { labs, type LabInfo } from './labs/index.ts';
import './lab-slot.ts';

/** `<pe-page>`: the article around the labs. */
export class Page extends LitElement {
  static override properties = { theme: { state: true } };

  declare private theme: Theme;
  readonly #missing: Missing | undefined = missing();

  constructor() {
    super();
    this.theme = readTheme();
    new Speaks(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A handout shows what the reader folded away; afterwards it is folded again.
    addEventListener('beforeprint', () => this.#fold(true));
    addEventListener('afterprint', () => this.#fold(false));
  }

  #fold(open: boolean): void {
    for (const details of this.querySelectorAll('details')) {
      if (open && !details.open) details.dataset['folded'] = '';
      if ('folded' in details.dataset) details.open = open;
      if (!open) delete details.dataset['folded'];
    }
  }

  async #speak(code: string): Promise<void> {
    await speak(code);
    addressBar.setPage('lang', code);
  }

  protected override firstUpdated(): void {
    const asked = labs.find(({ id }) => location.hash === `#${id}`);
    const section = asked && this.querySelector(`#${asked.id}`);
    if (section) arriveAt(section);
  }

  protected override updated(): void {
    document.title = t('page.title');
  }

  protected override render(): TemplateResult {
    return html`
      <a class="skip" href="#${labs[0]?.id ?? ''}">${t('page.skip')}</a>
      <header class="top">
        <div><p class="brand" translate="no">posenc</p><p class="line">${t('page.line')}</p></div>
        <div class="switches">
          ${selectControl({
            label: t('page.language'),
            options: languages,
            value: language(),
            text: ownName,
            language: (code) => code,
            choose: (code) => void this.#speak(code),
          })}
          ${selectControl({
            label: t('page.theme'),
            options: themes,
            value: this.theme,
            text: (theme) => t(`page.themes.${theme}`),
            choose: (theme) => {
              this.theme = theme;
              chooseTheme(theme);
            },
          })}
        </div>
      </header>
      <main>
        <div class="opening">
          <h1>${t('page.headline')}</h1>
          <p class="intro prose">${t('page.intro')}</p>
          <p class="aside prose">${t('page.honest')}</p>
        </div>
        ${this.#missing ? this.#sorry(this.#missing) : nothing}
        ${labs.map((lab, index) => this.#lab(lab, index))}
      </main>
      <footer class="bottom">
        <div class="prose">
          <h2>${t('page.footerUse')}</h2>
          <div class="uses">
            <div><h3>${t('page.footerInstall')}</h3>${codeBlock('npm install posenc', t('page.footerInstall'))}</div>
            <div><h3>${t('page.footerImport')}</h3>${codeBlock(importExample, t('page.footerImport'))}</div>
            <div><h3>${t('page.footerElement')}</h3>${codeBlock(elementExample, t('page.footerElement'))}</div>
          </div>
          <p class="aside">${t('page.footer')}</p>
        </div>
      </footer>
    `;
  }

  #sorry(what: Missing): TemplateResult {
    return html`<div class="note missing" role="alert" data-missing=${what}>
      <p><strong>${t('missing.title')}</strong></p>
      <p>${t(`missing.${what}`)}</p>
    </div>`;
  }

  #lab(lab: LabInfo, index: number): TemplateResult {
    const title = t(`titles.${lab.id}`);
    return html`<section class="lab" id=${lab.id} aria-labelledby="${lab.id}-title">
      <h2 id="${lab.id}-title">
        <span class="ordinal">${index + 1}</span> ${title}
        <a class="anchor" href="#${lab.id}" aria-label=${t('link.toLab', { title })}>#</a>
      </h2>
      ${this.#missing ? nothing : html`<pe-lab-slot .lab=${lab} .eager=${index === 0}></pe-lab-slot>`}
    </section>`;
  }
}

const importExample = `import { sinusoidal } from 'posenc';

const table = sinusoidal({ positions: 100, dim: 512 });
table.data; // Float32Array, row by row`;

const elementExample = `<script src="posenc-elements.js"></script>
<posenc-heatmap positions="100" dim="64"></posenc-heatmap>`;

customElements.define('pe-page', Page);
