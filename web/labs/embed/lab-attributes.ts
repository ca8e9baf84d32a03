// The settings that a page's author gives a lab, in attributes and by script, and which of them are invalid.
import { textOf } from '../../library/elements/attributes.ts';
import { t } from '../shared/text/i18n.ts';
import { allowedText } from '../shared/text/problem-text.ts';
import type { PropertyTable } from '../shared/state/properties.ts';
import { attributeOf, isMistaken, keysOf, meant, readText, readValue, wordsOf, type Read, type View } from './names.ts';

type Names = ReadonlyMap<string, string>;

interface Refusal {
  readonly value: string;
  readonly unknown: boolean;
  readonly allowed: () => string;
}

/** Why a setting was not applied. */
export interface Problem {
  /** The attribute, or the property. */
  readonly name: string;
  readonly value: string;
  /** The allowed values, and the whole message, in the language of the element. */
  readonly allowed: string;
  readonly message: string;
}

const options = (names: Iterable<string>): string => t('problem.allowedOptions', { options: [...names].join(', ') });

export class LabAttributes {
  readonly #table: PropertyTable;
  readonly #own: readonly string[];
  /** Keys of the table, by the names of properties and of attributes. */
  readonly keys: Names;
  readonly attributes: Names;
  readonly #refused = new Map<string, Refusal>();

  constructor(table: PropertyTable, own: readonly string[]) {
    [this.#table, this.#own] = [table, own];
    this.keys = keysOf(table);
    this.attributes = new Map([...this.keys].map(([name, key]) => [attributeOf(name), key]));
  }

  /** In the language that is in force. */
  get problems(): readonly Problem[] {
    return [...this.#refused].map(([name, { value, unknown, allowed: say }]) => {
      const allowed = say();
      return {
        name,
        value,
        allowed,
        message: t(unknown ? 'embed.unknown' : 'embed.refused', { name, value, allowed }),
      };
    });
  }

  /** The values of these attributes, by the keys of the table; a removed one has its default. */
  fromAttributes(element: Element, names: Iterable<string>): Record<string, unknown> {
    const good: Record<string, unknown> = {};
    const known = [...this.#own, ...this.attributes.keys()];
    for (const written of names) {
      const name = meant(this.attributes.keys(), written) ?? written;
      const text = textOf(element, name);
      const key = this.attributes.get(name);
      const property = key === undefined ? undefined : this.#table[key];
      if (key !== undefined && property)
        this.#keep(name, key, text === null ? { value: property.default } : readText(property, text), good);
      else if (text === null || this.#own.includes(name)) this.#refused.delete(name);
      else if (isMistaken(name, known)) this.#refuse(name, text, () => options(known), true);
    }
    return good;
  }

  fromView(view: View): Record<string, unknown> {
    const good: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(view)) {
      const key = this.keys.get(name);
      const property = key === undefined ? undefined : this.#table[key];
      if (key !== undefined && property) this.#keep(attributeOf(name), key, readValue(property, value), good);
      else this.#refuse(name, String(value), () => options(this.keys.keys()), true);
    }
    return good;
  }

  /** The parsed words of an attribute; undefined without the attribute. */
  words(element: Element, name: string, known: Names): ReadonlySet<string> | undefined {
    const text = element.getAttribute(name);
    const words = wordsOf(text ?? '').map((word) => meant(known.keys(), word) ?? word);
    const wrong = words.filter((word) => !known.has(word));
    if (wrong.length > 0) this.#refuse(name, wrong.join(' '), () => options(known.keys()));
    return text === null ? undefined : new Set(words.flatMap((word) => known.get(word) ?? []));
  }

  #keep(name: string, key: string, read: Read, good: Record<string, unknown>): void {
    this.#refused.delete(name);
    if ('value' in read) good[key] = read.value;
    else this.#refuse(name, read.problem.raw, () => allowedText(read.problem.property));
  }

  #refuse(name: string, value: string, allowed: () => string, unknown = false): void {
    this.#refused.set(name, { value, unknown, allowed });
  }
}
