// @ts-check
// Builds the course pages: a folder for each lesson, its sources next to it, one script, one style.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../toolchain/folders.mjs';
import { framed } from './layout.mjs';
import { readLessons, textsOf } from './lessons.mjs';

const source = join(root, 'web', 'labs', 'lessons');

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
  rmSync(out, { recursive: true, force: true });
  for (const { name, content } of files) {
    mkdirSync(join(out, name, '..'), { recursive: true });
    writeFileSync(join(out, name), content);
  }
}
