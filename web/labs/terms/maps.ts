import { html, nothing, svg, type TemplateResult } from 'lit';
import { cellKeys } from '../shared/figure/matrix.ts';
import { pictured, placeOf, short, type Cells, type Colors } from '../sentence/picture.ts';
import type { Token } from '../sentence/words.ts';

/** User units. The cells of any sentence fill the same square; only the letters shrink a little for a long one. */
const usual = { left: 52, top: 46, right: 18 };
const side = 128;
const letter = 11;

/** How much larger letters and margins are so that, in a map so many CSS pixels wide, letters have their own size. */
export const letterScale = (width: number): number => {
  const margins = usual.left + usual.right;
  return width >= margins + side ? 1 : Math.min(side / Math.max(width - margins, 1), 1.75);
};

/** A word next to its row. */
const rowWord = (shown: string, x: number, y: number, lit: boolean, longest: number): unknown => svg`<text
  class=${lit ? 'word lit' : 'word'} x=${x} y=${y} text-anchor="end" dominant-baseline="central"
><title>${shown}</title>${short(shown, longest)}</text>`;

export interface MapOptions {
  readonly name: string;
  readonly cells: Cells;
  readonly tokens: readonly Token[];
  readonly colors: Colors;
  readonly query: number;
  readonly key: number;
  readonly label: string;
  /** See `letterScale`. */
  readonly letters?: number;
  readonly point: (query: number, key: number) => void;
  /** Of StructureKeys. */
  readonly heard: unknown;
}

/** Queries down, keys across: one cell for each pair of words. */
export function scoreMap(options: MapOptions): TemplateResult {
  const { name, cells, tokens, colors, query, key, label, point, heard, letters: scale = 1 } = options;
  const margin = { left: usual.left * scale, top: usual.top * scale, right: usual.right * scale };
  const count = tokens.length;
  const size = side / count;
  const letters = Math.min(letter * scale, size * 0.95);
  const longest = Math.floor(margin.left / (letters * 0.56));
  const at = (place: number): number => (place + 0.5) * size;
  const pointed = (event: PointerEvent): void => {
    const target = event.currentTarget as SVGElement;
    const box = target.getBoundingClientRect();
    const unit = (margin.left + side + margin.right) / box.width;
    const [column, row] = [
      ((event.clientX - box.left) * unit - margin.left) / size,
      ((event.clientY - box.top) * unit - margin.top) / size,
    ].map(Math.floor) as [number, number];
    const inside = row >= 0 && column >= 0 && row < count && column < count;
    if (inside && (row !== query || column !== key)) point(row, column);
  };
  const { left, top } = margin;
  const square = (cell: number): string =>
    `M${left + (cell % count) * size} ${top + Math.floor(cell / count) * size}h${size}v${size}h${-size}z`;
  const masked = Array.from(cells.data, (value, cell) => (Number.isFinite(value) ? '' : square(cell))).join('');
  const columnWord = ({ shown }: Token, place: number): unknown => svg`<text
    class=${place === key ? 'word lit' : 'word'} transform="translate(${left + at(place)} ${top - 4}) rotate(-60)"
    dominant-baseline="central"
  ><title>${shown}</title>${short(shown, longest)}</text>`;
  const picture = { cells, colors, place: { x: left, y: top, width: side, height: side } };
  const whole = { width: left + side + margin.right, height: top + side + 1 };
  const figure = html`<svg
    class="score-map" data-map=${name} viewBox="0 0 ${whole.width} ${whole.height}" role="img" aria-label=${label}
    font-size=${letters} @pointermove=${pointed} @pointerdown=${pointed}
  >
    ${tokens.map(({ shown }, place) => rowWord(shown, left - 4, top + at(place), place === query, longest))}
    ${tokens.map(columnWord)} ${masked === '' ? nothing : svg`<path class="masked" d=${masked}></path>`}
    ${placeOf(picture)}
    <rect class="chosen" x=${left + key * size} y=${top + query * size} width=${size} height=${size}></rect>
  </svg>`;
  const press = cellKeys([count, count], [query, key], 5, point);
  return pictured('score-picture', [picture], whole, figure, { label, press, heard });
}

/** The output: a row of numbers for each word. */
export function outputMap(
  cells: Cells,
  tokens: readonly Token[],
  colors: Colors,
  query: number,
  label: string,
): TemplateResult {
  const row = 15;
  const width = 268;
  const picture = { cells, colors, place: { x: usual.left, y: 1, width, height: tokens.length * row } };
  const whole = { width: usual.left + width + 2, height: tokens.length * row + 2 };
  const figure = html`<svg
    class="score-map output" data-map="output" viewBox="0 0 ${whole.width} ${whole.height}" role="img"
    aria-label=${label} font-size=${letter}
  >
    ${tokens.map(({ shown }, place) => rowWord(shown, usual.left - 4, 1 + (place + 0.5) * row, place === query, 8))}
    ${placeOf(picture)}
    <rect class="chosen" x=${usual.left} y=${1 + query * row} width=${width} height=${row}></rect>
  </svg>`;
  return pictured('score-picture output', [picture], whole, figure);
}
