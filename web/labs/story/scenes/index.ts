import { clock } from './clock.ts';
import { race } from './race.ts';
import { rope } from './rope.ts';
import type { Scene } from './scene.ts';
import { score } from './score.ts';
import { step } from './step.ts';
import { sum } from './sum.ts';
import { word } from './word.ts';

/** In the order of the story. */
export const scenes: readonly Scene[] = [word, clock, sum, step, score, rope, race];
