import { html, mathml, type TemplateResult } from 'lit';
import { inOneLine, withSemicolons } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { listed, measure, written } from '../shared/text/numerals.ts';
import { fact } from '../shared/figure/reading.ts';
import { waveName } from '../shared/text/rich.ts';
import type { Counted } from './gates.ts';
import type { GridsValues, LayoutName } from './properties.ts';
import type { Likeness } from './rows.ts';
import { ambiguities, placeOf } from './tables.ts';

const held = (inside: unknown): unknown => mathml`<mo stretchy="false">(</mo>${inside}<mo stretchy="false">)</mo>`;
const encoding = (...places: readonly string[]): unknown => {
  const listed = places.map((place, k) => mathml`${k > 0 ? mathml`<mo>,</mo>` : ''}<mi>${place}</mi>`);
  return mathml`<mrow><mi>PE</mi>${held(listed)}</mrow>`;
};

/** The formula of a row in each figure: added up, counted, multiplied (lesson 001), or concatenated. */
function equation({ view, layout }: Pick<GridsValues, 'view' | 'layout'>): unknown {
  if (view === 'levels') {
    const sum = mathml`${encoding('w')}<mo>+</mo>${encoding('s')}<mo>+</mo>${encoding('q')}`;
    return mathml`${encoding('w', 's', 'q')}<mo>=</mo>${sum}`;
  }
  if (view === 'content') {
    const from = mathml`<mrow><mi>k</mi><mo>=</mo><mi>j</mi></mrow>`;
    const score = mathml`<msub><mi>q</mi><mi>i</mi></msub><mo>·</mo><msub><mi>k</mi><mi>k</mi></msub>`;
    const sum = mathml`<munderover><mo>∑</mo>${from}<mi>i</mi></munderover><mi>σ</mi><mrow>${held(score)}</mrow>`;
    return mathml`<mrow><msub><mi>p</mi><mi>j</mi></msub><mo>=</mo>${sum}</mrow>`;
  }
  if (layout === 'product') {
    const below = mathml`<msup><mi>base</mi><mrow><mi>i</mi><mo>/</mo><mi>d</mi></mrow></msup>`;
    const angle = mathml`<mfrac><mrow><mi>x</mi><mi>y</mi></mrow>${below}</mfrac>`;
    const wave = mathml`<mi>${waveName('sin')}</mi><mrow><mo>(</mo>${angle}<mo>)</mo></mrow>`;
    return mathml`<msub><mrow>${encoding('x', 'y')}</mrow><mi>i</mi></msub><mo>=</mo>${wave}`;
  }
  const sides = mathml`${encoding('x')}<mo>|</mo>${encoding('y')}`;
  const joined = mathml`<mrow><mo stretchy="false">[</mo>${sides}<mo stretchy="false">]</mo></mrow>`;
  return mathml`${encoding('x', 'y')}<mo>=</mo>${joined}`;
}

export const gridFormula = (view: Pick<GridsValues, 'view' | 'layout'>): TemplateResult =>
  html`<div class="formula"><math display="block">${equation(view)}</math></div>`;

/** Layouts are called after the projects that use them, in every language. */
const projects: Readonly<Record<Exclude<LayoutName, 'product'>, string>> = {
  mae: 'MAE',
  bigVision: 'big_vision',
  mocoV3: 'MoCo v3',
  timm: 'timm',
  diffusers: 'diffusers',
  detr: 'DETR',
  tensor2tensor: 'tensor2tensor',
  multidim: 'multidim',
};
export const layoutName = (layout: LayoutName): string =>
  layout === 'product' ? t('grids.lessonLayout') : projects[layout];

/** Word, sentence and paragraph, or x and y. */
const placeIn = (view: GridsValues, cell: number): readonly number[] =>
  view.view === 'levels' ? placeOf(view, cell) : [cell % view.width, Math.floor(cell / view.width)];

/** Keeps related numbers on one line. */
export const cellName = (view: GridsValues, cell: number): string => `(${placeIn(view, cell).join(',\u00a0')})`;

/** As many cells as a sentence can name. */
const named = 6;

function someOf(view: GridsValues, cells: readonly number[]): string {
  const names = cells.slice(0, named).map((cell) => cellName(view, cell));
  return cells.length > named
    ? t('grids.andMore', { list: names.join(', '), more: cells.length - named })
    : listed(names);
}

/** Which other cells have the very same row as the one pointed at. */
export function alikeText(view: GridsValues, cell: number, { alike }: Likeness): string {
  const values = { place: cellName(view, cell), list: someOf(view, alike) };
  return t(alike.length === 0 ? 'grids.noneAlike' : 'grids.alike', values);
}

/** A cell of a map that is pointed at, among all. */
export interface Pointed {
  readonly cell: number;
  readonly like: Likeness;
  readonly distinct: number;
  readonly cells: number;
}

/** The numbers next to a map. */
export function mapReading(
  view: GridsValues,
  { cell, like, distinct, cells }: Pointed,
  live: 'off' | 'polite',
): TemplateResult {
  const { nearest, values, alike } = like;
  const near =
    nearest === undefined
      ? t('grids.none')
      : t('grids.reading.nearestIs', { place: cellName(view, nearest), value: measure(values[nearest] ?? 0, 4) });
  return html`<section role="group" class="reading" aria-label=${t('grids.reading.title')}>
    <dl>
      ${fact(t(view.view === 'levels' ? 'grids.reading.place' : 'grids.reading.cell'), cellName(view, cell), 'cell')}
      ${fact(t('grids.reading.alike'), written(alike.length), 'alike')}
      ${fact(t('grids.reading.nearest'), near, 'nearest')}
      ${fact(t('grids.reading.distinct'), t('grids.reading.of', { distinct, cells }), 'distinct')}
    </dl>
    <p class="says" data-says="alike" aria-live=${live}>${alikeText(view, cell, like)}</p>
  </section>`;
}

/** From where on two levels are mistaken for each other. */
export function ambiguityText(view: GridsValues): string {
  const found = ambiguities(view);
  const names = [t('grids.level.word'), t('grids.level.sentence'), t('grids.level.paragraph')];
  const pair = (first: number, second: number): string => listed([names[first] ?? '', names[second] ?? '']);
  if (found.length === 0) return t('grids.noAmbiguity');
  if (found.every(({ safe }) => safe === 0))
    return t('grids.ambiguousAll', { list: withSemicolons(found.map(({ first, second }) => pair(first, second))) });
  return t('grids.ambiguousFrom', {
    list: withSemicolons(
      found.map(({ first, second, safe }) =>
        t('grids.fromPosition', {
          pair: pair(first, second),
          level: names[Math.min(first, second)] ?? '',
          safe: written(safe),
        }),
      ),
    ),
  });
}

export function mapCaption(view: GridsValues, { distinct, cells }: Pointed): string {
  const values = { distinct, cells, dim: view.dim };
  if (view.view === 'levels') return inOneLine(t(`grids.captionLevels.${view.apart}`, values), ambiguityText(view));
  return t(`grids.captionPlane.${view.layout}`, values);
}

export function mapWords(view: GridsValues, pointed: Pointed): string {
  const { cell, like } = pointed;
  const about =
    view.view === 'levels'
      ? t('grids.words.levels', {
          words: view.words,
          sentences: view.sentences,
          paragraphs: view.paragraphs,
          dim: view.dim,
          apart: t(`grids.aparts.${view.apart}`),
        })
      : t('grids.words.plane', {
          width: view.width,
          height: view.height,
          dim: view.dim,
          layout: layoutName(view.layout),
        });
  const map = t('grids.words.map', {
    measure: t(`grids.measures.${view.measure}`),
    place: cellName(view, cell),
    least: measure(like.least, 4),
    greatest: measure(like.greatest, 4),
  });
  return inOneLine(about, map, alikeText(view, cell, like), mapCaption(view, pointed));
}

/** One cell against all. English names, as in the programs. */
export function mapTable(view: GridsValues, { cell, like: { values } }: Pointed): DataTable {
  const levels = view.view === 'levels';
  const place = (cellName(view, cell).match(/\d+/g) ?? []).join('-');
  return {
    name: `posenc-${levels ? `levels-${view.apart}` : `grid-${view.layout}`}-${place}`,
    columns: [...(levels ? ['word', 'sentence', 'paragraph'] : ['x', 'y']), view.measure],
    rows: Array.from(values, (like, other) => [...placeIn(view, other), like]),
  };
}

export function contentCaption({ tokens, gates, positions }: Counted, { rows, query }: GridsValues): string {
  const at = Math.min(query, tokens.length - 1);
  const farthest = positions.data[at * tokens.length] ?? 0;
  const values = {
    query: tokens[at]?.shown ?? '',
    first: tokens[0]?.shown ?? '',
    farthest: measure(farthest, 4),
    before: at,
    last: rows - 1,
    open: gates.slice(0, at + 1).filter((gate) => gate === 'open').length,
    half: gates.slice(0, at + 1).filter((gate) => gate === 'half').length,
  };
  return t(farthest >= rows - 1 ? 'grids.captionFull' : 'grids.captionContent', values);
}

/** Position and bias of every key for every query that sees it. */
export function gateTable({ tokens, gates, positions, bias }: Counted): DataTable {
  const count = tokens.length;
  return {
    name: `posenc-cope-${count}`,
    columns: ['query', 'query_word', 'key', 'key_word', 'gate', 'position', 'bias'],
    rows: tokens.flatMap((query, i) =>
      tokens
        .slice(0, i + 1)
        .map((key, j) => [
          i,
          query.shown,
          j,
          key.shown,
          { open: 1, half: 0.5, shut: 0 }[gates[j] ?? 'shut'],
          positions.data[i * count + j] ?? 0,
          bias.data[i * count + j] ?? 0,
        ]),
    ),
  };
}
