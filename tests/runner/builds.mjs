// @ts-check
// What the suites stand on. Each build is made once, after those that it needs; two at once would only share the cores.
import { buildPreset } from '../../cpp/toolchain/builds.mjs';
import { buildWeb, docsBuild, lessonsBuild, packageBuild, pageBuild } from '../../web/tools/builds.mjs';

/**
 * @typedef {import('./suites.mjs').Build} Build
 * @typedef {import('../../cpp/toolchain/builds.mjs').BuildResult} BuildResult
 */

/** In the order in which they are made: the quick ones that most suites wait for come first. */
/** @type {readonly { build: Build, after: readonly Build[], make: () => Promise<BuildResult> }[]} */
const recipes = [
  { build: 'wasm', after: [], make: () => buildPreset('wasm-release') },
  { build: 'pure', after: [], make: () => buildPreset('pure-release') },
  { build: 'package', after: ['wasm', 'pure'], make: () => buildWeb(packageBuild) },
  { build: 'page', after: ['wasm'], make: () => buildWeb(pageBuild) },
  { build: 'docs', after: ['wasm', 'page'], make: () => buildWeb(docsBuild) },
  { build: 'lessons', after: ['page'], make: () => buildWeb(lessonsBuild) },
  { build: 'native-release', after: [], make: () => buildPreset('native-release') },
  // It links the tests that native-release has compiled.
  { build: 'native-sanitizers', after: ['native-release'], make: () => buildPreset('native-sanitizers') },
];

/**
 * @param {ReadonlySet<Build>} wanted
 * @param {(line: string) => void} say
 * @returns {Map<Build, Promise<BuildResult>>} one promise each, fulfilled when it is made or has failed
 */
export function startBuilds(wanted, say) {
  /** @type {Map<Build, Promise<BuildResult>>} */
  const made = new Map();
  /** @type {Promise<unknown>} */
  let previous = Promise.resolve();
  for (const { build, after, make } of recipes.filter((recipe) => wanted.has(recipe.build))) {
    const turn = previous;
    const making = (async () => {
      await turn;
      for (const needed of after) {
        const result = await made.get(needed);
        if (result && !result.ok) return { ok: false, output: `it needs the build ${needed}, which failed` };
      }
      const started = performance.now();
      const result = await make();
      say(
        `  build ${build}: ${result.ok ? 'done' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      );
      return result;
    })();
    made.set(build, making);
    previous = making;
  }
  return made;
}
