import type { LabId } from './index.ts';

/** Load the code of a lab, which defines the element `lab-<id>`, when the reader comes near. */
export const labLoaders: Readonly<Record<LabId, () => Promise<unknown>>> = {
  order: () => import('./order.ts'),
  compose: () => import('./compose.ts'),
  encode: () => import('./encode.ts'),
  clock: () => import('./clock.ts'),
  distance: () => import('./distance.ts'),
  shift: () => import('./shift.ts'),
  rotate: () => import('./rotate.ts'),
  terms: () => import('./terms.ts'),
  family: () => import('./family.ts'),
  reach: () => import('./reach.ts'),
  passport: () => import('./passport.ts'),
  batch: () => import('./batch.ts'),
  grids: () => import('./grids.ts'),
  training: () => import('./training.ts'),
  reads: () => import('./reads.ts'),
  variants: () => import('./variants.ts'),
  silence: () => import('./silence.ts'),
  claims: () => import('./claims.ts'),
};
