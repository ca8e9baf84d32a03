import type { LaneName } from '../state/late-parts.ts';
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

const about = <Words>(facts: About<Words>): About<Words> => facts;

/** The labs in reading order (load.ts has their code). */
const listed = {
  order: about<typeof import('../locales/en/order.ts')>({
    key: 'o',
    group: 'why',
    first: true,
    lanes: { first: ['vectors', 'analysis'] },
  }),
  compose: about<typeof import('../locales/en/compose.ts')>({
    key: 'c',
    group: 'what',
    lanes: { first: ['vectors', 'scores', 'analysis'] },
  }),
  encode: about<typeof import('../locales/en/encode.ts')>({
    key: 'e',
    group: 'what',
    first: true,
    lanes: { first: ['vectors'] },
  }),
  clock: about<typeof import('../locales/en/clock.ts')>({ key: 'k', group: 'what', lanes: { first: ['vectors'] } }),
  distance: about<typeof import('../locales/en/distance.ts')>({
    key: 'n',
    group: 'follows',
    lanes: { first: ['vectors', 'analysis'] },
  }),
  shift: about<typeof import('../locales/en/shift.ts')>({
    key: 's',
    group: 'follows',
    lanes: { first: ['vectors', 'scores', 'analysis'] },
  }),
  terms: about<typeof import('../locales/en/terms.ts')>({
    key: 'q',
    group: 'follows',
    lanes: { first: ['vectors', 'analysis'] },
  }),
  family: about<FamilyStrings>({
    key: 'f',
    group: 'today',
    lanes: { first: ['vectors', 'rotary', 'scores', 'analysis'] },
  }),
  reach: about<typeof import('../locales/en/reach.ts')>({
    key: 'l',
    group: 'today',
    lanes: { first: ['vectors', 'analysis'], later: ['rotary'] },
    questions: ['askArithmetic', 'askRope'],
  }),
  passport: about<typeof import('../locales/en/passport.ts')>({
    key: 'm',
    group: 'today',
    lanes: { first: ['rotary', 'scores', 'analysis'] },
  }),
  grids: about<typeof import('../locales/en/grids.ts')>({
    key: 'g',
    group: 'today',
    lanes: { first: ['vectors', 'scores', 'analysis', 'grids'] },
    questions: ['plane', 'levels', 'content'],
  }),
  training: about<typeof import('../locales/en/training.ts')>({
    key: 't',
    group: 'check',
    lanes: { first: [], later: ['vectors', 'analysis'] },
  }),
  variants: about<typeof import('../locales/en/variants.ts')>({
    key: 'v',
    group: 'check',
    lanes: { first: ['vectors', 'analysis'] },
  }),
  silence: about<typeof import('../locales/en/silence.ts')>({ key: 'w', group: 'check', lanes: { first: ['rotary'] } }),
  claims: about<typeof import('../locales/en/claims.ts')>({
    key: 'z',
    group: 'check',
    lanes: { first: ['vectors', 'rotary', 'scores', 'analysis', 'grids'] },
  }),
} as const;

export type LabId = keyof typeof listed;

type Sections<Words> = Words extends { readonly default: infer Early; readonly later: infer Later }
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
