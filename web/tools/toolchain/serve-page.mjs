// @ts-check
// Serves the built page from a sub-folder, as a course site would.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const built = fileURLToPath(new URL('../../../dist/page/', import.meta.url));
/** The page has to work in any folder of any host. */
const subFolder = '/courses/attention/posenc/';

/** @type {Record<string, string>} */
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves dist/page on a free loopback port.
 * @param {{ mayKeep?: boolean, compressed?: boolean }} [options] whether a browser may keep the assets, and gets
 *   files gzipped, as from nearly every host
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} the address of the page, and its end
 */
export async function servePage({ mayKeep = false, compressed = false } = {}) {
  /** A file is compressed once, as hosts do, and not while a browser's time is measured. @type {Map<string, Buffer>} */
  const gzipped = new Map();
  /** @param {string} file */
  async function read(file) {
    if (!compressed) return readFile(file);
    const known = gzipped.get(file) ?? gzipSync(await readFile(file));
    gzipped.set(file, known);
    return known;
  }
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const inside = normalize(path.slice(subFolder.length).replace(/(^|\/)$/, '$1index.html'));
    if (path === '/') {
      // Where a tab waits for its next test: leaving the origin would take another process, and Firefox the focus.
      const nothing = '<!doctype html><title>nothing</title><link rel="icon" href="data:,">';
      response.writeHead(200, { 'content-type': types['.html'] }).end(nothing);
      return;
    }
    if (!path.startsWith(subFolder) || inside.startsWith('..')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const body = await read(join(built, inside));
      response
        .writeHead(200, {
          'content-type': types[extname(inside)] ?? 'application/octet-stream',
          ...(compressed ? { 'content-encoding': 'gzip' } : {}),
          ...(mayKeep && inside.startsWith('assets/') ? { 'cache-control': 'public, max-age=600' } : {}),
        })
        .end(body);
    } catch {
      const missing = await read(join(built, '404.html')).catch(() => '');
      response.writeHead(404, { 'content-type': types['.html'] }).end(missing);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${address.port}${subFolder}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
