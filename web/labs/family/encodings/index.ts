import type { Encoding } from '../encoding.ts';
import { alibi } from './alibi.ts';
import { kerple } from './kerple.ts';
import { learned } from './learned.ts';
import { none } from './none.ts';
import { polar } from './polar.ts';
import { rotary } from './rotary.ts';
import { shaw } from './shaw.ts';
import { sinusoidal } from './sinusoidal.ts';
import { t5 } from './t5.ts';
import { transformerXl } from './transformer-xl.ts';

/** The encodings side by side: first those that are added, then the turn, then those that go to the scores. */
const listed = [sinusoidal, learned, rotary, polar, alibi, t5, shaw, transformerXl, kerple, none] as const;

export type FamilyName = (typeof listed)[number]['name'];

/** The same list, typed by what all encodings have in common. */
export const encodings: readonly (Encoding & { readonly name: FamilyName })[] = listed;

export const encodingOf = (wanted: FamilyName): (typeof encodings)[number] =>
  encodings.find(({ name }) => name === wanted)!;
