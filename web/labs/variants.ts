import { html, type TemplateResult } from 'lit';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { paintOnto } from './shared/figure/matrix.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { FigureWidth } from './shared/figure/width.ts';
import variantsSheet from './variants/variants.css?inline';
import { compared, paintTable, positionChart, swapMatrix, tableCards, tablePair } from './variants/figures.ts';
import { prediction } from './variants/prediction.ts';
import { presets, properties, settle, variantNames, type VariantsValues } from './variants/properties.ts';
import { Prints, rememberTables, Swapper, type Swaps, type Wide } from './variants/tables.ts';
import { caption, definition, fingerprintTable, inWords, printTable, rowText, verdict } from './variants/words.ts';
import type { Fingerprints } from './variants/words.ts';

/** Formulas that people write in place of the paper's, and a model's view of the swap. */
export class VariantsLab extends LabElement<typeof properties> {
  static override readonly sheets = [variantsSheet];
  readonly #matrixWidth = new FigureWidth(this, '.matrix-place');
  readonly #chartWidth = new FigureWidth(this, '.position-place');
  static override readonly offscreen = ['.prints', '.swap'];
  protected override readonly structure = new StructureKeys(this);
  readonly #tables = rememberTables();
  readonly #prints = new Prints(() => this.requestUpdate());
  readonly #swapper = new Swapper();
  /** The current contents of each canvas. */
  readonly #painted = new WeakMap<HTMLCanvasElement, Wide>();

  constructor() {
    super('variants', properties, settle);
  }

  /** Nothing comes later: for a page that is made beforehand. */
  set atOnce(atOnce: boolean) {
    this.#prints.atOnce = atOnce;
  }

  readonly #choose = (row: number): void => this.store.set('row', row, 'slide');

  protected override updated(): void {
    const { view } = this.store;
    const all = this.#tables(view);
    const once = (selector: string, cells: Wide, paint: (canvas: HTMLCanvasElement) => void): void => {
      const canvas = this.querySelector<HTMLCanvasElement>(selector);
      if (!canvas || this.#painted.get(canvas) === cells) return;
      this.#painted.set(canvas, cells);
      paint(canvas);
    };
    for (const { name, table } of all) {
      const paint = (canvas: HTMLCanvasElement): void => paintTable(canvas, table);
      once(`.variant[data-variant="${name}"] canvas`, table, paint);
      for (const part of ['trained', 'given'] as const)
        if (view[part] === name) once(`.table-of[data-part="${part}"] canvas`, table, paint);
    }
    if (this.unseen.waits('.swap')) return;
    const { cells, colors } = compared(this.#swapper.at(all, view), view.compare);
    once('canvas.cells', cells, (canvas) => paintOnto(canvas, cells, colors));
  }

  protected override parts(view: VariantsValues): LabParts {
    const all = this.#tables(view);
    // Computed on demand by the visible parts: hidden ones cost nothing.
    const swaps = (): Swaps => this.#swapper.at(all, view);
    const prints = (): Fingerprints => ({ view, ...this.#prints.at(all, view.trained), swaps: swaps() });
    const unseen = this.unseen;
    return {
      lead: this.lead(definition(view)),
      picture: tablePair(view),
      controls: this.#controls(),
      readings: tableCards(all, view, (name) => this.store.set('given', name, 'slide')),
      curves: html`<div class="prints">${unseen.part('.prints', () => fingerprintTable(prints()))}</div>
        <div class="swap">${unseen.part('.swap', () => this.#swap(view, swaps()))}</div>`,
      caption: this.caption(unseen.part('figcaption', () => caption(prints()))),
      question: prediction,
      deeper: () => [this.saying({ aside: null })],
      panels: unseen.part('pe-panels', () =>
        this.panels({
          words: () => inWords(prints()),
          table: () => printTable(prints()),
          figures: '.matrix-frame svg, svg.by-position',
          snippets: () => import('./variants/snippets.ts'),
          code: ({ snippet }, program) => snippet(program, view),
        }),
      ),
    };
  }

  #swap(view: VariantsValues, swaps: Swaps): TemplateResult {
    const side = Math.min(this.#matrixWidth.value, 440);
    return html`<h3>${t('variants.swapTitle')}</h3>
      <p class="says" data-says="verdict" aria-live="polite">${verdict(view, swaps)}</p>
      ${this.choice('compare', (option) => t(`variants.compare.${option}`))}
      <div class="swap-figures">
        <div class="matrix-place">${swapMatrix(swaps, view, side, this.#choose, this.structure)}</div>
        <div class="position-place">
          ${positionChart(swaps, view, this.#chartWidth.value)}
          <p class="says" data-says="row" aria-live=${this.structure.live}>${rowText(view, swaps)}</p>
          ${this.number('row', { compact: true })}
        </div>
      </div>`;
  }

  #controls(): TemplateResult {
    const pick = (name: 'trained' | 'given'): TemplateResult =>
      this.select(name, (option) => t(`variants.names.${option}`), variantNames);
    return this.controls(
      html`
      <div class="swapped">${pick('given')}${pick('trained')}</div>
      ${this.number('positions')} ${this.number('dim')}`,
      {
        presets: this.presets(presets),
        more: () => html`${this.number('first')} ${this.number('base')}`,
      },
    );
  }
}

customElements.define('lab-variants', VariantsLab);
