import { html, type TemplateResult } from 'lit';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { written } from './shared/text/numerals.ts';
import { rich } from './shared/text/rich.ts';
import { FigureWidth } from './shared/figure/width.ts';
import shiftSheet from './shift/shift.css?inline';
import { colorScale } from './sentence/picture.ts';
import { planesOf, rememberAttempts, type Attempt, type Attempts } from './shift/attempts.ts';
import { colorsOf, matrixFigure, planesFigure, residualCards } from './shift/figures.ts';
import { prediction } from './shift/prediction.ts';
import { presets, properties, settle, toggled, type ShiftValues } from './shift/properties.ts';
import { blockFormula, caption, inWords, origin, readings, residualTable, warning } from './shift/words.ts';

/** Going k positions on turns every pair by its own angle, and where no matrix can do that. */
export class ShiftLab extends LabElement<typeof properties> {
  static override readonly sheets = [shiftSheet];
  readonly #matrixWidth = new FigureWidth(this, '.shift-matrix-place');
  readonly #planesWidth = new FigureWidth(this, '.planes-place');
  readonly #attempts = rememberAttempts();
  /** The chip that the Tab key stops at: there may be 64, and the arrow keys go from one to the next. */
  #stop: number | undefined;

  constructor() {
    super('shift', properties, settle);
  }

  protected override parts(view: ShiftValues): LabParts {
    const attempts = this.#attempts(view);
    const shown = attempts[view.source];
    return {
      lead: this.lead(blockFormula()),
      picture: this.#picture(view, shown),
      controls: this.controls(
        html`
        ${this.number('shift', { term: 'shift' })} ${this.number('position', { term: 'position' })}
        ${this.number('dim')} ${this.#chips(view)}`,
        {
          presets: this.presets(presets),
          more: () => html`${this.number('base')} ${this.number('rows')} ${this.number('seed', { compact: true })}`,
        },
      ),
      readings: readings(view, shown),
      caption: this.caption(caption(view, attempts)),
      question: prediction,
      deeper: () => [
        this.saying({ aside: null }),
        this.#comparison(view, attempts),
        this.fine(['shift.fineWay', 'shift.fineLearned', 'shift.fineLimit']),
      ],
      panels: this.panels({
        words: () => inWords(view, attempts),
        table: () => residualTable(view, attempts),
        figures: 'svg.shift-matrix, svg.planes, svg.residual',
        snippets: () => import('./shift/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view, t('shift.comment')),
      }),
    };
  }

  #picture(view: ShiftValues, shown: Attempt): TemplateResult {
    const colors = colorsOf(shown);
    const { position, shift, source, dim } = view;
    const known = source === 'sinusoidal';
    const words = { shift: written(shift), from: written(position), to: written(position + shift) };
    const name = { ...words, source: t(`shift.sources.${source}.name`), dim };
    const title = 40;
    const { value: wide, highest } = this.#matrixWidth;
    const side = Math.min(wide, 340, highest - title);
    const planesRoom = { value: this.#planesWidth.value, highest: this.#planesWidth.highest - title };
    return html`<div class="shift-picture">
      <div class="shift-matrix-place">
        <h3>${t(known ? 'shift.matrixKnown' : 'shift.matrixBest', words)}</h3>
        ${matrixFigure(shown, colors, view.pairs, side, t('shift.matrixAlt', name))}
        ${colorScale(colors, t('shift.scale'))}
      </div>
      <div class="planes-place">
        <h3>${t('shift.planes', words)}</h3>
        ${planesFigure(planesOf(view, shown), planesRoom, t('shift.planesAlt', name))}
        <p class="key" aria-hidden="true">
          <span class="key-from">PE(p)</span> <span class="key-to">PE(p + k)</span>
          <span class="key-reached">${known ? 'M(k)' : 'M'} · PE(p)</span>
        </p>
      </div>
    </div>`;
  }

  #chips({ dim, pairs }: ShiftValues): TemplateResult {
    const last = dim / 2 - 1;
    const stop = Math.min(this.#stop ?? pairs[0] ?? 0, last);
    const pressed = (event: KeyboardEvent): void => {
      const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -last, End: last }[event.key];
      if (move === undefined) return;
      event.preventDefault();
      this.querySelector<HTMLElement>(`.chip[data-pair="${Math.min(Math.max(stop + move, 0), last)}"]`)?.focus();
    };
    const entered = (event: FocusEvent): void => {
      this.#stop = Number((event.target as HTMLElement).dataset['pair']);
      this.requestUpdate();
    };
    const chip = (_pair: unknown, pair: number): TemplateResult => html`<button
      type="button" class="chip" data-pair=${pair} tabindex=${pair === stop ? 0 : -1}
      aria-pressed=${pairs.includes(pair)} aria-label=${t('shift.pairName', { pair: written(pair) })}
      @click=${() => this.store.set('pairs', toggled(pairs, pair), 'slide')}
    >${written(pair)}</button>`;
    return html`<div
      class="pair-chips" role="toolbar" aria-labelledby="shift-pairs" data-term="plane" @keydown=${pressed}
      @focusin=${entered}
    >
      <span class="head" id="shift-pairs">${t('shift.label.pairs')}</span> ${Array.from({ length: last + 1 }, chip)}
    </div>`;
  }

  #comparison(view: ShiftValues, attempts: Attempts): TemplateResult {
    return html`<section class="charts">
      <h3 id="shift-attempts">${t('shift.attempts', { starts: attempts.sinusoidal.left.length })}</h3>
      ${residualCards(view, attempts, (source) => this.store.set('source', source, 'slide'))}
      ${warning(view, attempts)}
      <p class="says" data-says="origin">${rich(origin(view, attempts))}</p>
    </section>`;
  }
}

customElements.define('lab-shift', ShiftLab);
