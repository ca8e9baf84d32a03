import { html, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';
import { LabElement, type LabParts } from '../lib/lab.ts';
import { paintOnto } from '../lib/matrix.ts';
import { remember, rememberLater } from '../lib/remember.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import { matrixFigure, offsetChart, widthButtons } from './distance/figures.ts';
import { findRepeat, measurePair, similarities, widthsOf, type Pair, type Similarities } from './distance/measures.ts';
import { presets, properties, settle, type DistanceValues } from './distance/properties.ts';
import { snippet } from './distance/snippets.ts';
import { agreement, closedForm, inWords, offsetTable, pairTable } from './distance/words.ts';
import { repeatText, riseText, verdict } from './distance/words.ts';

/** How alike two positions are, and where "nearer is more similar" ends. */
export class DistanceLab extends LabElement<typeof properties> {
  readonly #matrixWidth = new FigureWidth(this, '.matrix-place');
  readonly #chartWidth = new FigureWidth(this, '.charts');
  readonly #similarities = remember(similarities, ({ dim, base, positions, measure }) => [
    dim,
    base,
    positions,
    measure,
  ]);
  readonly #widths = remember(widthsOf);
  readonly #repeat = rememberLater(
    findRepeat,
    ({ dim, base, from, last }) => [dim, base, from, last],
    () => this.requestUpdate(),
  );
  #painted: Similarities | undefined;

  constructor() {
    super('distance', properties, settle);
  }

  readonly #choose = (row: number, column: number): void => this.store.assign({ row, column }, 'slide');

  protected override updated(): void {
    const canvas = this.querySelector<HTMLCanvasElement>('canvas.cells');
    const shown = this.#similarities(this.store.view);
    if (!canvas || this.#painted === shown) return;
    this.#painted = shown;
    paintOnto(canvas, shown.matrix, shown.colors);
  }

  protected override parts(view: DistanceValues): LabParts {
    const shown = this.#similarities(view);
    const picked = measurePair(view, view.row, view.column);
    const kept = measurePair(view, view.keptRow, view.keptColumn);
    const widths = this.#widths(view.base);
    const side = Math.min(this.#matrixWidth.value, 460);
    return {
      lead: this.lead(closedForm()),
      presets: this.presets(presets),
      figure: html`<figure class="instrument distance">
        <div class="picture distance-picture">
          <div class="matrix-place">${matrixFigure(shown, picked, kept, side, this.#choose)}</div>
          ${this.#pairs(view, picked, kept)}
        </div>
        ${this.controls(html`
          ${this.choice('measure', (option) => t(`distance.measures.${option}`), { term: 'measure' })}
          ${this.number('dim', { term: 'width' })} ${this.number('positions', { term: 'matrix' })}
          ${this.number('base')}`)}
        <div class="curves charts">
          ${offsetChart(shown, picked, kept, view.measure, this.#chartWidth.value)}
          <p class="says" data-says="agreement">${agreement(shown)}</p>
          <p class="says" data-says="rise">${riseText(shown)}</p>
          <h3 id="distance-widths">${t('distance.widths')}</h3>
          ${widthButtons(widths, view.dim, (dim) => this.store.set('dim', dim, 'slide'))}
        </div>
        ${this.caption(t('distance.caption'))}
      </figure>`,
      beside: html`<section class="repeat">
        <h3>${t('distance.repeatTitle')}</h3>
        <p class="prose">${rich(t('distance.repeatAbout'))}</p>
        <div class="row">${this.number('from', { compact: true })}${this.number('last', { compact: true })}</div>
        <p class="says" data-says="repeat" aria-live="polite">${repeatText(this.#repeat(view), view)}</p>
      </section>`,
      question: this.question(),
      panels: this.panels({
        words: () => inWords(view, shown, picked, kept, widths),
        table: () => offsetTable(view, shown),
        figures: '.matrix-frame svg, svg.offsets',
        code: (program) => snippet(program, view),
      }),
    };
  }

  #pairs({ row, column }: DistanceValues, picked: Pair, kept: Pair): TemplateResult {
    const keep = (): void => this.store.assign({ keptRow: row, keptColumn: column }, 'slide');
    return html`<section class="reading pair-reading" aria-label=${t('distance.pairs')}>
      ${pairTable(picked, kept)}
      <p class="says" data-says="verdict" aria-live="polite">${verdict(picked, kept)}</p>
      <div class="positions">
        ${this.number('row', { compact: true })}${this.number('column', { compact: true })}
        ${this.number('keptRow', { compact: true })}${this.number('keptColumn', { compact: true })}
      </div>
      <button type="button" class="quiet keep" @click=${keep}>${t('distance.keep')}</button>
    </section>`;
  }
}

customElements.define('lab-distance', DistanceLab);
