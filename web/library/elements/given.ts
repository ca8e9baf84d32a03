import { LitElement, type ComplexAttributeConverter, type PropertyDeclaration } from 'lit';
import { textOf, withoutDashes } from './attributes.ts';

/**
 * Takes settings as frameworks give them. An attribute may be spelled with dashes or as its property; dashes win if
 * both are present. A property may be text, read as in the attribute, or `undefined`, which means the default: React
 * sets that when a prop is removed.
 */
export abstract class GivenElement extends LitElement {
  static override get observedAttributes(): string[] {
    return super.observedAttributes.flatMap((name) => [name, withoutDashes(name)]);
  }

  /** @internal */
  protected static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    const descriptor = super.getPropertyDescriptor(name, key, options);
    const set = descriptor?.set;
    const read = (options.converter as ComplexAttributeConverter | undefined)?.fromAttribute;
    if (!set || !read) return descriptor;
    return {
      ...descriptor,
      set(this: GivenElement, value: unknown) {
        const known = value === undefined ? read(null) : typeof value === 'string' ? read(value) : value;
        // Keeps text that is not a number, for the error message.
        set.call(this, Number.isNaN(known) ? value : known);
      },
    };
  }

  override attributeChangedCallback(name: string, old: string | null, _value: string | null): void {
    const { observedAttributes } = this.constructor as typeof GivenElement;
    const dashed = observedAttributes.find((other) => withoutDashes(other) === name) ?? name;
    super.attributeChangedCallback(dashed, old, this.written(dashed));
  }

  /** Text of an attribute as the page's author wrote it, in either spelling; null when absent. */
  protected readonly written = (attribute: string): string | null => textOf(this, attribute);
}
