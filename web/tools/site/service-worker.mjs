// @ts-check
// The service worker (web/labs/shared/offline/worker.ts) of a folder of files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const source = fileURLToPath(new URL('../../labs/shared/offline/worker.ts', import.meta.url));

/** @typedef {readonly (readonly [name: string, content: string | Uint8Array])[]} Contents files, by path */

/** @param {string | Uint8Array} content */
const digest = (content) => createHash('sha256').update(content).digest('base64').slice(0, 8);

/** @param {Contents} contents */
const byName = (contents) => [...contents].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * @param {Contents} contents all that is cached at the first visit
 * @param {Contents} [others] the other files of the build, each of which is cached once it has been opened
 * @returns {string} the script of the worker; any change of a file makes another edition
 */
export function serviceWorker(contents, others = []) {
  const code = readFileSync(source, 'utf8');
  const [atOnce, later] = [byName(contents), byName(others)];
  const index = atOnce.find(([name]) => name === 'index.html');
  if (index) atOnce.unshift(['', index[1]]);
  const hash = createHash('sha256').update(code);
  for (const [name, content] of [...atOnce, ...later]) hash.update(name).update(content);
  return transformSync(code, {
    loader: 'ts',
    minify: true,
    define: {
      files: JSON.stringify(atOnce.map(([name]) => `./${name}`)),
      later: JSON.stringify(later.map(([name]) => name)),
      digests: JSON.stringify([...atOnce, ...later].map(([, content]) => digest(content)).join('')),
      edition: JSON.stringify(hash.digest('hex').slice(0, 16)),
    },
  }).code;
}
