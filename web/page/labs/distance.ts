import { html, nothing, type TemplateResult } from 'lit';
import { choiceControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import { t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import { offsetChart, widthButtons } from './distance/charts.ts';
import { matrixFigure, paint } from './distance/matrix.ts';
import { measurePair, RepeatSearch, Similarity, Widths, type Pair, type Similarities } from './distance/measures.ts';
import {
  activePreset,
  presetNames,
  presets,
  properties,
  settle,
  type DistanceValues,
  type PresetName,
} from './distance/properties.ts';
import { snippet } from './distance/snippets.ts';
import {
  agreement,
  closedForm,
  inWords,
  offsetTable,
  pairTable,
  repeatText,
  riseText,
  verdict,
} from './distance/words.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** Lab 3: how alike two positions are, and where "nearer is more similar" ends. */
export class DistanceLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #matrixWidth = new FigureWidth(this, '.matrix-place');
  readonly #chartWidth = new FigureWidth(this, '.charts');
  readonly #similarity = new Similarity();
  readonly #widths = new Widths();
  readonly #search = new RepeatSearch(() => this.requestUpdate());
  #painted: Similarities | undefined;

  constructor() {
    super('n', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`distance.label.${name}`);
  }

  readonly #choose = (row: number, column: number): void => this.store.assign({ row, column }, 'slide');

  protected override updated(): void {
    const canvas = this.querySelector<HTMLCanvasElement>('canvas.cells');
    const similarities = this.#similarity.at(this.store.view);
    if (!canvas || this.#painted === similarities) return;
    this.#painted = similarities;
    paint(canvas, similarities);
  }

  protected override body(view: DistanceValues): TemplateResult {
    const similarities = this.#similarity.at(view);
    const picked = measurePair(view, view.row, view.column);
    const kept = measurePair(view, view.keptRow, view.keptColumn);
    const widths = this.#widths.at(view.base);
    const { measure } = view;
    return html`
      <div class="lead">
        <p class="prose">${rich(t('distance.lead'))}</p>
        <div class="prose">${closedForm()}<p class="aside">${rich(t('distance.where'))}</p></div>
      </div>
      ${this.#presets(view)}
      <figure class="instrument distance">
        <div class="picture distance-picture">
          <div class="matrix-place">${matrixFigure({ similarities, picked, kept, width: Math.min(this.#matrixWidth.value, 460), choose: this.#choose })}</div>
          ${this.#pairs(view, picked, kept)}
        </div>
        ${this.#controls(view)}
        <div class="curves charts">
          ${offsetChart({ similarities, picked, kept, measure, width: this.#chartWidth.value })}
          <p class="says" data-says="agreement">${agreement(similarities)}</p>
          <p class="says" data-says="rise">${riseText(similarities)}</p>
          <h3 id="distance-widths">${t('distance.widths')}</h3>
          ${widthButtons(widths, view.dim, (dim) => this.store.set('dim', dim, 'slide'))}
        </div>
        <figcaption><strong>${t('distance.notice')}</strong> ${t('distance.caption')}</figcaption>
      </figure>
      ${this.#repeat(view)}
      ${this.#question()}
      ${panels({
        lab: 'distance',
        words: () => inWords(view, similarities, picked, kept, widths),
        table: () => offsetTable(view, similarities),
        figures: () =>
          [
            this.querySelector<SVGSVGElement>('.matrix-frame svg'),
            this.querySelector<SVGSVGElement>('svg.offsets'),
          ].filter((figure) => figure !== null),
        program: this.program,
        choose: (program) => (this.program = program),
        code: (program) => snippet(program, view),
      })}
    `;
  }

  #presets(view: DistanceValues): TemplateResult {
    const active = activePreset(view);
    const choose = (name: PresetName): void =>
      this.store.assign({ ...presets[name], base: properties.base.default }, 'act');
    return html`<section class="presets" aria-label=${t('distance.presets')}>
      <div class="cards">
        <h3>${t('distance.presets')}</h3>
        ${presetNames.map(
          (
            name,
          ) => html`<button type="button" class="card" data-compare=${name} aria-pressed=${name === active ? 'true' : 'false'} @click=${() => choose(name)}>
          <strong>${t(`distance.preset.${name}.name`)}</strong> <span>${t(`distance.preset.${name}.about`)}</span>
        </button>`,
        )}
      </div>
      <p class="preset-note" aria-live="polite">${active ? t(`distance.preset.${active}.note`) : nothing}</p>
    </section>`;
  }

  #pairs(view: DistanceValues, picked: Pair, kept: Pair): TemplateResult {
    const keep = (): void => this.store.assign({ keptRow: view.row, keptColumn: view.column }, 'slide');
    return html`<section class="reading pair-reading" aria-label=${t('distance.pairs')}>
      ${pairTable(picked, kept)}
      <p class="says" data-says="verdict" aria-live="polite">${verdict(picked, kept)}</p>
      <div class="positions">
        ${this.#number('row', view, { compact: true })}${this.#number('column', view, { compact: true })}
        ${this.#number('keptRow', view, { compact: true })}${this.#number('keptColumn', view, { compact: true })}
      </div>
      <button type="button" class="quiet keep" @click=${keep}>${t('distance.keep')}</button>
    </section>`;
  }

  #number(
    name: NumberName,
    view: DistanceValues,
    more: { readonly term?: string; readonly compact?: boolean } = {},
  ): TemplateResult {
    return html`<pe-number
      data-name="distance-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .term=${more.term ?? ''}
      .compact=${more.compact ?? false} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #controls(view: DistanceValues): TemplateResult {
    return html`<section class="controls" aria-label=${t('distance.controls')}>
      ${choiceControl({
        name: 'distance-measure',
        label: t('distance.label.measure'),
        options: properties.measure.options,
        value: view.measure,
        term: 'measure',
        text: (option) => t(`distance.measures.${option}`),
        choose: (option) => this.store.set('measure', option, 'slide'),
      })}
      ${this.#number('dim', view, { term: 'width' })}
      ${this.#number('positions', view, { term: 'matrix' })}
      ${this.#number('base', view)}
      <p class="hint">${t('distance.hint')}</p>
      <button type="button" class="quiet distance-reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>
    </section>`;
  }

  #repeat(view: DistanceValues): TemplateResult {
    return html`<section class="repeat">
      <h3>${t('distance.repeatTitle')}</h3>
      <p class="prose">${rich(t('distance.repeatAbout'))}</p>
      <div class="row">${this.#number('from', view, { compact: true })}${this.#number('last', view, { compact: true })}</div>
      <p class="says" data-says="repeat" aria-live="polite">${repeatText(this.#search.at(view), view)}</p>
    </section>`;
  }

  #question(): TemplateResult {
    return html`<section class="question prose">
      <h3>${t('distance.askTitle')}</h3>
      <p>${rich(t('distance.ask'))}</p>
      <details><summary>${t('distance.answerTitle')}</summary><p>${rich(t('distance.answer'))}</p></details>
    </section>`;
  }
}

customElements.define('lab-distance', DistanceLab);
