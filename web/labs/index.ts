import type { LaneName } from './shared/state/late-parts.ts';
import type { FamilyStrings } from './family/encoding-strings.ts';

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
  /** The WebAssembly modules that it calls; tests/library/elements/lanes.all.test.ts compares them with its sources. */
  readonly lanes: {
    /** Loaded before the lab. */
    readonly first: readonly LaneName[];
    /** Lanes that the first picture does not need; the lab loads them with `loadLanes`. */
    readonly later?: readonly LaneName[];
  };
  /** Parts of the strings, beside its own, that it loads when they are needed. */
  readonly strings?: readonly 'numbers'[];
  /** The topic of each of its questions, if it has more than one. */
  readonly questions?: readonly string[];
  /** Never set: the type of its strings. */
  readonly words?: Words;
}

const about = <Words>(facts: About<Words>): About<Words> => facts;

/** The labs in reading order (load.ts has their code). */
const listed = {
  order: about<typeof import('./strings/en/order.json')>({
    key: 'o',
    group: 'why',
    first: true,
    lanes: { first: ['vectors', 'analysis'] },
  }),
  compose: about<typeof import('./strings/en/compose.json')>({
    key: 'c',
    group: 'what',
    lanes: { first: ['vectors', 'scores', 'analysis'] },
  }),
  encode: about<typeof import('./strings/en/encode.json')>({
    key: 'e',
    group: 'what',
    first: true,
    lanes: { first: ['vectors'] },
  }),
  clock: about<typeof import('./strings/en/clock.json')>({
    key: 'k',
    group: 'what',
    lanes: { first: ['vectors'] },
  }),
  distance: about<typeof import('./strings/en/distance.json')>({
    key: 'n',
    group: 'follows',
    lanes: { first: ['vectors', 'analysis'] },
  }),
  shift: about<typeof import('./strings/en/shift.json')>({
    key: 's',
    group: 'follows',
    lanes: { first: ['vectors', 'scores', 'analysis'] },
  }),
  rotate: about<typeof import('./strings/en/rotate.json')>({
    key: 'r',
    group: 'follows',
    lanes: { first: ['vectors', 'rotary', 'analysis'] },
  }),
  terms: about<typeof import('./strings/en/terms.json')>({
    key: 'q',
    group: 'follows',
    lanes: { first: ['vectors', 'analysis'] },
  }),
  family: about<FamilyStrings>({
    key: 'f',
    group: 'today',
    lanes: { first: ['vectors', 'rotary', 'scores', 'analysis'] },
  }),
  reach: about<typeof import('./strings/en/reach.json')>({
    key: 'l',
    group: 'today',
    lanes: { first: ['vectors', 'analysis'], later: ['rotary'] },
    questions: ['askArithmetic', 'askRope'],
  }),
  passport: about<typeof import('./strings/en/passport.json')>({
    key: 'm',
    group: 'today',
    lanes: { first: ['rotary', 'scores', 'analysis'] },
  }),
  batch: about<typeof import('./strings/en/batch.json')>({
    key: 'b',
    group: 'today',
    lanes: { first: ['vectors', 'rotary', 'scores', 'analysis', 'attention'] },
  }),
  grids: about<typeof import('./strings/en/grids.json')>({
    key: 'g',
    group: 'today',
    lanes: { first: ['vectors', 'scores', 'analysis', 'grids'] },
    questions: ['plane', 'levels', 'content'],
  }),
  training: about<typeof import('./strings/en/training.json')>({
    key: 't',
    group: 'check',
    lanes: { first: [], later: ['vectors', 'analysis'] },
  }),
  reads: about<typeof import('./strings/en/reads.json')>({
    key: 'y',
    group: 'check',
    lanes: { first: ['rotary'] },
  }),
  variants: about<typeof import('./strings/en/variants.json')>({
    key: 'v',
    group: 'check',
    lanes: { first: ['vectors', 'analysis'] },
  }),
  silence: about<typeof import('./strings/en/silence.json')>({
    key: 'w',
    group: 'check',
    lanes: { first: ['rotary'] },
  }),
  claims: about<typeof import('./strings/en/claims.json')>({
    key: 'z',
    group: 'check',
    lanes: { first: ['vectors', 'rotary', 'scores', 'analysis', 'attention', 'grids'] },
    strings: ['numbers'],
  }),
} as const;

export type LabId = keyof typeof listed;

type Sections<Words> = Words extends { readonly early: infer Early; readonly later: infer Later }
  ? Early & Later
  : never;

/**
 * The strings of each lab. The page knows `title` and `question` before the lab is loaded, as `titles.<lab>` and
 * `questions.<lab>`.
 */
export type LabStrings = {
  readonly [L in LabId]: (typeof listed)[L] extends About<infer Words> ? Sections<Words> : never;
};

export interface LabInfo extends About {
  readonly id: LabId;
}

export const labs: readonly LabInfo[] = Object.entries(listed).map(([id, info]) => ({ id: id as LabId, ...info }));

/**
 * The lab of an address: by its #name or that of something in it, or else the first one whose parameters it has. Links
 * from before the page had an opening have no name and mean the lab of their parameters.
 */
export function askedLab(address: URL): LabInfo | undefined {
  const names = [...address.searchParams.keys()];
  return address.hash === ''
    ? labs.find(({ key }) => names.some((name) => name.startsWith(`${key}.`)))
    : labs.find(({ id }) => address.hash === `#${id}` || address.hash.startsWith(`#${id}-`));
}
