// A question of `/why/`: the lab that shows its answer, the numbers in its texts, where it leads. The texts are in
// web/labs/strings, under the name of the question.
import type { LabId } from '../../index.ts';
import { fixed, localized, plain, significant } from '../../shared/text/format.ts';
import type { SourceName } from './sources.ts';

/** A number in a text: whole, with decimals, or with significant digits. */
export interface Shown {
  /** Several stand in a row. */
  readonly value: number | readonly number[];
  readonly decimals?: number;
  readonly digits?: number;
}

/** A count, a position or a setting. */
export const whole = (value: number): Shown => ({ value: Math.round(value), decimals: 0 });
/** As many decimals as the number has: a base, a factor. */
export const exact = (value: number): Shown => ({ value });
export const rounded = (value: number, decimals: number): Shown => ({ value, decimals });
/** Numbers one after the other, whole unless they have decimals. */
export const listed = (value: readonly number[], decimals = 0): Shown => ({ value, decimals });
/** A very small or a very large number, as a power of ten. */
export const measured = (value: number, digits = 1): Shown => ({ value, digits });

/** The number as readers of a language write it. */
export function written({ value, decimals, digits }: Shown, language: string): string {
  if (typeof value !== 'number') {
    // Between numbers with a decimal comma stands a semicolon.
    const mark = decimals !== 0 && localized('0.5', language).includes(',') ? '; ' : ', ';
    return value.map((one) => localized(fixed(one, decimals ?? 0, 'rounded'), language)).join(mark);
  }
  if (digits !== undefined) return significant(value, language, digits);
  return decimals === undefined ? plain(value, language) : localized(fixed(value, decimals, 'rounded'), language);
}

export type Numbers = Readonly<Record<string, Shown>>;

/** Values of settings or properties, by their full names. */
export type Settings = Readonly<Record<string, string | number | boolean | readonly number[]>>;

/** Numbers that a figure draws instead of a sinusoidal table: columns are curves. */
export interface Drawn {
  readonly data: ArrayLike<number>;
  readonly rows: number;
  readonly columns: number;
}

/** A heat map or curves. Its texts may name rows and columns: `row`, `column`. */
export interface Figure {
  readonly element: 'posenc-heatmap' | 'posenc-curves';
  readonly settings: Settings;
  readonly matrix?: () => Drawn;
}

/** A lab in a state. */
export interface Place {
  readonly id: LabId;
  readonly state: Settings;
  /** The controls that its figure on the page has; all by default. */
  readonly controls?: readonly string[];
}

export interface Question<Name extends string = string> {
  /** Where the answer leads. */
  readonly lab: Place;
  /** The lab "A model reads" in the state whose losses the answer has, where that is not `lab`. */
  readonly reads?: Settings;
  /** The page's figure; the lab itself unless there is one. */
  readonly figure?: Figure;
  readonly numbers: () => Numbers;
  readonly next: readonly [Name, Name, Name];
  readonly sources: readonly SourceName[];
}
