import type { FamilyName } from './family/encodings/index.ts';

/** The parts of the reading order. */
export const groups = ['why', 'what', 'follows', 'today', 'check'] as const;
export type Group = (typeof groups)[number];

/**
 * The strings of each lab. The page knows `title` and `question` before the lab is loaded, as `titles.<lab>` and
 * `questions.<lab>`. All encodings say the same things as KERPLE.
 */
export interface LabStrings {
  readonly order: typeof import('../locales/en/order.ts').default;
  readonly compose: typeof import('../locales/en/compose.ts').default;
  readonly encode: typeof import('../locales/en/encode.ts').default;
  readonly clock: typeof import('../locales/en/clock.ts').default;
  readonly distance: typeof import('../locales/en/distance.ts').default;
  readonly shift: typeof import('../locales/en/shift.ts').default;
  readonly terms: typeof import('../locales/en/terms.ts').default;
  readonly family: typeof import('../locales/en/family.ts').default & Readonly<Record<FamilyName, EncodingStrings>>;
  readonly reach: typeof import('../locales/en/reach.ts').default;
  readonly grids: typeof import('../locales/en/grids.ts').default;
  readonly training: typeof import('../locales/en/training.ts').default;
  readonly variants: typeof import('../locales/en/variants.ts').default;
  readonly claims: typeof import('../locales/en/claims.ts').default;
}

type EncodingStrings = typeof import('../locales/en/family/kerple.ts').default;

export type LabId = keyof LabStrings;

/** What the page knows of a lab before its code is loaded (load.ts). */
export interface LabInfo {
  readonly id: LabId;
  /** Prefix of the lab's parameters in the URL. */
  readonly key: string;
  readonly group: Group;
  /** It makes do with the module that the page opens with: attention over sinusoidal tables. */
  readonly first?: true;
}

/** In reading order. */
const listed: Readonly<Record<LabId, Omit<LabInfo, 'id'>>> = {
  order: { key: 'o', group: 'why', first: true },
  compose: { key: 'c', group: 'what' },
  encode: { key: 'e', group: 'what', first: true },
  clock: { key: 'k', group: 'what' },
  distance: { key: 'n', group: 'follows' },
  shift: { key: 's', group: 'follows' },
  terms: { key: 'q', group: 'follows' },
  family: { key: 'f', group: 'today' },
  reach: { key: 'l', group: 'today' },
  grids: { key: 'g', group: 'today' },
  training: { key: 't', group: 'check' },
  variants: { key: 'v', group: 'check' },
  claims: { key: 'z', group: 'check' },
};

export const labs: readonly LabInfo[] = Object.entries(listed).map(([id, info]) => ({ id: id as LabId, ...info }));

/**
 * The lab that an address means: by its #name or that of something in it, or else the first whose parameters it holds.
 * Links from before the page had an opening name no lab and mean the one whose view they hold.
 */
export function askedLab(address: URL): LabInfo | undefined {
  const names = [...address.searchParams.keys()];
  return address.hash === ''
    ? labs.find(({ key }) => names.some((name) => name.startsWith(`${key}.`)))
    : labs.find(({ id }) => address.hash === `#${id}` || address.hash.startsWith(`#${id}-`));
}
