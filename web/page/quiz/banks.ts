import type { LabId } from '../labs/index.ts';
import type { Bank } from './question.ts';

/** The bank of each lab, loaded when its questions are unfolded. */
export const banks: Readonly<Record<LabId, () => Promise<{ readonly bank: Bank }>>> = {
  order: () => import('../labs/order/bank.ts'),
  compose: () => import('../labs/compose/bank.ts'),
  encode: () => import('../labs/encode/bank.ts'),
  clock: () => import('../labs/clock/bank.ts'),
  distance: () => import('../labs/distance/bank.ts'),
  shift: () => import('../labs/shift/bank.ts'),
  terms: () => import('../labs/terms/bank.ts'),
  family: () => import('../labs/family/bank.ts'),
  reach: () => import('../labs/reach/bank.ts'),
  passport: () => import('../labs/passport/bank.ts'),
  grids: () => import('../labs/grids/bank.ts'),
  training: () => import('../labs/training/bank.ts'),
  variants: () => import('../labs/variants/bank.ts'),
  silence: () => import('../labs/silence/bank.ts'),
  claims: () => import('../labs/claims/bank.ts'),
};
