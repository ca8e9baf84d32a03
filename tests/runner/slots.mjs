// @ts-check
// Runs jobs side by side in a few slots, each as soon as it is ready.

/**
 * @template T
 * @typedef {object} Job
 * @property {() => Promise<T | undefined>} ready fulfilled when it may run; with a result if it need not run at all
 * @property {() => Promise<T>} run
 */

/**
 * @template T
 * @param {readonly Job<T>[]} jobs
 * @param {number} slots
 * @param {Promise<unknown>} quiet fulfilled when nothing but the jobs themselves keeps the machine busy
 * @returns {Promise<T[]>} results in the order of the jobs
 */
export async function runInSlots(jobs, slots, quiet) {
  // One slot is kept free for the builds as long as they last.
  let free = Math.max(1, slots - 1);
  /** Who waits, by place in the list: the first in the list goes first, whoever came first. */
  /** @type {Map<number, () => void>} */
  const waiting = new Map();
  const release = () => {
    free += 1;
    if (waiting.size === 0) return;
    const next = Math.min(...waiting.keys());
    const resume = waiting.get(next);
    waiting.delete(next);
    resume?.();
  };
  if (slots > 1) void quiet.then(release);
  /** @param {Job<T>} job */
  const runWhenFree = async (job) => {
    const early = await job.ready();
    if (early !== undefined) return early;
    const place = jobs.indexOf(job);
    while (free === 0)
      await new Promise((/** @type {(value?: undefined) => void} */ resume) => waiting.set(place, () => resume()));
    free -= 1;
    try {
      return await job.run();
    } finally {
      release();
    }
  };
  return Promise.all(jobs.map(runWhenFree));
}
