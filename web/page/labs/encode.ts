import { html, nothing, type TemplateResult } from 'lit';
import '../../elements/define.ts';
import { choiceControl, flagControl } from '../controls/choice-control.ts';
import { codeBlock } from '../controls/code-block.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import { language, t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { definition } from './encode/formula.ts';
import { numbersTable, wholeTable } from './encode/numbers.ts';
import { activePreset, presetNames, presetValues, type PresetName } from './encode/presets.ts';
import { properties, settle, type EncodeValues } from './encode/properties.ts';
import { readout } from './encode/readout.ts';
import { embedding, snippet } from './encode/snippets.ts';
import { strips } from './encode/strips.ts';
import { inWords, waves } from './encode/words.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** Lab 1: the table itself, in colours, in curves and in digits. */
export class EncodeLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true }, full: { state: true } };

  declare private program: Program;
  /** The reader asked for one curve too many. */
  declare private full: boolean;

  constructor() {
    super('e', properties, settle);
    this.program = 'NumPy';
    this.full = false;
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`encode.label.${name}`);
  }

  readonly #toggle = (dimension: number): void => {
    const { dimensions } = this.store.view;
    const drawn = dimensions.includes(dimension);
    this.full = !drawn && dimensions.length >= properties.dimensions.longest;
    if (this.full) return;
    const next = drawn ? dimensions.filter((other) => other !== dimension) : [...dimensions, dimension];
    this.store.set('dimensions', next, 'slide');
  };

  readonly #toggled = (event: CustomEvent<{ readonly dimension: number }>): void =>
    this.#toggle(event.detail.dimension);

  readonly #selected = (event: CustomEvent<{ readonly position: number; readonly dimension: number }>): void => {
    const { position, dimension } = event.detail;
    this.store.assign({ selectedPosition: position, selectedDimension: dimension }, 'slide');
  };

  protected override body(view: EncodeValues): TemplateResult {
    return html`
      <div class="lead">
        <p class="prose">${rich(t('encode.lead'))}</p>
        <div class="prose">${definition()}<p class="aside">${rich(t('encode.where'))}</p></div>
      </div>
      ${this.#presets(view)}
      <figure class="instrument">
        <div class="picture" @posenc-select=${this.#selected} @posenc-toggle=${this.#toggled}>
          ${this.#heatmap(view)}
        </div>
        ${this.#controls(view)}
        ${readout(view, this.#toggle)}
        <div class="picture curves" @posenc-select=${this.#selected} @posenc-toggle=${this.#toggled}>
          ${choiceControl({
            name: 'encode-curves',
            label: t('encode.label.curveStyle'),
            options: properties.curveStyle.options,
            value: view.curveStyle,
            text: (option) => t(`encode.curveStyles.${option}`),
            choose: (option) => this.store.set('curveStyle', option, 'slide'),
          })}
          ${view.curveStyle === 'strips' ? strips(view) : this.#curves(view)}
          <p class="problem" role="alert">${this.full ? t('encode.full') : nothing}</p>
        </div>
        <figcaption>${this.#caption(view)}</figcaption>
      </figure>
      ${this.#question()}
      ${numbersTable({ view, controls: this.#numberControls(view) })}
      ${this.#fine(view)}
      ${this.#panels(view)}
    `;
  }

  #presets(view: EncodeValues): TemplateResult {
    const active = activePreset(view);
    const choose = (name: PresetName): void => {
      this.full = false;
      this.store.assign(presetValues(name, this.store.view), 'act');
    };
    return html`<section class="presets" aria-label=${t('encode.presets')}>
      <div class="cards">
        <h3>${t('encode.presets')}</h3>
        ${presetNames.map(
          (
            name,
          ) => html`<button type="button" class="card" data-preset=${name} aria-pressed=${name === active ? 'true' : 'false'} @click=${() => choose(name)}>
            <strong>${t(`encode.preset.${name}.name`)}</strong>
            <span>${t(`encode.preset.${name}.about`)}</span>
          </button>`,
        )}
      </div>
      <p class="preset-note" aria-live="polite">${active ? t(`encode.preset.${active}.note`) : nothing}</p>
    </section>`;
  }

  #heatmap(view: EncodeValues): TemplateResult {
    return html`<posenc-heatmap
      .positions=${view.positions} .first=${view.first} .dim=${view.dim} .base=${view.base} .layout=${view.layout}
      .colorMap=${view.colorMap} .transpose=${view.transpose} .dimensions=${view.dimensions}
      .selectedPosition=${view.selectedPosition} .selectedDimension=${view.selectedDimension} lang=${language()}
    ></posenc-heatmap>`;
  }

  #curves(view: EncodeValues): TemplateResult {
    return html`<posenc-curves
      .positions=${view.positions} .first=${view.first} .dim=${view.dim} .base=${view.base} .layout=${view.layout}
      .dimensions=${view.dimensions} .selectedPosition=${view.selectedPosition} .selectedDimension=${view.selectedDimension}
      lang=${language()}
    ></posenc-curves>`;
  }

  #number(
    name: NumberName,
    view: EncodeValues,
    more: { readonly term?: string; readonly compact?: boolean } = {},
  ): TemplateResult {
    return html`<pe-number
      data-name=${name} .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .term=${more.term ?? ''}
      .compact=${more.compact ?? false} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #controls(view: EncodeValues): TemplateResult {
    return html`<section class="controls" aria-label=${t('encode.controls')}>
      ${this.#number('positions', view, { term: 'positions' })}
      ${this.#number('dim', view, { term: 'dim' })}
      ${this.#number('base', view, { term: 'base' })}
      ${this.#number('first', view)}
      ${choiceControl({
        name: 'encode-layout',
        label: t('encode.label.layout'),
        options: properties.layout.options,
        value: view.layout,
        term: 'pair',
        text: (option) => t(`encode.layouts.${option}`),
        choose: (option) => this.store.set('layout', option, 'slide'),
      })}
      ${choiceControl({
        name: 'encode-colors',
        label: t('encode.label.colorMap'),
        options: properties.colorMap.options,
        value: view.colorMap,
        text: (option) => option,
        choose: (option) => this.store.set('colorMap', option, 'slide'),
      })}
      ${flagControl({ label: t('encode.label.transpose'), value: view.transpose, choose: (value) => this.store.set('transpose', value, 'slide') })}
      <p class="hint">${t('encode.hint')}</p>
      <button type="button" class="quiet reset" @click=${() => this.#reset()}>${t('control.reset')}</button>
    </section>`;
  }

  #reset(): void {
    this.full = false;
    this.store.reset();
  }

  #numberControls(view: EncodeValues): TemplateResult {
    return html`<div class="row">
      ${this.#number('shownRows', view, { compact: true })}
      ${this.#number('shownColumns', view, { compact: true })}
      ${this.#number('decimals', view, { compact: true })}
      ${choiceControl({
        name: 'encode-rounding',
        label: t('encode.label.rounding'),
        options: properties.rounding.options,
        value: view.rounding,
        text: (option) => t(`encode.numbers.roundings.${option}`),
        choose: (option) => this.store.set('rounding', option, 'slide'),
      })}
    </div>`;
  }

  #caption(view: EncodeValues): TemplateResult {
    const words = waves(view);
    const text = words.pairs === 1 ? t('encode.captionSingle', { ...words }) : t('encode.caption', { ...words });
    return html`<strong>${t('encode.notice')}</strong> ${text}`;
  }

  #question(): TemplateResult {
    return html`<section class="question prose">
      <h3>${t('encode.askTitle')}</h3>
      <p>${rich(t('encode.ask'))}</p>
      <details><summary>${t('encode.answerTitle')}</summary><p>${rich(t('encode.answer'))}</p></details>
    </section>`;
  }

  #fine(view: EncodeValues): TemplateResult {
    return html`<section class="fine prose">
      <h3>${t('encode.fine')}</h3>
      <ul>
        <li>${rich(t('encode.fineWavelength', { ...waves(view) }))}</li>
        <li>${rich(t('encode.fineUnique'))}</li>
        <li>${rich(t('encode.fineExtrapolate'))}</li>
        <li>${rich(t('encode.fineExact'))}</li>
      </ul>
    </section>`;
  }

  #panels(view: EncodeValues): TemplateResult {
    const comments = { angle: t('encode.reproduce.angle'), odd: t('encode.reproduce.odd') };
    return panels({
      lab: 'encode',
      words: () => inWords(view),
      table: () => wholeTable(view),
      figures: () => [
        ...this.querySelectorAll<HTMLElementTagNameMap['posenc-heatmap' | 'posenc-curves'] | SVGSVGElement>(
          'posenc-heatmap, posenc-curves, svg.strip',
        ),
      ],
      program: this.program,
      choose: (program) => (this.program = program),
      code: (program) => snippet(program, view, comments),
      more: {
        name: 'embed',
        title: t('encode.embed.title'),
        content: () =>
          html`<p>${rich(t('encode.embed.about'))}</p>${codeBlock(embedding(view, language()), t('encode.embed.title'))}`,
      },
    });
  }
}

customElements.define('lab-encode', EncodeLab);
