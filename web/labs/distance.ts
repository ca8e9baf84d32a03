import { html, type TemplateResult } from 'lit';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { paintOnto } from './shared/figure/matrix.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { remember, rememberLater } from './shared/state/remember.ts';
import { rich } from './shared/text/rich.ts';
import { FigureWidth } from './shared/figure/width.ts';
import distanceSheet from './distance/distance.css?inline';
import { matrixFigure, offsetChart, widthButtons } from './distance/figures.ts';
import { findRepeat, measurePair, similarities, widthsOf, type Pair, type Similarities } from './distance/measures.ts';
import { prediction } from './distance/prediction.ts';
import { presets, properties, settle, type DistanceValues } from './distance/properties.ts';
import { agreement, closedForm, inWords, offsetTable, pairTable } from './distance/words.ts';
import { repeatText, riseText, verdict } from './distance/words.ts';

/** The similarity of two positions, and the limit of "nearer is more similar". */
export class DistanceLab extends LabElement<typeof properties> {
  static override readonly sheets = [distanceSheet];
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
  protected override readonly structure = new StructureKeys(this);
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
    const { value: wide, highest } = this.#matrixWidth;
    // A square of cells is less high than wide: its numbers go at its sides.
    const side = Math.min(wide, 460, highest + 70);
    return {
      lead: this.lead(closedForm()),
      picture: html`<div class="matrix-place square">
        ${matrixFigure(shown, picked, kept, side, this.#choose, this.structure)}
      </div>`,
      controls: this.controls(
        html`
        ${this.choice('measure', (option) => t(`distance.measures.${option}`), { term: 'measure' })}
        ${this.number('dim', { term: 'width' })} ${this.number('positions', { term: 'matrix' })}
        ${this.number('base')}`,
        { presets: this.presets(presets) },
      ),
      readings: this.#pairs(view, picked, kept),
      curves: html`<div class="charts">
        ${offsetChart(shown, picked, kept, view.measure, this.#chartWidth.value)}
        <p class="says" data-says="agreement">${agreement(shown)}</p>
        <p class="says" data-says="rise">${riseText(shown)}</p>
        <h3 id="distance-widths">${t('distance.widths')}</h3>
        ${widthButtons(widths, view.dim, (dim) => this.store.set('dim', dim, 'slide'))}
      </div>`,
      caption: this.caption(t('distance.caption')),
      question: prediction,
      deeper: () => [
        this.saying({ aside: null }),
        html`<section class="repeat">
          <h3>${t('distance.repeatTitle')}</h3>
          <p class="prose">${rich(t('distance.repeatAbout'))}</p>
          <div class="row">${this.number('from', { compact: true })}${this.number('last', { compact: true })}</div>
          <p class="says" data-says="repeat" aria-live="polite">${repeatText(this.#repeat(view), view)}</p>
        </section>`,
      ],
      panels: this.panels({
        words: () => inWords(view, shown, picked, kept, widths),
        table: () => offsetTable(view, shown),
        figures: '.matrix-frame svg, svg.offsets',
        snippets: () => import('./distance/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view),
      }),
    };
  }

  #pairs({ row, column }: DistanceValues, picked: Pair, kept: Pair): TemplateResult {
    const keep = (): void => this.store.assign({ keptRow: row, keptColumn: column }, 'slide');
    return html`<section role="group" class="reading pair-reading" aria-label=${t('distance.pairs')}>
      ${pairTable(picked, kept)}
      <p class="says" data-says="verdict" aria-live=${this.structure.live}>${verdict(picked, kept)}</p>
      <div class="positions">
        ${this.number('row', { compact: true })}${this.number('column', { compact: true })}
        ${this.number('keptRow', { compact: true })}${this.number('keptColumn', { compact: true })}
      </div>
      <button type="button" class="quiet keep" @click=${keep}>${t('distance.keep')}</button>
    </section>`;
  }
}

customElements.define('lab-distance', DistanceLab);
