import { html, type TemplateResult } from 'lit';
import { choiceControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import { plain, significant } from '../lib/format.ts';
import { language, t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import { ladderChart, waveChart } from './clock/charts.ts';
import { dialButtons, face } from './clock/face.ts';
import { definition } from './clock/formula.ts';
import { drawnHands, handsAt, latestLooks, Sampler, slowestLimit, type Hand } from './clock/hands.ts';
import { draggedBy, Player } from './clock/motion.ts';
import { properties, settle, type ClockValues } from './clock/properties.ts';
import { snippet } from './clock/snippets.ts';
import { handTable, inWords, reading, sampling } from './clock/words.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** Lab 2: every pair of columns is a hand, and the position turns them all. */
export class ClockLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #width = new FigureWidth(this, '.charts');
  readonly #sampler = new Sampler();
  readonly #player = new Player(this, (seconds, whole) =>
    this.#advance(whole ? 1 : seconds * Number(this.store.view.speed)),
  );
  #dragging = false;

  constructor() {
    super('k', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`clock.label.${name}`);
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

  /** One position on or back; from between two, to the nearer one on that side. */
  #step(by: number): void {
    const { position } = this.store.view;
    this.#move(by > 0 ? Math.floor(position) + by : Math.ceil(position) + by);
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

  protected override body(view: ClockValues): TemplateResult {
    const hands = handsAt(view, view.position);
    const chosen = hands[view.pair] ?? hands[0];
    if (!chosen) return html``;
    const sampled = this.#sampler.at(view);
    return html`
      <div class="lead">
        <p class="prose">${rich(t('clock.lead'))}</p>
        <div class="prose">${definition(view.ladder)}<p class="aside">${rich(t('clock.where'))}</p></div>
      </div>
      <figure class="instrument clock">
        <div class="picture clock-picture">
          ${this.#face(view, hands, chosen)}
          ${dialButtons(drawnHands(hands, chosen.pair), chosen.pair, this.#choose)}
          ${this.#transport(view)}
        </div>
        ${this.#controls(view)}
        <div class="readings">${reading(chosen, view.position)}</div>
        <div class="curves charts">
          ${waveChart(sampled, chosen, view.position, this.#width.value)}
          <p class="sampling" aria-live="polite" data-term="step">${sampling(sampled, view.step)}</p>
          ${ladderChart(hands, chosen, slowestLimit(view.base), this.#width.value, this.#choose)}
        </div>
        <figcaption>${this.#caption(view, hands)}</figcaption>
      </figure>
      ${this.#question()}
      ${panels({
        lab: 'clock',
        words: () => inWords(view, hands, chosen, sampled),
        table: () => handTable(view, hands),
        figures: () => [...this.querySelectorAll<SVGSVGElement>('svg.face, svg.chart')],
        program: this.program,
        choose: (program) => (this.program = program),
        code: (program) => snippet(program, view),
      })}
    `;
  }

  #face(view: ClockValues, hands: readonly Hand[], chosen: Hand): TemplateResult {
    const here = language();
    const pointed = (event: PointerEvent): void => this.#pointer(event, chosen);
    const words = {
      position: plain(view.position, here),
      pair: chosen.pair,
      turns: significant(view.position / chosen.wavelength, here, 4),
    };
    return html`<div class="face-frame" role="slider" tabindex="0" data-term="hand" aria-label=${t('clock.face')} aria-valuemin=${properties.position.min}
      aria-valuemax=${properties.position.max} aria-valuenow=${view.position} aria-valuetext=${t('clock.faceValue', words)}
      @keydown=${this.#keys} @pointerdown=${pointed} @pointermove=${pointed} @pointerup=${pointed} @pointercancel=${pointed}
    >${face({ hands: drawnHands(hands, chosen.pair), chosen, looks: latestLooks(view) })}</div>`;
  }

  #transport(view: ClockValues): TemplateResult {
    return html`<div class="transport">
      <button type="button" class="quiet" data-step="-1" @click=${() => this.#step(-1)}>−1 <span class="visually-hidden">${t('clock.back')}</span></button>
      <button type="button" class="quiet play" @click=${() => this.#player.toggle()}>${t(this.#player.playing ? 'clock.pause' : 'clock.play')}</button>
      <button type="button" class="quiet" data-step="1" @click=${() => this.#step(1)}>+1 <span class="visually-hidden">${t('clock.on')}</span></button>
      ${choiceControl({
        name: 'clock-speed',
        label: t('clock.label.speed'),
        options: properties.speed.options,
        value: view.speed,
        text: (option) => option,
        choose: (option) => this.store.set('speed', option, 'slide'),
      })}
    </div>`;
  }

  #number(
    name: NumberName,
    view: ClockValues,
    more: { readonly term?: string; readonly compact?: boolean } = {},
  ): TemplateResult {
    return html`<pe-number
      data-name="clock-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .term=${more.term ?? ''}
      .compact=${more.compact ?? false} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #controls(view: ClockValues): TemplateResult {
    return html`<section class="controls" aria-label=${t('clock.controls')}>
      ${this.#number('position', view, { term: 'position' })}
      ${this.#number('pair', view, { term: 'hand', compact: true })}
      ${this.#number('dim', view)}
      ${this.#number('base', view, { term: 'base' })}
      ${choiceControl({
        name: 'clock-ladder',
        label: t('clock.label.ladder'),
        options: properties.ladder.options,
        value: view.ladder,
        text: (option) => t(`clock.ladders.${option}`),
        choose: (option) => this.store.set('ladder', option, 'slide'),
      })}
      ${this.#number('step', view, { term: 'step' })}
      ${this.#number('span', view)}
      <p class="hint">${t('clock.hint')}</p>
      <button type="button" class="quiet clock-reset" @click=${() => this.#reset()}>${t('control.reset')}</button>
    </section>`;
  }

  #reset(): void {
    this.#player.stop();
    this.store.reset();
  }

  #caption(view: ClockValues, hands: readonly Hand[]): TemplateResult {
    const here = language();
    const [fastest, slowest] = [hands[0]?.wavelength ?? 1, hands.at(-1)?.wavelength ?? 1];
    const words = {
      position: plain(view.position, here),
      fast: significant(view.position / fastest, here, 3),
      slow: significant(view.position / slowest, here, 3),
      slowest: significant(slowest, here, 6),
      limit: significant(slowestLimit(view.base), here, 6),
    };
    return html`<strong>${t('clock.notice')}</strong> ${t(hands.length === 1 ? 'clock.captionSingle' : 'clock.caption', words)}`;
  }

  #question(): TemplateResult {
    return html`<section class="question prose">
      <h3>${t('clock.askTitle')}</h3>
      <p>${rich(t('clock.ask'))}</p>
      <details><summary>${t('clock.answerTitle')}</summary><p>${rich(t('clock.answer'))}</p></details>
    </section>`;
  }
}

customElements.define('lab-clock', ClockLab);
