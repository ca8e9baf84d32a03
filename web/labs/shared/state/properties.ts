/**
 * The typed table of a lab's properties. One table per lab drives its defaults, its limits, its controls and its
 * part of the URL, so that a new property is one line and cannot be forgotten in one of the four places.
 */
import { paperBase } from 'posenc';
import { wordsIn } from '../text/words-in.ts';

interface Common {
  /** Short name in the URL, after the lab's own prefix. */
  readonly url: string;
  /** Full name of the attribute and of the DOM property, where the name in the table is taken there. */
  readonly name?: string;
  /** False keeps the property out of the URL: it is the reader's own, not part of the view that is shared. */
  readonly public?: boolean;
}

export interface NumberProperty extends Common {
  readonly kind: 'number';
  readonly default: number;
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
  /** The lower limit itself is excluded (base must be above 1). */
  readonly aboveMin?: boolean;
  /** The slider's range, where it is smaller than the box's, and its spacing. */
  readonly slider: { readonly min: number; readonly max: number; readonly scale: 'linear' | 'log' };
  /** Values worth finding again; each is a stop of the slider. */
  readonly marks: readonly number[];
  /** The value of the original paper, marked next to the slider. */
  readonly paper?: number;
}

export interface ChoiceProperty<T extends string = string> extends Common {
  readonly kind: 'choice';
  readonly default: T;
  readonly options: readonly T[];
}

export interface FlagProperty extends Common {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A set of whole numbers in the order in which they were chosen. */
export interface ListProperty extends Common {
  readonly kind: 'list';
  readonly default: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly longest: number;
}

/** The reader's own words. Empty text is allowed if it is the default: it means the lab's example. */
export interface TextProperty extends Common {
  readonly kind: 'text';
  readonly default: string;
  /** Characters at most, spaces included. */
  readonly longest: number;
  /** Words at least and at most. */
  readonly words: { readonly min: number; readonly max: number };
}

export type Property = NumberProperty | ChoiceProperty | FlagProperty | ListProperty | TextProperty;
export type PropertyTable = Readonly<Record<string, Property>>;

export type Value<P extends Property> = P extends NumberProperty
  ? number
  : P extends ChoiceProperty<infer T>
    ? T
    : P extends FlagProperty
      ? boolean
      : P extends TextProperty
        ? string
        : readonly number[];

export type Values<T extends PropertyTable> = { readonly [K in keyof T]: Value<T[K]> };

/** Why a value was rejected, in a form that every language can put into words. */
export type Problem =
  | { readonly code: 'notNumber'; readonly raw: string; readonly property: NumberProperty }
  | { readonly code: 'notWhole'; readonly raw: string; readonly property: NumberProperty }
  | { readonly code: 'outOfRange'; readonly raw: string; readonly property: NumberProperty }
  | { readonly code: 'notOption'; readonly raw: string; readonly property: ChoiceProperty | FlagProperty }
  | { readonly code: 'notList'; readonly raw: string; readonly property: ListProperty }
  | { readonly code: 'notText'; readonly raw: string; readonly property: TextProperty };

export type Parsed<V> = { readonly value: V } | { readonly problem: Problem };

/** A number in a table. By default an integer, with a slider over the whole range and without marks. */
export interface NumberSettings {
  readonly url: string;
  readonly name?: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  readonly aboveMin?: boolean;
  readonly slider?: readonly [min: number, max: number];
  readonly scale?: 'linear' | 'log';
  readonly marks?: readonly number[];
  readonly paper?: number;
  readonly public?: boolean;
}

export function number({ slider, scale = 'linear', ...settings }: NumberSettings): NumberProperty {
  const [min, max] = slider ?? [settings.min, settings.max];
  return { kind: 'number', whole: true, marks: [], ...settings, slider: { min, max, scale } };
}

export const real = (settings: NumberSettings): NumberProperty => number({ whole: false, ...settings });

/** The base of the frequencies, with the same limits in every lab. */
export const base = (marks: readonly number[] = [10, 100, paperBase, 500000]): NumberProperty =>
  real({
    url: 'b',
    default: paperBase,
    min: 1,
    aboveMin: true,
    max: 1e9,
    slider: [1.1, 1e6],
    scale: 'log',
    marks,
    paper: paperBase,
  });

/** The seed of random numbers. */
export const seed = (): NumberProperty => number({ url: 's', default: 1, min: 0, max: 9999 });
export const choice = <const T extends string>(property: Omit<ChoiceProperty<T>, 'kind'>): ChoiceProperty<T> => ({
  kind: 'choice',
  ...property,
});
export const flag = (property: Omit<FlagProperty, 'kind'>): FlagProperty => ({ kind: 'flag', ...property });
export const list = (property: Omit<ListProperty, 'kind'>): ListProperty => ({ kind: 'list', ...property });
export const text = (property: Omit<TextProperty, 'kind'>): TextProperty => ({ kind: 'text', ...property });

/** Plain decimal notation with an optional exponent; Number() would also accept '', '0x10' and 'Infinity'. */
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Thousands set apart by one sign throughout, as `100,000`, `100.000` or `1 000 000`. */
const grouped = /^[+\-\u2212]?\d{1,3}(?:([,.'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/;

/** Text without the signs between thousands. One comma or dot in a number that may have decimals is their mark. */
function ungrouped(raw: string, whole: boolean): string {
  const [, sign = ''] = grouped.exec(raw) ?? [];
  if (sign === '' || (!whole && ',.'.includes(sign) && raw.split(sign).length === 2)) return raw;
  return raw.replaceAll(sign, '');
}

function parseNumber(property: NumberProperty, text: string): Parsed<number> {
  // A reader in Madrid or Rome types a comma; a minus sign pasted from a text is U+2212.
  const raw = text.trim();
  const plain = ungrouped(raw, property.whole).replace('\u2212', '-').replace(',', '.');
  if (!decimal.test(plain)) return { problem: { code: 'notNumber', raw, property } };
  const value = Number(plain) + 0;
  if (property.whole && !Number.isInteger(value)) return { problem: { code: 'notWhole', raw, property } };
  const tooLow = property.aboveMin ? value <= property.min : value < property.min;
  if (tooLow || !(value <= property.max)) return { problem: { code: 'outOfRange', raw, property } };
  return { value: value === 0 ? 0 : value };
}

function parseList(property: ListProperty, text: string): Parsed<readonly number[]> {
  const raw = text.trim();
  if (raw === '') return { value: [] };
  const values = raw.split(',').map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : Number.NaN));
  const right = values.every((value) => value >= property.min && value <= property.max);
  if (!right || values.length > property.longest) return { problem: { code: 'notList', raw, property } };
  return { value: [...new Set(values)] };
}

/** One space between words; a letter with an accent is one character, however it was typed. */
function parseText(property: TextProperty, typed: string): Parsed<string> {
  const raw = typed
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (raw === '' && property.default === '') return { value: '' };
  const count = wordsIn(raw).length;
  const right = count >= property.words.min && count <= property.words.max && [...raw].length <= property.longest;
  return right ? { value: raw } : { problem: { code: 'notText', raw, property } };
}

/** Text from a box or a link to a value of the property, or the reason why not. */
export function parse<P extends Property>(property: P, text: string): Parsed<Value<P>>;
export function parse(property: Property, text: string): Parsed<unknown> {
  switch (property.kind) {
    case 'number':
      return parseNumber(property, text);
    case 'list':
      return parseList(property, text);
    case 'text':
      return parseText(property, text);
    case 'choice':
      return property.options.includes(text)
        ? { value: text }
        : { problem: { code: 'notOption', raw: text, property } };
    case 'flag':
      return text === '1' || text === '0'
        ? { value: text === '1' }
        : { problem: { code: 'notOption', raw: text, property } };
  }
}

/** The inverse of parse. */
export function print<P extends Property>(property: P, value: Value<P>): string;
export function print(property: Property, value: unknown): string {
  if (property.kind === 'flag') return value === true ? '1' : '0';
  if (property.kind === 'list') return (value as readonly number[]).join(',');
  return String(value);
}

export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => item === b[index]);
  return Object.is(a, b);
}

export function defaults<T extends PropertyTable>(table: T): Values<T> {
  return Object.fromEntries(Object.entries(table).map(([name, property]) => [name, property.default])) as Values<T>;
}
