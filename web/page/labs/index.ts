/** The parts of the reading order. */
export const groups = ['why', 'what', 'follows', 'today', 'check'] as const;
export type Group = (typeof groups)[number];

/** What the page knows of a lab before its code is loaded. */
export interface LabInfo {
  readonly id: LabId;
  /** Prefix of the lab's parameters in the URL. */
  readonly key: string;
  readonly group: Group;
  /** Defines the element `lab-<id>`. */
  readonly load: () => Promise<unknown>;
  /** It makes do with the module that the page opens with: attention over sinusoidal tables. */
  readonly first?: true;
}

/** The labs in reading order; each is one file, loaded when the reader comes near. */
const listed = [
  { id: 'order', key: 'o', group: 'why', load: (): Promise<unknown> => import('./order.ts'), first: true },
  { id: 'compose', key: 'c', group: 'what', load: (): Promise<unknown> => import('./compose.ts') },
  { id: 'encode', key: 'e', group: 'what', load: (): Promise<unknown> => import('./encode.ts'), first: true },
  { id: 'clock', key: 'k', group: 'what', load: (): Promise<unknown> => import('./clock.ts') },
  { id: 'distance', key: 'n', group: 'follows', load: (): Promise<unknown> => import('./distance.ts') },
  { id: 'shift', key: 's', group: 'follows', load: (): Promise<unknown> => import('./shift.ts') },
  { id: 'terms', key: 'q', group: 'follows', load: (): Promise<unknown> => import('./terms.ts') },
  { id: 'family', key: 'f', group: 'today', load: (): Promise<unknown> => import('./family.ts') },
  { id: 'reach', key: 'l', group: 'today', load: (): Promise<unknown> => import('./reach.ts') },
  { id: 'grids', key: 'g', group: 'today', load: (): Promise<unknown> => import('./grids.ts') },
  { id: 'training', key: 't', group: 'check', load: (): Promise<unknown> => import('./training.ts') },
  { id: 'variants', key: 'v', group: 'check', load: (): Promise<unknown> => import('./variants.ts') },
  { id: 'claims', key: 'z', group: 'check', load: (): Promise<unknown> => import('./claims.ts') },
] as const;

export type LabId = (typeof listed)[number]['id'];
export const labs: readonly LabInfo[] = listed;

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
