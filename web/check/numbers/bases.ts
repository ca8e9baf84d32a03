// Bases of published models' rotary embeddings.

const known = [
  5000, 10000, 20000, 25000, 40000, 50000, 100000, 130000, 150000, 160000, 250000, 300000, 500000, 600000, 640000, 1e6,
  2e6, 2.5e6, 4e6, 5e6, 8e6, 1e7, 1.1e7, 2.5e7, 5e7, 5e8, 1e9, 1e10,
];

export const isKnownBase = (base: number): boolean => known.includes(base);

/** The known base that somebody probably meant, if this one is close to it and not known itself. */
export const nearKnownBase = (base: number): number | undefined =>
  isKnownBase(base) ? base : known.find((other) => Math.abs(base / other - 1) < 0.02);
