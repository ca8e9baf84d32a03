// @ts-check
// Tables from every quadrant, and functions from several lanes: results that no minifier may change. Self-contained,
// because it is also written into programs.
/** @param {Pick<typeof import('posenc'), 'sinusoidal' | 'alibiBias' | 'rotaryFrequencies' | 't5Buckets'>} posenc */
export function answersOf({ sinusoidal, alibiBias, rotaryFrequencies, t5Buckets }) {
  return JSON.stringify([
    [...sinusoidal({ positions: 100, dim: 64 }).data],
    [...sinusoidal({ positions: [-7, 0.5, 65535, 2 ** 31], dim: 8, layout: 'concatenated' }).data],
    [...alibiBias({ heads: 12, queries: 4, keys: 4, causal: false }).data],
    [...rotaryFrequencies({ headDim: 64, base: 500000 }).inverse],
    [...t5Buckets({ relative: Int32Array.from({ length: 300 }, (_, i) => i - 150) })],
  ]);
}
