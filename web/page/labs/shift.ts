import { html, nothing, type TemplateResult } from 'lit';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import { plain } from '../lib/format.ts';
import { language, t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import { colorScale } from './sentence/scale.ts';
import { planesOf, Shifter, type Attempt, type Attempts } from './shift/attempts.ts';
import { residualCards } from './shift/cards.ts';
import { blockFormula } from './shift/formula.ts';
import { colorsOf, matrixFigure } from './shift/matrix.ts';
import { planesFigure } from './shift/planes.ts';
import {
  activePreset,
  presetNames,
  presets,
  properties,
  settle,
  toggled,
  type PresetName,
  type ShiftValues,
} from './shift/properties.ts';
import { snippet } from './shift/snippets.ts';
import { caption, inWords, origin, reading, residualTable, warning } from './shift/words.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** Lab 4: going k positions on turns every pair by its own angle, and where no matrix can do that. */
export class ShiftLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #matrixWidth = new FigureWidth(this, '.shift-matrix-place');
  readonly #planesWidth = new FigureWidth(this, '.planes-place');
  readonly #shifter = new Shifter();
  /** The chip that the Tab key stops at: there may be 64, and the arrow keys go from one to the next. */
  #stop: number | undefined;

  constructor() {
    super('s', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`shift.label.${name}`);
  }

  protected override body(view: ShiftValues): TemplateResult {
    const attempts = this.#shifter.at(view);
    const shown = attempts[view.source];
    return html`
      <div class="lead">
        <p class="prose">${rich(t('shift.lead'))}</p>
        <div class="prose">${blockFormula()}<p class="aside">${rich(t('shift.where'))}</p></div>
      </div>
      ${this.#presets(view)}
      <figure class="instrument shift">
        ${this.#picture(view, shown)}
        ${this.#controls(view)}
        <div class="readings">${reading(view, shown)}</div>
        ${this.#comparison(view, attempts)}
        <figcaption><strong>${t('shift.notice')}</strong> ${caption(view, attempts)}</figcaption>
      </figure>
      <section class="question prose">
        <h3>${t('shift.askTitle')}</h3>
        <p>${rich(t('shift.ask'))}</p>
        <details><summary>${t('shift.answerTitle')}</summary><p>${rich(t('shift.answer'))}</p></details>
      </section>
      <section class="fine prose">
        <h3>${t('shift.fine')}</h3>
        <ul><li>${rich(t('shift.fineWay'))}</li><li>${rich(t('shift.fineLearned'))}</li><li>${rich(t('shift.fineLimit'))}</li></ul>
      </section>
      ${panels({
        lab: 'shift',
        words: () => inWords(view, attempts),
        table: () => residualTable(view, attempts),
        figures: () => [...this.querySelectorAll<SVGSVGElement>('svg.shift-matrix, svg.planes, svg.residual')],
        program: this.program,
        choose: (program) => (this.program = program),
        code: (program) => snippet(program, view, { random: t('shift.comment') }),
      })}
    `;
  }

  #presets(view: ShiftValues): TemplateResult {
    const active = activePreset(view);
    const choose = (name: PresetName): void =>
      this.store.assign({ ...presets[name], base: properties.base.default }, 'act');
    return html`<section class="presets" aria-label=${t('shift.presets')}>
      <div class="cards">
        <h3>${t('shift.presets')}</h3>
        ${presetNames.map(
          (
            name,
          ) => html`<button type="button" class="card" data-preset=${name} aria-pressed=${name === active ? 'true' : 'false'} @click=${() => choose(name)}>
          <strong>${t(`shift.preset.${name}.name`)}</strong> <span>${t(`shift.preset.${name}.about`)}</span>
        </button>`,
        )}
      </div>
      <p class="preset-note" aria-live="polite">${active ? t(`shift.preset.${active}.note`) : nothing}</p>
    </section>`;
  }

  #picture(view: ShiftValues, shown: Attempt): TemplateResult {
    const here = language();
    const colors = colorsOf(shown);
    const words = {
      shift: plain(view.shift, here),
      from: plain(view.position, here),
      to: plain(view.position + view.shift, here),
    };
    const source = t(`shift.sources.${view.source}.name`);
    const planes = planesOf(view, shown);
    return html`<div class="picture shift-picture">
      <div class="shift-matrix-place">
        <h3>${t(view.source === 'sinusoidal' ? 'shift.matrixKnown' : 'shift.matrixBest', words)}</h3>
        ${matrixFigure({
          attempt: shown,
          colors,
          pairs: view.pairs,
          width: Math.min(this.#matrixWidth.value, 340),
          label: t('shift.matrixAlt', { ...words, source, dim: view.dim }),
        })}
        ${colorScale(colors, t('shift.scale'))}
      </div>
      <div class="planes-place">
        <h3>${t('shift.planes', words)}</h3>
        ${planesFigure({ planes, width: this.#planesWidth.value, label: t('shift.planesAlt', { ...words, source }) })}
        <p class="key" aria-hidden="true"><span class="key-from">PE(p)</span> <span class="key-to">PE(p + k)</span> <span class="key-reached">${view.source === 'sinusoidal' ? 'M(k)' : 'M'} · PE(p)</span></p>
        ${this.#pairs(view)}
      </div>
    </div>`;
  }

  #pairs(view: ShiftValues): TemplateResult {
    const here = language();
    const last = view.dim / 2 - 1;
    const stop = Math.min(this.#stop ?? view.pairs[0] ?? 0, last);
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
    return html`<div class="pair-chips" role="toolbar" aria-labelledby="shift-pairs" data-term="plane" @keydown=${pressed} @focusin=${entered}>
      <span class="head" id="shift-pairs">${t('shift.label.pairs')}</span>
      ${Array.from(
        { length: last + 1 },
        (_pair, pair) => html`<button
        type="button" class="chip" data-pair=${pair} tabindex=${pair === stop ? 0 : -1} aria-pressed=${view.pairs.includes(pair) ? 'true' : 'false'}
        aria-label=${t('shift.pairName', { pair: plain(pair, here) })} @click=${() => this.store.set('pairs', toggled(view.pairs, pair), 'slide')}
      >${plain(pair, here)}</button>`,
      )}
    </div>`;
  }

  #comparison(view: ShiftValues, attempts: Attempts): TemplateResult {
    return html`<div class="curves charts">
      <h3 id="shift-attempts">${t('shift.attempts', { starts: attempts.sinusoidal.left.length })}</h3>
      ${residualCards({ view, attempts, choose: (source) => this.store.set('source', source, 'slide') })}
      ${warning(view, attempts)}
      <p class="says" data-says="origin">${rich(origin(view, attempts))}</p>
    </div>`;
  }

  #number(
    name: NumberName,
    view: ShiftValues,
    more: { readonly term?: string; readonly compact?: boolean } = {},
  ): TemplateResult {
    return html`<pe-number
      data-name="shift-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .term=${more.term ?? ''}
      .compact=${more.compact ?? false} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #controls(view: ShiftValues): TemplateResult {
    return html`<section class="controls" aria-label=${t('shift.controls')}>
      ${this.#number('position', view, { term: 'position' })}
      ${this.#number('shift', view, { term: 'shift' })}
      ${this.#number('dim', view)}
      ${this.#number('base', view)}
      ${this.#number('rows', view)}
      ${this.#number('seed', view, { compact: true })}
      <p class="hint">${t('shift.hint')}</p>
      <button type="button" class="quiet shift-reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>
    </section>`;
  }
}

customElements.define('lab-shift', ShiftLab);
