import { html, type TemplateResult } from 'lit';
import type { AttentionTerm } from 'posenc';
import { choiceControl, flagControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import '../controls/text-control.ts';
import { t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import { rich } from '../lib/rich.ts';
import { reachOf, type Cells, type Colors } from './sentence/picture.ts';
import { colorScale } from './sentence/scale.ts';
import { expansion } from './terms/formula.ts';
import { outputMap, scoreMap } from './terms/maps.ts';
import { modelOf, type Model } from './terms/model.ts';
import { properties, settle, termNames, type TermsValues } from './terms/properties.ts';
import { snippet } from './terms/snippets.ts';
import { caption, cell, inWords, product, table } from './terms/words.ts';

const shares: Colors = { map: 'magma', min: 0, max: 1 };

/** Lab 6: a score taken apart into what comes from words and what from places. */
export class TermsLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  /** The last model, and the settings that it is of: pointing at a cell computes nothing. */
  #last: { readonly key: string; readonly model: Model } | null = null;

  constructor() {
    super('q', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return (termNames as readonly string[]).includes(name)
      ? t(`terms.names.${name as AttentionTerm}`)
      : t(`terms.label.${name as Exclude<typeof name, AttentionTerm>}`);
  }

  #model(view: TermsValues): Model {
    const sentence = view.sentence || t(`terms.examples.${view.example}.sentence`);
    const { query: _query, key: _key, term: _term, ...settings } = view;
    const key = JSON.stringify([sentence, settings]);
    if (this.#last?.key !== key) this.#last = { key, model: modelOf(view, sentence) };
    return this.#last.model;
  }

  readonly #point = (query: number, key: number): void => this.store.assign({ query, key }, 'slide');

  protected override body(view: TermsValues): TemplateResult {
    const model = this.#model(view);
    const last = model.tokens.length - 1;
    const [query, key] = [Math.min(view.query, last), Math.min(view.key, last)];
    return html`
      <div class="lead">
        <div class="prose"><p>${rich(t('terms.lead'))}</p></div>
        <div class="prose">${expansion()}<p class="aside">${rich(t('terms.made'))}</p></div>
      </div>
      <figure class="instrument">
        <div class="picture">${this.#maps(view, model, query, key)}</div>
        ${this.#controls(view, model)}
        ${this.#readout(view, model, query, key)}
        <figcaption><strong>${t('terms.notice')}</strong> ${caption(model, view)}</figcaption>
      </figure>
      <section class="question prose">
        <h3>${t('terms.askTitle')}</h3>
        <p>${rich(t('terms.ask'))}</p>
        <details><summary>${t('terms.answerTitle')}</summary><p>${rich(t('terms.answer'))}</p></details>
      </section>
      <section class="fine prose">
        <h3>${t('terms.fine')}</h3>
        <ul><li>${rich(t('terms.fineDistance'))}</li><li>${rich(t('terms.fineSoftmax'))}</li><li>${rich(t('terms.fineBias'))}</li></ul>
      </section>
      ${panels({
        lab: 'terms',
        words: () => inWords(model, view),
        table: () => table(model),
        figures: () => [...this.querySelectorAll<SVGSVGElement>('svg.score-map')],
        program: this.program,
        choose: (program) => (this.program = program),
        code: (program) => snippet(program, model, view, { words: t('terms.comment') }),
      })}
    `;
  }

  #maps(view: TermsValues, model: Model, query: number, key: number): TemplateResult {
    const reach = reachOf([...termNames.map((name) => model.terms[name].data), model.scores.data]);
    const colors: Colors = { map: 'RdBu', min: -reach, max: reach };
    const reachOut = reachOf([model.output.data]);
    const outColors: Colors = { map: 'RdBu', min: -reachOut, max: reachOut };
    const map = (name: string, cells: Cells, title: string, own: Colors): TemplateResult =>
      scoreMap({
        name,
        cells,
        tokens: model.tokens,
        colors: own,
        query,
        key,
        label: t('terms.alt', { title, sentence: model.sentence }),
        point: this.#point,
      });
    const whole = (name: 'score' | 'weight', cells: Cells, own: Colors): TemplateResult =>
      html`<div class="term-map" data-area=${name}><h3>${t(`terms.${name}`)}</h3>${map(name, cells, t(`terms.${name}`), own)}</div>`;
    return html`<div class="term-maps">
        ${termNames.map(
          (
            name,
          ) => html`<div class="term-map" data-area=${name} data-term=${name} data-off=${view[name] ? 'no' : 'yes'}>
          ${flagControl({ label: t(`terms.names.${name}`), value: view[name], choose: (on) => this.store.set(name, on, 'slide') })}
          ${map(name, model.terms[name], t(`terms.names.${name}`), colors)}
        </div>`,
        )}
        ${whole('score', model.scores, colors)} ${whole('weight', model.weights, shares)}
        <div class="term-map" data-area="output"><h3>${t('terms.output')}</h3>
          ${outputMap({ cells: model.output, tokens: model.tokens, colors: outColors, query, label: t('terms.outputAlt', { sentence: model.sentence, dim: view.dim }) })}
        </div>
      </div>
      <div class="scales">${colorScale(colors, t('terms.scaleScores'))} ${colorScale(shares, t('terms.scaleShares'))} ${colorScale(outColors, t('terms.scaleOutput'))}</div>`;
  }

  #readout(view: TermsValues, model: Model, query: number, key: number): TemplateResult {
    const places = model.tokens.map((_token, place) => String(place));
    const pick = (name: 'query' | 'key', value: number): TemplateResult =>
      choiceControl({
        name: `terms-${name}`,
        label: this.label(name),
        options: places,
        value: String(value),
        text: (place) => model.tokens[Number(place)]?.shown ?? '',
        choose: (place) => this.store.set(name, Number(place), 'slide'),
      });
    const options = { model, view, query, key };
    return html`<section class="readout" aria-label=${t('terms.readout.title')}>
      ${pick('query', query)} ${pick('key', key)} ${cell(options)}
      ${choiceControl({
        name: 'terms-term',
        label: this.label('term'),
        options: termNames,
        value: view.term,
        text: (name) => t(`terms.names.${name}`),
        choose: (term) => this.store.set('term', term, 'slide'),
      })}
      ${product(options)}
    </section>`;
  }

  #controls(view: TermsValues, model: Model): TemplateResult {
    const number = (name: 'alpha' | 'seed', compact: boolean): TemplateResult => html`<pe-number
      data-name=${name} .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .compact=${compact} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
    const flag = (name: 'rooted' | 'causal' | 'biases'): TemplateResult =>
      flagControl({ label: this.label(name), value: view[name], choose: (on) => this.store.set(name, on, 'slide') });
    const heads = Array.from({ length: Number(view.heads) }, (_head, head) => String(head));
    return html`<section class="controls" aria-label=${t('terms.controls')}>
      <pe-text
        data-name="sentence" .property=${properties.sentence} .value=${model.sentence} .label=${this.label('sentence')} .epoch=${this.epoch}
        @pe-text-change=${(event: CustomEvent<{ readonly value: string }>) => this.store.set('sentence', event.detail.value, 'slide')}
      ></pe-text>
      ${choiceControl({
        name: 'terms-example',
        label: this.label('example'),
        options: properties.example.options,
        value: view.sentence === '' ? view.example : ('' as typeof view.example),
        text: (option) => t(`terms.examples.${option}.name`),
        choose: (example) => this.store.assign({ example, sentence: '' }, 'act'),
      })}
      ${number('alpha', false)}
      <div class="flags">${flag('rooted')} ${flag('causal')} ${flag('biases')}</div>
      ${choiceControl({
        name: 'terms-weights',
        label: this.label('weights'),
        options: properties.weights.options,
        value: view.weights,
        text: (option) => t(`terms.weights.${option}`),
        choose: (weights) => this.store.set('weights', weights, 'slide'),
      })}
      ${choiceControl({
        name: 'terms-dim',
        label: this.label('dim'),
        options: properties.dim.options,
        value: view.dim,
        text: (option) => option,
        choose: (dim) => this.store.set('dim', dim, 'slide'),
      })}
      ${choiceControl({
        name: 'terms-heads',
        label: this.label('heads'),
        options: properties.heads.options,
        value: view.heads,
        text: (option) => option,
        choose: (count) => this.store.set('heads', count, 'slide'),
      })}
      ${
        heads.length === 1
          ? ''
          : choiceControl({
              name: 'terms-head',
              label: this.label('head'),
              options: heads,
              value: String(view.head),
              text: (head) => String(Number(head) + 1),
              choose: (head) => this.store.set('head', Number(head), 'slide'),
            })
      }
      ${number('seed', true)}
      <button type="button" class="quiet reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>
    </section>`;
  }
}

customElements.define('lab-terms', TermsLab);
