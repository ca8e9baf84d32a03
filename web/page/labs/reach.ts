import { html, type TemplateResult } from 'lit';
import { choiceControl, selectControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type PanelOptions, type Program } from '../controls/panels.ts';
import { plain } from '../lib/format.ts';
import { language, t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import { AlikeSearch, atPosition, Curves, type AtPosition } from './reach/arithmetic.ts';
import './reach/config-box.ts';
import { lengthsOf, printConfig, readConfig } from './reach/config.ts';
import { errorChart } from './reach/error-chart.ts';
import { ladderChart } from './reach/ladder-chart.ts';
import { LadderCache, type Ladders } from './reach/ladders.ts';
import { models, type Config } from './reach/models.ts';
import { properties, settle, type Model, type ReachValues } from './reach/properties.ts';
import {
  ladderTable,
  pairReading,
  refusalText,
  ropeCaption,
  ropeWords,
  turnFormula,
  wavelengthTable,
} from './reach/rope-words.ts';
import { snippet } from './reach/snippets.ts';
import { paintStrips, strips } from './reach/strips.ts';
import { arithmeticCaption, arithmeticWords, errorFormula, errorTable, formatTable, nextText } from './reach/words.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** Lab 10: far positions, in numbers of few digits and in models that were trained on shorter texts. */
export class ReachLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #width = new FigureWidth(this, '.reach-picture');
  readonly #curves = new Curves();
  readonly #alike = new AlikeSearch(() => this.requestUpdate());
  readonly #ladders = new LadderCache();
  #drawn: AtPosition | undefined;

  constructor() {
    super('l', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`reach.label.${name}`);
  }

  protected override updated(): void {
    const canvas = this.querySelector<HTMLCanvasElement>('.strips canvas');
    if (canvas && this.#drawn) paintStrips(canvas, this.#drawn);
  }

  readonly #move = (position: number): void => this.store.set('position', position, 'slide');
  readonly #point = (pair: number): void => this.store.set('pair', pair, 'slide');

  protected override body(view: ReachValues): TemplateResult {
    const rope = view.view === 'rope';
    return html`
      ${choiceControl({
        name: 'reach-view',
        label: this.label('view'),
        options: properties.view.options,
        value: view.view,
        text: (option) => t(`reach.views.${option}`),
        choose: (option) => this.store.set('view', option, 'act'),
      })}
      <div class="lead">
        <p class="prose">${rich(t(rope ? 'reach.leadRope' : 'reach.leadArithmetic'))}</p>
        <div class="prose">${rope ? turnFormula() : errorFormula()}<p class="aside">${rich(t(rope ? 'reach.whereRope' : 'reach.whereArithmetic'))}</p></div>
      </div>
      ${rope ? this.#rope(view) : this.#arithmetic(view)}
    `;
  }

  #arithmetic(view: ReachValues): TemplateResult {
    const curves = this.#curves.at(view);
    const at = atPosition(view);
    this.#drawn = at;
    const width = this.#width.value;
    const position = plain(view.position, language());
    return html`
      <figure class="instrument reach">
        <div class="picture reach-picture">
          ${errorChart({ curves, readings: at.readings, position: view.position, width, choose: this.#move })}
          <h3>${t('reach.rowTitle', { position })}</h3>
          ${strips(at, position, width)}
        </div>
        <div class="readings reading">${formatTable(at, this.#alike.at(view))}<p class="says" data-says="next" aria-live="polite">${nextText(at, view.position)}</p></div>
        <section class="controls" aria-label=${t('reach.controls')}>
          ${this.#number('position', view, 'position')}
          ${choiceControl({
            name: 'reach-stage',
            label: this.label('stage'),
            options: properties.stage.options,
            value: view.stage,
            term: 'stage',
            text: (option) => t(`reach.stages.${option}`),
            choose: (option) => this.store.set('stage', option, 'slide'),
          })}
          ${this.#number('dim', view)} ${this.#number('base', view)}
          <p class="hint">${t('reach.hintArithmetic')}</p>
          ${this.#reset()}
        </section>
        <figcaption><strong>${t('reach.notice')}</strong> ${arithmeticCaption(at, view)}</figcaption>
      </figure>
      ${this.#question('Arithmetic')}
      ${this.#panels({
        view,
        words: () => arithmeticWords(view, at),
        table: () => errorTable(view, curves, at),
        figures: () => [
          this.querySelector<SVGSVGElement>('svg.errors'),
          this.querySelector<SVGSVGElement>('.strips svg'),
        ],
      })}
    `;
  }

  #rope(view: ReachValues): TemplateResult {
    const ladders = this.#ladders.at(view);
    const shown = { ...view, pair: Math.min(view.pair, ladders.pairs - 1) };
    return html`
      <section class="presets" aria-label=${t('reach.models')}>
        <div class="cards"><h3>${t('reach.models')}</h3>
          ${Object.entries(models).map(
            ([
              name,
              { name: title },
            ]) => html`<button type="button" class="card" data-model=${name} aria-pressed=${name === view.model ? 'true' : 'false'}
            @click=${() => this.#take(name as Model, models[name as keyof typeof models].config, models[name as keyof typeof models].trained)}><strong translate="no">${title}</strong></button>`,
          )}
        </div>
      </section>
      <figure class="instrument reach">
        <div class="picture reach-picture">
          ${ladderChart({ ladders, trained: view.trained, position: view.position, pair: shown.pair, width: this.#width.value, choose: this.#point })}
        </div>
        <div class="readings rope-readings">
          ${ladderTable(ladders, (name) => this.store.set('ladder', name, 'slide'))}
          ${pairReading(ladders, shown)}
        </div>
        <section class="controls" aria-label=${t('reach.controls')}>
          ${this.#number('position', view, 'reached')} ${this.#number('trained', view, 'trained')} ${this.#number('factor', view)}
          ${this.#number('pair', shown, 'pair', true)}
          ${
            ladders.layers.length > 1
              ? selectControl({
                  label: this.label('layer'),
                  options: ladders.layers,
                  value: ladders.layer,
                  text: (option) => option,
                  choose: (layer) => this.store.set('layer', layer, 'slide'),
                })
              : ''
          }
          <pe-config
            .value=${view.model === 'own' && ladders.refusal ? view.config : printConfig(ladders.config)} .label=${this.label('config')} .epoch=${this.epoch}
            .refused=${this.#refused} .trouble=${ladders.refusal ? refusalText(ladders.refusal) : undefined}
            @pe-config-change=${(event: CustomEvent<{ readonly text: string }>) => this.#paste(event.detail.text)}
          ></pe-config>
          <p class="hint">${t('reach.hintRope')}</p>
          ${this.#reset()}
        </section>
        <figcaption><strong>${t('reach.notice')}</strong> ${ropeCaption(ladders, view)}</figcaption>
      </figure>
      ${this.#question('Rope')}
      ${this.#panels({
        view,
        ladders,
        words: () => ropeWords(ladders, view),
        table: () => wavelengthTable(ladders, view),
        figures: () => [this.querySelector<SVGSVGElement>('svg.ladders')],
      })}
    `;
  }

  #panels({
    view,
    ladders,
    words,
    table,
    figures,
  }: {
    readonly view: ReachValues;
    readonly ladders?: Ladders;
    readonly words: PanelOptions['words'];
    readonly table: PanelOptions['table'];
    readonly figures: () => readonly (SVGSVGElement | null)[];
  }): TemplateResult {
    return panels({
      lab: 'reach',
      words,
      table,
      figures: () => figures().filter((figure) => figure !== null),
      program: this.program,
      choose: (program) => (this.program = program),
      code: (program) => snippet(program, view, ladders),
    });
  }

  #question(about: 'Arithmetic' | 'Rope'): TemplateResult {
    return html`<section class="question prose">
      <h3>${t('reach.askTitle')}</h3>
      <p>${rich(t(`reach.ask${about}`))}</p>
      <details><summary>${t('reach.answerTitle')}</summary><p>${rich(t(`reach.answer${about}`))}</p></details>
    </section>`;
  }

  #number(name: NumberName, view: ReachValues, term = '', compact = false): TemplateResult {
    return html`<pe-number
      data-name="reach-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .term=${term} .compact=${compact} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #reset(): TemplateResult {
    return html`<button type="button" class="quiet reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>`;
  }

  readonly #refused = (text: string): string | undefined => {
    const read = readConfig(text);
    return 'config' in read ? undefined : refusalText(read);
  };

  #paste(text: string): void {
    const read = readConfig(text);
    if ('config' in read) this.#take('own', read.config);
  }

  /** Another model: its lengths are taken over where its file has them, and stay within what can be shown. */
  #take(model: Model, config: Config, known?: number): void {
    const { trained = known, factor } = lengthsOf(config, 'full_attention');
    const held = (value: number, { min, max }: NumberProperty): number => Math.min(Math.max(value, min), max);
    this.store.assign(
      {
        model,
        config: model === 'own' ? JSON.stringify(config) : '',
        ladder: 'own',
        trained: held(Math.round(known ?? trained ?? properties.trained.default), properties.trained),
        ...(factor === undefined ? {} : { factor: held(factor, properties.factor) }),
      },
      model === 'own' ? 'slide' : 'act',
    );
  }
}

customElements.define('lab-reach', ReachLab);
