// The words of the elements: a JSON file for each language, with placeholders as i18next writes them.
import en from './en.json';
import es from './es.json';
import it from './it.json';
import zhHans from './zh-Hans.json';
import { nearestLanguage } from './nearest.ts';
import type { Strings } from './strings.ts';

export { withNames } from './names.ts';
export type { Drawn, DrawnEncoding, Strings } from './strings.ts';

type Words = typeof en;

const fill = (text: string, values: object): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_hole, name: string) => (values as Readonly<Record<string, string>>)[name] ?? '');

function speaking(words: Words): Strings {
  const { layouts, heatmap, curves, structure, allowed } = words;
  return {
    ...words,
    heatmap: {
      ...heatmap,
      encoding: (drawn) => fill(heatmap.encoding, { ...drawn, layout: layouts[drawn.layout] }),
      matrix: (drawn) => fill(heatmap.matrix, drawn),
      colors: (map, min, max) => fill(heatmap.colors, { map, min, max }),
    },
    curves: {
      ...curves,
      encoding: (drawn, dimensions) => fill(curves.encoding, { ...drawn, dimensions, layout: layouts[drawn.layout] }),
      matrix: (drawn, dimensions) => fill(curves.matrix, { ...drawn, dimensions }),
    },
    structure: {
      axis: (name, first, last, down) => fill(structure[down ? 'axisDown' : 'axisRight'], { name, first, last }),
      line: (name, [greatest, greatestAt], [least, leastAt], mean) =>
        fill(structure.line, { name, greatest, greatestAt, least, leastAt, mean }),
    },
    named: (drawn, row, column) => fill(words.named, { ...drawn, row, column }),
    averaged: (positions, dimensions) => fill(words.averaged, { positions, dimensions }),
    readout: (position, dimension, value) => fill(words.readout, { position, dimension, value }),
    invalid: (argument, value, wanted) => fill(words.invalid, { argument, value, allowed: wanted }),
    allowed: {
      ...allowed,
      whole: (min, max) => fill(allowed.whole, { min, max }),
      above: (min) => fill(allowed.above, { min }),
      below: (max) => fill(allowed.below, { max }),
      oneOf: (names) => fill(allowed.oneOf, { names }),
      cells: (max) => fill(allowed.cells, { max }),
      wholeList: (min, max) => fill(allowed.wholeList, { min, max }),
    },
    failed: (message) => fill(words.failed, { message }),
  };
}

/** English comes first: it stands in for a language that is not available. */
export const spoken: readonly Strings[] = [en, es, it, zhHans].map(speaking);

/** The strings of a language tag such as `es-MX`; English if the language is not available. */
export function stringsFor(tag: string): Strings {
  const languages = spoken.map(({ language }) => language);
  return spoken[Math.max(languages.indexOf(nearestLanguage(tag, languages) ?? ''), 0)]!;
}
