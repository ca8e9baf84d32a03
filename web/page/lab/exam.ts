import type { LabId } from '../labs/index.ts';
import type { PropertyTable } from '../state/properties.ts';
import type { Store } from '../state/store.ts';

/** Additions to a lab in files and packages for learning platforms (web/exam); unused elsewhere. */
export const exam: {
  /** Below a lab's question. */
  ask?: (lab: LabId, question: string, asked: string) => unknown;
  /** Above a lab with a seed, when each student has a different one. */
  greet?: (store: Store<PropertyTable>) => unknown;
} = {};
