import type { LabInfo } from '../lib/lab.ts';

/** The labs in reading order; each is one file, loaded when the reader comes near. */
export const labs: readonly LabInfo[] = [
  { id: 'encode', key: 'e', load: () => import('./encode.ts'), first: true },
  { id: 'clock', key: 'k', load: () => import('./clock.ts') },
  { id: 'distance', key: 'n', load: () => import('./distance.ts') },
  { id: 'shift', key: 's', load: () => import('./shift.ts') },
  { id: 'order', key: 'o', load: () => import('./order.ts') },
  { id: 'terms', key: 'q', load: () => import('./terms.ts') },
  { id: 'compose', key: 'c', load: () => import('./compose.ts') },
  { id: 'family', key: 'f', load: () => import('./family.ts') },
  { id: 'variants', key: 'v', load: () => import('./variants.ts') },
  { id: 'reach', key: 'l', load: () => import('./reach.ts') },
  { id: 'grids', key: 'g', load: () => import('./grids.ts') },
  { id: 'claims', key: 'z', load: () => import('./claims.ts') },
];
