import { html, type TemplateResult } from 'lit';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { measure, written } from './shared/text/numerals.ts';
import { remember } from './shared/state/remember.ts';
import { FigureWidth } from './shared/figure/width.ts';
import clockSheet from './clock/clock.css?inline';
import { ladderChart, waveChart } from './clock/charts.ts';
import { dialButtons, face } from './clock/face.ts';
import {
  drawnHands,
  handsAt,
  latestLooks,
  sample,
  sampleKey,
  shapeOf,
  slowestLimit,
  type Hand,
} from './clock/hands.ts';
import './clock/guess.ts';
import { draggedBy, Player } from './clock/motion.ts';
import { prediction } from './clock/prediction.ts';
import { properties, settle, type ClockValues } from './clock/properties.ts';
import { caption, definition, handTable, inWords, readings, sampling } from './clock/words.ts';

/** Every pair of columns is a hand, and the position turns them all. */
export class ClockLab extends LabElement<typeof properties> {
  static override readonly sheets = [clockSheet];
  readonly #width = new FigureWidth(this, '.charts');
  /** While a hand turns, its wave in the background stays. */
  readonly #sampled = remember(sample, sampleKey);
  /** A puzzle stays while the clock's own position moves. */
  readonly #shape = remember(shapeOf, shapeOf);
  readonly #player = new Player(this, (seconds) => this.#advance(seconds * Number(this.store.view.speed)));
  #dragging = false;

  constructor() {
    super('clock', properties, settle);
  }

  /** A thousandth of a position is finer than any screen, and short in a link. */
  #move(position: number): void {
    const { min, max } = properties.position;
    this.store.set('position', Math.min(Math.max(Number(position.toFixed(3)), min), max), 'slide');
  }

  #advance(positions: number): void {
    const next = this.store.view.position + positions;
    if (next > properties.position.max) this.#player.stop();
    this.#move(next);
  }

  /** The nearest whole position while the clock moves by itself, or by a hand: nobody could read the decimals. */
  #shown(position: number): number {
    return this.#player.playing || this.#dragging ? Math.round(position) : position;
  }

  /** One position on or back; from between two, to the nearer one on that side. */
  #step(by: number): void {
    const { position } = this.store.view;
    this.#move(by > 0 ? Math.floor(position) + by : Math.ceil(position) + by);
  }

  /** The table has rows at whole positions only: a pause goes to the nearest. */
  #toggle(): void {
    if (this.#player.playing) this.#move(Math.round(this.store.view.position));
    this.#player.toggle();
  }

  readonly #choose = (pair: number): void => this.store.set('pair', pair, 'slide');

  readonly #keys = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    if (by === undefined) this.#move(0);
    else this.#step(by);
  };

  #pointer(event: PointerEvent, hand: Hand): void {
    const figure = event.currentTarget as Element;
    if (event.type === 'pointerdown') {
      this.#player.stop();
      this.#dragging = true;
      figure.setPointerCapture(event.pointerId);
    } else if (event.type !== 'pointermove') this.#dragging = false;
    if (this.#dragging) this.#move(this.store.view.position + draggedBy(event, figure, hand, this.store.view.position));
  }

  protected override reset(): void {
    this.#player.stop();
    super.reset();
  }

  protected override parts(view: ClockValues): LabParts {
    const hands = handsAt(view, view.position);
    const chosen = hands[view.pair] ?? hands[0]!;
    const drawn = drawnHands(hands, chosen.pair);
    const sampled = this.#sampled(view);
    const width = this.#width.value;
    return {
      lead: this.lead(definition(view.ladder)),
      picture: html`<div class="clock-picture">
        ${this.#face(view, drawn, chosen)} ${dialButtons(drawn, chosen.pair, this.#choose)} ${this.#transport()}
      </div>`,
      controls: this.controls(
        html`
        ${this.number('position', { term: 'position', value: this.#shown(view.position) })}
        ${this.number('pair', { term: 'hand', compact: true })}
        ${this.number('dim')} ${this.number('base', { term: 'base' })}`,
        {
          more: () => html`${this.choice('speed')}
            ${this.choice('ladder', (option) => t(`clock.ladders.${option}`))}
            ${this.number('step', { term: 'step' })} ${this.number('span')}`,
        },
      ),
      readings: readings(chosen, view.position),
      curves: html`<div class="charts">
        ${waveChart(sampled, chosen, view.position, width)}
        <p class="sampling" aria-live="polite" data-term="step">${sampling(sampled, view.step)}</p>
        ${ladderChart(hands, chosen, slowestLimit(view.base), width, this.#choose)}
      </div>`,
      caption: this.caption(caption(view, hands)),
      list: html`<pe-clock-guess .shape=${this.#shape(view)}></pe-clock-guess>`,
      question: prediction,
      deeper: () => [this.saying({ aside: null })],
      panels: this.panels({
        words: () => inWords(view, hands, chosen, sampled),
        table: () => handTable(view, hands),
        figures: 'svg.face, svg.chart',
        snippets: () => import('./clock/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view),
      }),
    };
  }

  #face(view: ClockValues, drawn: readonly Hand[], chosen: Hand): TemplateResult {
    const { min, max } = properties.position;
    const pointed = (event: PointerEvent): void => this.#pointer(event, chosen);
    const turns = measure(view.position / chosen.wavelength, 4);
    return html`<div
      class="face-frame" role="slider" tabindex="0" data-term="hand" aria-label=${t('clock.face')} aria-valuemin=${min}
      aria-valuemax=${max} aria-valuenow=${view.position}
      aria-valuetext=${t('clock.faceValue', {
        position: written(this.#shown(view.position)),
        pair: chosen.pair,
        turns,
      })}
      @keydown=${this.#keys} @pointerdown=${pointed} @pointermove=${pointed} @pointerup=${pointed}
      @pointercancel=${pointed}
    >${face(drawn, chosen, latestLooks(view))}</div>`;
  }

  #transport(): TemplateResult {
    const step = (by: number, sign: string, name: string): TemplateResult =>
      html`<button type="button" class="quiet" data-step=${by} @click=${() => this.#step(by)}>
        ${sign} <span class="visually-hidden">${name}</span>
      </button>`;
    return html`<div class="transport">
      ${step(-1, '−1', t('clock.back'))}
      <button type="button" class="quiet play" @click=${() => this.#toggle()}>
        ${t(this.#player.playing ? 'clock.pause' : 'clock.play')}
      </button>
      ${step(1, '+1', t('clock.on'))}
    </div>`;
  }
}

customElements.define('lab-clock', ClockLab);
