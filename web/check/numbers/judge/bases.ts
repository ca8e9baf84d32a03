// Bases of published models' rotary embeddings, and what a base that was found says.
import type { Guess } from './guess.ts';

const known = [
  5000, 10000, 20000, 25000, 40000, 50000, 100000, 130000, 150000, 160000, 250000, 300000, 500000, 600000, 640000, 1e6,
  2e6, 2.5e6, 4e6, 5e6, 8e6, 1e7, 1.1e7, 2.5e7, 5e7, 5e8, 1e9, 1e10,
];

const isKnownBase = (base: number): boolean => known.includes(base);

/** The known base that somebody probably meant, if this one is close to it and not known itself. */
const nearKnownBase = (base: number): number | undefined =>
  isKnownBase(base) ? base : known.find((other) => Math.abs(base / other - 1) < 0.02);

/** Of numbers with this base: the base that was meant, what is said of both, and how far-fetched it is. */
export function readBase(
  base: number,
  wished: number | undefined,
): Pick<Guess, 'remarks' | 'causes' | 'cost'> & { readonly right: number } {
  const right = wished ?? nearKnownBase(base) ?? base;
  const isSlip = right !== base;
  const remark = isKnownBase(base) ? 'remark.base' : 'remark.oddBase';
  return {
    right,
    remarks: wished !== undefined || isSlip ? [] : [{ key: remark, values: { base } }],
    causes: isSlip ? [{ key: 'fault.base', values: { base, right } }] : [],
    // A base that nobody uses is less likely than a mistake.
    cost: isKnownBase(base) || base === wished ? 0 : 1.5,
  };
}
