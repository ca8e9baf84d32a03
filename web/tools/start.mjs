// @ts-check
// Builds the page with the documentation and the lessons, and serves them on this machine only.
//   npm start -- [--port 4173] [--no-serve]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../toolchain/build.mjs';
import { root } from '../toolchain/folders.mjs';

const usage = 'Usage: npm start -- [--port <1 to 65535>] [--no-serve]';

/** @returns {{ port: number, serve: boolean } | string} or why the arguments cannot be read */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4173' },
        'no-serve': { type: 'boolean' },
        'build-only': { type: 'boolean' },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65535) return `--port is "${values.port}"; allowed: 1 to 65535`;
    return { port, serve: !(values['no-serve'] || values['build-only']) };
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @param {string} what @param {import('../toolchain/builds.mjs').BuildName} name */
async function step(what, name) {
  const started = performance.now();
  process.stdout.write(`Building ${what} ... `);
  try {
    await build(name);
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.log('failed');
    console.error(/** @type {Error} */ (error).message);
    return false;
  }
}

/** @param {number} port the first to try; a taken one leads to the next */
async function servePage(port) {
  const { preview } = await import('vite');
  const server = await preview({
    root: join(root, 'web', 'page'),
    configFile: join(root, 'web', 'page', 'vite.config.ts'),
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port, strictPort: false, open: false },
  });
  const address = server.httpServer.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const at = `http://127.0.0.1:${bound}/`;
  console.log(`\nThe page is at  ${at}\nits documentation at  ${at}docs/\nand course pages at  ${at}lessons/000/`);
  console.log('Ctrl-C ends it.');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      server.httpServer.close(() => process.exit(0));
      // A browser keeps its connections open: without this the server would wait for them.
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
    });
  }
}

const request = readArguments();
if (typeof request === 'string') {
  console.error(`${request}\n${usage}`);
  process.exitCode = 2;
} else if (
  !(await step('the WebAssembly module', 'wasm')) ||
  !(await step('the page', 'page')) ||
  !(await step('the documentation', 'docs')) ||
  !(await step('the lessons', 'lessons'))
) {
  process.exitCode = 1;
} else if (request.serve) {
  try {
    await servePage(request.port);
  } catch (error) {
    console.error(`The page is built, but could not be served: ${/** @type {Error} */ (error).message}`);
    process.exitCode = 1;
  }
} else {
  console.log('The page is in dist/page: any web server can serve that folder.');
}
