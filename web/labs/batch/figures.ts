import { html, nothing, svg, type TemplateResult } from 'lit';
import { at, chart } from '../shared/figure/chart.ts';
import { wording } from '../shared/figure/heard.ts';
import { cellKeys } from '../shared/figure/matrix.ts';
import type { StructureKeys } from '../shared/figure/structure-keys.ts';
import type { Room } from '../shared/figure/width.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import type { Model, Slot } from './model.ts';
import { wordsOf, type BatchValues } from './properties.ts';
import { errorText, textName, wordAt } from './words.ts';

/** CSS pixels: the letter of a text, numbers of columns, the highest line, and between two lines. */
const [left, header, tallest, apart] = [22, 18, 54, 8];
const widest = 92;

/** An element whose figure the arrow keys walk. */
const walked = (
  kind: string,
  label: string,
  keys: (event: KeyboardEvent) => void,
  figure: TemplateResult,
  heard: unknown = undefined,
): TemplateResult => html`<div
  class=${kind} tabindex="0" role="application" aria-roledescription=${t('structure.role')} aria-label=${label}
  @keydown=${keys} ${heard ?? nothing}
>${figure}</div>`;

/** Three texts, a line each: columns above, positions and errors below the words. */
export function linesChart(
  view: BatchValues,
  { lines, pair, weights, sights, query }: Model,
  { value: width, highest }: Room,
  choose: (text: number, word: number) => void,
): TemplateResult {
  const packed = view.way === 'packed';
  const tall = Math.min(tallest, Math.max((highest - 3 * header) / 3 - apart, 40));
  const most = Math.max(...lines.map((slots) => slots.length));
  const step = Math.min((width - left - 2) / most, widest);
  const line = tall + apart + (packed ? header : 0);
  const high = lines.length * line + (packed ? 0 : header);
  const top = (text: number): number => text * line + header;
  const x = (place: number): number => left + place * step;
  const inRow = (text: number): boolean => packed || text === view.text;
  const one = (text: number) => (slot: Slot, place: number) => {
    const { kind, word, column, id, error } = slot;
    const cell = query.column * weights.columns + column;
    const sight = inRow(text) ? sights[cell] : undefined;
    const seen = sight === 'seen' || sight === 'extra';
    const chosen = text === view.text && word === view.word;
    const looked = inRow(text) && column === view.key;
    const middle = at(x(place) + step / 2);
    const y = top(text);
    const said = kind === 'padding' ? '·' : wordAt(text, word);
    const fit = Math.min(13, (step - 4) / (0.6 * Math.max([...said].length, 1)));
    return svg`<g class="slot" data-kind=${kind} data-slot="${text}-${place}" font-size=${fit.toFixed(1)}>
      <rect class="rim" x=${at(x(place) + 1)} y=${y} width=${at(step - 2)} height=${tall} rx="4" />
      ${
        seen
          ? svg`<rect
              class=${sight === 'extra' ? 'weight extra' : 'weight'} x=${at(x(place) + 1)} y=${y}
              width=${at(step - 2)} height=${tall} rx="4"
              fill-opacity=${(0.06 + 0.3 * Math.sqrt(weights.data[cell] ?? 0)).toFixed(3)}
            />`
          : nothing
      }
      <text class="word" x=${middle} y=${at(y + tall * 0.33)} text-anchor="middle">${said}</text>
      ${
        kind === 'word'
          ? svg`<text class="position" data-term="position" x=${middle} y=${at(y + tall * 0.63)} text-anchor="middle"
            >${written(id)}</text>
            <text class="error" data-term="error" x=${middle} y=${at(y + tall * 0.9)} text-anchor="middle"
            >${errorText(error)}</text>`
          : nothing
      }
      ${
        chosen || looked
          ? svg`<rect class=${chosen ? 'asks' : 'looked'} x=${at(x(place) + 1)} y=${y}
        width=${at(step - 2)} height=${tall} rx="4" />`
          : nothing
      }
    </g>`;
  };
  const columns = (slots: readonly Slot[], y: number): unknown =>
    slots.map(
      ({ column }, place) =>
        svg`<text class="column" data-term="column" x=${at(x(place) + step / 2)} y=${y - 6} text-anchor="middle"
        >${written(column)}</text>`,
    );
  const pointed = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const scale = width / box.width;
    const text = Math.floor(((event.clientY - box.top) * scale - (packed ? 0 : header)) / line);
    const slot = lines[text]?.[Math.floor(((event.clientX - box.left) * scale - left) / step)];
    if (slot?.kind === 'word' && (text !== view.text || slot.word !== view.word)) choose(text, slot.word);
  };
  const label = t('batch.chart', { way: t(`batch.ways.${view.way}`), sight: t(`batch.sight.${pair.sight}`) });
  const figure = html`<div @pointerdown=${pointed} @pointermove=${pointed}>${chart(
    { kind: 'batch-lines', width, height: high, label },
    svg`${packed ? nothing : columns(lines[0]!, header)}
      ${lines.map(
        (slots, text) =>
          svg`${packed ? columns(slots, top(text)) : nothing}
            <text class="name" x="2" y=${top(text) + 18}>${textName(text)}</text>
            ${slots.map(one(text))}`,
      )}`,
  )}</div>`;
  const words = Math.max(...lines.map((_slots, text) => wordsOf(view, text)));
  return walked('lines-frame', label, cellKeys([3, words], [view.text, view.word], 1, choose), figure);
}

/** Who sees whom in the row of the chosen word: queries down, keys across. */
export function maskChart(
  view: BatchValues,
  { lines, weights, sights, query }: Model,
  width: number,
  keys: StructureKeys,
  choose: (query: number, key: number) => void,
): TemplateResult {
  const { columns } = weights;
  const row = view.way === 'packed' ? [0, 1, 2] : [view.text];
  const named = row.flatMap((text) => lines[text]!.map((slot) => ({ text, slot })));
  const shown = named.map(({ text, slot }) => ({
    shown: slot.kind === 'padding' ? '·' : wordAt(text, slot.word),
    faint: slot.kind !== 'word',
  }));
  const margin = { left: 56, top: 48 };
  const side = Math.min(width - margin.left - 2, columns > 9 ? 340 : 260);
  const size = side / columns;
  const letters = Math.min(12, size * 0.95);
  const place = (index: number): number => (index + 0.5) * size;
  const spot = (cell: number): readonly [number, number] => [
    margin.left + (cell % columns) * size,
    margin.top + Math.floor(cell / columns) * size,
  ];
  const cell = (index: number): unknown => {
    const sight = sights[index];
    if (sight === undefined) return nothing;
    const [x, y] = spot(index);
    if (sight === 'hidden')
      return svg`<circle class="hidden" cx=${at(x + size / 2)} cy=${at(y + size / 2)} r="1.25" />`;
    const box = { x: at(x + 0.75), y: at(y + 0.75), side: at(size - 1.5) };
    const opacity = sight === 'missing' ? 0 : 0.18 + 0.82 * Math.sqrt(weights.data[index] ?? 0);
    return svg`<rect class=${sight} x=${box.x} y=${box.y} width=${box.side} height=${box.side}
      fill-opacity=${opacity.toFixed(3)} />`;
  };
  const word =
    (across: boolean) =>
    ({ shown: said, faint }: (typeof shown)[number], index: number) => {
      const lit = index === (across ? view.key : query.column);
      const kind = `word${lit ? ' lit' : ''}${faint ? ' faint' : ''}`;
      return across
        ? svg`<text class=${kind} transform="translate(${at(margin.left + place(index))} ${margin.top - 5}) rotate(-60)"
          dominant-baseline="central">${said}</text>`
        : svg`<text class=${kind} x=${margin.left - 5} y=${at(margin.top + place(index))} text-anchor="end"
          dominant-baseline="central">${said}</text>`;
    };
  const pointed = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const scale = (margin.left + side + 2) / box.width;
    const down = Math.floor(((event.clientY - box.top) * scale - margin.top) / size);
    const across = Math.floor(((event.clientX - box.left) * scale - margin.left) / size);
    const inside = down >= 0 && across >= 0 && down < columns && across < columns;
    if (inside && (down !== query.column || across !== view.key)) choose(down, across);
  };
  const label = t('batch.mask', { text: view.way === 'packed' ? 'A, B, C' : textName(view.text) });
  const [x, y] = spot(query.column * columns + view.key);
  const figure = html`<div @pointerdown=${pointed} @pointermove=${pointed}>${chart(
    { kind: 'batch-mask', width: margin.left + side + 2, height: margin.top + side + 2, label, term: 'mask' },
    svg`<g font-size=${letters.toFixed(1)}>${shown.map(word(true))}${shown.map(word(false))}</g>
      ${sights.map((_sight, index) => cell(index))}
      <rect class="frame" x=${margin.left} y=${margin.top} width=${at(side)} height=${at(side)} />
      <rect class="asks" x=${at(x)} y=${at(y)} width=${at(size)} height=${at(size)} />`,
  )}</div>`;
  const heard = keys.on({
    cells: weights,
    colors: { map: t('batch.ink'), min: 0, max: 1 },
    label,
    axes: { rows: wording(t('batch.label.word'), shown), columns: wording(t('batch.label.key'), shown) },
    at: { row: query.column, column: view.key },
    follows: 'cells',
    choose,
  });
  return walked('mask-frame', label, cellKeys([columns, columns], [query.column, view.key], 3, choose), figure, heard);
}

/** What the marks of both figures mean. */
export const legend = (view: BatchValues, { wrong }: Model): TemplateResult => html`<p class="key batch-key">
  <span data-mark="column"><b>0</b>${t('batch.legend.column')}</span>
  <span data-mark="position"><b>0</b>${t('batch.legend.position')}</span>
  ${wrong > 0 ? html`<span data-mark="error"><b>0</b>${t('batch.legend.error')}</span>` : nothing}
  <span data-mark="seen">${t('batch.legend.seen')}</span>
  <span data-mark="hidden">${t('batch.legend.hidden')}</span>
  ${view.mistake === 'none' ? nothing : html`<span data-mark="extra">${t('batch.legend.extra')}</span>`}
</p>`;
