import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { addressBar } from './state/address-bar.ts';
import { whyPage } from './lab/asked.ts';
import { askedAbout, t } from './text/i18n.ts';
import { language, LocalizeController } from './text/language.ts';
import { groups, labs, type Group, type LabInfo } from '../index.ts';
import { inFile } from './state/capability.ts';
import { homeOf, pageOf, siteFolder } from './state/site.ts';
import { makePath } from './paths/make-path.ts';
import { pathNames, pathTitle, type PathName } from './paths/names.ts';
import { LightElement } from './light-element.ts';

type Thumbnails = typeof import('virtual:thumbnails').default;

const pageNames = ['why', 'class', 'check'] as const;
type PageName = (typeof pageNames)[number];

/** `<pe-contents>`: a picture and a question for every lab, in the reading order. */
export class Contents extends LightElement {
  static override properties = { thumbnails: { attribute: false }, apart: { attribute: false } };

  /** They come after the words and the first figure. */
  declare thumbnails: Thumbnails | undefined;
  /** Whether the labs are elsewhere, each on its own page: where no script has put them into this one. */
  declare apart: boolean;

  constructor() {
    super();
    this.apart = false;
    new LocalizeController(this);
  }

  protected override firstUpdated(): void {
    // Without them, the text alone is enough.
    import('virtual:thumbnails').then(
      ({ default: thumbnails }) => (this.thumbnails = thumbnails),
      () => undefined,
    );
  }

  protected override render(): TemplateResult {
    return html`<nav class="contents" id="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">${t('page.contents')}</h2>
      ${groups.map((group) => this.#group(group))} ${this.#paths()} ${inFile() ? nothing : this.#pages()}
    </nav>`;
  }

  #group(group: Group): TemplateResult {
    const mine = labs.filter((lab) => lab.group === group);
    return html`<section class="group" aria-labelledby="group-${group}">
      <h3 id="group-${group}">${t(`page.groups.${group}`)}</h3>
      <ol start=${labs.indexOf(mine[0] as LabInfo) + 1}>${mine.map((lab) => this.#entry(lab))}</ol>
    </section>`;
  }

  #paths(): TemplateResult {
    const lang = addressBar.getPage('lang');
    const address = (name: PathName): string => `?${lang === null ? '' : `lang=${lang}&`}path=${name}`;
    const course = (name: PathName): TemplateResult => {
      const page = `${siteFolder()}lessons/${name}/index.html`;
      return html`\u00a0· <a href=${page} data-course=${name}>${t('page.paths.course')}</a>`;
    };
    const entry = (name: PathName): TemplateResult => html`<li>
      <a href=${address(name)} data-path=${name}>${pathTitle(name)}</a>${name === 'intro' ? nothing : course(name)}
    </li>`;
    const make = (): void => void this.dispatchEvent(makePath());
    return html`<section class="group paths" aria-labelledby="group-paths">
      <h3 id="group-paths">${t('page.paths.title')}</h3>
      <div>
        <p class="asks">${t('page.paths.about')}</p>
        <ul>${pathNames.map(entry)}</ul>
        ${inFile() ? nothing : html`<p><a href="${homeOf(language())}teach/">${t('page.paths.teach')}</a></p>`}
        ${
          this.apart
            ? nothing
            : html`<p>
                <button type="button" class="quiet" data-make @click=${make}>${t('page.paths.make')}</button>
              </p>`
        }
      </div>
    </section>`;
  }

  /** Pages of the site beside the labs. */
  #pages(): TemplateResult {
    const entry = (name: PageName): TemplateResult => html`<li>
      <a href=${`${homeOf(language())}${name}/index.html`} data-page=${name}>${t(`page.pages.${name}`)}</a>
    </li>`;
    return html`<section class="group paths" aria-labelledby="group-pages">
      <h3 id="group-pages">${t('page.pages.title')}</h3>
      <ul>${pageNames.map(entry)}</ul>
    </section>`;
  }

  #entry({ id }: LabInfo): TemplateResult {
    const picture = this.thumbnails?.[id];
    const [first] = inFile() ? [] : askedAbout(id);
    return html`<li>
      <a class="entry" href=${this.apart ? pageOf(id, language()) : `#${id}`}>
        <svg class="thumbnail" viewBox="0 0 96 60" aria-hidden="true">${picture ? unsafeSVG(picture) : nothing}</svg>
        <span><strong>${t(`titles.${id}`)}</strong> <span class="asks">${t(`questions.${id}`)}</span></span>
      </a>
      ${first ? html`<a class="asked-first" href=${whyPage(first[0])}>${first[1]}</a>` : nothing}
    </li>`;
  }
}

customElements.define('pe-contents', Contents);
