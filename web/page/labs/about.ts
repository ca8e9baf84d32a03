import type { LaneName } from '../state/late-parts.ts';

/** The parts of the reading order. */
export const groups = ['why', 'what', 'follows', 'today', 'check'] as const;
export type Group = (typeof groups)[number];

/** Facts that are known of a lab before its code is loaded (load.ts). */
export interface About<Words = unknown> {
  /** Prefix of the lab's parameters in the URL. */
  readonly key: string;
  readonly group: Group;
  /** It makes do with the module that the page opens with: attention over sinusoidal tables. */
  readonly first?: true;
  /** The WebAssembly modules that it calls (tests/elements/lanes.all.test.ts compares them with its sources). */
  readonly lanes: {
    /** Loaded before the lab. */
    readonly first: readonly LaneName[];
    /** Lanes that the first picture does not need; the lab loads them with `loadLanes`. */
    readonly later?: readonly LaneName[];
  };
  /** The topic of each of its questions, if it has more than one. */
  readonly questions?: readonly string[];
  /** Never set: the type of its strings. */
  readonly words?: Words;
}

/**
 * Strings of a lab that the page shows before the lab loads, and in which role (web/page/outline.ts): keys with spaces
 * between them; the path of a folder means everything in it. Some contain numbers that come with the figure.
 */
export interface Outline {
  readonly lead: string;
  readonly aside: string;
  readonly ask: string;
  readonly answer: string;
  readonly more: string;
  /** Names of controls, their options, presets, readings and columns. */
  readonly name: string;
}
