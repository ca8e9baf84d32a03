import type { LabId } from '../labs/index.ts';
import type { PropertyTable } from './properties.ts';
import type { Store } from './store.ts';

/** What a file or a package for a learning platform adds to a lab (web/exam); elsewhere nobody does. */
export const exam: {
  /** Below a lab's question. */
  ask?: (lab: LabId, question: string, asked: string) => unknown;
  /** Above a lab that has a seed, where each student has one of her own. */
  greet?: (store: Store<PropertyTable>) => unknown;
} = {};
