// Programs of other languages that the tests run: how each is made ready, and what the runner finds.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { diagnose } from '../../../web/command/diagnosis/rank.ts';
import type { Diagnosis } from '../../../web/command/diagnosis/sentences.ts';
import { runSession, type Outcome } from '../../../web/command/run/session.ts';
import { casesOf, readVectors } from '../../../web/command/vectors/files.ts';

const conformance = fileURLToPath(new URL('..', import.meta.url));
const vectors = join(conformance, 'vectors');
const made = fileURLToPath(new URL('../../../build/conformance', import.meta.url));
const run = promisify(execFile);

/** The first of some commands that this system has. */
export function installed(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  return names.find((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** The command that runs a source file: an interpreter with it, or a compiler's output. */
export async function commandFor(source: string): Promise<string[]> {
  const path = join(conformance, source);
  const output = join(made, source.replaceAll('/', '-'));
  mkdirSync(made, { recursive: true });
  if (source.endsWith('.py')) return ['python3', path];
  if (source.endsWith('.mjs')) return [process.execPath, path];
  if (source.endsWith('.c')) {
    const compiler = installed('cc', 'gcc', 'clang') ?? 'cc';
    await run(compiler, ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Werror', '-o', output, path, '-lm']);
  } else if (source.endsWith('.rs')) {
    await run('rustc', ['--edition', '2021', '-O', '-o', output, path]);
  } else {
    const folder = join(path, '..');
    const files = readdirSync(folder).filter((name) => name.endsWith('.go'));
    const env = { ...process.env, GOCACHE: join(made, 'go-cache'), GO111MODULE: 'off' };
    await run('go', ['build', '-o', output, ...files], { cwd: folder, env });
  }
  return [output];
}

export interface Checked {
  readonly families: readonly string[];
  readonly outcomes: readonly Outcome[];
  readonly diagnoses: readonly Diagnosis[];
  readonly findings: readonly string[];
}

/** Asks a program every case of the families that it says it has. */
export async function checked(command: readonly string[]): Promise<Checked> {
  const { hello, dtype, outcomes, findings, stopped } = await runSession({
    command,
    timeoutSeconds: 60,
    casesFor: ({ families, operations }) =>
      families
        .flatMap((family) => casesOf(readVectors(vectors, family)))
        .filter(({ family, operation }) => operations?.[family]?.includes(operation) ?? true),
  });
  const found = findings.map(({ text }) => text);
  return {
    families: hello.families,
    outcomes,
    diagnoses: diagnose(outcomes, dtype),
    findings: stopped === undefined ? found : [...found, stopped],
  };
}

/** The ids of cases with a status, and the verdict on each. */
export const saidOf = (outcomes: readonly Outcome[], status: string): string[] =>
  outcomes
    .filter(({ verdict }) => verdict.status === status)
    .map(({ asked, verdict }) => `${asked.id}: ${verdict.message}`);
