// @ts-check
// The service worker (web/page/offline/worker.ts) of a folder of files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const source = fileURLToPath(new URL('../../page/offline/worker.ts', import.meta.url));

/**
 * @param {readonly (readonly [name: string, content: string | Uint8Array])[]} contents all that is kept, by path
 * @returns {string} the script of the worker
 */
export function serviceWorker(contents) {
  const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const [name, content] of sorted) hash.update(name).update(content);
  const names = sorted.map(([name]) => `./${name}`);
  // The first page is what unknown addresses get.
  const files = names.includes('./index.html') ? ['./', ...names] : names;
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    loader: 'ts',
    minify: true,
    define: {
      files: JSON.stringify(files),
      edition: JSON.stringify(hash.digest('hex').slice(0, 16)),
    },
  });
  return code;
}
