import { html, nothing, svg, type TemplateResult } from 'lit';
import { pictured, placeOf, short, type Cells, type Colors } from '../sentence/picture.ts';
import type { Token } from '../sentence/words.ts';

/** User units. The cells of any sentence fill the same square; only the letters shrink a little for a long one. */
const margin = { left: 52, top: 46, right: 18 };
const side = 128;

export interface MapOptions {
  readonly name: string;
  readonly cells: Cells;
  readonly tokens: readonly Token[];
  readonly colors: Colors;
  readonly query: number;
  readonly key: number;
  readonly label: string;
  readonly point: (query: number, key: number) => void;
}

/** Queries down, keys across: one cell for what a word asks of another. */
export function scoreMap({ name, cells, tokens, colors, query, key, label, point }: MapOptions): TemplateResult {
  const size = side / tokens.length;
  const letters = Math.min(11, size * 0.95);
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
    const inside = row >= 0 && column >= 0 && row < tokens.length && column < tokens.length;
    if (inside && (row !== query || column !== key)) point(row, column);
  };
  const masked = [...cells.data]
    .map((value, cell) =>
      Number.isFinite(value)
        ? ''
        : `M${margin.left + (cell % tokens.length) * size} ${margin.top + Math.floor(cell / tokens.length) * size}h${size}v${size}h${-size}z`,
    )
    .join('');
  const picture = { cells, colors, place: { x: margin.left, y: margin.top, width: side, height: side } };
  const whole = { width: margin.left + side + margin.right, height: margin.top + side + 1 };
  return pictured(
    'score-picture',
    [picture],
    whole,
    html`<svg
    class="score-map" data-map=${name} viewBox="0 0 ${whole.width} ${whole.height}" role="img" aria-label=${label}
    font-size=${letters} @pointermove=${pointed} @pointerdown=${pointed}
  >
    ${tokens.map(({ shown }, place) => svg`<text class=${place === query ? 'word lit' : 'word'} x=${margin.left - 4} y=${margin.top + at(place)} text-anchor="end" dominant-baseline="central"><title>${shown}</title>${short(shown, longest)}</text>`)}
    ${tokens.map(({ shown }, place) => svg`<text class=${place === key ? 'word lit' : 'word'} transform="translate(${margin.left + at(place)} ${margin.top - 4}) rotate(-60)" dominant-baseline="central"><title>${shown}</title>${short(shown, longest)}</text>`)}
    ${masked === '' ? nothing : svg`<path class="masked" d=${masked}></path>`}
    ${placeOf(picture)}
    <rect class="chosen" x=${margin.left + key * size} y=${margin.top + query * size} width=${size} height=${size}></rect>
  </svg>`,
  );
}

export interface OutputOptions {
  readonly cells: Cells;
  readonly tokens: readonly Token[];
  readonly colors: Colors;
  readonly query: number;
  readonly label: string;
}

/** The output: a row of numbers for each word. */
export function outputMap({ cells, tokens, colors, query, label }: OutputOptions): TemplateResult {
  const row = 15;
  const width = 268;
  const picture = { cells, colors, place: { x: margin.left, y: 1, width, height: tokens.length * row } };
  const whole = { width: margin.left + width + 2, height: tokens.length * row + 2 };
  return pictured(
    'score-picture output',
    [picture],
    whole,
    html`<svg class="score-map output" data-map="output" viewBox="0 0 ${whole.width} ${whole.height}" role="img" aria-label=${label} font-size="11">
    ${tokens.map(({ shown }, place) => svg`<text class=${place === query ? 'word lit' : 'word'} x=${margin.left - 4} y=${1 + (place + 0.5) * row} text-anchor="end" dominant-baseline="central"><title>${shown}</title>${short(shown, 8)}</text>`)}
    ${placeOf(picture)}
    <rect class="chosen" x=${margin.left} y=${1 + query * row} width=${width} height=${row}></rect>
  </svg>`,
  );
}
