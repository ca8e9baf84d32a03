import type { NumberProperty } from './properties.ts';

/** The seed of those of whom nobody knows who they are, in labs that have none of their own. */
export const seedOfAll = 1;

/** A number for this student, the same every time, within the lab's limits. */
export function seedOf(student: string, { min, max }: Pick<NumberProperty, 'min' | 'max'>): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(student.normalize('NFC').trim().toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return min + (hash % (max - min + 1));
}
