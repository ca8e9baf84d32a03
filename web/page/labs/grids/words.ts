import { html, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Counted } from './gates.ts';
import { ambiguities, placeOf } from './levels.ts';
import type { GridsValues, LayoutName } from './properties.ts';
import type { Likeness } from './rows.ts';

const value = (number: number, digits = 4): string => significant(number, language(), digits);
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

const list = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

/** Numbers that belong together stay on one line. */
export const cellName = (view: GridsValues, cell: number): string =>
  `(${(view.view === 'levels' ? placeOf(view, cell) : [cell % view.width, Math.floor(cell / view.width)]).join(',\u00a0')})`;

/** As many cells as a sentence can name. */
const named = 6;

function someOf(view: GridsValues, cells: readonly number[]): string {
  const names = cells.slice(0, named).map((cell) => cellName(view, cell));
  return cells.length > named
    ? t('grids.andMore', { list: names.join(', '), more: cells.length - named })
    : list(names);
}

/** Which other cells have the very same row as the one pointed at. */
export function alikeText(view: GridsValues, cell: number, { alike }: Likeness): string {
  const values = { place: cellName(view, cell), list: someOf(view, alike) };
  return t(alike.length === 0 ? 'grids.noneAlike' : 'grids.alike', values);
}

/** The numbers beside a map. */
export function mapReading(
  view: GridsValues,
  cell: number,
  like: Likeness,
  distinct: number,
  cells: number,
): TemplateResult {
  const item = (name: string, shown: string, data: string): TemplateResult =>
    html`<div><dt>${name}</dt><dd data-value=${data}>${shown}</dd></div>`;
  const { nearest } = like;
  return html`<section class="reading" aria-label=${t('grids.reading.title')}>
    <dl>
      ${item(t(view.view === 'levels' ? 'grids.reading.place' : 'grids.reading.cell'), cellName(view, cell), 'cell')}
      ${item(t('grids.reading.alike'), plain(like.alike.length, language()), 'alike')}
      ${item(t('grids.reading.nearest'), nearest === undefined ? t('grids.none') : t('grids.reading.nearestIs', { place: cellName(view, nearest), value: value(like.values[nearest] ?? 0) }), 'nearest')}
      ${item(t('grids.reading.distinct'), t('grids.reading.of', { distinct, cells }), 'distinct')}
    </dl>
    <p class="says" data-says="alike" aria-live="polite">${alikeText(view, cell, like)}</p>
  </section>`;
}

/** From where on two levels are mistaken for each other. */
export function ambiguityText(view: GridsValues): string {
  const found = ambiguities(view);
  const names = [t('grids.level.word'), t('grids.level.sentence'), t('grids.level.paragraph')];
  const pair = (first: number, second: number): string => list([names[first] ?? '', names[second] ?? '']);
  if (found.length === 0) return t('grids.noAmbiguity');
  if (found.every(({ safe }) => safe === 0))
    return t('grids.ambiguousAll', { list: found.map(({ first, second }) => pair(first, second)).join('; ') });
  return t('grids.ambiguousFrom', {
    list: found
      .map(({ first, second, safe }) =>
        t('grids.fromPosition', {
          pair: pair(first, second),
          level: names[Math.min(first, second)] ?? '',
          safe: plain(safe, language()),
        }),
      )
      .join('; '),
  });
}

export function mapCaption(view: GridsValues, distinct: number, cells: number): string {
  const values = { distinct, cells, dim: view.dim };
  if (view.view === 'levels') return [t(`grids.captionLevels.${view.apart}`, values), ambiguityText(view)].join(' ');
  return t(`grids.captionPlane.${view.layout}`, values);
}

export function mapWords(view: GridsValues, cell: number, like: Likeness, distinct: number, cells: number): string {
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
    least: value(like.least),
    greatest: value(like.greatest),
  });
  return `${about} ${map} ${alikeText(view, cell, like)} ${mapCaption(view, distinct, cells)}`;
}

/** One cell against all. English names, as in the programs. */
export function mapTable(view: GridsValues, cell: number, { values }: Likeness): DataTable {
  const levels = view.view === 'levels';
  return {
    name: `posenc-${levels ? `levels-${view.apart}` : `grid-${view.layout}`}-${cellName(view, cell)
      .replace(/[^\d]+/g, '-')
      .replace(/^-|-$/g, '')}`,
    columns: [...(levels ? ['word', 'sentence', 'paragraph'] : ['x', 'y']), view.measure],
    rows: Array.from(values, (like, other) => [
      ...(levels ? placeOf(view, other) : [other % view.width, Math.floor(other / view.width)]),
      like,
    ]),
  };
}

export function contentCaption({ tokens, gates, positions }: Counted, { rows, query }: GridsValues): string {
  const at = Math.min(query, tokens.length - 1);
  const farthest = positions.data[at * tokens.length] ?? 0;
  const values = {
    query: tokens[at]?.shown ?? '',
    first: tokens[0]?.shown ?? '',
    farthest: value(farthest),
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
