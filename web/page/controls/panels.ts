import { html, type TemplateResult } from 'lit';
import { download } from '../lib/clipboard.ts';
import { csvOf, jsonOf, pngOf, svgAround, svgOf, type DataTable } from '../lib/export.ts';
import { language, t } from '../lib/i18n.ts';
import { localized } from '../lib/format.ts';
import type { LabInfo } from '../lib/lab.ts';
import { choiceControl } from './choice-control.ts';
import { codeBlock } from './code-block.ts';

/** The programs of "Reproduce this". */
export const programs = ['NumPy', 'PyTorch', 'JavaScript', 'C++'] as const;
export type Program = (typeof programs)[number];

/** A figure on a canvas that can give its picture: the elements of web/elements. */
interface CanvasFigure extends HTMLElement {
  toBlob(type?: string): Promise<Blob | null>;
}

export interface PanelOptions {
  /** The lab's id: names of radio buttons and files. */
  readonly lab: LabInfo['id'];
  /** One sentence or two that say what the figure shows, with its numbers. */
  readonly words: string | TemplateResult;
  readonly table: DataTable;
  /** The figures, found when a file is asked for. */
  readonly figures: () => readonly (SVGSVGElement | CanvasFigure)[];
  readonly program: Program;
  readonly choose: (program: Program) => void;
  readonly code: (program: Program) => string;
}

/** More rows than this are exported whole but not all shown. */
const shownRows = 64;

function dataTable({ columns, rows }: DataTable, title: string): TemplateResult {
  const here = language();
  const cell = (value: number | string): string => (typeof value === 'number' ? localized(String(value), here) : value);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}: ${t('panels.table')}">
      <table>
        <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
        <tbody>${rows.slice(0, shownRows).map((row) => html`<tr>${row.map((value, index) => (index === 0 ? html`<th scope="row">${cell(value)}</th>` : html`<td>${cell(value)}</td>`))}</tr>`)}</tbody>
      </table>
    </div>
    ${rows.length > shownRows ? html`<p class="aside">${t('panels.more', { shown: shownRows, all: rows.length })}</p>` : ''}`;
}

async function savePictures(options: PanelOptions, kind: 'png' | 'svg'): Promise<void> {
  const paper = getComputedStyle(document.body).backgroundColor;
  const figures = options.figures();
  for (const [index, figure] of figures.entries()) {
    const name = `${options.table.name}${figures.length > 1 ? `-${index + 1}` : ''}.${kind}`;
    if (figure instanceof SVGSVGElement) {
      download(name, kind === 'png' ? 'image/png' : 'image/svg+xml', [kind === 'png' ? await pngOf(figure, paper) : svgOf(figure)]);
      continue;
    }
    const png = await figure.toBlob('image/png');
    if (!png) continue;
    const { width, height } = figure.getBoundingClientRect();
    if (kind === 'png') download(name, 'image/png', [png]);
    else download(name, 'image/svg+xml', [await svgAround(png, width, height, figure.getAttribute('label') ?? options.lab)]);
  }
}

/** What every lab ends with: the figure in words and as a table, files of it, and programs that make the same. */
export function panels(options: PanelOptions): TemplateResult {
  const { lab, words, table, program, choose, code } = options;
  // Regions of one page need names of their own.
  const title = t(`titles.${lab}`);
  const save = (ending: string, type: string, content: () => string) => () => download(`${table.name}.${ending}`, type, [content()]);
  return html`<section class="panels">
    <details data-panel="words"><summary>${t('panels.words')}</summary><p>${words}</p>${dataTable(table, title)}</details>
    <details data-panel="files"><summary>${t('panels.files')}</summary>
      <p class="actions">
        <button type="button" class="quiet" data-save="png" @click=${() => void savePictures(options, 'png')}>PNG</button>
        <button type="button" class="quiet" data-save="svg" @click=${() => void savePictures(options, 'svg')}>SVG</button>
        <button type="button" class="quiet" data-save="csv" @click=${save('csv', 'text/csv', () => csvOf(table))}>CSV</button>
        <button type="button" class="quiet" data-save="json" @click=${save('json', 'application/json', () => jsonOf(table))}>JSON</button>
      </p>
    </details>
    <details data-panel="reproduce"><summary>${t('panels.reproduce')}</summary>
      <p>${t('panels.reproduceAbout')}</p>
      ${choiceControl({ name: `${lab}-program`, label: t('panels.language'), options: programs, value: program, text: (option) => option, choose })}
      ${codeBlock(code(program), `${title}: ${program}`)}
    </details>
  </section>`;
}
