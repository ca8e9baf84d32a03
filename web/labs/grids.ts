import { html, nothing, type TemplateResult } from 'lit';
import './shared/controls/text-control.ts';
import { inOneLine } from '../library/elements/sentences.ts';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { signedDecimal } from './shared/text/numerals.ts';
import { remember } from './shared/state/remember.ts';
import { wording } from './shared/figure/heard.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { FigureWidth } from './shared/figure/width.ts';
import sentenceSheet from './sentence/sentence.css?inline';
import gridsSheet from './grids/grids.css?inline';
import { cellMap, paintMap, paintRow, rowStrip } from './grids/figures.ts';
import { counted, gateOrder, type Counted, type Gate } from './grids/gates.ts';
import { prediction } from './grids/prediction.ts';
import { layouts, properties, settle, type GridsValues, type LayoutName } from './grids/properties.ts';
import { likeness, repeatsIn, type Likeness, type Table } from './grids/rows.ts';
import { blocks, levelsTable, tableOf } from './grids/tables.ts';
import { cellName, contentCaption, gateTable, gridFormula, layoutName, mapCaption } from './grids/words.ts';
import { mapReading, mapTable, mapWords } from './grids/words.ts';
import { colorScale, type Colors } from './sentence/picture.ts';
import { letterScale, scoreMap } from './terms/maps.ts';

type FigureParts = Omit<LabParts, 'key' | 'lead' | 'question' | 'deeper'>;

/** The contents and the layout of a map. */
interface Shown {
  readonly table: Table;
  readonly likeness: Likeness;
  readonly columns: number;
  readonly rows: number;
  readonly together: number;
  readonly cell: number;
  readonly distinct: number;
}

/**
 * Two conventions that differ in everything, and lesson 001's; the names of six more projects would distract from the
 * idea.
 */
const usual: readonly LayoutName[] = ['mae', 'detr', 'product'];

/** Places that take more than one number, and places that the content counts. */
export class GridsLab extends LabElement<typeof properties> {
  static override readonly sheets = [sentenceSheet, gridsSheet];
  readonly #width = new FigureWidth(this, '.grid-picture');
  readonly #rowWidth = new FigureWidth(this, '.row-place');
  readonly #mapWidth = new FigureWidth(this, '.score-picture');
  protected override readonly structure = new StructureKeys(this);
  /** Pointing at another cell does not recompute the table. */
  readonly #plane = remember(
    (view: GridsValues) => repeatsIn(tableOf(view)),
    ({ layout, width, height, dim, base }) => [layout, width, height, dim, base],
  );
  readonly #levels = remember(
    (view: GridsValues) => repeatsIn(levelsTable(view)),
    ({ words, sentences, paragraphs, apart, offset, dim, base }) => [
      [words, sentences, paragraphs],
      [apart, offset, dim, base],
    ],
  );
  #shown: Shown | undefined;

  constructor() {
    super('grids', properties, settle);
  }

  protected override updated(): void {
    const [map, row] = ['.cell-map canvas', '.row-strip canvas'].map((selector) =>
      this.querySelector<HTMLCanvasElement>(selector),
    );
    if (map && this.#shown) paintMap(map, this.#shown);
    if (row && this.#shown) paintRow(row, this.#shown.table, this.#shown.cell);
  }

  protected override parts(view: GridsValues): LabParts {
    const content = view.view === 'content';
    return {
      key: content ? 'content' : 'map',
      lead: this.lead(gridFormula(view), { text: `grids.lead.${view.view}`, where: `grids.where.${view.view}` }),
      question: prediction(view.view, t('grids.sentence')),
      deeper: () => [this.saying({ text: `grids.deeper.${view.view}`, aside: null })],
      ...(content ? this.#content(view) : this.#map(view)),
    };
  }

  #shape(view: GridsValues): Shown {
    const { width, height, words, sentences } = view;
    const levels = view.view === 'levels';
    const repeating = levels ? this.#levels(view) : this.#plane(view);
    const cell = levels ? (view.paragraph * sentences + view.sentence) * words + view.word : view.y * width + view.x;
    const columns = levels ? words : width;
    return {
      ...repeating,
      cell,
      likeness: likeness(repeating, cell, view.measure),
      columns,
      rows: repeating.table.rows / columns,
      together: levels ? sentences : height,
    };
  }

  #views(): TemplateResult {
    return this.choice('view', (option) => t(`grids.views.${option}`), { manner: 'act' });
  }

  #map(view: GridsValues): FigureParts {
    const shown = (this.#shown = this.#shape(view));
    const levels = view.view === 'levels';
    const { cell, distinct, likeness: like } = shown;
    const pointed = { cell, like, distinct, cells: shown.table.rows };
    const place = cellName(view, cell);
    const { sentences } = view;
    const point = (row: number, column: number): void =>
      this.store.assign(
        levels
          ? { word: column, sentence: row % sentences, paragraph: Math.floor(row / sentences) }
          : { x: column, y: row },
        'slide',
      );
    return {
      picture: html`<div class="grid-picture square">${cellMap({
        ...shown,
        chosen: cell,
        width: this.#width.value,
        highest: Math.min(400, this.#width.highest - 56),
        label: t(levels ? 'grids.mapLevels' : 'grids.mapPlane'),
        value: t('grids.pointed', { place }),
        axes: {
          across: t(levels ? 'grids.axisWord' : 'grids.axisX'),
          down: t(levels ? 'grids.axisSentence' : 'grids.axisY'),
        },
        rowName: (row) => (levels ? `${Math.floor(row / sentences)}.${row % sentences}` : String(row)),
        point,
        keys: this.structure,
      })}</div>`,
      controls: levels ? this.#levelControls(view) : this.#planeControls(view),
      readings: mapReading(view, pointed, this.structure.live),
      curves: html`<div class="row-place">
        <h3>${t('grids.rowTitle', { place })}</h3>
        ${rowStrip(levels ? ['sin, cos'] : blocks[view.layout], place, this.#rowWidth.value)}
      </div>`,
      caption: this.caption(mapCaption(view, pointed)),
      panels: this.#panels(view, {
        words: () => mapWords(view, pointed),
        table: () => mapTable(view, pointed),
        figures: '.cell-map svg, .row-strip svg',
      }),
    };
  }

  #layouts({ layout }: GridsValues): TemplateResult {
    return this.cards({
      title: this.label('layout'),
      names: usual,
      more: layouts.filter((name) => !usual.includes(name)),
      chosen: layout,
      choose: (name) => this.store.set('layout', name, 'act'),
      card: (name) => html`<strong>${layoutName(name)}</strong>`,
      note: t(`grids.layoutNote.${layout}`),
    });
  }

  #planeControls(view: GridsValues): TemplateResult {
    return this.controls(
      html`${this.#views()} ${this.#layouts(view)} ${this.number('width')} ${this.number('height')}`,
      {
        more: () => html`
          <div class="positions">${this.number('x', { compact: true })} ${this.number('y', { compact: true })}</div>
          ${this.#measure()} ${this.number('dim')} ${view.layout === 'diffusers' ? nothing : this.number('base')}`,
      },
    );
  }

  #levelControls({ apart }: GridsValues): TemplateResult {
    return this.controls(
      html`${this.#views()} ${this.choice('apart', (option) => t(`grids.aparts.${option}`), { term: 'apart' })}
      ${apart === 'offsets' ? this.number('offset') : this.#measure()} ${this.number('words')}`,
      {
        more: () => html`${apart === 'offsets' ? this.#measure() : nothing}
          ${this.number('sentences')} ${this.number('paragraphs')}
          <div class="positions three">
            ${this.number('word', { compact: true })} ${this.number('sentence', { compact: true })}
            ${this.number('paragraph', { compact: true })}
          </div>
          ${this.number('dim')} ${this.number('base')}`,
      },
    );
  }

  #measure(): TemplateResult {
    return this.choice('measure', (option) => t(`grids.measures.${option}`), { term: 'measure' });
  }

  #content(view: GridsValues): FigureParts {
    const sentence = view.text || t('grids.sentence');
    const count = counted(view, sentence);
    const { tokens, gates, positions, bias } = count;
    const query = Math.min(view.query, tokens.length - 1);
    const farthest = Math.max(1, ...positions.data.filter(Number.isFinite));
    const positionColors: Colors = { map: 'viridis', min: 0, max: farthest };
    const added = bias.data.filter(Number.isFinite);
    const [least, greatest] = [Math.min(...added), Math.max(...added)];
    // One value for all has a colour too.
    const biasColors: Colors = { map: 'magma', min: least, max: greatest > least ? greatest : least + 1 };
    const letters = letterScale(this.#mapWidth.value);
    const point = (row: number): void => this.store.set('query', row, 'slide');
    const map = (name: 'position' | 'bias', cells: Counted['positions'], colors: Colors): TemplateResult => {
      const label = t(`grids.${name}MapAlt`, { sentence });
      const axes = { rows: wording(t('grids.nounOfRow'), tokens), columns: wording(t('grids.nounOfColumn'), tokens) };
      const heard = this.structure.on({
        cells,
        colors,
        label,
        axes,
        at: { row: query, column: 0 },
        follows: 'rows',
        choose: point,
      });
      return html`<div class="term-map">
        <h3>${t(`grids.${name}Map`)}</h3>
        ${scoreMap({ name, cells, tokens, colors, query, key: query, label, letters, point, heard })}
      </div>`;
    };
    return {
      picture: html`<div class="gate-maps">
          ${map('position', positions, positionColors)} ${map('bias', bias, biasColors)}
        </div>
        <div class="scales">
          ${colorScale(positionColors, t('grids.scalePosition'))} ${colorScale(biasColors, t('grids.scaleBias'))}
        </div>`,
      controls: this.controls(
        html`
        ${this.#views()} ${this.words('text', sentence)}
        ${this.choice('gates', (option) => t(`grids.gateSets.${option}`), {
          term: 'gate',
          choose: (option) =>
            option === 'own' ? this.#setGates(gates, 'act') : this.store.set('gates', option, 'act'),
        })}
        ${this.place('query', tokens.length, (word) => tokens[word]?.shown ?? '', { value: query, term: 'query' })}`,
        { hint: 'grids.hintContent', more: () => html`${this.number('asked')} ${this.number('rows')}` },
      ),
      readings: this.#gates(count, query),
      caption: this.caption(contentCaption(count, view)),
      panels: this.#panels(view, {
        words: () => {
          const { rows, asked } = view;
          return inOneLine(t('grids.words.content', { sentence, rows, asked }), contentCaption(count, view));
        },
        table: () => gateTable(count),
        figures: 'svg.score-map',
      }),
    };
  }

  /** The words that the query sees, each with its gate, its position and the bias of its score. */
  #gates({ tokens, gates, positions, bias }: Counted, query: number): TemplateResult {
    const shown = ({ data }: Counted['bias'], word: number): string => {
      const number = data[query * tokens.length + word];
      return number === undefined || Number.isNaN(number) ? '' : signedDecimal(number, 2);
    };
    const turn = (word: number): void => {
      const next = [...gates];
      next[word] = gateOrder[(gateOrder.indexOf(gates[word] ?? 'shut') + 1) % gateOrder.length] ?? 'shut';
      this.#setGates(next, 'slide');
    };
    const head = (name: 'word' | 'gate' | 'position' | 'bias'): TemplateResult =>
      html`<th scope="col" data-term=${name}>${t(`grids.column.${name}`)}</th>`;
    const row = ({ shown: text }: Counted['tokens'][number], word: number): TemplateResult => {
      const gate = gates[word] ?? 'shut';
      const name = t(`grids.gate.${gate}`);
      return html`<tr data-word=${word} data-unseen=${word > query ? 'yes' : 'no'}>
        <th scope="row">${text}${word === query ? html` <small>${t('grids.asks')}</small>` : nothing}</th>
        <td><button
          type="button" class="gate" data-gate=${gate} aria-label=${t('grids.gateOf', { word: text, gate: name })}
          @click=${() => turn(word)}
        >${name}</button></td>
        <td data-value="position">${shown(positions, word)}</td><td data-value="bias">${shown(bias, word)}</td>
      </tr>`;
    };
    return html`<table class="gates">
      <thead><tr>${head('word')}${head('gate')}${head('position')}${head('bias')}</tr></thead>
      <tbody>${tokens.map(row)}</tbody>
    </table>`;
  }

  #setGates(gates: readonly Gate[], manner: 'slide' | 'act'): void {
    const words = (wanted: Gate): readonly number[] => gates.flatMap((gate, word) => (gate === wanted ? [word] : []));
    this.store.assign({ gates: 'own', open: words('open'), half: words('half') }, manner);
  }

  #panels(view: GridsValues, parts: Omit<Parameters<GridsLab['panels']>[0], 'snippets' | 'code'>): TemplateResult {
    const sentence = view.text || t('grids.sentence');
    return this.panels({
      ...parts,
      snippets: () => import('./grids/snippets.ts'),
      code: ({ snippet }, program) => snippet(program, view, sentence),
    });
  }
}

customElements.define('lab-grids', GridsLab);
