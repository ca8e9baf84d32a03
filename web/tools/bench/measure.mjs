// @ts-check
// Interleaved rounds: other load on the machine affects all cases alike, so the ratios of a round are fair.
import { measure } from 'mitata';

/**
 * @typedef {{ median: number, low: number, high: number }} Spread
 * @typedef {{ name: string, milliseconds: Spread, ratio: Spread }} CaseResult
 * @typedef {{ name: string, baseline: string, cases: CaseResult[] }} GroupResult
 */

/** @param {readonly number[]} values @returns {Spread} the median and the quartiles */
export function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** @param {() => unknown} work @param {number} cpuMilliseconds */
async function once(work, cpuMilliseconds) {
  const { min } = await measure(work, { min_cpu_time: cpuMilliseconds * 1e6, min_samples: 3, max_samples: 200 });
  return min / 1e6; // other load only ever adds time, and more of it to slower cases
}

/**
 * @param {import('./cases.mjs').Group} group
 * @param {{ rounds: number, cpuMilliseconds: number }} options
 * @returns {Promise<GroupResult>}
 */
export async function measureGroup(group, { rounds, cpuMilliseconds }) {
  const times = new Map(group.cases.map(({ name }) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round < rounds; ++round) {
    for (const { name, work } of group.cases) times.get(name)?.push(await once(work, cpuMilliseconds));
  }
  const baseline = times.get(group.baseline) ?? [];
  const cases = group.cases.map(({ name }) => {
    const own = times.get(name) ?? [];
    return {
      name,
      milliseconds: spreadOf(own),
      ratio: spreadOf(own.map((time, round) => time / (baseline[round] ?? Number.NaN))),
    };
  });
  return { name: group.name, baseline: group.baseline, cases };
}

/**
 * @param {import('./cases.mjs').Folders} folders
 * @param {{ rounds?: number, cpuMilliseconds?: number, only?: string }} [options] `only`: groups named so
 */
export async function measureAll(folders, { rounds = 7, cpuMilliseconds = 60, only = '' } = {}) {
  const { allGroups } = await import('./cases.mjs');
  const { groups, notes, isa } = await allGroups(folders);
  /** @type {GroupResult[]} */
  const results = [];
  for (const group of groups.filter(({ name }) => name.includes(only)))
    results.push(await measureGroup(group, { rounds, cpuMilliseconds }));
  return { isa, notes, groups: results };
}
