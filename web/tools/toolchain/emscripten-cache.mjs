// @ts-check
// Debian's Emscripten ships its system libraries (libc, libc++, embind ...) built. Others build them at the first link,
// behind Emscripten's own lock; that takes minutes, and a message should say why nothing seems to happen.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * @param {NodeJS.ProcessEnv} env as for emcc
 * @returns {Promise<boolean>} whether the first link will build system libraries
 */
export async function systemLibrariesAreMissing(env) {
  const { code, output } = await runCommand('em-config', ['CACHE'], { env, timeoutSeconds: 60 });
  if (code !== 0) return false; // unknown: then nothing is announced
  try {
    return !readdirSync(join(output.trim(), 'sysroot', 'lib', 'wasm32-emscripten')).some((name) =>
      name.startsWith('libc++'),
    );
  } catch {
    return true;
  }
}
