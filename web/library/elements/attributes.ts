import type { ComplexAttributeConverter } from 'lit';

/** How HTML writes an attribute that a framework names as the property: `colorMap` arrives as `colormap`. */
export const withoutDashes = (attribute: string): string => attribute.replaceAll('-', '');

/** The value of an attribute in either spelling, preferring dashes; null when absent. */
export const textOf = (element: Element, attribute: string): string | null =>
  element.getAttribute(attribute) ?? element.getAttribute(withoutDashes(attribute));

/**
 * A number from an attribute, the default when it is absent. Text that is not a number becomes NaN, which the checks in
 * `settings.ts` then report: a typing error must not silently become the default.
 */
export const numberAttribute = <Default extends number | null>(
  fallback: Default,
): ComplexAttributeConverter<number | Default> => ({
  fromAttribute: (text) => (text === null ? fallback : parseNumber(text)),
  toAttribute: (value) => (value === null ? null : String(value)),
});

/** Text from an attribute, the default when it is absent. */
export const textAttribute = (fallback: string): ComplexAttributeConverter<string> => ({
  fromAttribute: (text) => text ?? fallback,
});

/** Numbers with spaces or commas between them; null when the attribute is absent. */
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

/** True when present, with any value. */
export const flagAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: (text) => text !== null,
};

/** The numbers as text; empty while they are still to come. */
export const matrixText: ComplexAttributeConverter = {
  fromAttribute: (text) => text || null,
};

const parseNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
