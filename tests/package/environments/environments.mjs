// @ts-check
// Environments that the packages have to work in, besides those of tests/package/settings.all.test.ts, which runs with
// every test.
import { readFileSync } from 'node:fs';
import { figuresRight, labDrawn } from './figures.mjs';
import { titleAt } from './workshop.mjs';

/**
 * @typedef {object} Environment
 * @property {string} name
 * @property {string} [app] its files below apps/
 * @property {Record<string, string>} [files]
 * @property {Record<string, string>} packages
 * @property {boolean} [newNode] its tools ask for a newer Node than we do
 * @property {(workshop: import('./workshop.mjs').Workshop) => Promise<readonly string[]>} results what each part of it
 *   shows: all must be the bits that are wanted
 */

/** Every program computes the same, and prints it in the same form. */
const compute = `const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
const result = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });
`;
const main = `import { alibiBias, sinusoidal } from 'posenc';\n${compute}`;
const page = '<!doctype html><meta charset="utf-8"><title></title>';
const lastLine = (/** @type {string} */ text) => text.trim().split('\n').at(-1) ?? '';
/** The text between the tags of HTML. */
const marked = (/** @type {string} */ html) =>
  (
    /RESULT(\{.*?\})END/.exec(html.replace(/&quot;|&#34;|&#x22;/g, '"').replace(/<!--.*?-->/g, ''))?.[1] ?? ''
  ).replaceAll('\\"', '"');

/** @param {string} version @returns {Environment} */
const node = (version) => ({
  name: `Node ${version}: import, require, external, pure, sincos, elements, labs`,
  packages: { [`node-${process.platform}-${process.arch}`]: version },
  files: {
    'main.mjs': `${main}console.log(result);\n`,
    'main.cjs': `const { alibiBias, sinusoidal } = require('posenc');\n${compute}console.log(result);\n`,
    'pure.mjs': `${main.replace("'posenc'", "'posenc/pure'")}console.log(result);\n`,
    'sincos.mjs': `import { sin } from 'posenc/sincos';
if (sin(1e22) !== -0.8522008497671888) throw new Error('other bits');
${main}console.log(result);\n`,
    'external.mjs': `import { alibiBias, init, sinusoidal } from 'posenc/external';
await init({ module: new URL(import.meta.resolve('posenc/posenc.wasm')) });
${compute}console.log(result);\n`,
    'elements.mjs': `import 'posenc/elements';\nimport 'posenc/elements/define';\n${main}console.log(result);\n`,
    'labs.mjs': `import 'posenc-labs';\nimport 'posenc-labs/define';\n${main}console.log(result);\n`,
  },
  async results({ folder, run }) {
    const program = `${folder}/node_modules/node-${process.platform}-${process.arch}/bin/node`;
    const files = ['main.mjs', 'main.cjs', 'pure.mjs', 'sincos.mjs', 'external.mjs', 'elements.mjs', 'labs.mjs'];
    return Promise.all(files.map(async (file) => lastLine(await run(program, file))));
  },
});

/** @param {string} version @returns {Environment} */
const next = (version) => ({
  name: `Next ${version}: server, client, edge`,
  app: 'next',
  // With TypeScript, as create-next-app sets an application up: the build checks the types of its pages.
  packages: {
    next: version,
    react: '19',
    'react-dom': '19',
    typescript: '5',
    '@types/node': '20',
    '@types/react': '19',
    '@types/react-dom': '19',
  },
  newNode: true,
  async results({ run, serve }) {
    await run('next', 'build');
    const server = await serve('next', 'start', '-p', 'PORT');
    try {
      await figuresRight(`${server.address}figure`);
      await labDrawn(`${server.address}tag`);
      return [marked(await server.get('')), await titleAt(server.address), await server.get('edge')];
    } finally {
      server.end();
    }
  },
});

/** @param {string} file */
const application = (file) => readFileSync(new URL(`../../examples/onnxruntime/${file}`, import.meta.url), 'utf8');

/** @type {readonly Environment[]} */
export const environments = [
  node('20'),
  node('22'),
  node('24'),
  node('26'),
  {
    name: 'workerd (Miniflare)',
    app: 'workerd',
    packages: { miniflare: '4', esbuild: '0.28' },
    newNode: true,
    async results({ run }) {
      await run('node', 'bundle.mjs');
      return [lastLine(await run('node', 'main.mjs'))];
    },
  },
  next('15'),
  next('16'),
  {
    name: 'Angular: a build',
    app: 'angular',
    packages: {
      '@angular/build': '22',
      '@angular/cli': '22',
      '@angular/compiler': '22',
      '@angular/compiler-cli': '22',
      '@angular/core': '22',
      '@angular/common': '22',
      '@angular/platform-browser': '22',
      rxjs: '7',
      tslib: '2',
      typescript: '~6.0',
    },
    newNode: true,
    async results({ run, look }) {
      await run('ng', 'build');
      return [await look('dist/app/browser')];
    },
  },
  {
    name: 'Astro: at build time, and in the browser',
    app: 'astro',
    packages: { astro: '7' },
    newNode: true,
    async results({ folder, run, look }) {
      await run('astro', 'build');
      return [marked(await run('cat', `${folder}/dist/index.html`)), await look('dist')];
    },
  },
  {
    name: 'SvelteKit: on the server, and in the browser',
    app: 'sveltekit',
    packages: {
      '@sveltejs/kit': '3',
      '@sveltejs/adapter-static': '4',
      '@sveltejs/vite-plugin-svelte': '*',
      svelte: '5',
      vite: '8',
    },
    newNode: true,
    async results({ folder, run, look }) {
      await run('vite', 'build');
      return [marked(await run('cat', `${folder}/build/index.html`)), await look('build')];
    },
  },
  {
    name: 'Nuxt: on the server, and in the browser',
    app: 'nuxt',
    packages: { nuxt: '4', vue: '3' },
    newNode: true,
    async results({ run, serve }) {
      await run('nuxt', 'build');
      const server = await serve('node', '.output/server/index.mjs');
      try {
        return [marked(await server.get('')), await titleAt(server.address)];
      } finally {
        server.end();
      }
    },
  },
  {
    name: 'React Router: loader, and in the browser',
    app: 'react-router',
    packages: {
      '@react-router/dev': '8',
      '@react-router/node': '8',
      '@react-router/serve': '8',
      'react-router': '8',
      react: '19',
      'react-dom': '19',
      isbot: '5',
      vite: '8',
    },
    newNode: true,
    async results({ folder, run, look }) {
      await run('react-router', 'build');
      return [marked(await run('cat', `${folder}/build/client/index.html`)), await look('build/client')];
    },
  },
  ...['1', '2'].map((version) => ({
    name: `Rspack ${version}`,
    files: {
      'src/index.js': `${main}document.title = result;\n`,
      'index.html': `${page}<script src="dist/main.js" defer></script>`,
    },
    packages: { '@rspack/core': version, '@rspack/cli': version },
    newNode: true,
    /** @param {import('./workshop.mjs').Workshop} workshop */
    async results({ run, look }) {
      await run('rspack', 'build', '--mode', 'production', '--entry', './src/index.js');
      return [await look('.')];
    },
  })),
  {
    name: 'onnxruntime-web: attention with its rotary embedding and with ours',
    files: { 'attention.mjs': application('attention.mjs'), 'model.mjs': application('model.mjs') },
    packages: { 'onnxruntime-web': '1.30' },
    async results({ run }) {
      console.log((await run('node', 'attention.mjs')).trim());
      return [];
    },
  },
  {
    name: 'onnxruntime-web on WebGPU: attention whose queries, keys and cache stay on the GPU',
    files: {
      ...Object.fromEntries(['webgpu.mjs', 'webgpu-check.mjs', 'model.mjs'].map((file) => [file, application(file)])),
      'index.html': `${page}<script type="module" src="bundle.mjs"></script>`,
    },
    packages: { 'onnxruntime-web': '1.30', esbuild: '0.28' },
    async results({ run, lookOnGpu }) {
      await run('esbuild', 'webgpu-check.mjs', '--bundle', '--format=esm', '--outfile=bundle.mjs');
      const said = await lookOnGpu('.');
      if (!said.startsWith('right')) throw new Error(said);
      console.log(said);
      return [];
    },
  },
  {
    name: 'Jest: ES modules, CommonJS, jsdom',
    app: 'jest',
    packages: { jest: '30', 'jest-environment-jsdom': '30', 'babel-jest': '30', '@babel/preset-env': '7' },
    async results({ run }) {
      const jest = 'node_modules/jest/bin/jest.js';
      await run('node', '--experimental-vm-modules', jest, '--config', 'esm/jest.config.json');
      await run('node', jest, '--config', 'cjs/jest.config.cjs');
      return [];
    },
  },
  {
    name: 'vitest: Node, jsdom, Chromium',
    app: 'vitest',
    packages: { vitest: '4', '@vitest/browser-playwright': '4', playwright: '1', jsdom: '27' },
    newNode: true,
    async results({ run }) {
      await run('vitest', 'run');
      return [];
    },
  },
  ...['5.5', '5.9', '7'].map((version) => ({
    name: `TypeScript ${version}, strict, skipLibCheck off: node16 and bundler, JSX of React 19`,
    app: 'typescript',
    packages: { typescript: version, '@types/react': '19' },
    newNode: true,
    /** @param {import('./workshop.mjs').Workshop} workshop */
    async results({ run }) {
      await run('tsc', '-p', '.');
      await run('tsc', '-p', '.', '--module', 'esnext', '--moduleResolution', 'bundler');
      return [];
    },
  })),
  {
    name: 'vue-tsc, strict: script setup and templates',
    app: 'vue',
    packages: { vue: '3', 'vue-tsc': '3', typescript: '5.9' },
    newNode: true,
    async results({ run }) {
      await run('vue-tsc', '-p', '.');
      return [];
    },
  },
];
