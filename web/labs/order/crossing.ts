import { html, nothing, svg, type TemplateResult } from 'lit';
import { pictured, placeOf, short, type Colors, type Picture } from '../sentence/picture.ts';
import type { Model, Side } from './model.ts';

/** User units: the width of a narrow phone, so that letters there have their own size and grow from there. */
const width = 320;
const row = 22;
const head = 20;
const columns = { firstWord: 68, firstMap: 74, secondMap: 184, secondWord: 252 };
const mapWidth = 62;

export interface CrossingOptions {
  /** The selected word of the first sentence. */
  readonly token: number;
  readonly colors: Colors;
  readonly label: string;
  /** The heading above the two sentences. */
  readonly heads: readonly [string, string];
  readonly point: (token: number) => void;
}

/**
 * Both sentences from top to bottom, with a row of output for each word, and a line from each word to its new place.
 */
export function crossing(model: Model, side: Side, options: CrossingOptions): TemplateResult {
  const { token, colors, label, heads, point } = options;
  const { tokens, links } = model;
  const height = head + row * Math.max(tokens[0].length, tokens[1].length) + 4;
  const middle = (place: number): number => head + (place + 0.5) * row;
  const chosen = links.find((link) => link[0] === token);
  const isLit = (index: 0 | 1, place: number): boolean => (index === 0 ? place === token : chosen?.[1] === place);

  const word =
    (index: 0 | 1) =>
    (_token: unknown, place: number): unknown => {
      const shown = tokens[index][place]?.shown ?? '';
      return svg`<text
      class=${isLit(index, place) ? 'word lit' : 'word'} x=${index === 0 ? columns.firstWord : columns.secondWord}
      y=${middle(place)} text-anchor=${index === 0 ? 'end' : 'start'} dominant-baseline="central"
    ><title>${shown}</title>${short(shown, 9)}</text>`;
    };
  const pictureOf = (index: 0 | 1): Picture => {
    const cells = side.outputs[index].output;
    const x = index === 0 ? columns.firstMap : columns.secondMap;
    return { cells, colors, place: { x, y: head, width: mapWidth, height: cells.rows * row } };
  };
  const [first, second] = [pictureOf(0), pictureOf(1)];
  const map = (index: 0 | 1, picture: Picture): unknown => {
    const lit = tokens[index].map((_token, place) => place).filter((place) => isLit(index, place));
    const frame = (place: number): unknown => svg`<rect
      class="chosen" x=${picture.place.x} y=${head + place * row} width=${mapWidth} height=${row}
    ></rect>`;
    return svg`${placeOf(picture)} ${lit.map(frame)}`;
  };
  const line = ([from, to]: readonly [number, number]): unknown => svg`<line
    class=${from === token ? 'link lit' : 'link'} data-from=${from} data-to=${to}
    x1=${columns.firstMap + mapWidth + 3} y1=${middle(from)} x2=${columns.secondMap - 3} y2=${middle(to)}
  ></line>`;
  const pointed = (event: PointerEvent): void => {
    const target = event.currentTarget as SVGElement;
    const box = target.getBoundingClientRect();
    const place = Math.floor((((event.clientY - box.top) / box.height) * height - head) / row);
    const right = (event.clientX - box.left) / box.width > 0.5;
    const from = right ? links.find((link) => link[1] === place)?.[0] : place;
    if (from !== undefined && from >= 0 && from < tokens[0].length && from !== token) point(from);
  };
  const figure = html`<svg
    class="crossing" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label} @pointermove=${pointed}
    @pointerdown=${pointed}
  >
    <text class="head" x=${columns.firstMap + mapWidth} y="12" text-anchor="end">${heads[0]}</text>
    <text class="head" x=${columns.secondMap} y="12">${heads[1]}</text>
    ${tokens[0].map(word(0))} ${map(0, first)}
    ${links.filter((link) => link !== chosen).map(line)}${chosen ? line(chosen) : nothing}
    ${map(1, second)} ${tokens[1].map(word(1))}
  </svg>`;
  return pictured('crossing-picture', [first, second], { width, height }, figure);
}
