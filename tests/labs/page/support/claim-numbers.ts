// The numbers of the claims: of their own checks, each made once, and by plain arithmetic.
import { checks } from '../../../../web/labs/shared/claims/checks/index.ts';
import { trainedChecks } from '../../../../web/labs/shared/claims/checks/training.ts';
import type { Finding } from '../../../../web/labs/shared/claims/check.ts';
import type { ClaimId, Computable, Trained } from '../../../../web/labs/shared/claims/claims.ts';

/** The closed form, by plain arithmetic. */
export const dot = (offset: number, d: number): number =>
  Array.from({ length: d / 2 }, (_pair, i) => Math.cos(offset * 10000 ** ((-2 * i) / d))).reduce(
    (sum, value) => sum + value,
    0,
  );
export const apart = (offset: number, d: number): number => Math.sqrt(d - 2 * dot(offset, d));

const found = new Map<ClaimId, Finding>();
/** Each check once. */
export function finding(id: Computable | Trained): Finding {
  const made = found.get(id) ?? { ...checks, ...trainedChecks }[id]();
  found.set(id, made);
  return made;
}

export const values = (id: Computable | Trained): Readonly<Record<string, number>> => finding(id).values;
