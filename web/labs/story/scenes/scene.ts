import type { ViewOfLab } from '../../shared/lab/view-link.ts';
import type { Numbers } from '../numbers.ts';
import type { Frame } from '../pose.ts';

export const sceneNames = ['word', 'clock', 'sum', 'step', 'score', 'rope', 'race'] as const;
export type SceneName = (typeof sceneNames)[number];

export interface Scene {
  readonly name: SceneName;
  /** How long it takes to play: as long as its text takes to read. */
  readonly seconds: number;
  readonly frames: readonly Frame[];
  /** Its pictures in the comic: moments of it. */
  readonly stills: readonly number[];
  /** The numbers in its text, as texts. */
  readonly values: (numbers: Numbers) => Readonly<Record<string, string>>;
  /** The lab in the state that the scene ends with. */
  readonly view: () => ViewOfLab;
}
