// @ts-check
// Writes files for places without a server into dist/files: the whole page, or one lab, as one HTML file, or a lab or a
// path as a package for a learning platform, with a seed for each student where they ask for it, and a lab as Open
// edX's custom JavaScript problem.
//   node web/tools/files.mjs [--lab clock] [--query "position=10&lang=it"] [--scorm 1.2 | --jsinput] [--seeds]
//   node web/tools/files.mjs --path intro --scorm 2004 --questions 3
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { built } from './toolchain/build.mjs';
import { root } from './toolchain/folders.mjs';

const page = join(root, 'dist', 'page');
const folder = join(root, 'dist', 'files');

/** @returns {Promise<typeof import('../labs/files/index.ts')>} */
async function makers() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'web', 'labs', 'files', 'index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
}

/** @param {string} name @param {string | Uint8Array} content */
async function put(name, content) {
  await writeFile(join(folder, name), content);
  console.log(`dist/files/${name}  ${(Buffer.byteLength(content) / 1000).toFixed(0)} kB`);
}

async function run() {
  const {
    lab,
    path,
    scorm,
    query = '',
    questions: asked,
    jsinput = false,
    seeds = false,
  } = parseArgs({
    options: {
      lab: { type: 'string' },
      path: { type: 'string' },
      scorm: { type: 'string' },
      query: { type: 'string' },
      questions: { type: 'string' },
      jsinput: { type: 'boolean' },
      seeds: { type: 'boolean' },
    },
  }).values;
  if (scorm !== undefined && scorm !== '1.2' && scorm !== '2004')
    throw new RangeError(`--scorm is "${scorm}"; allowed: 1.2, 2004`);
  if (path !== undefined && (scorm === undefined || lab !== undefined))
    throw new RangeError('--path goes with --scorm, and without --lab: a path is a package of the whole page');
  if (jsinput && (lab === undefined || scorm !== undefined))
    throw new RangeError('--jsinput goes with --lab, and without --scorm');
  if (asked !== undefined && scorm === undefined && !jsinput)
    throw new RangeError('--questions goes with --scorm or --jsinput: elsewhere nobody counts them');
  const questions = asked === undefined ? undefined : Number(asked);
  if (seeds && lab === undefined && path === undefined)
    throw new RangeError('--seeds goes with --lab or --path: the whole page asks nobody for a name');
  await built('page');
  mkdirSync(folder, { recursive: true });
  const { askedBy, labFile, scormPackage } = await makers();
  const read = (/** @type {string} */ file) => readFile(join(page, file), 'utf8');
  if (lab === undefined && path === undefined) return put('posenc.html', await read('posenc.html'));
  const given = new Map([...(lab === undefined ? [] : [['lab', lab]]), ...new URLSearchParams(query)]);
  if ((scorm !== undefined || jsinput) && !given.has('show'))
    given.set('show', 'figure controls readings question questions');
  const html = lab === undefined ? await read('posenc.html') : await labFile({ attributes: given, read, seeds });
  if (jsinput) return put(`posenc-${lab}-jsinput.html`, askedBy('jsinput', { html, questions }));
  if (scorm === undefined) return put(`posenc-${lab}.html`, html);
  const name = lab ?? (/^[\w-]{1,20}$/.test(path ?? '') ? `${path}` : 'path');
  const root = path === undefined ? {} : { 'data-path': path, ...(seeds ? { 'data-seeds': '' } : {}) };
  return put(
    `posenc-${name}-scorm-${scorm}.zip`,
    scormPackage({ version: scorm, name, title: `posenc: ${name}`, html, questions, root }),
  );
}

try {
  await run();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
