import { html, nothing, type TemplateResult } from 'lit';
import type { AttentionTerm } from 'posenc';
import './shared/controls/text-control.ts';
import { inOneLine } from '../library/elements/sentences.ts';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { remember } from './shared/state/remember.ts';
import { wording } from './shared/figure/heard.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { FigureWidth } from './shared/figure/width.ts';
import sentenceSheet from './sentence/sentence.css?inline';
import { colorScale, reachOf, type Cells, type Colors } from './sentence/picture.ts';
import { letterScale, outputMap, scoreMap } from './terms/maps.ts';
import { modelOf, type Model } from './terms/model.ts';
import { prediction } from './terms/prediction.ts';
import { properties, settle, termNames, type TermsValues } from './terms/properties.ts';
import { caption, expansion, highest, inWords, productText, spoken, sumText, table } from './terms/words.ts';
import type { Cell } from './terms/words.ts';

const shares: Colors = { map: 'magma', min: 0, max: 1 };

/** A score split into the parts that come from words and from positions. */
export class TermsLab extends LabElement<typeof properties> {
  static override readonly sheets = [sentenceSheet];
  readonly #mapWidth = new FigureWidth(this, '.score-picture');
  protected override readonly structure = new StructureKeys(this);
  /** Pointing at a cell computes nothing. */
  readonly #model = remember(modelOf, ({ query: _query, key: _key, term: _term, ...settings }, sentence) => [
    settings,
    sentence,
  ]);

  constructor() {
    super('terms', properties, settle);
  }

  protected override label(name: keyof typeof properties & string): string {
    const term = termNames.find((term) => term === name);
    return term ? t(`terms.names.${term}`) : super.label(name);
  }

  protected override parts(view: TermsValues): LabParts {
    const model = this.#model(view, view.sentence || t(`terms.examples.${view.example}.sentence`));
    const last = model.tokens.length - 1;
    const cell = { query: Math.min(view.query, last), key: Math.min(view.key, last) };
    return {
      lead: this.lead(expansion(), { where: null }),
      ...this.#maps(view, model, cell),
      controls: this.#controls(view, model),
      readings: this.#readout(view, model, cell),
      caption: this.caption(caption(model, view)),
      spoken: spoken(model, cell),
      question: prediction(model.sentence),
      deeper: () => [
        this.saying({ aside: 'terms.made' }),
        this.fine(['terms.fineDistance', 'terms.fineSoftmax', 'terms.fineBias']),
      ],
      panels: this.panels({
        words: () => inWords(model, view),
        table: () => table(model),
        figures: 'svg.score-map',
        snippets: () => import('./terms/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, model, view, t('terms.comment')),
      }),
    };
  }

  /** The sum of the terms and its softmax; the terms themselves, and the outcome. */
  #maps(view: TermsValues, model: Model, cell: Cell): Pick<LabParts, 'picture' | 'curves'> {
    const { sentence, tokens, terms, scores, weights, output } = model;
    const about = (...all: readonly Cells[]): Colors => {
      const reach = reachOf(all.map(({ data }) => data));
      return { map: 'RdBu', min: -reach, max: reach };
    };
    const colors = about(...termNames.map((name) => terms[name]), scores);
    const outColors = about(output);
    const point = (query: number, key: number): void => this.store.assign({ query, key }, 'slide');
    const map = (name: string, title: string, cells: Cells, own: Colors): TemplateResult => {
      const label = inOneLine(highest(model, cells), t('terms.alt', { title, sentence }));
      const letters = letterScale(this.#mapWidth.value);
      const heard = this.structure.on({
        cells,
        colors: own,
        label,
        axes: { rows: wording(t('terms.columns.query'), tokens), columns: wording(t('terms.columns.key'), tokens) },
        at: { row: cell.query, column: cell.key },
        follows: 'cells',
        choose: point,
      });
      return scoreMap({ name, cells, tokens, colors: own, ...cell, label, letters, point, heard });
    };
    const term = (name: AttentionTerm): TemplateResult => html`<div
      class="term-map" data-area=${name} data-term=${name} data-off=${view[name] ? 'no' : 'yes'}
    >
      ${this.flag(name)} ${map(name, t(`terms.names.${name}`), terms[name], colors)}
    </div>`;
    const whole = (name: 'score' | 'weight', cells: Cells, own: Colors): TemplateResult => {
      const title = t(`terms.${name}`);
      return html`<div class="term-map" data-area=${name}><h3>${title}</h3>${map(name, title, cells, own)}</div>`;
    };
    const outputLabel = t('terms.outputAlt', { sentence, dim: view.dim });
    return {
      picture: html`<div class="sums">${whole('score', scores, colors)} ${whole('weight', weights, shares)}</div>`,
      curves: html`<div class="term-maps">
          ${termNames.map(term)}
        </div>
        <div class="scales">
          ${colorScale(colors, t('terms.scaleScores'))} ${colorScale(shares, t('terms.scaleShares'))}
        </div>
        <details class="term-map" data-area="output">
          <summary>${t('terms.output')}</summary>
          ${outputMap(output, tokens, outColors, cell.query, outputLabel)}
          ${colorScale(outColors, t('terms.scaleOutput'))}
        </details>`,
    };
  }

  #readout(view: TermsValues, model: Model, cell: Cell): TemplateResult {
    const { tokens } = model;
    const pick = (name: 'query' | 'key'): TemplateResult =>
      this.place(name, tokens.length, (place) => tokens[place]?.shown ?? '', { value: cell[name] });
    return html`<section role="group" class="readout" aria-label=${t('terms.readout.title')}>
      ${pick('query')} ${pick('key')} ${sumText(model, view, cell)}
      ${this.choice('term', (name) => t(`terms.names.${name}`))} ${productText(model, view.term, cell)}
    </section>`;
  }

  #controls({ sentence, example, heads }: TermsValues, model: Model): TemplateResult {
    const count = Number(heads);
    return this.controls(
      html`
      ${this.choice('example', (option) => t(`terms.examples.${option}.name`), {
        value: sentence === '' ? example : ('' as typeof example),
        choose: (example) => this.store.assign({ example, sentence: '' }, 'act'),
      })}
      ${this.words('sentence', model.sentence)} ${this.number('alpha')}
      ${this.choice('weights', (option) => t(`terms.weights.${option}`))}`,
      {
        hint: null,
        more: () => html`
          <div class="flags">${this.flag('rooted')} ${this.flag('causal')} ${this.flag('biases')}</div>
          ${this.choice('dim')} ${this.choice('heads')}
          ${count === 1 ? nothing : this.place('head', count, (head) => String(head + 1))}
          ${this.number('seed', { compact: true })}`,
      },
    );
  }
}

customElements.define('lab-terms', TermsLab);
