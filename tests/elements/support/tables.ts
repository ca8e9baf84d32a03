// The property tables of all labs, and for each a view in which every value differs from the default.
import { attributeOf, keysOf } from '../../../web/embed/names.ts';
import { print, type Property, type PropertyTable } from '../../../web/page/state/properties.ts';

export const labIds = [
  'order',
  'compose',
  'encode',
  'clock',
  'distance',
  'shift',
  'terms',
  'family',
  'reach',
  'grids',
  'training',
  'variants',
  'claims',
] as const;
export type LabId = (typeof labIds)[number];

export async function tableOf(lab: LabId): Promise<PropertyTable> {
  const { properties } = (await import(`../../../web/page/labs/${lab}/properties.ts`)) as {
    readonly properties: PropertyTable;
  };
  return properties;
}

/** Values that hang together, where any other value would be settled away. */
const chosen: Readonly<Partial<Record<LabId, Readonly<Record<string, unknown>>>>> = {
  reach: { topic: 'rope', model: 'own', config: '{"head_dim":64,"rope_theta":20000}', pair: 9 },
  family: { drawn: 'score', length: 30, query: 20 },
  terms: { sentence: 'one two three', queryWord: 2, keyWord: 0, heads: '2', head: 1 },
  order: { first: 'one two three', second: 'three two one', token: 2 },
  grids: { text: 'one two three' },
  training: { encodings: [0, 2], inside: 'none' },
};

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
  return [...keysOf(table)].flatMap(([name, key]) => {
    const property = table[key]!;
    if (property.public === false) return [];
    const value = chosen[lab]?.[name] ?? other(property);
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
