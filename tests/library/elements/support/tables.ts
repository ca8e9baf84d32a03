// The property tables of all labs, and for each a view in which every value differs from the default.
import { readFileSync } from 'node:fs';
import { attributeOf, keysOf } from '../../../../web/labs/embed/names.ts';
import { labs, type LabId } from '../../../../web/labs/index.ts';
import { print, type Property, type PropertyTable } from '../../../../web/labs/shared/state/properties.ts';

export const labIds = labs.map(({ id }) => id);
export type { LabId };

/** Facts about a lab that these tests need (tests/library/elements/labs/<lab>.json). */
interface Expected {
  /**
   * Limits for its scripts, gzipped, in kilobytes of a thousand bytes: the scripts that a page with it loads until it
   * is still, the addition to a page that has the clock, and everything it may need (with 3 % more of WebAssembly for
   * Emscripten 3.1.69). `npm run measure -- elements` prints them.
   */
  readonly kilobytes: Readonly<Record<'alone' | 'further' | 'complete', number>>;
  /** Properties chosen in the figure, which have no control with a label. */
  readonly chosenInFigure?: readonly string[];
  /** Values that hang together, where any other value would be settled away. */
  readonly values?: Readonly<Record<string, unknown>>;
}

export const expectedOf = (lab: LabId): Expected =>
  JSON.parse(readFileSync(new URL(`../labs/${lab}.json`, import.meta.url), 'utf8')) as Expected;

export async function tableOf(lab: LabId): Promise<PropertyTable> {
  const { properties } = (await import(`../../../../web/labs/${lab}/properties.ts`)) as {
    readonly properties: PropertyTable;
  };
  return properties;
}

function other(property: Property): unknown {
  switch (property.kind) {
    case 'flag':
      return !property.default;
    case 'choice':
      return property.options.find((option) => option !== property.default);
    case 'list':
      return [property.min, Math.min(property.min + 2, property.max)];
    case 'text':
      return 'one two three';
    case 'number': {
      const { min, max, whole, default: usual } = property;
      const next = whole ? usual + 1 : usual * 1.25 + 0.5;
      return next <= max ? next : Math.max(usual - 1, min);
    }
  }
}

export interface Setting {
  /** The key of the table, the full name, and the attribute. */
  readonly key: string;
  readonly name: string;
  readonly attribute: string;
  readonly kind: Property['kind'];
  readonly value: unknown;
  readonly text: string;
  readonly options: readonly string[];
}

/** Every property of a lab that a link may hold, with a value that it does not have by default. */
export async function settingsOf(lab: LabId): Promise<readonly Setting[]> {
  const table = await tableOf(lab);
  const { values = {} } = expectedOf(lab);
  return [...keysOf(table)].flatMap(([name, key]) => {
    const property = table[key]!;
    if (property.public === false) return [];
    const value = values[name] ?? other(property);
    const text = print(property, value as never);
    return [
      {
        key,
        name,
        attribute: attributeOf(name),
        kind: property.kind,
        value,
        text,
        options: property.kind === 'choice' ? property.options : [],
      },
    ];
  });
}
