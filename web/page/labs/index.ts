/** What the page knows of a lab before its code is loaded. */
export interface LabInfo {
  readonly id: LabId;
  /** Prefix of the lab's parameters in the URL. */
  readonly key: string;
  /** Defines the element `lab-<id>`. */
  readonly load: () => Promise<unknown>;
  /** It makes do with the module that the page opens with: sinusoidal tables. */
  readonly first?: true;
}

/** The labs in reading order; each is one file, loaded when the reader comes near. */
const listed = [
  { id: 'encode', key: 'e', load: (): Promise<unknown> => import('./encode.ts'), first: true },
  { id: 'clock', key: 'k', load: (): Promise<unknown> => import('./clock.ts') },
  { id: 'distance', key: 'n', load: (): Promise<unknown> => import('./distance.ts') },
  { id: 'shift', key: 's', load: (): Promise<unknown> => import('./shift.ts') },
  { id: 'order', key: 'o', load: (): Promise<unknown> => import('./order.ts') },
  { id: 'terms', key: 'q', load: (): Promise<unknown> => import('./terms.ts') },
  { id: 'compose', key: 'c', load: (): Promise<unknown> => import('./compose.ts') },
  { id: 'family', key: 'f', load: (): Promise<unknown> => import('./family.ts') },
  { id: 'variants', key: 'v', load: (): Promise<unknown> => import('./variants.ts') },
  { id: 'reach', key: 'l', load: (): Promise<unknown> => import('./reach.ts') },
  { id: 'grids', key: 'g', load: (): Promise<unknown> => import('./grids.ts') },
  { id: 'claims', key: 'z', load: (): Promise<unknown> => import('./claims.ts') },
  { id: 'training', key: 't', load: (): Promise<unknown> => import('./training.ts') },
] as const;

export type LabId = (typeof listed)[number]['id'];
export const labs: readonly LabInfo[] = listed;
