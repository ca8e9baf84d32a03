import { html, nothing, type TemplateResult } from 'lit';
import { choiceControl, flagControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import '../controls/text-control.ts';
import { t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import { rich } from '../lib/rich.ts';
import { crossing } from './order/crossing.ts';
import { equivariance } from './order/formula.ts';
import { modelOf, type Model } from './order/model.ts';
import { properties, type OrderValues } from './order/properties.ts';
import { snippet } from './order/snippets.ts';
import { caption, inWords, readout, repeats, table } from './order/words.ts';
import { measure } from './sentence/measure.ts';
import { reachOf, type Colors } from './sentence/picture.ts';
import { colorScale } from './sentence/scale.ts';

/** Lab 5: what attention makes of two sentences with the same words, with and without positions. */
export class OrderLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  /** The last model, and the settings that it is of: pointing at a word computes nothing. */
  #last: { readonly key: string; readonly model: Model } | null = null;

  constructor() {
    super('o', properties, (wanted) => wanted);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`order.label.${name}`);
  }

  #model(view: OrderValues): Model {
    const sentences = [
      view.first || t(`order.examples.${view.example}.first`),
      view.second || t(`order.examples.${view.example}.second`),
    ] as const;
    const { token: _token, ...settings } = view;
    const key = JSON.stringify([sentences, settings]);
    if (this.#last?.key !== key) this.#last = { key, model: modelOf(view, sentences) };
    return this.#last.model;
  }

  protected override body(view: OrderValues): TemplateResult {
    const model = this.#model(view);
    const token = Math.min(view.token, model.tokens[0].length - 1);
    return html`
      <div class="lead">
        <p class="prose">${rich(t('order.lead'))}</p>
        <div class="prose">${equivariance()}<p class="aside">${rich(t('order.where'))}</p></div>
        <p class="aside prose">${rich(t('order.made'))}</p>
      </div>
      <figure class="instrument">
        <div class="picture">${this.#pictures(view, model, token)}</div>
        ${this.#controls(view, model)}
        <section class="readout" aria-label=${t('order.readout.title')}>
          ${choiceControl({
            name: 'order-token',
            label: t('order.label.token'),
            options: model.tokens[0].map((_token, place) => String(place)),
            value: String(token),
            text: (place) => model.tokens[0][Number(place)]?.shown ?? '',
            choose: (place) => this.store.set('token', Number(place), 'slide'),
          })}
          ${readout(model, token)}
        </section>
        <figcaption><strong>${t('order.notice')}</strong> ${caption(model, view)}${repeats(model)}</figcaption>
      </figure>
      <section class="question prose">
        <h3>${t('order.askTitle')}</h3>
        <p>${rich(t('order.ask'))}</p>
        <details><summary>${t('order.answerTitle')}</summary><p>${rich(t('order.answer'))}</p></details>
      </section>
      <section class="fine prose">
        <h3>${t('order.fine')}</h3>
        <ul><li>${rich(t('order.fineIdentical'))}</li><li>${rich(t('order.fineCausal'))}</li><li>${rich(t('order.fineWords'))}</li></ul>
      </section>
      ${panels({
        lab: 'order',
        words: () => inWords(model, view),
        table: () => table(model),
        figures: () => [...this.querySelectorAll<SVGSVGElement>('svg.crossing')],
        program: this.program,
        choose: (program) => (this.program = program),
        code: (program) => snippet(program, model, view, { words: t('order.comment') }),
      })}
    `;
  }

  #pictures(view: OrderValues, model: Model, token: number): TemplateResult {
    const sides = [model.without, model.with];
    const reach = reachOf(sides.flatMap(({ outputs }) => outputs.map(({ output }) => output.data)));
    const colors: Colors = { map: 'RdBu', min: -reach, max: reach };
    const heads = [t('order.firstSentence'), t('order.secondSentence')] as const;
    return html`<div class="sides">
        ${(['without', 'with'] as const).map(
          (name) => html`<div class="side" data-side=${name}>
          <h3>${t(`order.${name}`)}</h3>
          ${crossing({
            model,
            side: model[name],
            token,
            colors,
            heads,
            label: t(`order.alt.${name}`, { first: model.sentences[0], second: model.sentences[1] }),
            point: (place) => this.store.set('token', place, 'slide'),
          })}
          ${model[name].error === null ? nothing : html`<p class="measured">${t('order.error')} <strong data-error=${name}>${measure(model[name].error)}</strong></p>`}
        </div>`,
        )}
      </div>
      ${colorScale(colors, t('order.scale', { dim: view.dim }))}
      ${model.permutation ? nothing : html`<p class="note" role="status">${t('order.warning')}</p>`}`;
  }

  #controls(view: OrderValues, model: Model): TemplateResult {
    const sentence = (name: 'first' | 'second', index: 0 | 1): TemplateResult => html`<pe-text
      data-name=${name} .property=${properties[name]} .value=${model.sentences[index]} .label=${this.label(name)} .epoch=${this.epoch}
      @pe-text-change=${(event: CustomEvent<{ readonly value: string }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-text>`;
    const number = (name: 'alpha' | 'seed', compact: boolean): TemplateResult => html`<pe-number
      data-name=${name} .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .compact=${compact} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
    const own = view.first !== '' || view.second !== '';
    return html`<section class="controls" aria-label=${t('order.controls')}>
      ${sentence('first', 0)} ${sentence('second', 1)}
      <p class="actions"><button type="button" class="quiet" data-act="reverse" @click=${() => this.#reverse(model)}>${t('order.reverse')}</button></p>
      ${choiceControl({
        name: 'order-example',
        label: this.label('example'),
        options: properties.example.options,
        value: own ? ('' as typeof view.example) : view.example,
        text: (option) => t(`order.examples.${option}.name`),
        choose: (example) => this.store.assign({ example, first: '', second: '', token: 1 }, 'act'),
      })}
      ${number('alpha', false)}
      ${flagControl({ label: this.label('causal'), value: view.causal, choose: (causal) => this.store.set('causal', causal, 'slide') })}
      ${choiceControl({
        name: 'order-weights',
        label: this.label('weights'),
        options: properties.weights.options,
        value: view.weights,
        text: (option) => t(`order.weights.${option}`),
        choose: (weights) => this.store.set('weights', weights, 'slide'),
      })}
      ${choiceControl({
        name: 'order-dim',
        label: this.label('dim'),
        options: properties.dim.options,
        value: view.dim,
        text: (option) => option,
        choose: (dim) => this.store.set('dim', dim, 'slide'),
      })}
      ${number('seed', true)}
      <button type="button" class="quiet reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>
    </section>`;
  }

  #reverse({ sentences, tokens }: Model): void {
    this.store.assign(
      {
        first: sentences[0],
        second: tokens[0]
          .map(({ shown }) => shown)
          .reverse()
          .join(' '),
      },
      'act',
    );
  }
}

customElements.define('lab-order', OrderLab);
