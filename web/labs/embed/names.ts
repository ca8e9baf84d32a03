// Attributes and DOM properties of a lab, from its table of properties: by full names, `selected-position` and
// `selectedPosition`.
import { withoutDashes } from '../../library/elements/attributes.ts';
import { parse, type Problem, type Property, type PropertyTable } from '../shared/state/properties.ts';
import { isCommon } from './common-attributes.ts';

/** The whole view of a lab, by the full names of its properties. */
export type View = Readonly<Record<string, unknown>>;

/** The full name outside the page. */
export const nameOf = (key: string, property: Property): string => property.name ?? key;

export const attributeOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Picks between spellings of an attribute, with dashes or as its property: frameworks write both. */
export const meant = (attributes: Iterable<string>, name: string): string | undefined =>
  [...attributes].find((known) => known === name || withoutDashes(known) === name.toLowerCase());

/** Whether a choice is between numbers. The page keeps its options as text, everybody else has numbers. */
export const isOfNumbers = (property: Property): boolean =>
  property.kind === 'choice' && property.options.every((option) => /^\d+$/.test(option));

/** A value as it is outside of the page. */
export const valueOf = (property: Property, value: unknown): unknown => (isOfNumbers(property) ? Number(value) : value);

export type Read = { readonly value: unknown } | { readonly problem: Problem };

/** The value of an attribute; a flag is true when present, and a list may have spaces. */
export function readText(property: Property, text: string): Read {
  if (property.kind === 'flag') {
    const said = text.trim().toLowerCase();
    return parse(property, ['', 'true', '1'].includes(said) ? '1' : said === 'false' ? '0' : said);
  }
  if (property.kind === 'list') return parse(property, text.trim().replaceAll(/[\s,]+/g, ','));
  return parse(property, text);
}

/** The value of a DOM property: its own type, or text as in an attribute; `undefined` means the default. */
export function readValue(property: Property, value: unknown): Read {
  if (value === undefined) return { value: property.default };
  if (typeof value === 'boolean') return readText(property, String(value));
  if (Array.isArray(value)) return readText(property, value.join(','));
  return readText(property, String(value));
}

/** By their full names: the keys of a table. */
export const keysOf = (table: PropertyTable): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).map(([key, property]) => [nameOf(key, property), key]));

/** A view by full names. */
export const viewOf = (table: PropertyTable, view: View): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, property]) => property.public !== false)
      .map(([key, property]) => [nameOf(key, property), valueOf(property, view[key])]),
  );

/** Words of an attribute such as `show`. */
export const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Whether an unknown attribute was probably meant for the lab. */
export function isMistaken(attribute: string, known: Iterable<string>): boolean {
  if (isCommon(attribute)) return false;
  if (!attribute.includes('-')) return true;
  const plain = withoutDashes(attribute);
  return [...known].some((name) => withoutDashes(name) === plain);
}
