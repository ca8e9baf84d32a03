import { hashOf } from './hash.ts';
import type { NumberProperty } from './properties.ts';

/** The seed of those of whom nobody knows who they are, in labs that have none of their own. */
export const seedOfAll = 1;

/** A number for this student, the same every time, within the lab's limits. */
export function seedOf(student: string, { min, max }: Pick<NumberProperty, 'min' | 'max'>): number {
  return min + (hashOf(student.normalize('NFC').trim().toLowerCase()) % (max - min + 1));
}
