// @ts-check
// Remembers from which contents an output was made, so that nothing is built twice. Contents, not times: a checkout or
// an editor's save changes times without changing anything.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildFolder, root } from './folders.mjs';

/** @param {string} path file or folder @param {readonly string[]} without @returns {string[]} files, sorted */
function filesOf(path, without) {
  if (without.includes(path)) return [];
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind === undefined) return [];
  if (!kind.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name), without));
}

/**
 * @param {readonly string[]} paths files and folders, relative to the project
 * @param {readonly string[]} [without] paths to leave out
 * @returns {string} a hash of all names and contents
 */
export function contentHash(paths, without = [], base = root) {
  const hash = createHash('sha256');
  const excluded = without.map((path) => join(base, path));
  for (const path of paths) {
    for (const file of filesOf(join(base, path), excluded)) {
      const content = readFileSync(file);
      hash.update(`${relative(base, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @typedef {object} StampedOutput
 * @property {string} name
 * @property {readonly string[]} inputs
 * @property {readonly string[]} outputs
 * @property {readonly string[]} [withoutOutputs] what stands in the outputs' folder but is another's
 */

const stampFile = (/** @type {string} */ name) => join(buildFolder, 'stamps', name);

/** @param {StampedOutput} output @returns {string} what the stamp says when the output is up to date */
function stampText(output, inputs = contentHash(output.inputs)) {
  return `${inputs} ${contentHash(output.outputs, output.withoutOutputs)}`;
}

/** @param {StampedOutput} output */
export function isUpToDate(output) {
  try {
    return readFileSync(stampFile(output.name), 'utf8') === stampText(output);
  } catch {
    return false;
  }
}

/**
 * @param {StampedOutput} output
 * @param {string} inputs their hash before the build began: what changed during it must be built again
 */
export function markUpToDate(output, inputs) {
  mkdirSync(join(buildFolder, 'stamps'), { recursive: true });
  writeFileSync(stampFile(output.name), stampText(output, inputs));
}
