// `posenc-check vectors`: lists the vectors, or copies them into a project.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { vectorsOptions } from '../options.ts';
import { readWords, RunError, textOf, UsageError, type Output } from '../words.ts';
import { faultOf, readRegular, writeWhole } from '../text/disk.ts';
import { plainLine } from '../text/plain.ts';
import { chooseFamilies, publishedFolder, readVectors } from './files.ts';

export function listVectors(words: readonly string[], { out }: Output): number {
  const { options, rest, program } = readWords(words, vectorsOptions);
  if (program) throw new UsageError('vectors takes names of families, and no command after --');
  const folder = textOf(options, 'vectors') ?? publishedFolder;
  const chosen = chooseFamilies(folder, rest.length > 0 ? rest : undefined);
  const target = textOf(options, 'out');
  if (target === undefined) out(table(folder, chosen));
  else copy(folder, chosen, target, out);
  return 0;
}

function table(folder: string, families: readonly string[]): string {
  const rows = families.map((family) => {
    const { version, cases, source } = readVectors(folder, family);
    const of = (result: string): number => cases.filter((one) => one.result === result).length;
    const kilobytes = Math.ceil(statSync(join(folder, `${family}.json`)).size / 1000);
    const counts = `${of('valid')} valid, ${of('acceptable')} acceptable, ${of('invalid')} invalid`;
    return { family: plainLine(family), counts, size: `${kilobytes} kB`, version, source };
  });
  const width = (key: 'family' | 'counts' | 'size'): number => Math.max(...rows.map((row) => row[key].length));
  const [family, counts, size] = [width('family'), width('counts'), width('size')];
  return rows
    .map(
      (row) =>
        `${row.family.padEnd(family)}  ${row.counts.padEnd(counts)}  ${row.size.padStart(size)}  ` +
        `${plainLine(`${row.version}  ${row.source}`)}\n`,
    )
    .join('');
}

/** Writes the files into a folder `vectors`, with the schema that they name next to it. */
function copy(folder: string, families: readonly string[], target: string, out: Output['out']): void {
  const files = families.map((family) => ({ from: join(folder, `${family}.json`), to: ['vectors', `${family}.json`] }));
  const schema = join(folder, '..', 'schema');
  for (const name of existsSync(schema) ? readdirSync(schema) : [])
    if (name.endsWith('.json')) files.push({ from: join(schema, name), to: ['schema', name] });
  try {
    for (const { from, to } of files) {
      const path = join(target, ...to);
      mkdirSync(join(path, '..'), { recursive: true });
      writeWhole(path, readRegular(from));
      out(`${plainLine(path)}\n`);
    }
  } catch (error) {
    if (error instanceof RunError) throw error;
    throw new RunError(`--out: ${target} cannot be written: ${faultOf(error)}`);
  }
}
