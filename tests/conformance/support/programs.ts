// Programs of other languages that the tests run: how each is made ready, and asked.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runSession, type Outcome, type Run } from '../../../web/check/command/run/session.ts';
import { casesOf, readVectors } from '../../../web/check/command/vectors/files.ts';
import type { AskedCase } from '../../../web/check/numbers/vectors/types.ts';

const conformance = fileURLToPath(new URL('..', import.meta.url));
const vectors = join(conformance, 'vectors');
const made = fileURLToPath(new URL('../../../build/conformance', import.meta.url));
const execute = promisify(execFile);

/** The first of some commands that this system has. */
export function installed(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  return names.find((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** The command that runs a source file, with arguments after it: an interpreter, or what the C compiler makes. */
export async function commandFor(line: string): Promise<string[]> {
  const [source = '', ...words] = line.split(' ');
  const path = join(conformance, source);
  const output = join(made, source.replaceAll('/', '-'));
  mkdirSync(made, { recursive: true });
  if (source.endsWith('.py')) return ['python3', path, ...words];
  if (source.endsWith('.mjs')) return [process.execPath, path];
  const compiler = installed('cc', 'gcc', 'clang') ?? 'cc';
  await execute(compiler, ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Werror', '-o', output, path, '-lm']);
  return [output, ...words];
}

const read = new Map<string, readonly AskedCase[]>();

function casesIn(family: string): readonly AskedCase[] {
  const known = read.get(family) ?? casesOf(readVectors(vectors, family));
  read.set(family, known);
  return known;
}

/** Asks a program every case of the families that it says it has. */
export function asked(command: readonly string[]): Promise<Run> {
  return runSession({
    command,
    timeoutSeconds: 60,
    casesFor: ({ families, operations }) =>
      families.flatMap(casesIn).filter(({ family, operation }) => operations?.[family]?.includes(operation) ?? true),
  });
}

/** Asks several programs side by side, a few at a time; by source file and arguments. */
export async function askedTogether(sources: readonly string[], atOnce: number): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  const left = [...sources];
  const work = async (): Promise<void> => {
    for (let source = left.shift(); source !== undefined; source = left.shift())
      runs.set(source, await asked(await commandFor(source)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return runs;
}

/** Findings other than right and wrong answers. */
export const foundIn = ({ findings, stopped }: Run): string[] => [
  ...findings.map(({ text }) => text),
  ...(stopped === undefined ? [] : [stopped]),
];

/** The ids of cases with a status, and what was said of each. */
export const saidOf = (outcomes: readonly Outcome[], status: string): string[] =>
  outcomes
    .filter(({ verdict }) => verdict.status === status)
    .map(({ asked, verdict }) => `${asked.id}: ${verdict.message}`);
