// Questions that mark themselves. A lab has a bank of them (labs/<lab>/bank.ts); a seed makes each concrete, and the
// engine computes its right answer. Nothing here needs a document: worksheets and tests are made in Node.
import type { LabId } from '../../index.ts';
import type { LaneName } from '../state/late-parts.ts';
import type { Draw } from './draw.ts';

/** 1 reads a definition off, 2 applies it, 3 reasons from it. */
export type Level = 1 | 2 | 3;

/** Numbers are written in the reader's language; text as it is. */
export type Values = Readonly<Record<string, string | number>>;

/** A cell of a table: its row and its column. */
export type CellPlace = readonly [row: number, column: number];

/** A number; any within `tolerance` of `right` is right. A mistake is the number that a misconception leads to. */
export interface NumberTask {
  readonly kind: 'number';
  readonly right: number;
  readonly tolerance: number;
  /** A key of the words' `units`. */
  readonly unit?: string;
  readonly mistakes: Readonly<Record<string, number>>;
}

/** One of several texts, which are the words' `options`. Every option but the right one names a mistake. */
export interface ChoiceTask {
  readonly kind: 'choice';
  readonly right: string;
  /** All ids, the right one among them, in the order in which they are shown. */
  readonly options: readonly string[];
}

/** A cell of a heatmap to click. Any of `right` is right. */
export interface CellTask {
  readonly kind: 'cell';
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly data: Float32Array | Float64Array;
  readonly right: readonly CellPlace[];
  readonly mistakes: Readonly<Record<string, readonly CellPlace[]>>;
}

/** A curve of a chart to click, over 0, 1, 2, ... */
export interface CurveTask {
  readonly kind: 'curve';
  readonly curves: readonly (readonly number[])[];
  readonly right: number;
  /** The index of every other curve is a mistake. */
  readonly mistakes: Readonly<Record<string, readonly number[]>>;
}

/** Texts to arrange, which are the words' `options`. */
export interface OrderTask {
  readonly kind: 'order';
  readonly right: readonly string[];
  /** As shown at first. */
  readonly shown: readonly string[];
  readonly mistakes: Readonly<Record<string, readonly string[]>>;
}

export type Task = NumberTask | ChoiceTask | CellTask | CurveTask | OrderTask;

/** A question as one reader gets it. */
export interface Made {
  readonly task: Task;
  /** The values in its texts. */
  readonly values: Values;
  /** The state of a lab that shows the answer, as its links have it (without the lab's key). */
  readonly view: Readonly<Record<string, string>>;
  /** The lab of that state, if not the bank's own. */
  readonly lab?: LabId;
}

export interface Question {
  /** Steady and short, unique in its bank: learning platforms store it. */
  readonly id: string;
  readonly level: Level;
  /** The figure would give the answer away, so it stays covered until the reader has said what she expects. */
  readonly predicts?: true;
  /** The same draw makes the same question, in every engine. */
  make(draw: Draw): Made | Promise<Made>;
}

export interface Bank {
  readonly lab: LabId;
  /** The modules that `make` calls. */
  readonly lanes: readonly LaneName[];
  readonly questions: readonly Question[];
}
