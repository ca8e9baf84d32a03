// The structural reading of a lab's matrices: the keys of `<posenc-heatmap>`, and what they announce.
import { noChange, type ElementPart, type ReactiveControllerHost } from 'lit';
import { Directive, directive, type DirectiveResult } from 'lit/directive.js';
import { inOneLine, stopped } from '../../../library/elements/sentences.ts';
import { clamp, climbOf, moveOf } from '../../../library/elements/keys.ts';
import type { Cell } from '../../../library/elements/drawn.ts';
import { Structure, type Axis, type Told } from '../../../library/elements/structure.ts';
import { t } from '../text/i18n.ts';
import { measure } from '../text/numerals.ts';
import type { HeardMatrix } from './heard.ts';

function told({ cells, colors, label, axes }: HeardMatrix): Told {
  const matrix = { ...cells, data: cells.data.map((value) => (Number.isFinite(value) ? value : Number.NaN)) };
  const name = (axis: Axis, at: number): string => `${axes[axis].noun} ${axes[axis].place(at)}`;
  const { map, min, max } = colors;
  const colored = (): string => t('structure.colors', { map, min: measure(min), max: measure(max) });
  return {
    matrix,
    whole: () => {
      const { rows, columns } = cells;
      const counted = t('structure.whole', { rows, columns, down: axes.rows.noun, across: axes.columns.noun });
      return inOneLine(stopped(label), counted, colored());
    },
    colors: colored,
    axis: (axis) =>
      t(`structure.${axis}`, {
        name: axes[axis].noun,
        first: axes[axis].place(0),
        last: axes[axis].place(cells[axis] - 1),
      }),
    name,
    line: (line, [high, there], [low, here], mean) =>
      t('structure.line', {
        name: line,
        high: measure(high),
        there,
        low: measure(low),
        here,
        mean: measure(mean),
      }),
    none: (line) => t('structure.none', { name: line }),
  };
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Lets keys walk the structure of all matrices of a lab, one of which has the focus, and says where they are. */
export class StructureKeys {
  readonly #host: ReactiveControllerHost & HTMLElement & { readonly lab: string };
  readonly #structure = new Structure();
  readonly #matrices = new WeakMap<EventTarget, HeardMatrix>();
  /** The matrix whose structure is being walked. */
  #walked: HTMLElement | undefined;
  /** The cell that is read, where the lab chooses none. */
  #cell: Cell = { row: 0, column: 0 };

  constructor(host: ReactiveControllerHost & HTMLElement & { readonly lab: string }) {
    this.#host = host;
    // Before the matrix itself moves by the same keys.
    host.addEventListener('keydown', (event) => this.#press(event), true);
    for (const name of ['focusout', 'pointerdown', 'pointermove'])
      host.addEventListener(name, ({ target }) => {
        if (this.#walked?.contains(target as Node)) this.#leave();
      });
  }

  /** For an element with the focus: its matrix. */
  on(matrix: HeardMatrix): DirectiveResult {
    return walked(this, matrix);
  }

  attend(element: Element, matrix: HeardMatrix): void {
    this.#matrices.set(element, matrix);
    // The words of LabElement about the keys.
    element.setAttribute('aria-describedby', `${this.#host.lab}-structure`);
  }

  /** The place in words while keys walk the structure, otherwise empty. */
  get text(): string {
    const matrix = this.#matrix;
    if (!matrix) return '';
    const at = this.#from(matrix);
    const about = told(matrix);
    return this.#structure.text(about, at) ?? this.#cellText(matrix, about);
  }

  /** For what the lab says of itself about a chosen row or cell: silent while the structure says more. */
  get live(): 'off' | 'polite' {
    const matrix = this.#matrix;
    return matrix && (matrix.follows !== 'cells' || this.#structure.level !== 'cell') ? 'off' : 'polite';
  }

  get #matrix(): HeardMatrix | undefined {
    return this.#walked?.isConnected ? this.#matrices.get(this.#walked) : undefined;
  }

  #from({ cells, at, follows }: HeardMatrix): Cell {
    const { row, column } = this.#cell;
    return {
      row: follows === 'nothing' ? clamp(row, cells.rows) : at.row,
      column: follows === 'cells' ? at.column : clamp(column, cells.columns),
    };
  }

  #cellText(matrix: HeardMatrix, { matrix: { data, columns }, name }: Told): string {
    const { row, column } = this.#from(matrix);
    const value = data[row * columns + column]!;
    const names = { row: name('rows', row), column: name('columns', column) };
    return Number.isNaN(value)
      ? t('structure.none', { name: `${names.row}, ${names.column}` })
      : t('structure.cell', { ...names, value: measure(value) });
  }

  #leave(): void {
    this.#walked = undefined;
    this.#structure.leave();
    this.#host.requestUpdate();
  }

  #press(event: KeyboardEvent): void {
    const element = event.target as HTMLElement;
    const matrix = this.#matrices.get(element);
    const climb = climbOf(event);
    if (!matrix || (!climb && this.#walked !== element) || !moveOf(event)) return;
    const atCell = this.#structure.level === 'cell';
    const by = arrows[event.key];
    // The lab moves from cell to cell, and says so in its own way.
    if (!climb && (by ? atCell && matrix.follows === 'cells' : matrix.follows === 'nothing')) return this.#leave();
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    if (climb) {
      if (this.#walked !== element) {
        this.#structure.leave();
        this.#cell = matrix.at;
        this.#walked = element;
      }
      this.#structure.climb(climb);
    } else if (atCell) this.#stepCell(event.key, by, matrix);
    else this.#choose(this.#structure.step(by, this.#from(matrix), matrix.cells), matrix);
    this.#host.requestUpdate();
  }

  /** From cell to cell where the lab itself moves in another way. */
  #stepCell(key: string, by: 1 | -1, matrix: HeardMatrix): void {
    const { row, column } = this.#from(matrix);
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const { rows, columns } = matrix.cells;
    this.#choose(
      across ? { row, column: clamp(column + by, columns) } : { row: clamp(row + by, rows), column },
      matrix,
    );
  }

  #choose(next: Cell | undefined, matrix: HeardMatrix): void {
    if (!next) return;
    this.#cell = next;
    const { at, follows, choose } = matrix;
    const moves = next.row !== at.row || (follows === 'cells' && next.column !== at.column);
    if (moves && follows !== 'nothing') choose?.(next.row, next.column);
  }
}

class Walked extends Directive {
  override render(_keys: StructureKeys, _matrix: HeardMatrix): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [keys, matrix]: [StructureKeys, HeardMatrix]): unknown {
    keys.attend(element, matrix);
    return noChange;
  }
}

const walked = directive(Walked);
