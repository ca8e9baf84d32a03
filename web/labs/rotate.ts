import { html, type TemplateResult } from 'lit';
import './shared/controls/text-control.ts';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { written } from './shared/text/numerals.ts';
import { remember } from './shared/state/remember.ts';
import { FigureWidth } from './shared/figure/width.ts';
import clockSheet from './clock/clock.css?inline';
import rotateSheet from './rotate/rotate.css?inline';
import { dialButtons, dialFigure, Ruler } from './rotate/figures.ts';
import { headFor, type Head } from './rotate/head.ts';
import { prediction } from './rotate/prediction.ts';
import { headOf, presets, properties, published, settle, type RotateValues } from './rotate/properties.ts';
import { offsetChart, pairingFigure, turnsFigure, valuesFigure } from './rotate/topics.ts';
import { angles, caption, inWords, readings, scoreTable, scores, symbols, wordsOf } from './rotate/words.ts';

/** RoPE: queries and keys are rotated by their positions, and the score depends on their offset alone. */
export class RotateLab extends LabElement<typeof properties> {
  static override readonly sheets = [clockSheet, rotateSheet];
  readonly #rulerWidth = new FigureWidth(this, '.ruler-place');
  readonly #topicWidth = new FigureWidth(this, '.topic-place');
  readonly #head = remember(headFor);
  readonly #ruler = new Ruler((ends) => this.store.assign(ends, 'slide'));
  readonly #choose = (pair: number): void => this.store.set('pair', pair, 'slide');

  constructor() {
    super('rotate', properties, settle);
  }

  protected override parts(view: RotateValues): LabParts {
    const words = wordsOf(view);
    const { query, key, pairing, base, dim, pair } = view;
    const head = this.#head({ query, key, pairing, base, dim, pair }, words.join(' '));
    const said = caption(head, view, words);
    return {
      lead: this.lead(),
      picture: this.#picture(head, view, words),
      controls: this.#controls(words.join(' ')),
      readings: readings(head, view),
      curves: this.#topic(head, view),
      caption: this.caption(said),
      spoken: said,
      question: prediction(words.join(' ')),
      deeper: () => [
        this.saying(),
        symbols(),
        this.fine(['rotate.fineWords', 'rotate.fineRounding', 'rotate.fineValues', 'rotate.fineHeads']),
      ],
      panels: this.panels({
        words: () => inWords(head, view, words),
        table: () => scoreTable(head, view),
        figures: '.rotate-picture svg, .topic-place svg',
        snippets: () => import('./rotate/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view, words, t('rotate.comment')),
      }),
    };
  }

  #picture(head: Head, view: RotateValues, words: readonly [string, string]): TemplateResult {
    const shown = head.pairs[view.pair]!;
    return html`<div class="rotate-picture">
      <div class="ruler-place">
        ${this.#ruler.figure(view, words, this.#rulerWidth.value, properties.query.max)}
      </div>
      <div class="dial-place" data-term="angle">
        ${dialFigure(shown, t('rotate.dialAlt', { pair: written(view.pair) }))}
      </div>
      <div class="beside-dial">
        ${angles(head, view, words)} ${dialButtons(head, view.pair, this.#choose)}
      </div>
      ${scores(head, view)}
    </div>`;
  }

  /** The second figure, with the control that belongs to it. */
  #topic(head: Head, view: RotateValues): TemplateResult {
    const width = this.#topicWidth.value;
    const values = (option: RotateValues['values']): string => t(`rotate.valuesOptions.${option}`);
    const figures: Readonly<Record<RotateValues['part'], () => unknown>> = {
      offset: () =>
        offsetChart(head, view, width, (offset) =>
          this.store.assign({ query: Math.max(view.key + offset, 0), key: Math.max(view.key, -offset) }, 'slide'),
        ),
      values: () => html`${this.choice('values', values)}
        ${valuesFigure(head, view, width)}`,
      pairing: () => html`${this.flag('permuted')} ${pairingFigure(head, view, width)}`,
      turns: () => html`${this.number('context', { term: 'turn' })} ${turnsFigure(head, view, width)}`,
    };
    return html`<div class="topics">
      ${this.choice('part', (option) => t(`rotate.parts.${option}`), { manner: 'act' })}
      <div class="topic-place">${figures[view.part]()}</div>
    </div>`;
  }

  #controls(words: string): TemplateResult {
    const numbers = Object.entries(published).flatMap(([name, model]): [string, string][] => {
      const { dim, base, context } = headOf(model);
      return [
        [`${name}Dim`, dim],
        [`${name}Base`, written(base)],
        [`${name}Context`, written(context)],
      ];
    });
    return this.controls(
      html`
      ${this.number('query', { term: 'query' })} ${this.number('key', { term: 'key' })}
      ${this.choice('dim')}`,
      {
        presets: this.presets(presets, Object.fromEntries(numbers)),
        more: () => html`
          ${this.words('pairOfWords', words)} ${this.number('base')} ${this.number('pair', { compact: true })}
          ${this.choice('pairing', (option) => t(`rotate.pairings.${option}`))}`,
      },
    );
  }
}

customElements.define('lab-rotate', RotateLab);
