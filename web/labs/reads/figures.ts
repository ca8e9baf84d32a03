import { html, nothing, svg, type TemplateResult } from 'lit';
import measured from '../trained/language/measured.json';
import { at, chart, sliderFrame } from '../shared/figure/chart.ts';
import { wording } from '../shared/figure/heard.ts';
import { lossByPlace, type PlaceLine } from './loss-by-place.ts';
import type { StructureKeys } from '../shared/figure/structure-keys.ts';
import type { Room } from '../shared/figure/width.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, written } from '../shared/text/numerals.ts';
import { heads, layers, modelNames, trainedLength, type ModelName } from './record.ts';
import type { ReadsValues } from './properties.ts';
import type { Model } from './reading.ts';
import { modelText, nats, shownCharacter } from './words.ts';

/** Nats: as surprised as by one of forty characters that are all alike. */
const deepest = Math.log(40);

/** The share of the deepest colour for a loss. */
export const depth = (loss: number): number => (Number.isNaN(loss) ? 0 : Math.min(Math.max(loss / deepest, 0), 1));

/** CSS pixels: the width of a character with its number, and without. */
const [wide, narrow] = [25, 15];

/** A text in rows: each character as dark as it surprises the model; the model's own words follow. */
export function textChart(
  view: ReadsValues,
  { text, shown, written: own }: Model,
  { value: width, highest }: Room,
  choose: (character: number) => void,
): TemplateResult {
  const all = `${text}${own}`;
  const fits = (step: number, line: number): boolean =>
    Math.ceil(all.length / Math.floor((width - 2) / step)) * line <= Math.max(highest, 160);
  const numbers = width > 500 && fits(wide, 34);
  const step = numbers ? wide : narrow;
  const line = numbers ? 34 : 21;
  const columns = Math.max(Math.floor((width - 2) / step), 8);
  const rows = Math.ceil(all.length / columns);
  const [x, y] = [
    (k: number): number => 1 + (k % columns) * step,
    (k: number): number => 1 + Math.floor(k / columns) * line,
  ];
  const place = Math.min(view.at, text.length - 1);
  const cell = (character: string, k: number): unknown => {
    const loss = shown.losses[k] ?? Number.NaN;
    const middle = at(x(k) + step / 2);
    const isOwn = k >= text.length;
    return svg`${
      isOwn || Number.isNaN(loss)
        ? nothing
        : svg`<rect
            class="surprise" x=${at(x(k))} y=${at(y(k))} width=${step} height=${line - 2}
            fill-opacity=${(0.7 * depth(loss)).toFixed(3)}
          />`
    }<text class=${isOwn ? 'own' : 'letter'} x=${middle} y=${at(y(k) + 15)} text-anchor="middle"
      >${shownCharacter(character)}</text>${
        numbers && !isOwn && !Number.isNaN(loss)
          ? svg`<text class="nats" x=${middle} y=${at(y(k) + 28)} text-anchor="middle">${decimal(loss, 1)}</text>`
          : nothing
      }`;
  };
  // Where training ends.
  const edge =
    text.length > trainedLength
      ? svg`<path class="edge" d="M${at(x(trainedLength))} ${at(y(trainedLength))}v${line - 2}" />`
      : nothing;
  const label = t('reads.chart', { mean: nats(shown.mean), count: text.length, model: modelText(view.model) });
  const figure = chart(
    { kind: 'reads-text', width, height: rows * line + 2, label },
    svg`${[...all].map(cell)}${edge}<rect
      class="asks" x=${at(x(place))} y=${at(y(place))} width=${step} height=${line - 2}
    />`,
  );
  return sliderFrame(
    {
      kind: 'reads-frame',
      label,
      first: 1,
      last: text.length - 1,
      now: place,
      words: t('reads.spoken', {
        character: shownCharacter(text[place] ?? ''),
        position: written(place),
        loss: nats(shown.losses[place]),
      }),
      steps: {
        ArrowRight: 1,
        ArrowLeft: -1,
        ArrowDown: columns,
        ArrowUp: -columns,
        PageDown: 4 * columns,
        PageUp: -4 * columns,
        Home: -Infinity,
        End: Infinity,
      },
      pointed: (event, box) => {
        const scale = width / box.width;
        const row = Math.floor(((event.clientY - box.top) * scale - 1) / line);
        const column = Math.min(Math.floor(((event.clientX - box.left) * scale - 1) / step), columns - 1);
        return row * columns + Math.max(column, 0);
      },
      choose,
    },
    figure,
  );
}

/** Weights below this are not drawn. */
const faint = 0.01;
/** The keys that are shown: the nearest ones. */
export const shownKeys = 48;

const rowCount = layers * heads;
const headName = (row: number): string =>
  t('reads.headName', { layer: Math.floor(row / heads) + 1, head: (row % heads) + 1 });

/** What each head of each layer looked at, on the characters before the chosen one. */
export function headsChart(
  view: ReadsValues,
  { text, attention }: Model,
  width: number,
  keys: StructureKeys,
  choose: (head: number) => void,
): TemplateResult {
  const place = Math.min(view.at, text.length - 1);
  const count = Math.min(place, shownKeys);
  const first = place - count;
  const margin = { left: 30, top: 20 };
  const step = Math.min((width - margin.left - 2) / shownKeys, 15);
  const line = 13;
  const top = (row: number): number => margin.top + row * line + Math.floor(row / heads) * 5;
  const data = new Float32Array(rowCount * count);
  for (let row = 0; row < rowCount; row += 1)
    data.set(attention.subarray(row * place + first, (row + 1) * place), row * count);
  const cells = [...data].map((weight, cell) =>
    weight < faint
      ? nothing
      : svg`<rect class="weight" x=${at(margin.left + (cell % count) * step)} y=${top(Math.floor(cell / count))}
          width=${at(step)} height=${line - 1} fill-opacity=${Math.sqrt(weight).toFixed(3)} />`,
  );
  const before = [...text.slice(first, place)].map((character) => ({ shown: shownCharacter(character) }));
  const letters = before.map(
    ({ shown }, k) =>
      svg`<text class="letter" x=${at(margin.left + (k + 0.5) * step)} y="14" text-anchor="middle">${shown}</text>`,
  );
  const names = Array.from(
    { length: layers },
    (_, layer) => svg`<text x="2" y=${top(layer * heads) + 2 * line} class="name">${written(layer + 1)}</text>`,
  );
  const rows = Array.from(
    { length: rowCount },
    (_, row) => svg`<rect
      class=${row === view.head - 1 ? 'row asks' : 'row'} x=${margin.left} y=${top(row)} width=${at(count * step)}
      height=${line - 1}
    />`,
  );
  const label = t('reads.headsChart', { character: shownCharacter(text[place] ?? '') });
  const height = top(rowCount) + 2;
  const figure = chart(
    { kind: 'reads-heads', width: margin.left + count * step + 2, height, label },
    svg`${letters}${names}${cells}${rows}`,
  );
  const heads16 = Array.from({ length: rowCount }, (_, row) => ({ shown: headName(row) }));
  return sliderFrame(
    {
      kind: 'heads-frame',
      label,
      first: 1,
      last: rowCount,
      now: view.head,
      words: headName(view.head - 1),
      vertical: true,
      steps: {
        ArrowDown: 1,
        ArrowRight: 1,
        ArrowUp: -1,
        ArrowLeft: -1,
        PageDown: heads,
        PageUp: -heads,
        Home: -Infinity,
        End: Infinity,
      },
      pointed: (event, box) => {
        const y = ((event.clientY - box.top) * height) / box.height - margin.top;
        return 1 + Math.floor((y - Math.floor(y / (heads * line + 5)) * 5) / line);
      },
      choose,
      heard: keys.on({
        cells: { data, rows: rowCount, columns: count },
        colors: { map: t('reads.ink'), min: 0, max: 1 },
        label,
        axes: { rows: wording(t('reads.label.head'), heads16), columns: wording(t('reads.label.at'), before) },
        at: { row: view.head - 1, column: 0 },
        follows: 'rows',
        choose: (row) => choose(row + 1),
      }),
    },
    figure,
  );
}

type ByPlace = Readonly<Record<string, readonly number[]>>;
const byPlace = measured.byPlace as Readonly<Record<ModelName, ByPlace>>;
/** The line of a scaling in the stored measurements, where one was measured. */
export const measuredScaling = ({ scaling, factor }: ReadsValues): string | undefined => {
  const name = `${{ none: '', linear: 'linear', ntk: 'NTK', yarn: 'YaRN' }[scaling]} x ${factor}`;
  return name in byPlace.rotary ? name : undefined;
};

/** The loss of every model by place, up to eight times the trained length. */
export function placesChart(view: ReadsValues, width: number): TemplateResult {
  const scaled = measuredScaling(view);
  const others = modelNames.filter((name) => name !== view.model);
  const plain = { name: modelText(view.model), losses: byPlace[view.model]['plain']! };
  const lines: readonly PlaceLine[] = [
    ...others.map((name) => ({ name: modelText(name), losses: byPlace[name]['plain']!, kind: 'other' })),
    { ...plain, kind: scaled === undefined ? 'chosen' : 'chosen plain' },
    ...(scaled === undefined
      ? []
      : [
          {
            name: `${t(`reads.scalings.${view.scaling}`)} × ${view.factor}`,
            losses: byPlace[view.model][scaled]!,
            kind: 'chosen',
          },
        ]),
  ];
  const label = t('reads.placesChart', { length: trainedLength });
  const axes = { place: t('reads.axis.place'), loss: t('reads.axis.loss') };
  return lossByPlace({ kind: 'reads-places', label, axes, trainedLength, lines }, width);
}

/** What the colours of the text mean. */
export const legend = (): TemplateResult => html`<p class="key reads-key">
  <span data-mark="little">${t('reads.legend.little')}</span>
  <span data-mark="much">${t('reads.legend.much', { deepest: decimal(deepest, 1) })}</span>
</p>`;
