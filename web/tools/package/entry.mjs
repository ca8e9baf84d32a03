// @ts-check
// Builds the API with an engine of its own: the entries of posenc, and the library of posenc-check.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
export const dist = join(root, 'dist');
export const api = join(root, 'web', 'library', 'api');

/** @type {import('esbuild').BuildOptions} */
export const shared = {
  bundle: true,
  minify: true,
  target: 'es2022',
  // Licences of the packages bundled into the elements.
  legalComments: 'external',
  logLevel: 'warning',
  // Node prints the line of an uncaught error before its message: the module's text must not be on it.
  lineLimit: 500,
};

/**
 * Builds the API with another engine, and the form in which a bundler imports the compiled module, if it does.
 * @param {string} name @param {string} [module] @returns {import('esbuild').Plugin}
 */
export const engine = (name, module = './posenc.wasm') => ({
  name: 'engine',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\/engine\.ts$/ }, () => ({ path: join(api, 'runtime', `${name}.ts`) }));
    onResolve({ filter: /\.wasm$/ }, () => ({ path: module, external: true }));
    onResolve({ filter: /\.wasm\?base64$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?base64', '')),
      namespace: 'base64',
    }));
    onLoad({ filter: /./, namespace: 'base64' }, ({ path }) => ({ contents: readFileSync(path), loader: 'base64' }));
  },
});

/**
 * Builds the API as one module, into dist/ or another folder.
 * @param {string} name @param {string} engineName @param {string} [module] @param {string} [folder]
 */
export const entry = (name, engineName, module, folder = dist) =>
  build({
    ...shared,
    format: 'esm',
    entryPoints: [join(api, 'index.ts')],
    outfile: join(folder, `${name}.js`),
    // Of what nobody downloads, a stack trace has the names.
    minify: engineName !== 'engine-node',
    plugins: [engine(engineName, module)],
  });
