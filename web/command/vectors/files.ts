// Finds and reads the vectors: next to the command in the installed package, or in a given folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError, unknown } from '../words.ts';
import type { AskedCase, VectorFile } from './types.ts';

const format = 'posenc-vectors/1';

/** The folder of the published vectors, next to the bundled command. */
export const publishedFolder = fileURLToPath(new URL('./vectors/', import.meta.url));

/** The families that a folder holds vectors of, by name. */
export function familiesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const found = names.map((name) => name.slice(0, -'.json'.length)).filter((name) => isVectors(folder, name));
  if (found.length === 0) throw new UsageError(`there are no vectors in ${folder}`);
  return found.sort();
}

/** Other JSON may be in the folder of the vectors; the first bytes identify a vectors file. */
const isVectors = (folder: string, name: string): boolean =>
  readFileSync(join(folder, `${name}.json`), 'utf8')
    .slice(0, 400)
    .includes('"posenc-vectors/');

/** Refuses names of families that the folder does not hold; without names, all. */
export function chooseFamilies(folder: string, names: readonly string[] | undefined): string[] {
  const known = familiesIn(folder);
  for (const name of names ?? []) if (!known.includes(name)) throw new UsageError(unknown('family', name, known));
  return names ? [...new Set(names)] : known;
}

export function readVectors(folder: string, family: string): VectorFile {
  const path = join(folder, `${family}.json`);
  let file: VectorFile;
  try {
    file = JSON.parse(readFileSync(path, 'utf8')) as VectorFile;
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
  if (file.format !== format)
    throw new UsageError(`${path} is of format "${file.format}"; this version of posenc reads "${format}"`);
  return file;
}

export const casesOf = (file: VectorFile): AskedCase[] => file.cases.map((one) => ({ ...one, family: file.family }));

/** The case of an id, which names its family. */
export function findCase(folder: string, id: string): { readonly file: VectorFile; readonly found: AskedCase } {
  const families = familiesIn(folder);
  // A family's name may be the beginning of another's.
  const likely = families.filter((family) => id.startsWith(`${family}-`)).sort((a, b) => b.length - a.length);
  for (const family of [...likely, ...families.filter((name) => !likely.includes(name))]) {
    const file = readVectors(folder, family);
    const found = casesOf(file).find((one) => one.id === id);
    if (found) return { file, found };
  }
  const ids = families.flatMap((family) => readVectors(folder, family).cases.map((one) => one.id));
  const nearest = likely[0] ? ids.filter((one) => one.startsWith(`${likely[0]}-`)) : ids;
  throw new UsageError(
    nearest.length > 0 && likely[0]
      ? `there is no case "${id}"; ${likely[0]} has ${nearest[0]} to ${nearest.at(-1)}`
      : `there is no case "${id}"; families: ${families.join(', ')}`,
  );
}
