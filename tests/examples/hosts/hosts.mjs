// @ts-check
// The hosts: where a teacher may put a figure, how each of them makes its pages, and where those end up.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { root } from '../../../web/tools/toolchain/folders.mjs';

/** @typedef {import('../../package/environments/workshop.mjs').Workshop} Workshop */

/**
 * @typedef {object} Host
 * @property {string} name
 * @property {string} folder next to this file, copied unchanged
 * @property {string} [tool] a Debian program, whose version is printed
 * @property {string} [from] the package that has it
 * @property {Record<string, string>} [packages] of npm
 * @property {string} [files] where the page's folder `posenc/` goes, before the host is built
 * @property {(shop: Workshop) => Promise<unknown>} [make]
 * @property {string} site the served folder
 * @property {string} [page] below it
 * @property {boolean} [strict] it keeps the policy itself: the server demands it
 * @property {boolean} [still] a page that does not scroll
 * @property {boolean} [player] the frame has a fixed size: only whether a package is drawn there is checked
 * @property {readonly string[]} [embeddings] those that the host has, if not all
 */

/** The files that a plain page needs, as posenc-labs has them. @param {Workshop} shop @param {string} below */
export function copyElements(shop, below) {
  cpSync(join(shop.folder, 'node_modules', 'posenc-labs', 'dist'), join(shop.folder, below, 'posenc'), {
    recursive: true,
  });
}

/** A door for authors, beside the host's files. @param {Workshop} shop @param {string} file below doors/ */
function copyDoor(shop, file) {
  cpSync(join(shop.folder, 'node_modules', 'posenc-labs', 'dist', 'doors', file), join(shop.folder, basename(file)));
}

/** The package of a lab, as web/tools/files.mjs makes it, put where a platform would. @param {Workshop} shop */
async function unpackCourse({ run, folder }) {
  const wanted = ['--lab', 'encode', '--query', 'show=figure&dimensions=0,1,10', '--scorm', '1.2'];
  await run(process.execPath, join(root, 'web', 'tools', 'files.mjs'), ...wanted);
  mkdirSync(join(folder, 'course'));
  const inside = unzipSync(readFileSync(join(root, 'dist', 'files', 'posenc-encode-scorm-1.2.zip')));
  for (const [file, bytes] of Object.entries(inside)) writeFileSync(join(folder, 'course', file), bytes);
}

/** @param {string} command */
export const isThere = (command) => spawnSync('sh', ['-c', command]).status === 0;

/** @type {readonly Host[]} */
export const hosts = [
  { name: 'a plain page', folder: 'plain', files: '.', site: '.', strict: true },
  { name: 'frames in a sandbox', folder: 'sandbox', files: '.', site: '.', strict: true, embeddings: ['frame'] },
  {
    name: 'MkDocs',
    folder: 'mkdocs',
    tool: 'mkdocs --version',
    from: 'mkdocs',
    files: 'docs',
    // As a module, Python looks into this folder for the extension.
    make: (shop) => {
      copyDoor(shop, 'python/posenc_figures.py');
      return shop.run('/usr/bin/python3', '-m', 'mkdocs', 'build', '--quiet');
    },
    site: 'site',
  },
  {
    name: 'Hugo',
    folder: 'hugo',
    tool: 'hugo version',
    from: 'hugo',
    files: 'static',
    make: ({ run }) => run('hugo'),
    site: 'public',
  },
  {
    name: 'Sphinx with MyST',
    folder: 'sphinx',
    tool: "/usr/bin/python3 -c 'import sphinx, myst_parser'",
    from: 'python3-sphinx python3-myst-parser',
    files: '_static',
    make: (shop) => {
      copyDoor(shop, 'python/posenc_figures.py');
      return shop.run('sphinx-build', '-q', '.', 'out');
    },
    site: 'out',
  },
  {
    name: 'pandoc, as Quarto',
    folder: 'pandoc',
    tool: 'pandoc --version',
    from: 'pandoc',
    files: '.',
    make: (shop) => {
      copyDoor(shop, 'quarto/posenc.lua');
      return shop.run('pandoc', '--standalone', '--lua-filter=posenc.lua', '--output=index.html', 'lesson.md');
    },
    site: '.',
  },
  {
    name: 'a notebook as HTML',
    folder: 'notebook',
    tool: '/usr/bin/python3 -m nbconvert --version',
    from: 'python3-nbconvert',
    files: '.',
    make: async ({ run }) => {
      await run('python3', 'write_notebook.py');
      await run('/usr/bin/python3', '-m', 'nbconvert', '--to', 'html', 'lesson.ipynb');
    },
    site: '.',
    page: 'lesson.html',
  },
  {
    name: 'a SCORM player',
    folder: 'scorm',
    packages: { 'scorm-again': '3' },
    make: unpackCourse,
    site: '.',
    embeddings: ['frame'],
    player: true,
  },
  {
    name: 'Reveal.js',
    folder: 'reveal',
    packages: { 'reveal.js': '6' },
    files: '.',
    site: '.',
    still: true,
    // An element is as high as its content, which is more than a slide.
    embeddings: ['frame', 'heatmap'],
  },
  {
    name: 'Observable Framework',
    folder: 'observable',
    packages: { '@observablehq/framework': '1' },
    files: 'src',
    make: async (shop) => {
      await shop.run('observable', 'build');
      // It copies only the files that it has seen a page ask for: the folder of a frame's page is none of those.
      copyElements(shop, 'dist');
    },
    site: 'dist',
  },
  {
    name: 'VitePress',
    folder: 'vitepress',
    packages: { vitepress: '1', vue: '3' },
    files: 'public',
    make: ({ run }) => run('vitepress', 'build'),
    site: '.vitepress/dist',
  },
  {
    name: 'Docusaurus',
    folder: 'docusaurus',
    packages: { '@docusaurus/core': '3', '@docusaurus/preset-classic': '3', react: '19', 'react-dom': '19' },
    files: 'static',
    make: ({ folder, run }) => {
      // With "type": "module", which a new Docusaurus project has not, the build ends at `require.resolveWeak`.
      writeFileSync(join(folder, 'package.json'), '{ "private": true }');
      return run('docusaurus', 'build');
    },
    site: 'build',
  },
  {
    name: 'mystmd',
    folder: 'mystmd',
    packages: { mystmd: '1', 'myst-to-react': '1', react: '18', 'react-dom': '18', esbuild: '*' },
    files: '.',
    make: async (shop) => {
      for (const file of ['mystmd.mjs', 'fence.mjs']) copyDoor(shop, file);
      await shop.run('myst', 'build', '--site');
      const words = ['--bundle', '--platform=node', '--format=cjs', '--jsx=automatic', '--outfile=render.cjs'];
      await shop.run('esbuild', 'render.jsx', ...words);
      return shop.run(process.execPath, 'render.cjs');
    },
    site: '.',
    embeddings: ['frame'],
    // The theme's frame is 60 % as high as wide, and its page has no script of ours.
    player: true,
  },
  {
    name: 'React 19',
    folder: 'react',
    packages: { react: '19', 'react-dom': '19', vite: '8', '@vitejs/plugin-react': '6' },
    files: 'public',
    make: ({ run }) => run('vite', 'build'),
    site: 'dist',
    strict: true,
  },
  {
    name: 'Vue 3',
    folder: 'vue',
    packages: { vue: '3', vite: '8', '@vitejs/plugin-vue': '6' },
    files: 'public',
    make: ({ run }) => run('vite', 'build'),
    site: 'dist',
    strict: true,
  },
];
