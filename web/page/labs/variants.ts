import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { choiceControl, selectControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import { significant } from '../lib/format.ts';
import { language, t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import { paintOnto } from '../lib/matrix.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { Unseen } from '../lib/unseen.ts';
import { FigureWidth } from '../lib/width.ts';
import { paintTable, tableCards } from './variants/cards.ts';
import { positionChart } from './variants/charts.ts';
import { definition } from './variants/formula.ts';
import { compared, swapMatrix } from './variants/matrix.ts';
import {
  activePreset,
  presetNames,
  presets,
  properties,
  settle,
  variantNames,
  type PresetName,
  type VariantsValues,
} from './variants/properties.ts';
import { snippet } from './variants/snippets.ts';
import { Halves, Prints, Swapper, Tables, type Swaps, type Wide } from './variants/tables.ts';
import {
  caption,
  fingerprintTable,
  inWords,
  printTable,
  rowText,
  verdict,
  type Fingerprints,
} from './variants/words.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** Lab 9: the formulas that people write in place of the paper's, and what a model makes of the swap. */
export class VariantsLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #matrixWidth = new FigureWidth(this, '.matrix-place');
  readonly #chartWidth = new FigureWidth(this, '.position-place');
  readonly #unseen = new Unseen(this, ['.readings', '.swap', 'figcaption', '.question', 'pe-panels']);
  readonly #tables = new Tables();
  readonly #prints = new Prints(() => this.requestUpdate());
  readonly #swapper = new Swapper();
  readonly #halves = new Halves(() => this.requestUpdate());
  /** What each canvas shows now. */
  readonly #painted = new WeakMap<HTMLCanvasElement, Wide>();

  constructor() {
    super('v', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`variants.label.${name}`);
  }

  readonly #choose = (row: number): void => this.store.set('row', row, 'slide');

  protected override updated(_changed: PropertyValues): void {
    const { view } = this.store;
    const all = this.#tables.at(view);
    const once = (canvas: HTMLCanvasElement | null | undefined, cells: Wide, paint: () => void): void => {
      if (!canvas || this.#painted.get(canvas) === cells) return;
      this.#painted.set(canvas, cells);
      paint();
    };
    for (const { name, table } of all) {
      const canvas = this.querySelector<HTMLCanvasElement>(`.variant[data-variant="${name}"] canvas`);
      once(canvas, table, () => canvas && paintTable(canvas, table));
    }
    if (this.#unseen.waits('.swap')) return;
    const canvas = this.querySelector<HTMLCanvasElement>('canvas.cells');
    const shown = compared(this.#swapper.at(all, view), view.compare);
    once(canvas, shown.cells, () => canvas && paintOnto(canvas, shown.cells, shown.colors));
  }

  protected override body(view: VariantsValues): TemplateResult {
    const all = this.#tables.at(view);
    // Asked for by the parts that show them: those that wait cost nothing.
    const swaps = (): Swaps => this.#swapper.at(all, view);
    const prints = (): Fingerprints => ({ view, ...this.#prints.at(all, view.trained), swaps: swaps() });
    const unseen = this.#unseen;
    return html`
      <div class="lead">
        <p class="prose">${rich(t('variants.lead'))}</p>
        <div class="prose">${definition(view.trained, view.given)}<p class="aside">${rich(t('variants.where'))}</p></div>
      </div>
      ${this.#presets(view)}
      <figure class="instrument variants">
        <div class="picture">${tableCards(all, view.trained, view.given, (name) => this.store.set('given', name, 'slide'))}</div>
        ${this.#controls(view)}
        <div class="readings">${unseen.part('.readings', () => fingerprintTable(prints()))}</div>
        <div class="curves swap">${unseen.part('.swap', () => this.#swap(view, swaps()))}</div>
        <figcaption><strong>${t('variants.notice')}</strong> ${unseen.part('figcaption', () => caption(prints()))}</figcaption>
      </figure>
      ${unseen.part('.question', () => this.#question(view))}
      ${unseen.part('pe-panels', () =>
        panels({
          lab: 'variants',
          words: () => inWords(prints()),
          table: () => printTable(prints()),
          figures: () =>
            [
              this.querySelector<SVGSVGElement>('.matrix-frame svg'),
              this.querySelector<SVGSVGElement>('svg.by-position'),
            ].filter((figure) => figure !== null),
          program: this.program,
          choose: (program) => (this.program = program),
          code: (program) => snippet(program, view),
        }),
      )}
    `;
  }

  #presets(view: VariantsValues): TemplateResult {
    const active = activePreset(view);
    const choose = (name: PresetName): void =>
      this.store.assign({ ...presets[name], trained: 'paper', base: properties.base.default }, 'act');
    return html`<section class="presets" aria-label=${t('variants.presets')}>
      <div class="cards">
        <h3>${t('variants.presets')}</h3>
        ${presetNames.map(
          (
            name,
          ) => html`<button type="button" class="card" data-mistake=${name} aria-pressed=${name === active ? 'true' : 'false'} @click=${() => choose(name)}>
          <strong>${t(`variants.preset.${name}.name`)}</strong> <span>${t(`variants.preset.${name}.about`)}</span>
        </button>`,
        )}
      </div>
      <p class="preset-note" aria-live="polite">${active ? rich(t(`variants.preset.${active}.note`)) : nothing}</p>
    </section>`;
  }

  #swap(view: VariantsValues, swaps: Swaps): TemplateResult {
    return html`<h3>${t('variants.swapTitle')}</h3>
      <p class="says" data-says="verdict" aria-live="polite">${verdict(view, swaps)}</p>
      ${choiceControl({
        name: 'variants-compare',
        label: t('variants.label.compare'),
        options: properties.compare.options,
        value: view.compare,
        text: (option) => t(`variants.compare.${option}`),
        choose: (option) => this.store.set('compare', option, 'slide'),
      })}
      <div class="swap-figures">
        <div class="matrix-place">${swapMatrix({ swaps, view, width: Math.min(this.#matrixWidth.value, 440), choose: this.#choose })}</div>
        <div class="position-place">
          ${positionChart(swaps, view, this.#chartWidth.value)}
          <p class="says" data-says="row" aria-live="polite">${rowText(view, swaps)}</p>
          ${this.#number('row', view, { compact: true })}
        </div>
      </div>`;
  }

  #number(
    name: NumberName,
    view: VariantsValues,
    more: { readonly term?: string; readonly compact?: boolean } = {},
  ): TemplateResult {
    return html`<pe-number
      data-name="variants-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .term=${more.term ?? ''}
      .compact=${more.compact ?? false} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #controls(view: VariantsValues): TemplateResult {
    const pick = (name: 'trained' | 'given'): TemplateResult =>
      selectControl({
        label: this.label(name),
        options: variantNames,
        value: view[name],
        text: (option) => t(`variants.names.${option}`),
        choose: (option) => this.store.set(name, option, 'slide'),
      });
    return html`<section class="controls" aria-label=${t('variants.controls')}>
      <div class="swapped">${pick('trained')}${pick('given')}</div>
      ${this.#number('positions', view)}
      ${this.#number('first', view)}
      ${this.#number('dim', view)}
      ${this.#number('base', view)}
      <p class="hint">${t('variants.hint')}</p>
      <button type="button" class="quiet variants-reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>
    </section>`;
  }

  #question(view: VariantsValues): TemplateResult {
    const seen = this.querySelector<HTMLDetailsElement>('.question details')?.open ?? false;
    const { own, meanCosine } = this.#halves.at(this.#tables.at(view), seen);
    const values = { own, all: view.positions, cosine: significant(meanCosine, language(), 3), dim: view.dim };
    return html`<section class="question prose">
      <h3>${t('variants.askTitle')}</h3>
      <p>${rich(t('variants.ask'))}</p>
      <details @toggle=${() => this.requestUpdate()}><summary>${t('variants.answerTitle')}</summary><p>${rich(t('variants.answer', values))}</p></details>
    </section>`;
  }
}

customElements.define('lab-variants', VariantsLab);
