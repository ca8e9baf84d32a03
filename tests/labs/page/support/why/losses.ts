// Losses of the small language models, read from the record by themselves.
import measured from '../../../../../web/labs/trained/language/measured.json' with { type: 'json' };

type Rows = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

export const wrong = (model: string, row: string): number => (measured.wrong as Rows)[model]![row]![0]!;
/** Buckets are counted from 0. */
export const placed = (model: string, row: string, bucket: number): number =>
  (measured.byPlace as Rows)[model]![row]![bucket]!;
