import { html, nothing, render, type TemplateResult } from 'lit';
import { withColon } from '../../../library/elements/sentences.ts';
import { download } from '../figure/clipboard.ts';
import { csvOf, jsonOf, numbersOf, pngOf, svgAround, svgOf, type DataTable } from '../figure/export.ts';
import { t } from '../text/i18n.ts';
import { language, LocalizeController } from '../text/language.ts';
import { inFile } from '../state/capability.ts';
import { tellFailure } from '../state/late-parts.ts';
import { npyOf } from '../figure/npy.ts';
import { paperAt } from '../figure/paper.ts';
import type { Key } from '../text/strings.ts';
import { localized } from '../text/format.ts';
import { programs, type Program } from '../text/program.ts';
import type { LabId } from '../../index.ts';
import { choiceControl } from './choice-control.ts';
import { codeBlock } from './code-block.ts';
import { LightElement } from '../light-element.ts';

/** A figure on a canvas that can give its picture: the elements of web/library/elements. */
export interface CanvasFigure extends HTMLElement {
  toBlob(type?: string): Promise<Blob | null>;
}

/** Computed when a panel opens or a file is saved: a closed panel costs nothing while a slider moves. */
export interface PanelOptions<Snippets = unknown> {
  /** The lab's id: names of radio buttons and files. */
  readonly lab: LabId;
  /** One or two sentences that describe the figure, with its numbers. */
  readonly words: () => string | TemplateResult;
  readonly table: () => DataTable;
  /** The figures, looked up when a file is saved. */
  readonly figures: () => readonly (SVGSVGElement | CanvasFigure)[];
  /** Languages with a program; undefined means all. */
  readonly programs?: readonly Program[];
  readonly program: Program;
  readonly choose: (program: Program) => void;
  /** Loads the writer of programs. */
  readonly snippets: () => Promise<Snippets>;
  readonly code: (snippets: Snippets, program: Program) => string;
  /** Additional text in that language, below its program. */
  readonly below?: (program: Program) => unknown;
  /** A panel of the lab's own, after the others. */
  readonly more?: {
    readonly name: string;
    readonly title: string;
    readonly content: (snippets: Snippets) => TemplateResult;
  };
}

/** The reader wants this lab in her course; `words` describe the figure. */
export interface CourseDetail {
  readonly lab: LabId;
  readonly words: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'pe-course': CustomEvent<CourseDetail>;
  }
}

/** More rows and columns than these are exported whole but not all shown. */
const shownRows = 64;
const shownColumns = 33;

function dataTable({ columns, rows }: DataTable, title: string): TemplateResult {
  const here = language();
  const cell = (value: number | string): string => (typeof value === 'number' ? localized(String(value), here) : value);
  const row = ([first = '', ...others]: readonly (number | string)[]): TemplateResult =>
    html`<tr><th scope="row">${cell(first)}</th>${others.map((value) => html`<td>${cell(value)}</td>`)}</tr>`;
  const left = (key: Key, shown: number, all: number): TemplateResult | typeof nothing =>
    all > shown ? html`<p class="aside">${t(key, { shown, all })}</p>` : nothing;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${withColon(title, t('panels.table'))}>
      <table>
        <thead><tr>${columns.slice(0, shownColumns).map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
        <tbody>${rows.slice(0, shownRows).map((values) => row(values.slice(0, shownColumns)))}</tbody>
      </table>
    </div>
    ${left('panels.more', shownRows, rows.length)} ${left('panels.moreColumns', shownColumns, columns.length)}`;
}

const types = { png: 'image/png', svg: 'image/svg+xml' } as const;

async function savePictures({ figures: find, table, lab }: PanelOptions, kind: 'png' | 'svg'): Promise<void> {
  const { name: stem } = table();
  const figures = find();
  const fileOf = async (figure: (typeof figures)[number]): Promise<Blob | string | null> => {
    if (figure instanceof SVGSVGElement) return kind === 'png' ? pngOf(figure, paperAt(figure)) : svgOf(figure);
    const png = await figure.toBlob('image/png');
    if (kind === 'png' || !png) return png;
    const { width, height } = figure.getBoundingClientRect();
    return svgAround(png, width, height, figure.getAttribute('label') ?? lab);
  };
  // All start at once, so that they show the same view even if the reader changes it meanwhile.
  for (const [index, file] of (await Promise.all(figures.map(fileOf))).entries())
    if (file !== null) download(`${stem}${figures.length > 1 ? `-${index + 1}` : ''}.${kind}`, types[kind], [file]);
}

/**
 * `<pe-panels>`: the end of every lab: the figure in words and as a table, files of it, and programs that reproduce it.
 */
export class Panels extends LightElement {
  static override properties = { options: { attribute: false }, opened: { state: true }, snippets: { state: true } };

  declare options: PanelOptions;
  declare private opened: ReadonlySet<string>;
  /** The result of `options.snippets`; undefined until it has loaded. */
  declare private snippets: unknown;
  #loading: Promise<void> | undefined;

  constructor() {
    super();
    this.opened = new Set();
    this.snippets = undefined;
    new LocalizeController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeprint', this.#print);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.#print);
  }

  /** Programs load with the panels, not when one is opened: printing needs them at once. */
  protected override firstUpdated(): void {
    this.#load();
  }

  #load(): void {
    this.#loading ??= this.options.snippets().then(
      (snippets) => void (this.snippets = snippets),
      (error: unknown) => {
        this.#loading = undefined;
        tellFailure(this, error);
      },
    );
  }

  /** Only once the programs are rendered. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    await this.#loading;
    return this.isUpdatePending ? super.getUpdateComplete() : done;
  }

  /** Printing opens panels (page.ts) and does not wait for a frame, so they render at once. */
  readonly #print = (): void => {
    for (const details of this.querySelectorAll('details')) this.#note(details);
    this.requestUpdate();
    this.performUpdate();
  };

  #note({ dataset, open }: HTMLDetailsElement): void {
    const next = new Set(this.opened);
    const { panel = '' } = dataset;
    // Retries after a network failure.
    if (open) this.#load();
    if (open) next.add(panel);
    else next.delete(panel);
    this.opened = next;
  }

  #panel(name: string, title: string, content: () => TemplateResult): TemplateResult {
    const toggled = (event: Event): void => this.#note(event.currentTarget as HTMLDetailsElement);
    return html`<details data-panel=${name} @toggle=${toggled}>
      <summary>${title}</summary>${this.opened.has(name) ? content() : nothing}
    </details>`;
  }

  #withSnippets(name: string, title: string, content: (snippets: unknown) => TemplateResult): TemplateResult {
    return this.#panel(name, title, () => (this.snippets === undefined ? html`` : content(this.snippets)));
  }

  protected override render(): TemplateResult {
    const { words, table, more } = this.options;
    return html`<section class="panels">
      ${this.#panel('words', t('panels.words'), () => html`<p>${words()}</p>${dataTable(table(), this.#title)}`)}
      ${this.#panel('files', t('panels.files'), () => this.#files())}
      ${this.#withSnippets('reproduce', t('panels.reproduce'), (snippets) => this.#programs(snippets))}
      ${more ? this.#withSnippets(more.name, more.title, more.content) : nothing}
    </section>
    ${this.getRootNode() instanceof Document && !inFile() ? this.#courseButton() : nothing}`;
  }

  /** In somebody else's page the lab is in a course already. */
  #courseButton(): TemplateResult {
    return html`<p class="actions">
      <button type="button" class="quiet" data-act="course" @click=${() => this.openCourse()}>
        ${t('panels.course')}
      </button>
    </p>`;
  }

  /** The teacher's choices for the lab as it is now. */
  openCourse(): void {
    const detail = { lab: this.options.lab, words: this.#inWords() };
    this.dispatchEvent(new CustomEvent('pe-course', { detail, bubbles: true }));
  }

  /** The figure described as plain text. */
  #inWords(): string {
    const place = document.createElement('div');
    render(html`${this.options.words()}`, place);
    return (place.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  }

  /** Regions of one page need distinct names. */
  get #title(): string {
    return t(`titles.${this.options.lab}`);
  }

  #files(): TemplateResult {
    const picture = (kind: 'png' | 'svg') => () => void savePictures(this.options, kind);
    const save = (ending: string, type: string, content: (table: DataTable) => BlobPart) => () => {
      const table = this.options.table();
      download(`${table.name}.${ending}`, type, [content(table)]);
    };
    const npy = async (): Promise<void> => {
      const table = this.options.table();
      download(`${table.name}.npy`, 'application/octet-stream', [await npyOf(numbersOf(table))]);
    };
    const json = save('json', 'application/json', jsonOf);
    return html`<p class="actions">
      <button type="button" class="quiet" data-save="png" @click=${picture('png')}>PNG</button>
      <button type="button" class="quiet" data-save="svg" @click=${picture('svg')}>SVG</button>
      <button type="button" class="quiet" data-save="csv" @click=${save('csv', 'text/csv', csvOf)}>CSV</button>
      <button type="button" class="quiet" data-save="json" @click=${json}>JSON</button>
      <button type="button" class="quiet" data-save="npy" @click=${() => void npy()}>.npy</button>
    </p>
    <p class="aside">${t('panels.filesAbout')}</p>`;
  }

  #programs(snippets: unknown): TemplateResult {
    const { lab, programs: offered = programs, choose, code, below } = this.options;
    const program = offered.find((name) => name === this.options.program) ?? offered[0] ?? 'C++';
    return html`<p>${t('panels.reproduceAbout')}</p>
      ${choiceControl({
        name: `${lab}-program`,
        label: t('panels.language'),
        options: offered,
        value: program,
        text: (option) => option,
        choose,
      })}
      ${codeBlock(code(snippets, program), `${this.#title}: ${program}`)} ${below?.(program)}`;
  }
}

customElements.define('pe-panels', Panels);
