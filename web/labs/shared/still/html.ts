// Templates of Lit as text, for pages that are made before anybody opens them. What only a script can use is left out:
// listeners, and properties other than those that HTML has an attribute for. The elements of the page render into
// themselves, so theirs are rendered in place; an element with a shadow root stays empty. All have another name here,
// `still-number` for `pe-number`: a browser that loads their script would make elements of them, without their
// properties.
import { noChange, nothing } from 'lit';
import type { Directive } from 'lit/directive.js';
import { escaped } from '../text/escape.ts';

interface MadeTemplate {
  readonly _$litType$: number;
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

interface MadeDirective {
  readonly _$litDirective$: new (part: { readonly type: number }) => Directive;
  readonly values: readonly unknown[];
}

const isTemplate = (value: unknown): value is MadeTemplate =>
  typeof value === 'object' && value !== null && '_$litType$' in value;
const isDirective = (value: unknown): value is MadeDirective =>
  typeof value === 'object' && value !== null && '_$litDirective$' in value;

/** Directives that set an element at once, not a part of it, and can say what it then is. */
export interface StillDirective {
  still(...values: readonly unknown[]): string;
}

/** Kinds of parts as directives are told them: `PartType` of lit/directive.js. */
const [attributePart, childPart, propertyPart] = [1, 2, 3] as const;

/** Renders a directive; `live` and `guard` look at the kind of their part. */
function resolved(value: unknown, type: number): unknown {
  if (!isDirective(value)) return value;
  const { _$litDirective$: Made, values } = value;
  return resolved(new Made({ type }).render(...values), type);
}

const isEmpty = (value: unknown): boolean =>
  value === nothing || value === noChange || value === undefined || value === null || value === false;

/** Text that is HTML already. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Any value that may stand between two tags. */
export function htmlOf(given: unknown): string {
  const value = resolved(given, childPart);
  if (isEmpty(value)) return '';
  if (value instanceof Written) return value.text;
  if (isTemplate(value)) return new Writer().write(value);
  if (typeof value === 'object' && Symbol.iterator in (value as object))
    return Array.from(value as Iterable<unknown>, htmlOf).join('');
  return escaped(String(value));
}

/** Properties with an attribute of the same effect. */
const reflected: ReadonlySet<string> = new Set(['value', 'checked', 'open']);

interface Light {
  willUpdate(changed: ReadonlyMap<string, unknown>): void;
  render(): unknown;
}

/** The names of the page's elements, which have no shadow roots. */
const isOurs = /^(pe|lab)-/;

/** The names of all elements with a script. */
const isElement = /^(pe|lab|posenc)-/;

/** Renders an element of the page. */
export function inside(tag: string, properties: Readonly<Record<string, unknown>>): string {
  const Element = isOurs.test(tag) ? customElements.get(tag) : undefined;
  if (!Element) return '';
  const element = new Element() as unknown as Light;
  Object.assign(element, properties);
  element.willUpdate(new Map(Object.entries(properties)));
  return htmlOf(element.render());
}

/** The end of a tag that is still open: the name of an attribute, and its value so far. */
const attribute = /\s([^\s=<>"'/]+)=(["']?)([^"']*)$/;

class Writer {
  #out = '';
  /** The name of the tag that is open. */
  #tag = '';
  #quote = '';
  #properties: Record<string, unknown> = {};

  write({ strings, values }: MadeTemplate): string {
    strings.forEach((text, k) => {
      this.#text(text);
      if (k < values.length) this.#value(values[k]);
    });
    return this.#out;
  }

  #text(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at]!;
      if (this.#quote !== '') {
        if (sign === this.#quote) this.#quote = '';
      } else if (this.#tag === '') {
        const [, slash, name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(text.slice(at, at + 60)) ?? [];
        if (slash === '') [this.#tag, this.#properties] = [name, {}];
        if (isElement.test(name)) {
          this.#out += `<${slash}still${name.slice(name.indexOf('-'))}${slash === '' ? ' still' : ''}`;
          at += (slash ?? '').length + name.length;
          continue;
        }
      } else if (sign === '"' || sign === "'") this.#quote = sign;
      else if (sign === '>') {
        this.#close();
        continue;
      }
      this.#out += sign;
    }
  }

  #close(): void {
    const tag = this.#tag;
    this.#tag = '';
    this.#out += '>';
    if (tag.includes('-')) this.#out += inside(tag, this.#properties);
  }

  #value(given: unknown): void {
    if (this.#tag === '') {
      this.#out += htmlOf(given);
      return;
    }
    const found = attribute.exec(this.#out);
    if (!found) {
      this.#element(given);
      return;
    }
    const [whole, name = ''] = found;
    const value = resolved(given, name.startsWith('.') ? propertyPart : attributePart);
    const plain = name.replace(/^[.?@]/, '');
    if (plain === name) {
      if (this.#quote !== '') this.#out += isEmpty(value) ? '' : escaped(String(value));
      else if (value === nothing) this.#out = this.#out.slice(0, -whole.length);
      else this.#out += `"${value === undefined || value === null ? '' : escaped(String(value))}"`;
      return;
    }
    this.#out = this.#out.slice(0, -whole.length);
    if (name.startsWith('@')) return;
    if (name.startsWith('.') && this.#tag.includes('-')) this.#properties[plain] = value;
    else if (name.startsWith('?') || (reflected.has(plain) && typeof value === 'boolean'))
      this.#out += value ? ` ${plain}` : '';
    else if (reflected.has(plain) && this.#tag === 'input') this.#out += ` ${plain}="${escaped(String(value))}"`;
  }

  /** A directive of the element itself. */
  #element(given: unknown): void {
    if (!isDirective(given)) return;
    const { _$litDirective$: Made, values } = given;
    if ('still' in Made) this.#out += (Made as unknown as StillDirective).still(...values);
  }
}
