// @ts-check
// The TypeScript builds: the npm package with the self-contained elements script, and the page. Each runs only when
// the contents that it is made from have changed.
import { join } from 'node:path';
import { root } from '../../cpp/toolchain/folders.mjs';
import { withLock } from '../../cpp/toolchain/lock.mjs';
import { runCommand } from '../../cpp/toolchain/run-command.mjs';
import { contentHash, isUpToDate, markUpToDate } from '../../cpp/toolchain/stamps.mjs';

/**
 * @typedef {import('../../cpp/toolchain/stamps.mjs').StampedOutput & { readonly args: readonly string[] }} WebBuild
 */

const shared = ['build/wasm', 'package.json', 'package-lock.json', 'web/tsconfig.json'];

/** @type {WebBuild} */
export const packageBuild = {
  name: 'package',
  inputs: [...shared, 'build/pure', 'web/api', 'web/draw', 'web/elements', 'web/tools'],
  outputs: ['dist'],
  withoutOutputs: ['dist/page'],
  args: [join('web', 'tools', 'build-package.mjs')],
};

/** @type {WebBuild} */
export const pageBuild = {
  name: 'page',
  inputs: [
    ...shared,
    'web/api',
    'web/draw',
    'web/elements',
    'web/page',
    'web/tools/strings-plugin.ts',
    'web/tools/offline-plugin.ts',
    'web/tools/thumbnails',
    'web/training',
    'web/tools/thumbnails-plugin.ts',
  ],
  outputs: ['dist/page'],
  args: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', join('web', 'page', 'vite.config.ts')],
};

/**
 * @param {WebBuild} build
 * @returns {Promise<import('../../cpp/toolchain/builds.mjs').BuildResult>}
 */
export function buildWeb(build) {
  // One lock for both: they share dist/.
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
