import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { addressBar } from './state/address-bar.ts';
import { t } from './text/i18n.ts';
import { LocalizeController } from './text/language.ts';
import { groups, type Group } from './labs/about.ts';
import { labs, type LabInfo } from './labs/index.ts';
import { makePath } from './paths/make-path.ts';
import { pathNames, pathTitle, type PathName } from './paths/names.ts';

type Thumbnails = typeof import('virtual:thumbnails').default;

/** `<pe-contents>`: a picture and a question for every lab, in the reading order. */
export class Contents extends LitElement {
  static override properties = { thumbnails: { state: true } };

  /** They come after the words and the first figure. */
  declare private thumbnails: Thumbnails | undefined;

  constructor() {
    super();
    new LocalizeController(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
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
      ${groups.map((group) => this.#group(group))} ${this.#paths()}
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
    const course = (name: PathName): TemplateResult =>
      html`\u00a0· <a href="lessons/${name}/index.html" data-course=${name}>${t('page.paths.course')}</a>`;
    const entry = (name: PathName): TemplateResult => html`<li>
      <a href=${address(name)} data-path=${name}>${pathTitle(name)}</a>${name === 'intro' ? nothing : course(name)}
    </li>`;
    const make = (): void => void this.dispatchEvent(makePath());
    return html`<section class="group paths" aria-labelledby="group-paths">
      <h3 id="group-paths">${t('page.paths.title')}</h3>
      <div>
        <p class="asks">${t('page.paths.about')}</p>
        <ul>${pathNames.map(entry)}</ul>
        <p><button type="button" class="quiet" data-make @click=${make}>${t('page.paths.make')}</button></p>
      </div>
    </section>`;
  }

  #entry({ id }: LabInfo): TemplateResult {
    const picture = this.thumbnails?.[id];
    return html`<li>
      <a class="entry" href="#${id}">
        <svg class="thumbnail" viewBox="0 0 96 60" aria-hidden="true">${picture ? unsafeSVG(picture) : nothing}</svg>
        <span><strong>${t(`titles.${id}`)}</strong> <span class="asks">${t(`questions.${id}`)}</span></span>
      </a>
    </li>`;
  }
}

customElements.define('pe-contents', Contents);
