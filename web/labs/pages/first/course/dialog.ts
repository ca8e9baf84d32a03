import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { choiceControl, flagControl } from '../../../shared/controls/choice-control.ts';
import { codeBlock } from '../../../shared/controls/code-block.ts';
import type { CourseDetail } from '../../../shared/controls/panels.ts';
import { addressBar } from '../../../shared/state/address-bar.ts';
import { download } from '../../../shared/figure/clipboard.ts';
import { pngOf } from '../../../shared/figure/export.ts';
import { t } from '../../../shared/text/i18n.ts';
import { language, LocalizeController } from '../../../shared/text/language.ts';
import type { LabElement } from '../../../shared/lab/lab.ts';
import { onPaper, paperAt } from '../../../shared/figure/paper.ts';
import type { PropertyTable } from '../../../shared/state/properties.ts';
import { seedOf } from '../../../shared/state/seed-of.ts';
import { siteFolder } from '../../../shared/state/site.ts';
import { choicesOf } from './choices.ts';
import {
  attributesOf,
  frameAddress,
  isSaved,
  kinds,
  made,
  usualParts,
  type Choices,
  type Copied,
  type Kind,
  type Saved,
  type Shown,
} from './made.ts';
import { saveFile, savePath } from './save.ts';
import { firstAddress, folderOf, isLocal, ownFolder, rememberAddress } from './site-address.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** `<pe-course>`: the teacher's choices for a lab as it is now, a preview, and the code to copy. */
export class Course extends LightElement {
  static override properties = {
    lab: { attribute: false },
    words: { attribute: false },
    choices: { state: true },
    kind: { state: true },
    students: { state: true },
    seeds: { state: true },
    site: { state: true },
    failure: { state: true },
  };

  declare lab: LabElement<PropertyTable>;
  /** The figure in words. */
  declare words: string;
  declare private choices: Choices;
  declare private kind: Kind;
  declare private students: string;
  /** Whether a file has a seed for each student. */
  declare private seeds: boolean;
  /** The address of the site, as it is typed. */
  declare private site: string;
  /** Why a file could not be made. */
  declare private failure: string;
  /** Files that are being made. */
  readonly #saving = new Set<string>();

  constructor() {
    super();
    this.choices = { parts: new Set(usualParts), uses: new Map(), language: language(), theme: 'auto' };
    this.kind = 'frame';
    this.students = '';
    this.seeds = false;
    this.site = firstAddress();
    this.failure = '';
    new LocalizeController(this);
  }

  protected override firstUpdated(): void {
    this.querySelector('dialog')?.showModal();
    // Not what scrolls: the likeliest choice.
    this.querySelector<HTMLElement>('input:checked')?.focus();
  }

  /** The folder that links and packages carry: what is typed, if it is an address. */
  get #home(): string {
    return folderOf(this.site) ?? ownFolder();
  }

  get #shown(): Shown {
    const { store, lab } = this.lab;
    return {
      lab,
      title: t(`titles.${lab}`),
      words: this.words,
      table: store.table,
      parameters: store.toParameters(),
      open: t('embed.course.alone'),
      home: this.#home,
    };
  }

  #close(): void {
    this.querySelector('dialog')?.close();
  }

  async #savePicture(): Promise<void> {
    const [figure] = this.lab.figures();
    if (!figure) return;
    const paper = paperAt(figure);
    const png =
      figure instanceof SVGSVGElement
        ? await pngOf(figure, paper)
        : await onPaper(await figure.toBlob('image/png'), paper);
    download(`posenc-${this.lab.lab}.png`, 'image/png', [png]);
  }

  protected override render(): TemplateResult {
    const shown = this.#shown;
    const { kind } = this;
    const save = (): void => void this.#save('course', () => this.#savePicture());
    return html`<dialog class="course" aria-labelledby="course-title" @close=${() => this.remove()}>
      <h2 id="course-title">${t('embed.course.title', { title: shown.title })}</h2>
      <p class="prose">${t('embed.course.about')}</p>
      <div class="course-sides">
        <div class="course-result">
          ${choiceControl({
            name: 'course-kind',
            label: t('embed.course.as'),
            options: kinds,
            value: this.kind,
            text: (kind) => t(`embed.course.kinds.${kind}`),
            choose: (kind) => {
              this.kind = kind;
              this.failure = '';
            },
          })}
          <p class="aside">${t(`embed.course.how.${kind}`)}</p>
          ${isSaved(kind) ? nothing : codeBlock(this.#text(kind, shown), t('embed.course.code'))}
          ${isSaved(kind) ? this.#files(kind, shown) : nothing}
          ${
            this.kind === 'picture' || this.kind === 'markdown'
              ? html`<p><button type="button" class="quiet" data-save="course" @click=${save}>
                  ${t('embed.course.save')}
                </button></p>
                <p role="status">${this.failure}</p>`
              : nothing
          }
          ${this.#address()}
          <details class="course-choices">
            <summary>${t('embed.course.choose')}</summary>
            <div>${choicesOf(shown, this.choices, (chosen) => (this.choices = { ...this.choices, ...chosen }))}</div>
          </details>
          ${this.#seeds(kind, shown)}
        </div>
        <div class="course-preview">
          <h3>${t('embed.course.preview')}</h3>
          <iframe
            title=${t('embed.course.preview')} data-kind=${kind}
            src=${frameAddress({ ...shown, home: ownFolder() }, this.choices, undefined, kind === 'slide')}
          ></iframe>
        </div>
      </div>
      <p class="actions">
        <button type="button" class="quiet" data-act="close" @click=${() => this.#close()}>
          ${t('embed.course.close')}
        </button>
      </p>
    </dialog>`;
  }

  /** Where students reach these pages, with a warning if they probably cannot. */
  #address(): TemplateResult {
    const folder = folderOf(this.site);
    const typed = (event: Event): void => {
      this.site = (event.target as HTMLInputElement).value;
      const given = folderOf(this.site);
      if (given !== undefined && !isLocal(given)) rememberAddress(given);
    };
    const warning =
      folder === undefined
        ? t('embed.course.siteWrong', { text: this.site })
        : isLocal(folder)
          ? t('embed.course.siteLocal')
          : undefined;
    return html`<div class="course-site">
      <label><span>${t('embed.course.site')}</span>
        <input
          name="course-site" type="url" inputmode="url" autocomplete="url" spellcheck="false" .value=${live(this.site)}
          aria-describedby=${warning === undefined ? nothing : 'course-warning'} @input=${typed}
        ></label>
      <p id="course-warning" class="problem" role="status">${warning ?? nothing}</p>
    </div>`;
  }

  /** The chosen lab and, next to it, the whole page or the open path. */
  #files(kind: Saved, shown: Shown): TemplateResult {
    const { language: code } = this.choices;
    const path = addressBar.getPage('path');
    const { title, home } = shown;
    const { seeds } = this;
    const lab = (): Promise<void> =>
      saveFile({ kind, title, seeds }, attributesOf(shown, this.choices), isLocal(home) ? undefined : home);
    const button = (name: string, text: string, save: () => Promise<void>): TemplateResult =>
      html`<button type="button" class="quiet" data-save=${name} @click=${() => void this.#save(name, save)}>
        ${text}
      </button>`;
    return html`<p class="actions">
        ${button('file', t('embed.course.saveFile'), lab)}
        ${
          kind === 'file'
            ? html`<a href="${siteFolder()}posenc.html" download>${t('embed.course.savePage')}</a>`
            : path === null
              ? nothing
              : button('path', t('embed.course.saveTheWay'), () =>
                  savePath({ kind, title: document.title, seeds }, path, code),
                )
        }
      </p>
      <p role="status">${this.failure}</p>`;
  }

  /** Each file once at a time: a second press while it is made adds none. */
  async #save(name: string, save: () => Promise<void>): Promise<void> {
    const file = `${this.kind} ${name}`;
    if (this.#saving.has(file)) return;
    this.#saving.add(file);
    this.failure = await save().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    this.#saving.delete(file);
  }

  /** One for each student, if there are any. */
  #text(kind: Copied, shown: Shown): string {
    const students = this.students
      .split('\n')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const property = shown.table['seed'];
    if (students.length === 0 || property?.kind !== 'number') return made(kind, shown, this.choices);
    return students.map((name) => `${name}\n${made(kind, shown, this.choices, seedOf(name, property))}`).join('\n\n');
  }

  /** Whether any lab of a path has a seed is unknown here. */
  #seeds(kind: Kind, { table }: Shown): TemplateResult | typeof nothing {
    const path = (kind === 'scorm12' || kind === 'scorm2004') && addressBar.getPage('path') !== null;
    if (table['seed']?.kind !== 'number' && !path) return nothing;
    if (isSaved(kind))
      return html`<div>
        ${flagControl({
          name: 'course-seeds',
          label: t('embed.course.seeds'),
          value: this.seeds,
          choose: (chosen) => (this.seeds = chosen),
        })}
        <p class="aside">${t(kind === 'file' ? 'embed.course.seedsOfNames' : 'embed.course.seedsOfIds')}</p>
      </div>`;
    const typed = (event: Event): void => void (this.students = (event.target as HTMLTextAreaElement).value);
    return html`<label class="course-students"
      ><span>${t('embed.course.students')}</span>
      <textarea rows="3" spellcheck="false" .value=${this.students} @input=${typed}></textarea></label
    >`;
  }
}

customElements.define('pe-course', Course);

/** Opens the dialog for a lab as it is now. */
export function openCourse({ lab: id, words }: CourseDetail): void {
  const lab = document.querySelector<LabElement<PropertyTable>>(`lab-${id}`);
  // Two presses while the dialog was loading open one.
  if (!lab || document.querySelector('pe-course')) return;
  const course = Object.assign(document.createElement('pe-course') as Course, { lab, words });
  document.body.append(course);
}
