import { html, nothing, type TemplateResult } from 'lit';
import './shared/controls/text-control.ts';
import { spaceBefore, withColon } from '../library/elements/sentences.ts';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { paintOnto } from './shared/figure/matrix.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { written } from './shared/text/numerals.ts';
import { remember } from './shared/state/remember.ts';
import { rich } from './shared/text/rich.ts';
import { FigureWidth } from './shared/figure/width.ts';
import familySheet from './family/family.css?inline';
import { comparison } from './family/compare.ts';
import { testAll, testLength, tryAll, type Tried } from './family/effects.ts';
import { encodingOf } from './family/encodings/index.ts';
import { colorsFor, distanceChart, familyCards, slopeChart, triangleFigure } from './family/figures.ts';
import { alibiHeads, byDistance, rowShown, shownCells, trialOf, unseenFrom } from './family/model.ts';
import { command, shortest, steps } from './family/trained.ts';
import { layerDiagram } from './family/layer.ts';
import { prediction } from './family/prediction.ts';
import { presets, properties, settle, type FamilyValues } from './family/properties.ts';
import { about, caption, chosenOf, effectTable, inWords, nameOf, namesOf } from './family/words.ts';
import { rowText, slopeText } from './family/words.ts';

/** The number of a paper that lessons mix up with another. */
const numberOf = (name: 'shaw' | 'transformerXl'): string => encodingOf(name).paper.replace('arXiv ', '');
const papers = { shaw: numberOf('shaw'), xl: numberOf('transformerXl') };

/** All encodings on the same words, and the effect of each on the scores. */
export class FamilyLab extends LabElement<typeof properties> {
  static override readonly sheets = [familySheet];
  readonly #matrixWidth = new FigureWidth(this, '.matrix-place');
  readonly #chartWidth = new FigureWidth(this, '.distance-place');
  readonly #wholeWidth = new FigureWidth(this, '.large');
  static override readonly offscreen = ['.distance-place', '.matrix-cells', '.extra', '.compare-families'];
  protected override readonly structure = new StructureKeys(this);
  /** Choosing a family or a row computes nothing. */
  readonly #tryAll = remember(tryAll);
  readonly #alibiHeads = remember(alibiHeads);
  #painted: { readonly canvas: HTMLCanvasElement; readonly cells: Float64Array } | undefined;

  constructor() {
    super('family', properties, settle);
  }

  #tried(view: FamilyValues): Tried {
    return this.#tryAll(trialOf(view, view.sentence || t('family.sentence')));
  }

  protected override updated(): void {
    if (this.unseen.waits('.matrix-cells')) return;
    const { view } = this.store;
    const canvas = this.querySelector<HTMLCanvasElement>('canvas.cells');
    const cells = shownCells(chosenOf(this.#tried(view), view), view.show);
    if (!canvas || (this.#painted?.canvas === canvas && this.#painted.cells === cells)) return;
    this.#painted = { canvas, cells };
    const side = Math.sqrt(cells.length);
    paintOnto(canvas, { data: cells, rows: side, columns: side }, colorsFor(cells, view.show));
  }

  protected override parts(view: FamilyValues): LabParts {
    const tried = this.#tried(view);
    const unseen = this.unseen;
    const told = unseen.part('figcaption', () => caption(view, tried));
    return {
      lead: this.lead(),
      picture: html`${familyCards(tried, view, (name) => this.store.set('family', name, 'slide'))}
        <div class="distance-place">${unseen.part('.distance-place', () => this.#chart(view, tried))}</div>`,
      controls: this.#controls(view),
      readings: html`<div class="family-readings">${layerDiagram(tried, view)} ${about(tried, view)}</div>
        <p class="aside">${t('family.cardsAbout')}</p>`,
      // The sentence below the cells is often on the screen when they are not.
      curves: html`<div class="matrix-place">
        <div class="matrix-cells">${unseen.part('.matrix-cells', () => this.#matrix(view, tried))}</div>
        <p class="says" data-says="row" aria-live=${this.structure.live}>${rowText(view, tried)}</p>
      </div>`,
      caption: this.caption(html`${told}${spaceBefore(t('family.captionMore'))}${t('family.captionMore')}`),
      list: this.#extra(view),
      question: prediction,
      deeper: () => [
        this.saying({ values: { turn: namesOf('turn'), bias: namesOf('bias') } }),
        html`<section class="compare-families"><h3>${t('family.compareTitle')}</h3>
          <p class="prose">
            ${rich(t('family.compareAbout', { all: written(tried.all.length), positions: testLength }))}
          </p>
          ${unseen.part('.compare-families', () => comparison(tried, testAll(tried.trial), view.family))}
        </section>`,
        this.fine(
          ['family.fineTrained', 'family.finePrecompute', 'family.fineXl', 'family.fineGpt', 'family.fineAlibi'],
          { ...papers, command, steps: written(steps), shortest },
        ),
      ],
      panels: unseen.part('pe-panels', () =>
        this.panels({
          words: () => inWords(view, tried),
          table: () => effectTable(view, tried),
          figures: '.matrix-frame svg, svg.by-distance, svg.slopes',
          snippets: () => import('./family/snippets.ts'),
          code: ({ snippet }, program) => snippet(program, view, tried.trial, t('family.comment')),
        }),
      ),
    };
  }

  /** The cells of the chosen encoding, and its selected row. */
  #matrix(view: FamilyValues, tried: Tried): TemplateResult {
    const chosen = chosenOf(tried, view);
    const side = Math.min(this.#matrixWidth.value, 440);
    const choose = (query: number): void => this.store.set('query', query, 'slide');
    return triangleFigure(shownCells(chosen, view.show), view, chosen.reach, side, choose, this.structure);
  }

  #chart(view: FamilyValues, tried: Tried): TemplateResult {
    const { family, show, length } = view;
    const { value, highest } = this.#chartWidth;
    const chosen = chosenOf(tried, view);
    const query = rowShown(chosen, view.query);
    const values = (of: Float64Array): readonly number[] => byDistance(of, length, query);
    const none = tried.all.find(({ name }) => name === 'none') ?? chosen;
    const own = { name: 'with', label: nameOf(family), values: values(shownCells(chosen, show)) };
    const without = { name: 'without', label: nameOf('none'), values: values(shownCells(none, show)) };
    return distanceChart({
      kind: 'effects',
      title: t(`family.chart.${show}`, { query }),
      axis: withColon(nameOf(family), t(`family.axisValue.${show}`)),
      curves: show === 'effect' ? [own] : [without, own],
      length: query + 1,
      trained: unseenFrom(chosen.name, query, Number(view.trained)),
      room: { value, highest: Math.max(highest - (value < 480 ? 108 : 244), 110) },
    });
  }

  /** The slopes of ALiBi's heads. */
  #extra(view: FamilyValues): TemplateResult | undefined {
    if (view.family !== 'alibi') return undefined;
    return html`<div class="large">${this.unseen.part('.extra', () => this.#slopes(view))}</div>`;
  }

  #slopes(view: FamilyValues): TemplateResult {
    const heads = this.#alibiHeads(view.heads);
    const width = Math.min(this.#wholeWidth.value, 760);
    return html`<section class="extra"><h3>${t('family.slopeTitle')}</h3>
      ${slopeChart(heads, view.head, width, (head) => this.store.set('head', head, 'slide'))}
      <p class="says" data-says="slope" aria-live="polite">${slopeText(heads, view.head)}</p>
    </section>`;
  }

  #controls({ content, sentence, trained }: FamilyValues): TemplateResult {
    return this.controls(
      html`
      ${this.choice('show', (option) => t(`family.shows.${option}`))}
      ${this.choice('content', (option) => t(`family.contents.${option}`))}
      ${this.number('length')} ${this.number('query', { compact: true })}`,
      {
        presets: this.presets(presets, { trained, ...papers }),
        more: () => html`
          ${content === 'random' ? nothing : this.words('sentence', sentence || t('family.sentence'))}
          ${this.choice('weights', (option) => t(`family.weights.${option}`))}
          ${this.choice('trained')} ${this.number('heads')}
          ${this.number('head', { compact: true })} ${this.choice('dim')} ${this.number('seed', { compact: true })}`,
      },
    );
  }
}

customElements.define('lab-family', FamilyLab);
