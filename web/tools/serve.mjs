// @ts-check
// Serves dist/page, as it is built, on this machine only.
import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../toolchain/folders.mjs';

/**
 * @param {number} port the first to try; a taken one leads to the next
 * @returns {Promise<{ address: string, close: (then?: () => void) => void }>}
 */
export async function servePage(port) {
  const { httpServer } = await preview({
    root: join(root, 'web', 'site'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: join(root, 'dist', 'page') },
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
