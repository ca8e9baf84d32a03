import { html, nothing, type TemplateResult } from 'lit';
import { choiceControl, flagControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import { plain } from '../lib/format.ts';
import { language, t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import { composeCharts } from './compose/charts.ts';
import { sumFormula } from './compose/formula.ts';
import { Composer, triangleOf, type Composition } from './compose/parts.ts';
import {
  activePreset,
  presetNames,
  presetValues,
  properties,
  settle,
  type ComposeValues,
  type PresetName,
} from './compose/properties.ts';
import { snippet } from './compose/snippets.ts';
import { strips } from './compose/strips.ts';
import { triangleCards } from './compose/triangles.ts';
import { caption, composeTable, inWords, reading, shapes } from './compose/words.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** Lab 7: what a word's vector becomes when its position is added, and how much of either is left. */
export class ComposeLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #width = new FigureWidth(this, '.charts');
  readonly #composer = new Composer();

  constructor() {
    super('c', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`compose.label.${name}`);
  }

  readonly #choose = (position: number): void => this.store.set('position', position, 'slide');

  protected override body(view: ComposeValues): TemplateResult {
    const parts = this.#composer.at(view);
    return html`
      <div class="lead">
        <p class="prose">${rich(t('compose.lead'))}</p>
        <div class="prose">${sumFormula(view.rooted)}<p class="aside">${rich(t('compose.where'))}</p></div>
      </div>
      ${this.#presets(view)}
      <figure class="instrument compose">
        ${this.#picture(view, parts)}
        ${this.#controls(view)}
        <div class="readings">${reading(view, parts)}</div>
        <div class="curves charts">
          ${composeCharts({ view, parts, width: this.#width.value, choose: this.#choose })}
          ${shapes(parts)}
        </div>
        <figcaption><strong>${t('compose.notice')}</strong> ${caption(view, parts)}</figcaption>
      </figure>
      <section class="question prose">
        <h3>${t('compose.askTitle')}</h3>
        <p>${rich(t('compose.ask'))}</p>
        <details><summary>${t('compose.answerTitle')}</summary><p>${rich(t('compose.answer'))}</p></details>
      </section>
      <section class="fine prose">
        <h3>${t('compose.fine')}</h3>
        <ul><li>${rich(t('compose.fineBounded'))}</li><li>${rich(t('compose.fineLarge'))}</li><li>${rich(t('compose.fineRight'))}</li><li>${rich(t('compose.fineDrawn'))}</li></ul>
      </section>
      ${panels({
        lab: 'compose',
        words: () => inWords(view, parts),
        table: () => composeTable(view, parts),
        figures: () => [...this.querySelectorAll<SVGSVGElement>('svg.triangle, svg.strip-cells, .charts svg.chart')],
        program: this.program,
        choose: (program) => (this.program = program),
        code: (program) => snippet(program, view, { random: t('compose.comment') }),
      })}
    `;
  }

  #presets(view: ComposeValues): TemplateResult {
    const active = activePreset(view);
    const choose = (name: PresetName): void => this.store.assign(presetValues(name), 'act');
    return html`<section class="presets" aria-label=${t('compose.presets')}>
      <div class="cards">
        <h3>${t('compose.presets')}</h3>
        ${presetNames.map(
          (
            name,
          ) => html`<button type="button" class="card" data-preset=${name} aria-pressed=${name === active ? 'true' : 'false'} @click=${() => choose(name)}>
          <strong>${t(`compose.preset.${name}.name`)}</strong> <span>${t(`compose.preset.${name}.about`)}</span>
        </button>`,
        )}
      </div>
      <p class="preset-note" aria-live="polite">${active ? t(`compose.preset.${active}.note`) : nothing}</p>
    </section>`;
  }

  #picture(view: ComposeValues, parts: Composition): TemplateResult {
    const position = plain(view.position, language());
    return html`<div class="picture compose-picture">
      <h3 id="compose-triangles">${t('compose.triangles', { position })}</h3>
      ${triangleCards({
        rooted: triangleOf(parts, parts.rooted, view.position),
        plain: triangleOf(parts, parts.plain, view.position),
        chosen: view.rooted,
        position,
        choose: (rooted) => this.store.set('rooted', rooted, 'slide'),
      })}
      <h3>${t('compose.stripsTitle', { position, dim: view.dim })}</h3>
      ${strips(view, parts)}
    </div>`;
  }

  #number(
    name: NumberName,
    view: ComposeValues,
    more: { readonly term?: string; readonly compact?: boolean } = {},
  ): TemplateResult {
    return html`<pe-number
      data-name="compose-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .term=${more.term ?? ''}
      .compact=${more.compact ?? false} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #controls(view: ComposeValues): TemplateResult {
    return html`<section class="controls" aria-label=${t('compose.controls')}>
      ${this.#number('position', view)}
      ${choiceControl({
        name: 'compose-start',
        label: this.label('start'),
        options: properties.start.options,
        value: view.start,
        term: 'word',
        text: (option) => t(`compose.starts.${option}`),
        choose: (start) => this.store.set('start', start, 'slide'),
      })}
      ${flagControl({ label: this.label('rooted'), value: view.rooted, choose: (rooted) => this.store.set('rooted', rooted, 'slide') })}
      ${this.#number('alpha', view, { term: 'place' })}
      ${this.#number('dropout', view, { term: 'dropout' })}
      ${this.#number('dim', view)}
      ${this.#number('tokens', view, { compact: true })}
      ${this.#number('batch', view, { compact: true })}
      ${this.#number('seed', view, { compact: true })}
      <p class="hint">${t('compose.hint')}</p>
      <button type="button" class="quiet compose-reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>
    </section>`;
  }
}

customElements.define('lab-compose', ComposeLab);
