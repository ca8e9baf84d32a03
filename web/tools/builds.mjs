// @ts-check
// The TypeScript builds: the npm package with the self-contained elements script, the page, and the documentation. Each
// runs only when the contents that it is made from have changed.
import { join } from 'node:path';
import { root } from '../../cpp/toolchain/folders.mjs';
import { withLock } from '../../cpp/toolchain/lock.mjs';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';
import { contentHash, isUpToDate, markUpToDate } from '../../cpp/toolchain/stamps.mjs';

/**
 * @typedef {object} Making
 * @property {readonly string[]} args
 * @property {readonly WebBuild[]} [needs] builds that are made before
 *
 * @typedef {import('../../cpp/toolchain/stamps.mjs').StampedOutput & Making} WebBuild
 */

const shared = ['build/wasm', 'package.json', 'package-lock.json', 'web/tsconfig.json'];

/** What pages that are read look like: the documentation and the lessons. */
const readingStyles = ['colors', 'type', 'common']
  .map((name) => `web/page/styles/${name}.css`)
  .concat('web/docs/reading.css');

/** The labs as elements, for the package and beside the page. @type {WebBuild} */
export const labsBuild = {
  name: 'labs',
  inputs: [
    ...shared,
    'web/api',
    'web/draw',
    'web/elements',
    'web/embed',
    'web/page',
    'web/training',
    'web/exam',
    'web/files',
    'web/tools/api-in-parts-plugin.ts',
    'web/tools/calls-plugin.ts',
    'web/tools/color-maps-plugin.ts',
    'web/tools/files-plugin.ts',
    'web/tools/lab-bundle.ts',
    'web/tools/lab-styles-of.ts',
    'web/tools/lab-styles-plugin.ts',
    'web/tools/later-plugin.ts',
    'web/tools/strings-plugin.ts',
    'web/tools/worker-engine-plugin.ts',
  ],
  outputs: ['build/labs'],
  args: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', join('web', 'embed', 'vite.config.ts')],
};

/** @type {WebBuild} */
export const packageBuild = {
  name: 'package',
  inputs: [...shared, 'build/pure', 'build/labs', 'web/api', 'web/draw', 'web/elements', 'web/react', 'web/tools'],
  outputs: ['dist'],
  withoutOutputs: ['dist/page', 'dist/files'],
  needs: [labsBuild],
  args: [join('web', 'tools', 'build-package.mjs')],
};

/** @type {WebBuild} */
export const pageBuild = {
  name: 'page',
  inputs: [
    ...shared,
    'build/labs',
    'web/api',
    'web/draw',
    'web/elements',
    'web/exam',
    'web/files',
    'web/page',
    'web/tools/color-maps-plugin.ts',
    'web/tools/files-plugin.ts',
    'web/tools/strings-plugin.ts',
    'web/tools/worker-engine-plugin.ts',
    'web/tools/offline-plugin.ts',
    'web/tools/service-worker.mjs',
    'web/tools/thumbnails',
    'web/training',
    'web/tools/thumbnails-plugin.ts',
  ],
  outputs: ['dist/page'],
  withoutOutputs: ['dist/page/docs', 'dist/page/lessons'],
  needs: [labsBuild],
  args: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', join('web', 'page', 'vite.config.ts')],
};

/** Stands in the page's folder, so that whoever serves the page serves it too; the page's build empties that folder. */
/** @type {WebBuild} */
export const docsBuild = {
  name: 'docs',
  inputs: [
    ...shared,
    'web/api',
    'web/draw',
    'web/elements',
    'web/docs',
    ...readingStyles,
    'web/page/lib/theme.ts',
    'web/page/offline',
    'web/tools/docs',
    'web/tools/service-worker.mjs',
    'cpp/include/posenc',
    'tests/examples',
    'tests/families',
    'README.md',
  ],
  outputs: ['dist/page/docs'],
  args: [join('web', 'tools', 'docs', 'build.mjs')],
};

/** Beside the page too, as it needs the labs that stand there. @type {WebBuild} */
export const lessonsBuild = {
  name: 'lessons',
  inputs: [
    'build/labs',
    'package-lock.json',
    'web/lessons',
    'web/page/offline',
    ...readingStyles,
    'web/tools/docs/markdown.mjs',
    'web/tools/lessons',
    'web/tools/service-worker.mjs',
  ],
  outputs: ['dist/page/lessons'],
  args: [join('web', 'tools', 'lessons', 'build.mjs')],
};

/**
 * @param {WebBuild} build
 * @returns {Promise<import('../../cpp/toolchain/builds.mjs').BuildResult>}
 */
export async function buildWeb(build) {
  for (const needed of build.needs ?? []) {
    const result = await buildWeb(needed);
    if (!result.ok) return result;
  }
  // One lock for all: they share dist/.
  return withLock('build-web', async () => {
    if (isUpToDate(build)) return { ok: true, output: '' };
    const inputs = contentHash(build.inputs);
    const { code, output } = await runCommand(process.execPath, build.args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      timeoutSeconds: 600,
    });
    if (code === 0) markUpToDate(build, inputs);
    return { ok: code === 0, output };
  });
}
