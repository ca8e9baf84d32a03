import { html, type TemplateResult } from 'lit';
import { choiceControl } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import { panels, type PanelOptions, type Program } from '../controls/panels.ts';
import '../controls/text-control.ts';
import { localized } from '../lib/format.ts';
import { language, t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import type { NumberProperty } from '../lib/properties.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import { cellMap, paintMap } from './grids/cell-map.ts';
import { gridFormula } from './grids/formula.ts';
import { counted, gateOrder, type Counted, type Gate } from './grids/gates.ts';
import { blocks, tableOf } from './grids/layouts.ts';
import { levelsTable } from './grids/levels.ts';
import { layouts, properties, settle, type GridsValues } from './grids/properties.ts';
import { paintRow, rowStrip } from './grids/row-strip.ts';
import { likeness, TableCache, type Likeness, type Table } from './grids/rows.ts';
import { snippet } from './grids/snippets.ts';
import {
  cellName,
  contentCaption,
  gateTable,
  layoutName,
  mapCaption,
  mapReading,
  mapTable,
  mapWords,
} from './grids/words.ts';
import { colorScale } from './sentence/scale.ts';
import type { Colors } from './sentence/picture.ts';
import { scoreMap } from './terms/maps.ts';

type NumberName = {
  [K in keyof typeof properties]: (typeof properties)[K] extends NumberProperty ? K : never;
}[keyof typeof properties];

/** What a map shows, and how it is laid out. */
interface Shown {
  readonly table: Table;
  readonly likeness: Likeness;
  readonly columns: number;
  readonly rows: number;
  readonly together: number;
  readonly cell: number;
  readonly distinct: number;
}

/** Lab 11: places that take more than one number, and places that the content counts. */
export class GridsLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true } };

  declare private program: Program;
  readonly #width = new FigureWidth(this, '.grid-picture');
  readonly #rowWidth = new FigureWidth(this, '.row-place');
  readonly #cache = new TableCache();
  #shown: Shown | undefined;

  constructor() {
    super('g', properties, settle);
    this.program = 'NumPy';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`grids.label.${name}`);
  }

  protected override updated(): void {
    const [map, row] = ['.cell-map canvas', '.row-strip canvas'].map((selector) =>
      this.querySelector<HTMLCanvasElement>(selector),
    );
    if (map && this.#shown) paintMap(map, this.#shown);
    if (row && this.#shown) paintRow(row, this.#shown.table, this.#shown.cell);
  }

  protected override body(view: GridsValues): TemplateResult {
    return html`
      ${choiceControl({
        name: 'grids-view',
        label: this.label('view'),
        options: properties.view.options,
        value: view.view,
        text: (option) => t(`grids.views.${option}`),
        choose: (option) => this.store.set('view', option, 'act'),
      })}
      <div class="lead">
        <p class="prose">${rich(t(`grids.lead.${view.view}`))}</p>
        <div class="prose">${gridFormula(view)}<p class="aside">${rich(t(`grids.where.${view.view}`))}</p></div>
      </div>
      ${view.view === 'content' ? this.#content(view) : this.#map(view)}
    `;
  }

  #shape(view: GridsValues): Shown {
    const { layout, width, height, dim, base, words, sentences, paragraphs, apart, offset } = view;
    const levels = view.view === 'levels';
    const { table, first, distinct } = levels
      ? this.#cache.at(['levels', words, sentences, paragraphs, apart, offset, dim, base].join(' '), () =>
          levelsTable(view),
        )
      : this.#cache.at([layout, width, height, dim, base].join(' '), () => tableOf(view));
    const cell = levels ? (view.paragraph * sentences + view.sentence) * words + view.word : view.y * width + view.x;
    return {
      table,
      distinct,
      cell,
      likeness: likeness(table, first, cell, view.measure),
      columns: levels ? words : width,
      rows: table.rows / (levels ? words : width),
      together: levels ? sentences : height,
    };
  }

  #map(view: GridsValues): TemplateResult {
    const shown = this.#shape(view);
    this.#shown = shown;
    const levels = view.view === 'levels';
    const { cell, distinct, table } = shown;
    const point = (row: number, column: number): void =>
      this.store.assign(
        levels
          ? { word: column, sentence: row % view.sentences, paragraph: Math.floor(row / view.sentences) }
          : { x: column, y: row },
        'slide',
      );
    return html`
      ${levels ? '' : this.#layouts(view)}
      <figure class="instrument grids">
        <div class="picture map-picture">
          <div class="grid-picture">${cellMap({
            ...shown,
            chosen: cell,
            width: this.#width.value,
            highest: 400,
            label: t(levels ? 'grids.mapLevels' : 'grids.mapPlane'),
            value: t('grids.pointed', { place: cellName(view, cell) }),
            axes: {
              across: t(levels ? 'grids.axisWord' : 'grids.axisX'),
              down: t(levels ? 'grids.axisSentence' : 'grids.axisY'),
            },
            rowName: (row) => (levels ? `${Math.floor(row / view.sentences)}.${row % view.sentences}` : String(row)),
            point,
          })}</div>
          ${mapReading(view, cell, shown.likeness, distinct, table.rows)}
        </div>
        <div class="curves row-place"><h3>${t('grids.rowTitle', { place: cellName(view, cell) })}</h3>
          ${rowStrip(levels ? ['sin, cos'] : blocks[view.layout], cellName(view, cell), this.#rowWidth.value)}
        </div>
        <section class="controls" aria-label=${t('grids.controls')}>
          ${levels ? this.#levelControls(view) : this.#planeControls(view)}
          ${choiceControl({
            name: 'grids-measure',
            label: this.label('measure'),
            options: properties.measure.options,
            value: view.measure,
            term: 'measure',
            text: (option) => t(`grids.measures.${option}`),
            choose: (option) => this.store.set('measure', option, 'slide'),
          })}
          ${this.#number('dim', view)}
          ${!levels && view.layout === 'diffusers' ? '' : this.#number('base', view)}
          <p class="hint">${t('grids.hint')}</p>
          ${this.#reset()}
        </section>
        <figcaption><strong>${t('grids.notice')}</strong> ${mapCaption(view, distinct, table.rows)}</figcaption>
      </figure>
      ${this.#question(levels ? 'levels' : 'plane')}
      ${this.#panels(view, {
        words: () => mapWords(view, cell, shown.likeness, distinct, table.rows),
        table: () => mapTable(view, cell, shown.likeness),
        figures: () =>
          [
            this.querySelector<SVGSVGElement>('.cell-map svg'),
            this.querySelector<SVGSVGElement>('.row-strip svg'),
          ].filter((figure) => figure !== null),
      })}
    `;
  }

  #layouts(view: GridsValues): TemplateResult {
    return html`<section class="presets" aria-label=${this.label('layout')}>
      <div class="cards"><h3>${this.label('layout')}</h3>
        ${layouts.map(
          (
            name,
          ) => html`<button type="button" class="card" data-layout=${name} aria-pressed=${name === view.layout ? 'true' : 'false'}
          @click=${() => this.store.set('layout', name, 'act')}><strong>${layoutName(name)}</strong></button>`,
        )}
      </div>
      <p class="preset-note" aria-live="polite">${t(`grids.layoutNote.${view.layout}`)}</p>
    </section>`;
  }

  #planeControls(view: GridsValues): TemplateResult {
    return html`${this.#number('width', view)} ${this.#number('height', view)}
      <div class="positions">${this.#number('x', view, true)} ${this.#number('y', view, true)}</div>`;
  }

  #levelControls(view: GridsValues): TemplateResult {
    return html`${choiceControl({
      name: 'grids-apart',
      label: this.label('apart'),
      options: properties.apart.options,
      value: view.apart,
      term: 'apart',
      text: (option) => t(`grids.aparts.${option}`),
      choose: (option) => this.store.set('apart', option, 'slide'),
    })}
      ${view.apart === 'offsets' ? this.#number('offset', view) : ''}
      ${this.#number('words', view)} ${this.#number('sentences', view)} ${this.#number('paragraphs', view)}
      <div class="positions three">${this.#number('word', view, true)} ${this.#number('sentence', view, true)} ${this.#number('paragraph', view, true)}</div>`;
  }

  #content(view: GridsValues): TemplateResult {
    const sentence = view.text || t('grids.sentence');
    const count = counted(view, sentence);
    const query = Math.min(view.query, count.tokens.length - 1);
    const positionColors: Colors = {
      map: 'viridis',
      min: 0,
      max: Math.max(1, ...count.positions.data.filter(Number.isFinite)),
    };
    const added = count.bias.data.filter(Number.isFinite);
    const [least, greatest] = [Math.min(...added), Math.max(...added)];
    // One value for all has a colour too.
    const biasColors: Colors = { map: 'magma', min: least, max: greatest > least ? greatest : least + 1 };
    const map = (
      name: 'position' | 'bias',
      cells: Counted['positions'],
      colors: Colors,
    ): TemplateResult => html`<div class="term-map"><h3>${t(`grids.${name}Map`)}</h3>
      ${scoreMap({ name, cells, tokens: count.tokens, colors, query, key: Math.min(query, count.tokens.length - 1), label: t(`grids.${name}MapAlt`, { sentence }), point: (row) => this.store.set('query', row, 'slide') })}</div>`;
    return html`
      <figure class="instrument grids">
        <div class="picture grid-picture content-picture">
          ${this.#gates(view, count, query)}
          <div class="gate-maps">${map('position', count.positions, positionColors)} ${map('bias', count.bias, biasColors)}</div>
          <div class="scales">${colorScale(positionColors, t('grids.scalePosition'))} ${colorScale(biasColors, t('grids.scaleBias'))}</div>
        </div>
        <section class="controls" aria-label=${t('grids.controls')}>
          <pe-text
            data-name="grids-text" .property=${properties.text} .value=${sentence} .label=${this.label('text')} .epoch=${this.epoch}
            @pe-text-change=${(event: CustomEvent<{ readonly value: string }>) => this.store.set('text', event.detail.value, 'slide')}
          ></pe-text>
          ${choiceControl({
            name: 'grids-gates',
            label: this.label('gates'),
            options: properties.gates.options,
            value: view.gates,
            term: 'gate',
            text: (option) => t(`grids.gateSets.${option}`),
            choose: (option) =>
              option === 'own' ? this.#setGates(count.gates, 'act') : this.store.set('gates', option, 'act'),
          })}
          ${choiceControl({
            name: 'grids-query',
            label: this.label('query'),
            options: count.tokens.map((_token, word) => String(word)),
            value: String(query),
            term: 'query',
            text: (word) => count.tokens[Number(word)]?.shown ?? '',
            choose: (word) => this.store.set('query', Number(word), 'slide'),
          })}
          ${this.#number('asked', view)} ${this.#number('rows', view)}
          <p class="hint">${t('grids.hintContent')}</p>
          ${this.#reset()}
        </section>
        <figcaption><strong>${t('grids.notice')}</strong> ${contentCaption(count, view)}</figcaption>
      </figure>
      ${this.#question('content')}
      ${this.#panels(view, {
        words: () =>
          `${t('grids.words.content', { sentence, rows: view.rows, asked: view.asked })} ${contentCaption(count, view)}`,
        table: () => gateTable(count),
        figures: () => [...this.querySelectorAll<SVGSVGElement>('svg.score-map')],
      })}
    `;
  }

  /** The words that the query sees, each with its gate, its position and what is added to its score. */
  #gates(view: GridsValues, { tokens, gates, positions, bias }: Counted, query: number): TemplateResult {
    const here = language();
    const show = (number: number | undefined): string =>
      number === undefined || Number.isNaN(number) ? '' : localized(number.toFixed(2), here);
    const turn = (word: number): void => {
      const next = [...gates];
      next[word] = gateOrder[(gateOrder.indexOf(gates[word] ?? 'shut') + 1) % gateOrder.length] ?? 'shut';
      this.#setGates(next, 'slide');
    };
    return html`<table class="gates">
      <thead><tr>${(['word', 'gate', 'position', 'bias'] as const).map((name) => html`<th scope="col" data-term=${name}>${t(`grids.column.${name}`)}</th>`)}</tr></thead>
      <tbody>${tokens.map(
        ({ shown }, word) => html`<tr data-word=${word} data-unseen=${word > query ? 'yes' : 'no'}>
        <th scope="row">${shown}${word === query ? html` <small>${t('grids.asks')}</small>` : ''}</th>
        <td><button type="button" class="gate" data-gate=${gates[word] ?? 'shut'} aria-label=${t('grids.gateOf', { word: shown, gate: t(`grids.gate.${gates[word] ?? 'shut'}`) })}
          @click=${() => turn(word)}>${t(`grids.gate.${gates[word] ?? 'shut'}`)}</button></td>
        <td data-value="position">${show(positions.data[query * tokens.length + word])}</td><td data-value="bias">${show(bias.data[query * tokens.length + word])}</td>
      </tr>`,
      )}</tbody>
    </table>`;
  }

  #setGates(gates: readonly Gate[], manner: 'slide' | 'act'): void {
    const words = (wanted: Gate): readonly number[] => gates.flatMap((gate, word) => (gate === wanted ? [word] : []));
    this.store.assign({ gates: 'own', open: words('open'), half: words('half') }, manner);
  }

  #panels(view: GridsValues, parts: Pick<PanelOptions, 'words' | 'table' | 'figures'>): TemplateResult {
    const sentence = view.text || t('grids.sentence');
    return panels({
      lab: 'grids',
      ...parts,
      program: this.program,
      choose: (program) => (this.program = program),
      code: (program) => snippet(program, view, sentence),
    });
  }

  #question(about: GridsValues['view']): TemplateResult {
    return html`<section class="question prose">
      <h3>${t('grids.askTitle')}</h3>
      <p>${rich(t(`grids.ask.${about}`))}</p>
      <details><summary>${t('grids.answerTitle')}</summary><p>${rich(t(`grids.answer.${about}`))}</p></details>
    </section>`;
  }

  #number(name: NumberName, view: GridsValues, compact = false): TemplateResult {
    return html`<pe-number
      data-name="grids-${name}" .property=${properties[name]} .value=${view[name]} .label=${this.label(name)} .compact=${compact} .epoch=${this.epoch}
      @pe-change=${(event: CustomEvent<{ readonly value: number }>) => this.store.set(name, event.detail.value, 'slide')}
    ></pe-number>`;
  }

  #reset(): TemplateResult {
    return html`<button type="button" class="quiet reset" @click=${() => this.store.reset()}>${t('control.reset')}</button>`;
  }
}

customElements.define('lab-grids', GridsLab);
