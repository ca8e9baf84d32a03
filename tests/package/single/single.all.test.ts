// The engine as one header: two sources of a program compile with it alone, and the program's results have the bits of
// the library's.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { writeSingleHeader } from '../../../web/tools/package/single-header.mjs';
import { build } from '../../../web/tools/toolchain/build.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const buildFolder = join(root, 'build');
const folder = join(root, 'tests', 'package', 'single');
const out = join(buildFolder, 'single');
const header = join(out, 'posenc_single.hpp');
const flags = ['-std=c++20', '-O1', '-Wall', '-Wextra', '-Werror'];
// Fused multiply-adds would show in the bits.
const hasFma = process.arch === 'x64' && / fma /.test(readFileSync('/proc/cpuinfo', 'utf8'));

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const exists = (command: string): boolean => {
  try {
    run(command, ['--version']);
    return true;
  } catch {
    return false;
  }
};

let wanted = '';
beforeAll(async () => {
  await build('native-release');
  mkdirSync(out, { recursive: true });
  writeSingleHeader(header);
  const native = join(buildFolder, 'native-release');
  const program = join(out, 'library');
  run(process.env['CXX'] ?? 'c++', [
    ...flags,
    '-DPOSENC_LIBRARY',
    `-I${join(root, 'cpp', 'include')}`,
    `-I${join(native, 'generated')}`,
    join(folder, 'bits.cpp'),
    join(native, 'cpp', 'libposenc.a'),
    '-o',
    program,
  ]);
  wanted = run(program, []);
}, 3_600_000);

test.each([
  ['g++', []],
  ['clang++', []],
  ...(hasFma ? [['g++', ['-mfma']] as const, ['clang++', ['-mfma']] as const] : []),
  ['g++', ['-DPOSENC_SCALAR_ONLY']],
] as const)(
  '%s %j compiles the header in two sources, without warnings, to the bits of the library',
  (compiler, own) => {
    if (!exists(compiler)) return;
    const program = join(out, ['program', compiler, ...own].join(''));
    const sources = ['bits.cpp', 'implementation.cpp'].map((name) => join(folder, name));
    run(compiler, [...flags, ...own, `-I${out}`, ...sources, '-o', program]);
    expect(run(program, [])).toBe(wanted);
  },
  600_000,
);
