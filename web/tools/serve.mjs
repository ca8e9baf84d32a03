// @ts-check
// Serves dist/page, as it is built, on this machine only. Answers as a static host: what is no file and no folder is
// not found, whatever is asked for, and never the first page under another address.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root } from './toolchain/folders.mjs';

const site = join(root, 'dist', 'page');

/** Path and query of a request. @param {string} [url] @returns {[path: string, query: string]} */
function partsOf(url = '/') {
  const [, path = '', query = ''] = /^\/*([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return [`/${path}`, query];
}

/** The file or folder of a path below the site, `undefined` if there is none. @param {string} path */
function entryAt(path) {
  try {
    const place = join(site, decodeURIComponent(path));
    return place.startsWith(site) ? statSync(place) : undefined;
  } catch {
    return undefined;
  }
}

/** The page for what is not found, if the site has one, as hosts of static files look for it. */
function notFoundPage() {
  try {
    return { type: 'text/html; charset=utf-8', text: readFileSync(join(site, '404.html'), 'utf8') };
  } catch {
    return { type: 'text/plain; charset=utf-8', text: 'There is nothing at this address.\n' };
  }
}

/** @type {import('vite').Plugin} */
const asHosts = {
  name: 'posenc-as-hosts',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [path, query] = partsOf(request.url);
      // Addresses in a page are relative to its folder, which a browser knows by the slash at the end.
      if (path.endsWith('/') || !entryAt(path)?.isDirectory()) return next();
      response.writeHead(301, { location: `${path}/${query}` }).end();
    });
    // After the files of the site, once it is known that an address is none of them.
    return () =>
      middlewares.use((request, response, next) => {
        const [path] = partsOf(request.url);
        if (entryAt(path)?.isFile()) return next();
        const { type, text } = notFoundPage();
        response.writeHead(404, { 'content-type': type }).end(request.method === 'HEAD' ? undefined : text);
      });
  },
};

/**
 * @param {number} port the first to try; a taken one leads to the next
 * @returns {Promise<{ address: string, close: (then?: () => void) => void }>}
 */
export async function servePage(port) {
  const { httpServer } = await preview({
    root: join(root, 'web', 'labs', 'pages', 'first'),
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    plugins: [asHosts],
    build: { outDir: site },
    // As published sites do: a course on another port, or in a sandbox, loads the labs from here.
    preview: { host: '127.0.0.1', port, strictPort: false, open: false, cors: { origin: '*' } },
  });
  const address = httpServer.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    address: `http://127.0.0.1:${bound}/`,
    close(then) {
      httpServer.close(then);
      // A browser keeps its connections open: without this the server would wait for them.
      if ('closeAllConnections' in httpServer) httpServer.closeAllConnections();
    },
  };
}
