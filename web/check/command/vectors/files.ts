// Finds and reads the vectors: next to the command in the installed package, or in a given folder.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultOf, readRegular } from '../text/disk.ts';
import { RunError, UsageError, unknown } from '../words.ts';
import type { AskedCase, VectorFile } from '../../numbers/vectors/types.ts';
import { faultOfVectors } from './well-formed.ts';

const format = 'posenc-vectors/1';

/** The folder of the published vectors, next to the bundled command. */
export const publishedFolder = fileURLToPath(new URL('./vectors/', import.meta.url));

/** The families that a folder holds vectors of, by name. */
export function familiesIn(folder: string): string[] {
  const names = existsSync(folder) ? namesIn(folder).filter((name) => name.endsWith('.json')) : [];
  const found = names.map((name) => name.slice(0, -'.json'.length)).filter((name) => isVectors(folder, name));
  if (found.length === 0) throw new RunError(`there are no vectors in ${folder}`);
  return found.sort();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new RunError(`${folder} cannot be read: ${faultOf(error)}`);
  }
}

/** Other files may be in the folder of the vectors; the first bytes identify a vectors file. */
function isVectors(folder: string, name: string): boolean {
  const path = join(folder, `${name}.json`);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  return readRegular(path).toString('utf8', 0, 400).includes('"posenc-vectors/');
}

/** Refuses names of families that the folder does not hold; without names, all. */
export function chooseFamilies(folder: string, names: readonly string[] | undefined): string[] {
  const known = familiesIn(folder);
  for (const name of names ?? []) if (!known.includes(name)) throw new UsageError(unknown('family', name, known));
  return names ? [...new Set(names)] : known;
}

export function readVectors(folder: string, family: string): VectorFile {
  const path = join(folder, `${family}.json`);
  const text = readRegular(path).toString('utf8');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new RunError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const { format: own } = (file ?? {}) as { format?: unknown };
  if (own !== format)
    throw new RunError(`${path} is of format ${JSON.stringify(own)}; this version of posenc reads "${format}"`);
  const fault = faultOfVectors(file);
  if (fault !== undefined) throw new RunError(`${path} cannot be read: ${fault}`);
  return file as VectorFile;
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
