import { html, nothing, type TemplateResult } from 'lit';
import './shared/controls/text-control.ts';
import { inOneLine, stopped } from '../library/elements/sentences.ts';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { measure } from './shared/text/numerals.ts';
import { remember } from './shared/state/remember.ts';
import sentenceSheet from './sentence/sentence.css?inline';
import { crossing } from './order/crossing.ts';
import { modelOf, type Model } from './order/model.ts';
import { prediction } from './order/prediction.ts';
import { properties, type OrderValues } from './order/properties.ts';
import { caption, equivariance, inWords, readings, repeats, table } from './order/words.ts';
import { colorScale, reachOf, type Colors } from './sentence/picture.ts';

/** Attention on two sentences with the same words, with and without positions. */
export class OrderLab extends LabElement<typeof properties> {
  static override readonly sheets = [sentenceSheet];
  /** Pointing at a word computes nothing. */
  readonly #model = remember(modelOf, ({ token: _token, ...settings }, sentences) => [settings, sentences]);

  constructor() {
    super('order', properties);
  }

  protected override parts(view: OrderValues): LabParts {
    const { first, second, example } = view;
    const model = this.#model(view, [
      first || t(`order.examples.${example}.first`),
      second || t(`order.examples.${example}.second`),
    ]);
    const words = model.tokens[0];
    const token = Math.min(view.token, words.length - 1);
    return {
      lead: this.lead(equivariance()),
      picture: this.#pictures(view, model, token),
      controls: this.#controls(view, model),
      readings: html`<section role="group" class="readout" aria-label=${t('order.readout.title')}>
        ${this.place('token', words.length, (place) => words[place]?.shown ?? '', { value: token })}
        ${readings(model, token)}
      </section>`,
      caption: this.caption([caption(model, view), repeats(model)]),
      spoken: caption(model, view),
      question: prediction([t('order.examples.chase.first'), t('order.examples.chase.second')]),
      deeper: () => [
        this.saying({ aside: 'order.made' }),
        this.fine(['order.fineIdentical', 'order.fineCausal', 'order.fineWords']),
      ],
      panels: this.panels({
        words: () => inWords(model, view),
        table: () => table(model),
        figures: 'svg.crossing',
        snippets: () => import('./order/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, model, view, t('order.comment')),
      }),
    };
  }

  #pictures(view: OrderValues, model: Model, token: number): TemplateResult {
    const sides = [model.without, model.with];
    const reach = reachOf(sides.flatMap(({ outputs }) => outputs.map(({ output }) => output.data)));
    const colors: Colors = { map: 'RdBu', min: -reach, max: reach };
    const [first, second] = model.sentences;
    const heads = [t('order.firstSentence'), t('order.secondSentence')] as const;
    const point = (place: number): void => this.store.set('token', place, 'slide');
    const label = (name: 'without' | 'with'): string => t(`order.alt.${name}`, { first, second });
    const finding = (name: 'without' | 'with'): string => {
      const { error } = model[name];
      return error === null ? label(name) : inOneLine(stopped(`${t('order.error')} ${measure(error)}`), label(name));
    };
    const side = (name: 'without' | 'with'): TemplateResult => {
      const { error } = model[name];
      return html`<div class="side" data-side=${name}>
        <h3>${t(`order.${name}`)}</h3>
        ${crossing(model, model[name], { token, colors, label: finding(name), heads, point })}
        ${
          error === null
            ? nothing
            : html`<p class="measured">${t('order.error')} <strong data-error=${name}>${measure(error)}</strong></p>`
        }
      </div>`;
    };
    return html`<div class="sides">${side('without')} ${side('with')}</div>
      ${colorScale(colors, t('order.scale', { dim: view.dim }))}
      ${model.permutation ? nothing : html`<p class="note" role="status">${t('order.warning')}</p>`}`;
  }

  #controls({ first, second, example }: OrderValues, { sentences, tokens }: Model): TemplateResult {
    const reversed = [...tokens[0]].reverse().map(({ shown }) => shown);
    const reverse = (): void => this.store.assign({ first: sentences[0], second: reversed.join(' ') }, 'act');
    const own = first !== '' || second !== '';
    return this.controls(
      html`
      ${this.choice('example', (option) => t(`order.examples.${option}.name`), {
        value: own ? ('' as typeof example) : example,
        choose: (example) => this.store.assign({ example, first: '', second: '', token: 1 }, 'act'),
      })}
      ${this.words('first', sentences[0])} ${this.words('second', sentences[1])}
      <p class="actions">
        <button type="button" class="quiet" data-act="reverse" @click=${reverse}>${t('order.reverse')}</button>
      </p>
      ${this.number('alpha')}`,
      {
        hint: null,
        more: () => html`${this.flag('causal')}
          ${this.choice('weights', (option) => t(`order.weights.${option}`))} ${this.choice('dim')}
          ${this.number('seed', { compact: true })}`,
      },
    );
  }
}

customElements.define('lab-order', OrderLab);
