import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { choiceControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import '../controls/text-control.ts';
import { t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { ChoiceProperty, NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { Unseen } from '../lib/unseen.ts';
import { FigureWidth } from '../lib/width.ts';
import { familyCards } from './family/cards.ts';
import { distanceChart } from './family/charts.ts';
import { comparison } from './family/compare.ts';
import { about, facts, pastTraining, slopeChart } from './family/details.ts';
import type { Encoded, Tried } from './family/effects.ts';
import { scoreFormula } from './family/formula.ts';
import { paintTriangle, triangleFigure } from './family/matrix.ts';
import { sources } from './family/models.ts';
import {
  AlibiHeads,
  byDistance,
  Families,
  pairingsOf,
  rowShown,
  shownCells,
  testLength,
  Tests,
  trialOf,
  unseenFrom,
} from './family/model.ts';
import {
  activePreset,
  presetNames,
  presets,
  properties,
  settle,
  type FamilyValues,
  type PresetName,
} from './family/properties.ts';
import { snippet } from './family/snippets.ts';
import { caption, effectTable, inWords, pairingText, rowText, slopeText } from './family/words.ts';

type Named<P> = {
  [K in keyof typeof properties]: (typeof properties)[K] extends P ? K : never;
}[keyof typeof properties];

/** Numbers of two papers that lessons mix up. */
const papers = { shaw: sources.shaw.paper.slice(6), xl: sources.transformerXl.paper.slice(6) };

/** Lab 8: all encodings on the same words, and what each does to the scores. */
export class FamilyLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #matrixWidth = new FigureWidth(this, '.matrix-place');
  readonly #chartWidth = new FigureWidth(this, '.distance-place');
  readonly #wholeWidth = new FigureWidth(this, '.large');
  readonly #unseen = new Unseen(this, ['.swap-figures', '.extra', 'figcaption', '.compare-families', 'pe-panels']);
  readonly #families = new Families();
  readonly #tests = new Tests();
  readonly #heads = new AlibiHeads();
  #painted: { readonly canvas: HTMLCanvasElement; readonly cells: Float64Array } | undefined;

  constructor() {
    super('f', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`family.label.${name}`);
  }

  readonly #choose = (query: number): void => this.store.set('query', query, 'slide');

  #tried(view: FamilyValues): Tried {
    return this.#families.at(trialOf(view, view.sentence || t('family.sentence')));
  }

  #chosen(view: FamilyValues): Encoded {
    const { all } = this.#tried(view);
    return all.find(({ name }) => name === view.family) ?? all[0]!;
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.#unseen.waits('.swap-figures')) return;
    const { view } = this.store;
    const canvas = this.querySelector<HTMLCanvasElement>('canvas.cells');
    const cells = shownCells(this.#chosen(view), view.show);
    if (!canvas || (this.#painted?.canvas === canvas && this.#painted.cells === cells)) return;
    this.#painted = { canvas, cells };
    paintTriangle(canvas, cells, view.show);
  }

  protected override body(view: FamilyValues): TemplateResult {
    const tried = this.#tried(view);
    return html`
      <div class="lead">
        <p class="prose">${rich(t('family.lead'))}</p>
        <p class="prose aside">${rich(t('family.where'))}</p>
      </div>
      ${this.#presets(view)}
      <figure class="instrument family">
        <div class="picture">${familyCards({ tried, query: view.query, chosen: view.family, choose: (name) => this.store.set('family', name, 'slide') })}</div>
        ${this.#controls(view)}
        <div class="readings">${this.#about(view, tried)}</div>
        <div class="curves large">${this.#large(view, tried)}</div>
        <figcaption><strong>${t('family.notice')}</strong> ${this.#unseen.part('figcaption', () => caption(view, tried))} ${t('family.captionMore')}</figcaption>
      </figure>
      <section class="compare-families"><h3>${t('family.compareTitle')}</h3>
        <p class="prose">${rich(t('family.compareAbout', { positions: testLength }))}</p>
        ${this.#unseen.part('.compare-families', () => comparison({ tried, tests: this.#tests.at(tried.trial), chosen: view.family }))}
      </section>
      ${this.#question()}
      <section class="fine prose"><h3>${t('family.fine')}</h3>
        <ul><li>${t('family.fineMadeUp')}</li><li>${t('family.finePrecompute')}</li><li>${t('family.fineXl', papers)}</li><li>${t('family.fineGpt')}</li><li>${t('family.fineAlibi')}</li></ul>
      </section>
      ${this.#unseen.part('pe-panels', () =>
        panels({
          lab: 'family',
          words: () => inWords(view, tried),
          table: () => effectTable(view, tried),
          figures: () =>
            [
              this.querySelector<SVGSVGElement>('.matrix-frame svg'),
              ...this.querySelectorAll<SVGSVGElement>('svg.by-distance, svg.slopes'),
            ].filter((figure) => figure !== null),
          program: this.program,
          choose: (program) => (this.program = program),
          code: (program) => snippet(program, view, tried.trial, { words: t('family.comment') }),
        }),
      )}
    `;
  }

  #presets(view: FamilyValues): TemplateResult {
    const active = activePreset(view);
    const choose = (name: PresetName): void => this.store.assign(presets[name], 'act');
    return html`<section class="presets" aria-label=${t('family.presets')}>
      <div class="cards">
        <h3>${t('family.presets')}</h3>
        ${presetNames.map(
          (
            name,
          ) => html`<button type="button" class="card" data-preset=${name} aria-pressed=${name === active ? 'true' : 'false'} @click=${() => choose(name)}>
          <strong>${t(`family.preset.${name}.name`)}</strong> <span>${t(`family.preset.${name}.about`, papers)}</span>
        </button>`,
        )}
      </div>
      <p class="preset-note" aria-live="polite">${active ? rich(t(`family.preset.${active}.note`, { trained: view.trained, ...papers })) : nothing}</p>
    </section>`;
  }

  #about(view: FamilyValues, tried: Tried): TemplateResult {
    return html`<section class="reading member-reading" aria-label=${t(`family.names.${view.family}`)}>
      <h3>${t(`family.names.${view.family}`)}</h3>
      ${scoreFormula(view.family)}
      <p class="says">${about(view.family)}</p>
      <p class="says" data-says="past">${pastTraining(view.family, tried)}</p>
      ${facts(this.#chosen(view))}
    </section>`;
  }

  #large(view: FamilyValues, tried: Tried): TemplateResult {
    return html`${this.#choice('show', view)}
      <div class="swap-figures">${this.#unseen.part('.swap-figures', () => this.#figures(view, tried))}</div>
      ${this.#unseen.part('.extra', () => this.#extra(view, tried))}`;
  }

  #figures(view: FamilyValues, tried: Tried): TemplateResult {
    const chosen = this.#chosen(view);
    const cells = shownCells(chosen, view.show);
    const query = rowShown(chosen, view.query);
    const values = (of: Float64Array): readonly number[] => byDistance(of, view.length, query);
    const none = tried.all.find(({ name }) => name === 'none') ?? chosen;
    const own = { name: 'with', label: t(`family.names.${view.family}`), values: values(cells) };
    const curves =
      view.show === 'effect'
        ? [own]
        : [{ name: 'without', label: t('family.names.none'), values: values(shownCells(none, view.show)) }, own];
    return html`<div class="matrix-place">${triangleFigure({ cells, view, reach: chosen.reach, width: Math.min(this.#matrixWidth.value, 440), choose: this.#choose })}</div>
      <div class="distance-place">
        ${distanceChart({
          kind: 'effects',
          title: t(`family.chart.${view.show}`, { query }),
          axis: t(`family.axisValue.${view.show}`),
          curves,
          length: query + 1,
          trained: unseenFrom(chosen.name, query, view.trained),
          width: this.#chartWidth.value,
        })}
        <p class="says" data-says="row" aria-live="polite">${rowText(view, tried)}</p>
        ${this.#number('query', view, { compact: true })}
      </div>`;
  }

  /** What only some encodings have. */
  #extra(view: FamilyValues, tried: Tried): TemplateResult | typeof nothing {
    if (view.family === 'rotary') return this.#pairings(view, tried);
    return view.family === 'alibi' ? this.#slopes(view) : nothing;
  }

  #pairings(view: FamilyValues, tried: Tried): TemplateResult {
    const pairings = pairingsOf(tried);
    const curve = (name: 'right' | 'wrong') => ({
      name,
      label: t(`family.line.${name}`),
      values: byDistance(pairings[name], view.length, view.query),
    });
    return html`<section class="extra"><h3>${t('family.pairingTitle')}</h3>
      <p class="prose">${rich(t('family.pairingAbout'))}</p>
      ${this.#choice('pairing', view)}
      ${distanceChart({
        kind: 'pairings',
        title: t('family.pairingChart', { query: view.query }),
        axis: t('family.axisValue.score'),
        curves: [curve('wrong'), curve('right')],
        length: view.query + 1,
        trained: view.query + 1,
        width: Math.min(this.#wholeWidth.value, 760),
      })}
      <p class="says" data-says="pairing">${pairingText(view, pairings)}</p>
    </section>`;
  }

  #slopes(view: FamilyValues): TemplateResult {
    const heads = this.#heads.at(view.heads);
    return html`<section class="extra"><h3>${t('family.slopeTitle')}</h3>
      ${slopeChart(heads, view.head, Math.min(this.#wholeWidth.value, 760), (head) => this.store.set('head', head, 'slide'))}
      <p class="says" data-says="slope" aria-live="polite">${slopeText(heads, view.head)}</p>
    </section>`;
  }

  #choice(
    name: Named<ChoiceProperty> & ('show' | 'content' | 'weights' | 'dim' | 'pairing'),
    view: FamilyValues,
  ): TemplateResult {
    const words = { show: 'shows', content: 'contents', weights: 'weights', pairing: 'pairings' } as const;
    return choiceControl<string>({
      name: `family-${name}`,
      label: this.label(name),
      options: properties[name].options,
      value: view[name],
      text: (option) => (name === 'dim' ? option : t(`family.${words[name]}.${option}` as Parameters<typeof t>[0])),
      choose: (option) => this.store.assign({ [name]: option }, 'slide'),
    });
  }

  #number(name: Named<NumberProperty>, view: FamilyValues, more: { readonly compact?: boolean } = {}): TemplateResult {
    return html`<pe-number
      data-name="family-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .compact=${more.compact ?? false} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #controls(view: FamilyValues): TemplateResult {
    return html`<section class="controls" aria-label=${t('family.controls')}>
      ${this.#choice('content', view)}
      ${
        view.content === 'random'
          ? nothing
          : html`<pe-text
        data-name="family-sentence" .property=${properties.sentence} .value=${view.sentence || t('family.sentence')} .label=${this.label('sentence')} .epoch=${this.epoch}
        @pe-text-change=${(event: CustomEvent<{ readonly value: string }>) => this.store.set('sentence', event.detail.value, 'slide')}
      ></pe-text>`
      }
      ${this.#choice('weights', view)}
      ${this.#number('length', view)}
      ${this.#number('trained', view)}
      ${this.#number('heads', view)}
      ${this.#number('head', view, { compact: true })}
      ${this.#choice('dim', view)}
      ${this.#number('seed', view, { compact: true })}
      <p class="hint">${t('family.hint')}</p>
      <button type="button" class="quiet family-reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>
    </section>`;
  }

  #question(): TemplateResult {
    return html`<section class="question prose">
      <h3>${t('family.askTitle')}</h3>
      <p>${rich(t('family.ask'))}</p>
      <details><summary>${t('family.answerTitle')}</summary><p>${rich(t('family.answer'))}</p></details>
    </section>`;
  }
}

customElements.define('lab-family', FamilyLab);
