// The figure of a page: a live element, and within it the picture that stands there without scripts.
import { sinusoidal } from 'posenc';
import { attributeOf } from '../../embed/names.ts';
import type { LabId } from '../../index.ts';
import { print, type Property, type Value } from '../../shared/state/properties.ts';
import { query } from '../../shared/state/url.ts';
import { escaped } from '../../shared/text/escape.ts';
import { cells, curve, whole } from '../../shared/thumbnails/marks.ts';
import type { Drawn, Figure, Place, Question, Settings } from './question.ts';

/** The properties of a lab by their full names, and the prefix of their names in links. */
export interface LabTable {
  readonly key: string;
  readonly properties: Readonly<Record<string, Property>>;
}
export type LabTables = Readonly<Record<LabId, LabTable>>;

export interface Surroundings {
  readonly labs: LabTables;
  /** By lab, the inside of an SVG of 96 x 60. */
  readonly thumbnails: Readonly<Record<string, string>>;
}

/** The values of a state as links and attributes have them. Throws for a property that the lab lacks. */
function texts({ id, state }: Place, { properties }: LabTable): readonly (readonly [name: string, text: string])[] {
  return Object.entries(state).map(([name, value]) => {
    const property = properties[name];
    if (!property) throw new RangeError(`${id} has no ${name}; it has ${Object.keys(properties).join(', ')}`);
    return [name, print(property, value as Value<Property>)];
  });
}

/** The query of a link to a lab in a state. */
export function queryOf(place: Place, labs: LabTables): string {
  const table = labs[place.id];
  return query(
    new URLSearchParams(
      texts(place, table).map(([name, text]) => [`${table.key}.${table.properties[name]?.url}`, text]),
    ),
  );
}

const attribute = (name: string, text: string): string => ` ${name}="${escaped(text)}"`;

/** A picture of the element's table: its cells, or its first curves. */
function still({ element, settings, matrix }: Figure): string {
  const setting = (name: string, usual: number): number => Number(settings[name] ?? usual);
  const { data, rows, columns }: Drawn = matrix
    ? matrix()
    : sinusoidal({
        positions: { first: setting('first', 0), step: setting('step', 1), count: setting('positions', 100) },
        dim: setting('dim', 64),
        base: setting('base', 10000),
        layout: settings['layout'] === 'concatenated' ? 'concatenated' : 'interleaved',
        dtype: 'float64',
      });
  const values = Float64Array.from(data);
  if (element === 'posenc-heatmap') return cells({ data: values, rows, columns }, whole);
  const shown = (settings['dimensions'] ?? [0, 1]) as readonly number[];
  const columnOf = (column: number): Float64Array => values.filter((_value, at) => at % columns === column);
  const all = shown.flatMap((column) => [...columnOf(column)]);
  const range = [Math.min(...all), Math.max(...all)] as const;
  return shown
    .map((column, at) => curve(columnOf(column), range, ['accent', 'ink', 'faint'][Math.min(at, 2)]))
    .join('');
}

const picture = (inside: string, label: string): string =>
  `<svg class="thumbnail" viewBox="0 0 96 60" role="img"${attribute('aria-label', label)}>${inside}</svg>`;

/** Numbers of a figure with the digits that a screen can show. */
const numbersOf = ({ data, rows, columns }: Drawn): string =>
  JSON.stringify({ data: Array.from(data, (value) => Number(value.toPrecision(4))), rows, columns });

/** The meaning of rows and columns, in the reader's language. */
export interface Axes {
  readonly row?: string | undefined;
  readonly column?: string | undefined;
}

/** @param label the picture in words */
export function figureHtml({ figure, lab }: Question, axes: Axes, label: string, around: Surroundings): string {
  if (!figure) {
    const own = texts(lab, around.labs[lab.id]).map(([name, text]) => attribute(attributeOf(name), text));
    const controls = lab.controls ? attribute('controls', lab.controls.map(attributeOf).join(' ')) : '';
    const inside = picture(around.thumbnails[lab.id] ?? '', label);
    const state = `lab="${lab.id}" show="figure controls"${controls}${own.join('')}`;
    return `<posenc-lab data-live ${state}>${inside}</posenc-lab>`;
  }
  const { element, settings, matrix } = figure;
  const own = Object.entries(settings as Settings).map(([name, value]) =>
    attribute(name, Array.isArray(value) ? value.join(' ') : String(value)),
  );
  const names = Object.entries(axes).map(([name, text]) => (text ? attribute(`${name}-name`, text) : ''));
  const given = matrix ? `<script type="application/json">${numbersOf(matrix())}</script>` : '';
  return `<${element} data-live${matrix ? ' matrix=""' : ''}${own.join('')}${names.join('')}>${given}\
${picture(still(figure), label)}</${element}>`;
}
