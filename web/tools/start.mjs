// @ts-check
// Builds the page with the documentation and the lessons, and serves them on this machine only.
//   npm start -- [--port 4173] [--no-serve]
import { parseArgs } from 'node:util';
import { build } from './toolchain/build.mjs';

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

/** @param {string} what @param {import('./toolchain/builds.mjs').BuildName} name */
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
async function serve(port) {
  const { servePage } = await import('./serve.mjs');
  const { address, close } = await servePage(port);
  console.log(`\nThe page is at  ${address}\nits documentation at  ${address}docs/`);
  console.log(`and course pages at  ${address}lessons/000/\nCtrl-C ends it.`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => close(() => process.exit(0)));
}

const request = readArguments();
if (typeof request === 'string') {
  console.error(`${request}\n${usage}`);
  process.exitCode = 2;
} else if (
  !(await step('the WebAssembly module', 'wasm')) ||
  !(await step('the page', 'page')) ||
  !(await step('the documentation', 'docs')) ||
  !(await step('the lessons', 'lessons')) ||
  !(await step('the checker', 'check')) ||
  !(await step('the class', 'class')) ||
  !(await step('what the site needs offline', 'site'))
) {
  process.exitCode = 1;
} else if (request.serve) {
  try {
    await serve(request.port);
  } catch (error) {
    console.error(`The page is built, but could not be served: ${/** @type {Error} */ (error).message}`);
    process.exitCode = 1;
  }
} else {
  console.log('The page is in dist/page: any web server can serve that folder.');
}
