import { html, nothing, type TemplateResult } from 'lit';
import '../controls/text-control.ts';
import { t } from '../lib/i18n.ts';
import { LabElement, type LabParts } from '../lib/lab.ts';
import { paintOnto } from '../lib/matrix.ts';
import { written } from '../lib/numerals.ts';
import { remember } from '../lib/remember.ts';
import { rich } from '../lib/rich.ts';
import { Unseen } from '../lib/unseen.ts';
import { FigureWidth } from '../lib/width.ts';
import { comparison } from './family/compare.ts';
import { testAll, testLength, tryAll, type Tried } from './family/effects.ts';
import { encodingOf } from './family/encodings/index.ts';
import { colorsFor, distanceChart, familyCards, slopeChart, triangleFigure } from './family/figures.ts';
import { alibiHeads, byDistance, rowShown, shownCells, trialOf, unseenFrom } from './family/model.ts';
import { pairingsOf } from './family/pairings.ts';
import { presets, properties, settle, type FamilyValues } from './family/properties.ts';
import { snippet } from './family/snippets.ts';
import { about, caption, chosenOf, effectTable, inWords, nameOf, namesOf } from './family/words.ts';
import { pairingText, rowText, slopeText } from './family/words.ts';

/** The number of a paper that lessons mix up with another. */
const numberOf = (name: 'shaw' | 'transformerXl'): string => encodingOf(name).paper.replace('arXiv ', '');
const papers = { shaw: numberOf('shaw'), xl: numberOf('transformerXl') };

/** All encodings on the same words, and what each does to the scores. */
export class FamilyLab extends LabElement<typeof properties> {
  readonly #matrixWidth = new FigureWidth(this, '.matrix-place');
  readonly #chartWidth = new FigureWidth(this, '.distance-place');
  readonly #wholeWidth = new FigureWidth(this, '.large');
  readonly #unseen = new Unseen(this, ['.swap-figures', '.extra', 'figcaption', '.compare-families', 'pe-panels']);
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
    if (this.#unseen.waits('.swap-figures')) return;
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
    const unseen = this.#unseen;
    const told = unseen.part('figcaption', () => caption(view, tried));
    return {
      lead: this.lead(undefined, { values: { turn: namesOf('turn'), bias: namesOf('bias') } }),
      presets: this.presets(presets, { trained: view.trained, ...papers }),
      figure: html`<figure class="instrument family">
        <div class="picture">${familyCards(tried, view, (name) => this.store.set('family', name, 'slide'))}</div>
        ${this.#controls(view)}
        <div class="readings">${about(tried, view)}</div>
        <div class="curves large">${this.#large(view, tried)}</div>
        ${this.caption(html`${told} ${t('family.captionMore')}`)}
      </figure>`,
      beside: html`<section class="compare-families"><h3>${t('family.compareTitle')}</h3>
        <p class="prose">
          ${rich(t('family.compareAbout', { all: written(tried.all.length), positions: testLength }))}
        </p>
        ${unseen.part('.compare-families', () => comparison(tried, testAll(tried.trial), view.family))}
      </section>`,
      question: this.question(),
      fine: this.fine(
        ['family.fineMadeUp', 'family.finePrecompute', 'family.fineXl', 'family.fineGpt', 'family.fineAlibi'],
        papers,
      ),
      panels: unseen.part('pe-panels', () =>
        this.panels({
          words: () => inWords(view, tried),
          table: () => effectTable(view, tried),
          figures: '.matrix-frame svg, svg.by-distance, svg.slopes',
          code: (program) => snippet(program, view, tried.trial, t('family.comment')),
        }),
      ),
    };
  }

  #large(view: FamilyValues, tried: Tried): TemplateResult {
    const unseen = this.#unseen;
    return html`${this.choice('show', (option) => t(`family.shows.${option}`))}
      <div class="swap-figures">${unseen.part('.swap-figures', () => this.#figures(view, tried))}</div>
      ${unseen.part('.extra', () => this.#extra(view, tried))}`;
  }

  #figures(view: FamilyValues, tried: Tried): TemplateResult {
    const { family, show, length, trained } = view;
    const chosen = chosenOf(tried, view);
    const cells = shownCells(chosen, show);
    const query = rowShown(chosen, view.query);
    const values = (of: Float64Array): readonly number[] => byDistance(of, length, query);
    const none = tried.all.find(({ name }) => name === 'none') ?? chosen;
    const own = { name: 'with', label: nameOf(family), values: values(cells) };
    const without = { name: 'without', label: nameOf('none'), values: values(shownCells(none, show)) };
    const side = Math.min(this.#matrixWidth.value, 440);
    const choose = (query: number): void => this.store.set('query', query, 'slide');
    return html`<div class="matrix-place">${triangleFigure(cells, view, chosen.reach, side, choose)}</div>
      <div class="distance-place">
        ${distanceChart({
          kind: 'effects',
          title: t(`family.chart.${show}`, { query }),
          axis: t(`family.axisValue.${show}`),
          curves: show === 'effect' ? [own] : [without, own],
          length: query + 1,
          trained: unseenFrom(chosen.name, query, trained),
          width: this.#chartWidth.value,
        })}
        <p class="says" data-says="row" aria-live="polite">${rowText(view, tried)}</p>
        ${this.number('query', { compact: true })}
      </div>`;
  }

  /** What only some encodings have. */
  #extra(view: FamilyValues, tried: Tried): TemplateResult | typeof nothing {
    if (view.family === 'rotary') return this.#pairings(view, tried);
    return view.family === 'alibi' ? this.#slopes(view) : nothing;
  }

  #pairings(view: FamilyValues, tried: Tried): TemplateResult {
    const pairings = pairingsOf(tried);
    const { query, length } = view;
    const curve = (name: 'right' | 'wrong') => ({
      name,
      label: t(`family.line.${name}`),
      values: byDistance(pairings[name], length, query),
    });
    return html`<section class="extra"><h3>${t('family.pairingTitle')}</h3>
      <p class="prose">${rich(t('family.pairingAbout'))}</p>
      ${this.choice('pairing', (option) => t(`family.pairings.${option}`))}
      ${distanceChart({
        kind: 'pairings',
        title: t('family.pairingChart', { query }),
        axis: t('family.axisValue.score'),
        curves: [curve('wrong'), curve('right')],
        length: query + 1,
        trained: query + 1,
        width: Math.min(this.#wholeWidth.value, 760),
      })}
      <p class="says" data-says="pairing">${pairingText(view, pairings)}</p>
    </section>`;
  }

  #slopes(view: FamilyValues): TemplateResult {
    const heads = this.#alibiHeads(view.heads);
    const width = Math.min(this.#wholeWidth.value, 760);
    return html`<section class="extra"><h3>${t('family.slopeTitle')}</h3>
      ${slopeChart(heads, view.head, width, (head) => this.store.set('head', head, 'slide'))}
      <p class="says" data-says="slope" aria-live="polite">${slopeText(heads, view.head)}</p>
    </section>`;
  }

  #controls({ content, sentence }: FamilyValues): TemplateResult {
    return this.controls(html`
      ${this.choice('content', (option) => t(`family.contents.${option}`))}
      ${content === 'random' ? nothing : this.words('sentence', sentence || t('family.sentence'))}
      ${this.choice('weights', (option) => t(`family.weights.${option}`))}
      ${this.number('length')} ${this.number('trained')} ${this.number('heads')}
      ${this.number('head', { compact: true })} ${this.choice('dim')} ${this.number('seed', { compact: true })}`);
  }
}

customElements.define('lab-family', FamilyLab);
