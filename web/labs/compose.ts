import { html, type TemplateResult } from 'lit';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { written } from './shared/text/numerals.ts';
import { FigureWidth } from './shared/figure/width.ts';
import composeSheet from './compose/compose.css?inline';
import { composeCharts, strips, triangleCards } from './compose/figures.ts';
import { rememberComposition, triangleOf, type Composition } from './compose/parts.ts';
import { prediction } from './compose/prediction.ts';
import { presets, properties, settle, type ComposeValues } from './compose/properties.ts';
import { caption, composeTable, fourNumbers, inWords, readings, shapes, sumFormula } from './compose/words.ts';

/** A word's vector after its position is added, and how much of either is left. */
export class ComposeLab extends LabElement<typeof properties> {
  static override readonly sheets = [composeSheet];
  readonly #width = new FigureWidth(this, '.charts');
  readonly #compose = rememberComposition();

  constructor() {
    super('compose', properties, settle);
  }

  readonly #choose = (position: number): void => this.store.set('position', position, 'slide');

  protected override parts(view: ComposeValues): LabParts {
    const parts = this.#compose(view);
    return {
      lead: this.lead(sumFormula(view.rooted)),
      picture: this.#triangles(view, parts),
      controls: this.controls(
        html`
        ${this.number('alpha', { term: 'place' })} ${this.flag('rooted')}
        ${this.choice('start', (option) => t(`compose.starts.${option}`), { term: 'word' })}
        ${this.number('position')}`,
        {
          presets: this.presets(presets),
          more: () => html`${this.number('dropout', { term: 'dropout' })} ${this.number('dim')}
            ${this.number('tokens', { compact: true })} ${this.number('batch', { compact: true })}
            ${this.number('seed', { compact: true })}`,
        },
      ),
      readings: readings(view, parts),
      curves: html`${fourNumbers(view.position)}
        <h3>${t('compose.stripsTitle', { position: written(view.position), dim: view.dim })}</h3>
        ${strips(view, parts)}
        <div class="charts">${composeCharts(view, parts, this.#width.value, this.#choose)} ${shapes(parts)}</div>`,
      caption: this.caption(caption(view, parts)),
      question: prediction(this.#compose),
      deeper: () => [
        this.saying({ aside: null }),
        html`<section class="prose">
          <h3>${t('compose.why.title')}</h3>
          <p>${t('compose.why.where')}</p>
        </section>`,
        this.fine(['compose.fineBounded', 'compose.fineLarge', 'compose.fineRight', 'compose.fineDrawn']),
      ],
      panels: this.panels({
        words: () => inWords(view, parts),
        table: () => composeTable(view, parts),
        figures: 'svg.triangle, svg.strip-cells, .charts svg.chart',
        snippets: () => import('./compose/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view, t('compose.comment')),
      }),
    };
  }

  #triangles(view: ComposeValues, parts: Composition): TemplateResult {
    const position = written(view.position);
    const triangles = {
      rooted: triangleOf(parts, parts.rooted, view.position),
      plain: triangleOf(parts, parts.plain, view.position),
    };
    return html`<h3 id="compose-triangles">${t('compose.triangles', { position })}</h3>
      ${triangleCards(triangles, view.rooted, position, (rooted) => this.store.set('rooted', rooted, 'slide'))}`;
  }
}

customElements.define('lab-compose', ComposeLab);
