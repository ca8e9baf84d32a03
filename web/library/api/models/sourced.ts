// Values with where they come from.

/**
 * A value and its source: a key of the file, a class of code that has it as a default or a constant, a rule that
 * follows from other values, or the reason why it cannot be known.
 */
export type Sourced<T> =
  | { readonly value: T; readonly from: 'file' | 'class' | 'computed'; readonly source: string }
  | { readonly value: undefined; readonly from: 'unknown'; readonly source: string };

/** A value that stands in the file; `key` is its path, e.g. `text_config.rope_theta`. */
export const fromFile = <T>(value: T, key: string): Sourced<T> => ({ value, from: 'file', source: key });

/** A value that the code of a class has; `place` says where it was read. */
export const fromClass = <T>(value: T, place: string): Sourced<T> => ({ value, from: 'class', source: place });

/** A value that follows from others by a rule, e.g. `hidden_size / num_attention_heads`. */
export const computed = <T>(value: T, rule: string): Sourced<T> => ({ value, from: 'computed', source: rule });

/** The sources of values that were made from another format's keys, by their labels. */
export type Sources = ReadonlyMap<string, { readonly from: 'class' | 'computed'; readonly source: string }>;

/** A value that was read under a label: from the file, unless the sources say otherwise. */
export const fromLabel = <T>(value: T, label: string, sources: Sources | undefined): Sourced<T> => {
  const other = sources?.get(label);
  return other === undefined ? fromFile(value, label) : { value, ...other };
};

/** A value that neither the file nor its class says. */
export const unknown = (why: string): Sourced<never> => ({ value: undefined, from: 'unknown', source: why });

/** A class with the version that was read; the files of other projects name none. */
export const versioned = (place: string): string =>
  place.startsWith('huggingface/transformers') ? `${place}, main of 2026-08-16 (c49429e)` : place;

/** Where the class of a file was read, for values that it has as a default. */
export const placeOf = ({ source }: { readonly source: string | undefined }): string =>
  versioned(source ?? 'the usual meaning of the keys');
