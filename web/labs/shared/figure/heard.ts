// A matrix as StructureKeys reads it. Apart from them, for labs whose figures are not read by keys.
import type { ColorTable, ValueScale } from '../../../library/draw/index.ts';
import type { Cell } from '../../../library/elements/drawn.ts';
import type { MatrixLike } from '../../../library/elements/settings.ts';
import type { Axis } from '../../../library/elements/structure.ts';
import { written } from '../text/numerals.ts';

/** An axis in words: what its lines are, and the place of each. */
export interface AxisWords {
  readonly noun: string;
  readonly place: (index: number) => string;
}

/** A matrix as users of screen readers meet it. */
export interface HeardMatrix {
  /** Numbers that are not finite count as missing. */
  readonly cells: MatrixLike;
  readonly colors: { readonly map: string; readonly min: number; readonly max: number };
  readonly label: string;
  readonly axes: Readonly<Record<Axis, AxisWords>>;
  /** The place that the lab has chosen. */
  readonly at: Cell;
  /**
   * What reading chooses in the lab as it goes: cells; rows only; or nothing, where another choice would change all
   * the values that are being read.
   */
  readonly follows: 'cells' | 'rows' | 'nothing';
  readonly choose?: (row: number, column: number) => void;
}

/** Numbers as places, of an axis that may be drawn with an arrow behind its name. */
export const counting = (name: string, first = 0): AxisWords => ({
  noun: name.replace(/ [→↓]$/u, ''),
  place: (index) => written(first + index),
});

/** Each word with its number, for a sentence may hold it twice. */
export const wording = (noun: string, words: readonly { readonly shown: string }[]): AxisWords => ({
  noun,
  place: (index) => `${written(index)} (${words[index]?.shown ?? ''})`,
});

/** The colours of cells as they are told. */
export const heardColors = ({
  table,
  scale,
}: {
  readonly table: ColorTable;
  readonly scale: ValueScale;
}): HeardMatrix['colors'] => ({ map: table.name, min: scale.min, max: scale.max });
