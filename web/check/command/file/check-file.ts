// `posenc-check <file>`: says what numbers are.
import { dtypes } from '../../numbers/vectors/types.ts';
import { afterDashes, numberOf, oneOf, UsageError, type Output, type Words } from '../words.ts';
import type { FileOptions } from './asked.ts';
import { checkFrequencies } from './frequencies.ts';
import { isTable, readNumbers, type Numbers } from './read-numbers.ts';
import { checkTable } from './table.ts';

export async function checkFile(rest: readonly string[], options: Words['options'], { out }: Output): Promise<number> {
  const [path, second] = rest;
  if (path === undefined) throw new UsageError('check takes a file, or a command after --');
  if (second !== undefined) {
    const program = isTable(path) ? '' : `; ${afterDashes(rest)}`;
    throw new UsageError(`check takes one file, and got "${path}" and "${second}"${program}`);
  }
  const wanted: FileOptions = {
    dim: numberOf(options, 'dim', { least: 1, most: 2 ** 24, whole: true }),
    base: numberOf(options, 'base', { least: 1 }) ?? 10000,
    first: numberOf(options, 'first') ?? 0,
    layout: oneOf(options, 'layout', ['interleaved', 'concatenated']) ?? 'interleaved',
  };
  // It is loaded here: a run of a program does without.
  const library = await import('posenc');
  const read = readNumbers(library, path);
  const kind =
    oneOf(options, 'as', ['sinusoidal', 'frequencies']) ??
    (Math.min(read.rows, read.columns) > 1 || wanted.dim !== undefined ? 'sinusoidal' : 'frequencies');
  const numbers = { ...read, dtype: oneOf(options, 'dtype', dtypes) ?? read.dtype };
  const { right, lines } =
    kind === 'sinusoidal'
      ? checkTable(library, shaped(path, numbers, wanted.dim), wanted)
      : checkFrequencies(numbers, wanted);
  out(`${lines.join('\n')}\n`);
  return right ? 0 : 1;
}

/** A list of numbers is cut into rows of `dim`. */
function shaped(path: string, numbers: Numbers, dim: number | undefined): Numbers {
  const count = numbers.data.length;
  if (dim === undefined || dim === numbers.columns) return numbers;
  if (Math.min(numbers.rows, numbers.columns) > 1)
    throw new UsageError(`--dim is ${dim}, and the rows of ${path} have ${numbers.columns} numbers`);
  if (count % dim !== 0) throw new UsageError(`--dim is ${dim}, of which ${count} numbers do not make whole rows`);
  return { ...numbers, rows: count / dim, columns: dim };
}
