import {
  html,
  nothing,
  render,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { bandOf, plainFormat, type Bands, type Context } from '../draw/index.ts';
import type { Cell, DrawnFigure } from './drawn.ts';
import { selectEvent, toggleEvent } from './events.ts';
import { failureText } from './failure.ts';
import { GivenElement } from './given.ts';
import { climbOf, moveOf } from './keys.ts';
import { stringsFor, withNames, type Strings } from './locales/index.ts';
import { defaults, figureProperties } from './properties.ts';
import { SettingError } from './problem.ts';
import { rangeOf, readMatrix, type GivenMatrix } from './matrix.ts';
import { checkEncoding, checkRange, checkStart, unitRange, type MatrixLike, type ValueRange } from './settings.ts';
import { Stage } from './stage.ts';
import type { Structure } from './structure.ts';
import { figureStyles } from './styles.ts';
import { encodedTable, type Table } from './table.ts';
import { themeProbes, themeStyles } from './theme.ts';

/** A figure's description of itself in the reader's language. */
export interface FigureWords {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly keys: string;
}

/** The row and column that are pointed at, null for none or one that the table does not have. */
export interface Selected {
  readonly row: number | null;
  readonly column: number | null;
}

/** Properties that move only the selection: the picture stays. */
const selectionOnly = new Set<PropertyKey>(['selectedPosition', 'selectedDimension', 'label']);

/**
 * The base of the two figures: settings in, one drawn frame out, and a selection that pointer and keys move. A
 * `Picture` holds everything that one drawing needs, checked; the last good one stays while a setting is invalid.
 */
export abstract class FigureElement<Picture extends { readonly table: Table }> extends GivenElement {
  static override properties: PropertyDeclarations = figureProperties;
  static override styles: CSSResultGroup = [figureStyles, themeStyles];

  /** Rows of the computed table. */
  declare positions: number;
  /** The position of the first row, also of a given matrix. */
  declare first: number;
  /** From the position of a row to that of the next. */
  declare step: number;
  /** Columns of the computed table. */
  declare dim: number;
  /** The base of the frequencies. */
  declare base: number;
  /** Whether sines and cosines alternate, or all sines come first. */
  declare layout: string;
  /**
   * The value at the lower end of the colours or of the axis, below `max`; null for the least of a given matrix, and -1
   * of a computed table.
   */
  declare min: number | null;
  /** The value at the upper end; null for the greatest of a given matrix, and 1 of a computed table. */
  declare max: number | null;
  /** Columns drawn as curves (marked on a heat map); null for the element's own choice. */
  declare dimensions: readonly number[] | null;
  /** The name of the figure for screen readers; by default the element's own. */
  declare label: string;
  /** The meaning of a row of a given matrix, if not a position: query, head. */
  declare rowName: string;
  /** The meaning of a column of a given matrix, if not a dimension: key, pair. */
  declare columnName: string;
  /** The position that is pointed at; null for none. */
  declare selectedPosition: number | null;
  /** The dimension that is pointed at; null for none. */
  declare selectedDimension: number | null;
  /**
   * Numbers to draw instead of a computed table: rows, or a tensor of two axes. An empty attribute of that name
   * announces them, as a server does: nothing is drawn until then.
   */
  declare matrix: GivenMatrix | null;

  protected readonly stage = new Stage(this, () => this.#draw(true));
  protected picture: Picture | null = null;
  #drawn: DrawnFigure | null = null;
  /** The matrix of the property, as it was read. */
  #read: { readonly from: unknown; readonly matrix: MatrixLike } | null = null;
  #problem: unknown = null;
  #note = '';
  /** The inputs that the selection was last drawn from. */
  #overlaid: string | undefined;
  #stale = true;
  #focused = false;
  /** Column chosen before a finger came down: only a second tap on a column is a click on it. */
  #columnBeforeTouch: number | null | undefined;

  constructor() {
    super();
    Object.assign(this, {
      positions: defaults.positions,
      first: defaults.first,
      step: defaults.step,
      dim: defaults.dim,
      base: defaults.base,
      layout: defaults.layout,
      min: defaults.min,
      max: defaults.max,
      label: '',
      rowName: '',
      columnName: '',
      dimensions: null,
      selectedPosition: null,
      selectedDimension: null,
      matrix: null,
    });
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'matrix'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if ((name === 'lang' || name === 'matrix') && old !== value) this.#refresh();
  }

  /**
   * The canvas with the picture, without the selection and the lines of curves (`toBlob` has them); null before the
   * first drawing.
   */
  get canvas(): HTMLCanvasElement | null {
    return this.stage.canvas('base');
  }

  /** Where things are on the canvas; null before the first drawing. */
  get drawn(): DrawnFigure | null {
    return this.#drawn;
  }

  /** The numbers that are drawn, computed or given; null before the first good settings. */
  get table(): Table | null {
    return this.picture?.table ?? null;
  }

  /** Moves the selection without an event, as when following another figure. */
  select(position: number | null, dimension: number | null): void {
    this.selectedPosition = position;
    this.selectedDimension = dimension;
  }

  /** Adds a dimension to `dimensions`, or takes it out. */
  toggleDimension(dimension: number): void {
    const list = this.shownDimensions();
    this.dimensions = list.includes(dimension) ? list.filter((other) => other !== dimension) : [...list, dimension];
  }

  /** The picture on the page's background, in device pixels. */
  async toBlob(type = 'image/png', quality?: number): Promise<Blob> {
    await this.updateComplete;
    const source = this.canvas;
    if (!source || !this.#drawn) throw new Error('nothing has been drawn yet');
    const copy = document.createElement('canvas');
    copy.width = source.width;
    copy.height = source.height;
    const context = copy.getContext('2d');
    if (!context) throw new Error('this browser gives no canvas context');
    context.fillStyle = this.stage.theme.background;
    context.fillRect(0, 0, copy.width, copy.height);
    context.drawImage(source, 0, 0);
    context.scale(this.#drawn.pixelRatio, this.#drawn.pixelRatio);
    this.paintLines(context);
    return new Promise((resolve, reject) => {
      copy.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the canvas could not be encoded'))),
        type,
        quality,
      );
    });
  }

  /** Columns marked or drawn now. */
  protected abstract shownDimensions(): readonly number[];
  /** The settings of the figure, checked; throws `SettingError`. */
  protected abstract readPicture(table: Table): Picture;
  /** Draws over the previous picture: unchanged parts may stay. */
  protected abstract paintBase(
    context: CanvasRenderingContext2D,
    picture: Picture,
    strings: Strings,
  ): { drawn: DrawnFigure; note: string };
  /** Draws the SVG layer above the canvas, and the same onto the canvas of a file. */
  protected lines(): TemplateResult | undefined {
    return undefined;
  }
  protected paintLines(_context: Context): void {}
  /** All that the drawing of the selection depends on; undefined where that is as much as the picture depends on. */
  protected overlayKey(_picture: Picture, _selected: Selected): string | undefined {
    return undefined;
  }
  protected abstract paintOverlay(context: CanvasRenderingContext2D, picture: Picture, selected: Selected): void;
  /** The cell under a point of the canvas; null outside the plot. */
  protected abstract cellAt(x: number, y: number): Cell | null;
  /** The column that a click there asks to add or remove; null for none. */
  protected abstract toggledAt(x: number, y: number): number | null;
  /** The selection after a key; (0, 0) or the first curve when nothing was selected. */
  protected abstract moved(move: NonNullable<ReturnType<typeof moveOf>>, from: Cell, picture: Picture): Cell;
  protected abstract startCell(picture: Picture): Cell | null;
  /** The structure that keys walk, and where they are in it, in words; undefined at a cell. */
  protected readonly structure: Structure | undefined;
  protected structureText(_picture: Picture, _at: Cell, _strings: Strings): string | undefined {
    return undefined;
  }
  protected abstract words(picture: Picture | null, strings: Strings): FigureWords;

  protected get strings(): Strings {
    const strings = stringsFor(
      this.lang || this.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang || navigator.language,
    );
    return withNames(strings, this.rowName, this.columnName);
  }

  protected rowBands(table: Table, length = 1): Bands {
    return { first: table.first, step: table.step, count: table.matrix.rows, length };
  }

  /** The range of the colours or of the axis: as set, or that of the values of a given matrix. */
  protected range({ matrix, encoding }: Table): ValueRange {
    const { written, min, max } = this;
    if (encoding) return checkRange(written, min ?? unitRange.min, max ?? unitRange.max);
    return checkRange(written, min, max, () => rangeOf(matrix.data));
  }

  /** An update waits for the next frame: however many settings change, there is one table and one drawing. */
  protected override scheduleUpdate(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(resolve)).then(() => super.scheduleUpdate());
  }

  protected override willUpdate(changed: PropertyValues): void {
    const settings = [...changed.keys()].some((name) => !selectionOnly.has(name));
    if (this.hasUpdated && !settings) return;
    this.#stale = true;
    this.#problem = null;
    if (!this.matrix && this.getAttribute('matrix') === '') {
      this.picture = this.#drawn = null;
      return;
    }
    try {
      this.picture = this.readPicture(this.#readTable());
    } catch (problem) {
      this.#problem = problem;
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (this.#stale || changed.size > 0) this.#draw(this.#stale);
  }

  protected override render(): TemplateResult {
    const strings = this.strings;
    const words = this.words(this.picture, strings);
    return html`<div class="figure">
      <div class=${this.picture ? 'stage' : 'stage empty'} part="stage" tabindex="0" role="application"
        aria-roledescription=${words.role} aria-label=${this.label || words.name} aria-describedby="description keys"
        @keydown=${this.#onKey} @pointermove=${this.#onPointer} @pointerdown=${this.#onPointerDown}
        @click=${this.#onClick} @focus=${this.#onFocus} @blur=${this.#onFocus}>
        <canvas class="base" part="canvas" aria-hidden="true"></canvas>
        <svg class="lines" aria-hidden="true"></svg>
        <canvas class="overlay" aria-hidden="true"></canvas>
      </div>
      ${this.picture ? nothing : html`<slot></slot>`}
      ${this.#problem ? html`<p class="error" part="error" role="alert">${this.#problemText(strings)}</p>` : nothing}
      ${this.#note ? html`<p class="note" part="note">${this.#note}</p>` : nothing}
      <p class="readout" part="readout" role="status"
        aria-live=${this.#focused ? 'polite' : 'off'}>${this.#readout(strings)}</p>
      <p class="hidden" id="description">${words.description}</p>
      <p class="hidden" id="keys">${words.keys}</p>
      ${themeProbes}</div>
    `;
  }

  #readTable(): Table {
    const { first, step, positions, dim, base, layout, written } = this;
    const matrix = this.matrix ?? this.getAttribute('matrix');
    if (matrix !== null) {
      // Rows are copied once, not for every setting.
      if (this.#read?.from !== matrix) this.#read = { from: matrix, matrix: readMatrix(written, matrix) };
      const given = this.#read.matrix;
      checkStart(written, first, step);
      const last = this.picture?.table;
      return last && last.matrix === given && last.first === first && last.step === step
        ? last
        : { matrix: given, first, step, encoding: null };
    }
    return encodedTable(
      checkEncoding({ positions, first, step, dim, base, layout, written }),
      this.picture?.table ?? null,
    );
  }

  #refresh(): void {
    this.#stale = true;
    this.requestUpdate();
  }

  #draw(base: boolean): void {
    const { picture, strings } = this;
    if (!picture || !this.stage.size) return;
    if (base) {
      const context = this.stage.begin('base');
      if (!context) return;
      const { drawn, note } = this.paintBase(context, picture, strings);
      this.#stale = false;
      this.#drawn = drawn;
      const lines = this.renderRoot.querySelector<SVGSVGElement>('svg.lines');
      if (lines) render(this.lines() ?? nothing, lines as unknown as HTMLElement);
      if (note !== this.#note) {
        this.#note = note;
        this.requestUpdate();
      }
    }
    const selected = this.#selected(picture);
    const key = this.overlayKey(picture, selected);
    if (key !== undefined && key === this.#overlaid) return;
    const overlay = this.stage.begin('overlay');
    if (!overlay) return;
    this.#overlaid = key;
    this.stage.clear(overlay);
    this.paintOverlay(overlay, picture, selected);
  }

  #selected({ table }: Picture): Selected {
    const { selectedPosition, selectedDimension } = this;
    const column = selectedDimension ?? -1;
    return {
      row: selectedPosition === null ? null : bandOf(this.rowBands(table), selectedPosition),
      column: Number.isInteger(column) && column >= 0 && column < table.matrix.columns ? column : null,
    };
  }

  #readout(strings: Strings): string {
    if (!this.picture) return '';
    const { row, column } = this.#selected(this.picture);
    if (row === null || column === null) return '';
    const outer = this.structureText(this.picture, { row, column }, strings);
    if (outer !== undefined) return outer;
    const { matrix, first, step } = this.picture.table;
    const value = matrix.data[row * matrix.columns + column]!;
    const plain = plainFormat(strings.language);
    return strings.readout(
      plain(first + step * row),
      plain(column),
      Number.isNaN(value) ? strings.notANumber : plainFormat(strings.language, 6)(value),
    );
  }

  #problemText(strings: Strings): string {
    const problem = this.#problem;
    if (!(problem instanceof SettingError)) return failureText(problem, strings);
    return strings.invalid(problem.problem.argument, problem.problem.value, problem.problem.allowed(strings));
  }

  /** Moves the selection for the reader, and notifies the page if it moved. */
  #move(cell: Cell): void {
    if (!this.picture) return;
    const { row, column } = this.#selected(this.picture);
    if (row === cell.row && column === cell.column) return;
    const { matrix, first, step } = this.picture.table;
    this.select(first + step * cell.row, cell.column);
    this.dispatchEvent(
      selectEvent({
        position: first + step * cell.row,
        dimension: cell.column,
        value: matrix.data[cell.row * matrix.columns + cell.column]!,
      }),
    );
  }

  /** A point in CSS pixels of the canvas, at any zoom or transform of the page. */
  #point(event: MouseEvent): { x: number; y: number } | null {
    const box = this.canvas?.getBoundingClientRect();
    const size = this.stage.size;
    if (!box || !size) return null;
    return {
      x: ((event.clientX - box.x) * size.width) / box.width,
      y: ((event.clientY - box.y) * size.height) / box.height,
    };
  }

  #onPointer(event: PointerEvent): void {
    const point = this.#point(event);
    if (!point) return;
    const cell = this.cellAt(point.x, point.y);
    if (cell) this.structure?.leave();
    if (cell) this.#move(cell);
    const link = !cell && this.toggledAt(point.x, point.y) !== null;
    this.renderRoot.querySelector('.stage')?.toggleAttribute('data-link', link);
  }

  #onPointerDown(event: PointerEvent): void {
    this.#columnBeforeTouch = event.pointerType === 'touch' ? this.selectedDimension : undefined;
    this.#onPointer(event);
  }

  #onClick(event: MouseEvent): void {
    const point = this.#point(event);
    const column = point && this.toggledAt(point.x, point.y);
    if (!point || column === null) return;
    const firstTap =
      this.cellAt(point.x, point.y) !== null &&
      this.#columnBeforeTouch !== undefined &&
      this.#columnBeforeTouch !== column;
    if (!firstTap) this.dispatchEvent(toggleEvent({ dimension: column }));
  }

  #onKey(event: KeyboardEvent): void {
    const move = moveOf(event);
    const { picture } = this;
    if (!move || !picture) return;
    const { row, column } = this.#selected(picture);
    const start = this.startCell(picture);
    if (!start) return;
    event.preventDefault();
    if (this.#walk(event, { row: row ?? start.row, column: column ?? start.column }, picture)) return;
    if (move === 'toggle') {
      if (column !== null) this.dispatchEvent(toggleEvent({ dimension: column }));
    } else if (row === null || column === null) {
      this.#move({ row: row ?? start.row, column: column ?? start.column });
    } else {
      this.#move(this.moved(move, { row, column }, picture));
    }
  }

  /** Takes the keys of the structure: those that change the level, and the arrows outside the cells. */
  #walk(event: KeyboardEvent, from: Cell, { table }: Picture): boolean {
    const { structure } = this;
    if (!structure) return false;
    const climb = climbOf(event);
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    if (climb) structure.climb(climb);
    else if (structure.level === 'cell' || by === undefined) return false;
    const next = climb ? from : structure.step(by!, from, table.matrix);
    if (next) this.#move(next);
    this.requestUpdate();
    return true;
  }

  #onFocus(event: FocusEvent): void {
    this.#focused = event.type === 'focus';
    if (!this.#focused) this.structure?.leave();
    this.requestUpdate();
  }
}
