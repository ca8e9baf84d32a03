import type { ComplexAttributeConverter } from 'lit';

/** How HTML writes an attribute that a framework names as the property: `colorMap` arrives as `colormap`. */
export const withoutDashes = (attribute: string): string => attribute.replaceAll('-', '');

/** What an attribute says in either spelling, with dashes first; null when there is none. */
export const textOf = (element: Element, attribute: string): string | null =>
  element.getAttribute(attribute) ?? element.getAttribute(withoutDashes(attribute));

/**
 * A number from an attribute, the default when the attribute is gone. Text that is not a number becomes NaN, which the
 * checks in `settings.ts` then refuse in words: a typing error must not turn into the default silently.
 */
export const numberAttribute = <Default extends number | null>(
  fallback: Default,
): ComplexAttributeConverter<number | Default> => ({
  fromAttribute: (text) => (text === null ? fallback : parseNumber(text)),
  toAttribute: (value) => (value === null ? null : String(value)),
});

/** Text from an attribute, the default when the attribute is gone. */
export const textAttribute = (fallback: string): ComplexAttributeConverter<string> => ({
  fromAttribute: (text) => text ?? fallback,
});

/** Numbers with spaces or commas between them; null when the attribute is gone. */
export const listAttribute: ComplexAttributeConverter<readonly number[] | null> = {
  fromAttribute: (text) =>
    text === null
      ? null
      : text
          .split(/[\s,]+/)
          .filter((part) => part !== '')
          .map(parseNumber),
  toAttribute: (value) => value?.join(' ') ?? null,
};

/** On by being there, whatever it says. */
export const flagAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: (text) => text !== null,
};

/** Numbers are no text; none stands for those that are still to come. */
export const matrixText: ComplexAttributeConverter = {
  fromAttribute: (text) => text || null,
};

const parseNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
