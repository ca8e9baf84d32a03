// @ts-check
// The same measurements in a browser, on a page isolated so that its clock is fine enough.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { launch } from '../toolchain/launch.mjs';

const types = /** @type {Record<string, string>} */ ({
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
});

/** @param {string} script @param {string} modules @returns {Promise<{ url: string, close: () => void }>} */
function serve(script, modules) {
  const server = createServer((request, response) => {
    const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/')
      return response
        .writeHead(200, { ...headers, 'Content-Type': 'text/html' })
        .end('<!doctype html><title>bench</title>');
    const file = path === '/bench.mjs' ? script : join(modules, path);
    if (!existsSync(file)) return response.writeHead(404, headers).end();
    response.writeHead(200, { ...headers, 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}/`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

/**
 * @param {'chromium' | 'firefox'} engine
 * @param {string} script the bundle
 * @param {string} modules the folder of the peers' WebAssembly
 * @param {{ function: string, options: object }} call the function to call there with the folders and these options
 */
export async function measureInBrowser(engine, script, modules, call) {
  const server = await serve(script, modules);
  const browser = await launch(engine, { protocolTimeout: 900_000 });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const folders = {
      onnx: `${server.url}onnxruntime-web/dist/`,
      tfjs: `${server.url}@tensorflow/tfjs-backend-wasm/dist/`,
    };
    // As text, so that transpilers of this file leave the function alone.
    const code = `import('/bench.mjs').then((bench) =>
      bench[${JSON.stringify(call.function)}](${JSON.stringify(folders)}, ${JSON.stringify(call.options)}))`;
    return /** @type {any} */ (await page.evaluate(code));
  } finally {
    await browser.close();
    server.close();
  }
}
