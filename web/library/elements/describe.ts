import { inOneLine, listOf, withColon } from './sentences.ts';
import { plainFormat, type ColorTable, type ValueScale } from '../draw/index.ts';
import type { Drawn, Strings } from './locales/index.ts';
import type { Axis, Told } from './structure.ts';
import type { Table } from './table.ts';

/** Minimum and maximum of the numbers; null when all are NaN. */
function extent(data: ArrayLike<number>): { min: number; max: number } | null {
  let min = Infinity;
  let max = -Infinity;
  for (let index = 0; index < data.length; index += 1) {
    const value = data[index]!;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : null;
}

function drawnOf({ matrix, first, step, encoding }: Table, { language, notANumber }: Strings): Drawn {
  const plain = plainFormat(language);
  const short = plainFormat(language, 6);
  // The range of a computed table is known; only given numbers must be looked through.
  const range = encoding ? { min: -1, max: 1 } : extent(matrix.data);
  return {
    rows: plain(matrix.rows),
    columns: plain(matrix.columns),
    firstPosition: plain(first),
    lastPosition: plain(first + step * (matrix.rows - 1)),
    min: range ? short(range.min) : notANumber,
    max: range ? short(range.max) : notANumber,
  };
}

interface Shown {
  readonly table: Table;
  readonly colors: ColorTable;
  readonly scale: ValueScale;
  readonly transpose: boolean;
}

/** Describes the meaning of a heat map's colours. */
function colorsText({ colors, scale }: Shown, strings: Strings): string {
  const plain = plainFormat(strings.language, 6);
  return strings.heatmap.colors(colors.name, plain(scale.min), plain(scale.max));
}

/** Describes a heat map in sentences. */
export function describeHeatmap(picture: Shown, strings: Strings): string {
  const { table, transpose } = picture;
  const plain = plainFormat(strings.language);
  const drawn = drawnOf(table, strings);
  const { encoding } = table;
  const what = encoding
    ? strings.heatmap.encoding({ ...drawn, base: plain(encoding.base), layout: encoding.layout })
    : strings.heatmap.matrix(drawn);
  return inOneLine(what, transpose ? strings.transposed : '', colorsText(picture, strings));
}

/** The words for the parts of a heat map. */
export function toldHeatmap(picture: Shown, strings: Strings): Told {
  const { table, transpose } = picture;
  const { matrix, first, step } = table;
  const plain = plainFormat(strings.language);
  const value = plainFormat(strings.language, 3);
  const noun = (axis: Axis): string => (axis === 'rows' ? strings.position : strings.dimension);
  const place = (axis: Axis, at: number): string => plain(axis === 'rows' ? first + step * at : at);
  return {
    matrix,
    whole: () => describeHeatmap(picture, strings),
    colors: () => colorsText(picture, strings),
    axis: (axis) =>
      strings.structure.axis(
        noun(axis),
        place(axis, 0),
        place(axis, matrix[axis] - 1),
        (axis === 'rows') !== transpose,
      ),
    name: (axis, at) => `${noun(axis)} ${place(axis, at)}`,
    line: (name, [high, there], [low, here], mean) =>
      strings.structure.line(name, [value(high), there], [value(low), here], value(mean)),
    none: (name) => withColon(name, strings.notANumber),
  };
}

/** Describes the curves in sentences. */
export function describeCurves(
  { table, dimensions }: { table: Table; dimensions: readonly number[] },
  strings: Strings,
): string {
  if (dimensions.length === 0) return strings.curves.none;
  const { encoding } = table;
  const drawn = drawnOf(table, strings);
  const list = listOf(new Intl.ListFormat(strings.language), dimensions.map(String));
  return encoding
    ? strings.curves.encoding(
        { ...drawn, base: plainFormat(strings.language)(encoding.base), layout: encoding.layout },
        list,
      )
    : strings.curves.matrix(drawn, list);
}
