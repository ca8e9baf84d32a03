// @ts-check
// Builds the course pages: a folder for each lesson, its sources next to it, one script, one style, and a worker that
// caches all of it for a classroom without a network.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../toolchain/folders.mjs';
import { serviceWorker } from '../vite/service-worker.mjs';
import { framed } from './layout.mjs';
import { readLessons, textsOf } from './lessons.mjs';

const source = join(root, 'web', 'lessons');

/** With a hash of their content in their names. @param {string} out */
async function bundle(out) {
  const { outputFiles } = await build({
    entryPoints: [join(source, 'lesson.ts'), join(source, 'lesson.css')],
    entryNames: '[name]-[hash]',
    outdir: out,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles.map(({ path, text }) => ({ name: basename(path), content: text }));
}

/** The labs as elements, which are built next to the page. */
function labFiles() {
  const built = join(root, 'build', 'labs');
  const files = ['posenc-lab.js', ...readdirSync(join(built, 'labs')).map((name) => `labs/${name}`)];
  return files.map((name) => ({ name: `../${name}`, content: readFileSync(join(built, name), 'utf8') }));
}

/** @param {string} out an empty or absent folder, or the one of last time */
export async function buildLessons(out) {
  const files = await bundle(out);
  const named = (/** @type {string} */ ending) => files.find(({ name }) => name.endsWith(ending))?.name ?? '';
  const lessons = readLessons();
  for (const lesson of lessons) {
    const page = framed(lesson, lessons, { script: named('.js'), style: named('.css') });
    files.push({ name: `${lesson.name}/index.html`, content: page });
    for (const { language, markdown } of textsOf(lesson))
      files.push({ name: `${lesson.name}/${language}.md`, content: markdown });
  }
  const kept = [...files, ...labFiles()].map(({ name, content }) => /** @type {const} */ ([name, content]));
  files.push({ name: 'sw.js', content: serviceWorker(kept, '../') });
  rmSync(out, { recursive: true, force: true });
  for (const { name, content } of files) {
    mkdirSync(join(out, name, '..'), { recursive: true });
    writeFileSync(join(out, name), content);
  }
}
