// Compiles and runs every example: the C++ ones against the installed library, found by find_package from a separate
// project; the TypeScript ones against the built package.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../web/tools/toolchain/build.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '..', '..');
const files = readdirSync(folder);
const cpp = files.filter((f) => f.endsWith('.cpp')).map((f) => f.replace(/\.cpp$/, ''));
const ts = files.filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'));

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

describe('C++ examples', () => {
  const prefix = mkdtempSync(join(tmpdir(), 'posenc-install-'));
  // The build folder is kept between runs, so that only what changed is compiled again.
  const binary = join(root, 'build', 'examples');

  beforeAll(async () => {
    await build('native-release');
    run('cmake', ['--install', join(root, 'build', 'native-release'), '--prefix', prefix]);
    mkdirSync(binary, { recursive: true });
    run('cmake', [
      '-S',
      folder,
      '-B',
      binary,
      '-G',
      'Ninja',
      '-DCMAKE_BUILD_TYPE=Release',
      `-DCMAKE_PREFIX_PATH=${prefix}`,
      `-Dposenc_DIR=${join(prefix, 'lib', 'cmake', 'posenc')}`,
    ]);
    run('cmake', ['--build', binary]);
  }, 3_600_000);
  afterAll(() => rmSync(prefix, { recursive: true, force: true }));

  test('there are examples', () => expect(cpp.length).toBeGreaterThan(1));
  test.each(['decode_loop.cpp', 'decode-loop.ts'])('the loop of %s has at most 60 lines', (file) => {
    const [, loop = ''] =
      /^\/\/ The loop\.\n([^]*?)\n\n\/\/ The same by its definition/m.exec(readFileSync(join(folder, file), 'utf8')) ??
      [];
    expect(loop).toMatch(/attend\(/);
    expect(loop.split('\n').length).toBeLessThanOrEqual(60);
  });
  test.each(cpp)('%s builds against the installed library and runs', (name) => {
    expect(run(join(binary, name), [])).not.toBe('');
  });
});

describe('Python', () => {
  const out = join(root, 'build', 'examples-c');
  const suffix = process.platform === 'darwin' ? 'dylib' : 'so';
  const shared = join(out, `libposenc.${suffix}`);

  beforeAll(async () => {
    await build('native-release');
    mkdirSync(out, { recursive: true });
    const archive = join(root, 'build', 'native-release', 'cpp', 'libposenc.a');
    const whole =
      suffix === 'so' ? ['-Wl,--whole-archive', archive, '-Wl,--no-whole-archive'] : [`-Wl,-force_load,${archive}`];
    run(process.env['CXX'] ?? 'c++', ['-shared', '-o', shared, ...whole]);
  }, 3_600_000);

  test('binds the C functions of a shared library with ctypes', () => {
    const said = run(process.env['PYTHON'] ?? 'python3', [join(folder, 'rotary_ctypes.py'), shared]);
    expect(said).toContain('the first head of token 5 is as computed by hand');
  });

  test('the header is C99, in which every warning is an error', () => {
    const flags = ['-std=c99', '-Wall', '-Wextra', '-Wpedantic', '-Werror', '-fsyntax-only'];
    run(process.env['CC'] ?? 'cc', [...flags, '-x', 'c', join(root, 'cpp', 'include', 'posenc', 'posenc.h')]);
  });
});

test('a compiler that is not set to C++20 says so first, in a sentence', () => {
  const compiler = process.env['CXX'] ?? 'c++';
  const wanted = ['-std=c++17', '-fsyntax-only', '-I', join(root, 'cpp', 'include')];
  const { status, stderr } = spawnSync(compiler, [...wanted, '-x', 'c++', '-'], {
    input: '#include <posenc/posenc.hpp>\n',
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  const [, first] = /error: (.*)/.exec(stderr) ?? [];
  expect(first).toContain('posenc needs C++20: compile with -std=c++20');
});

describe('TypeScript examples', () => {
  const out = join(root, 'build', 'examples-ts');

  beforeAll(async () => {
    await bundle({
      entryPoints: ts.map((f) => join(folder, f)),
      outdir: out,
      bundle: true,
      format: 'esm',
      platform: 'node',
      outExtension: { '.js': '.mjs' },
      alias: {
        posenc: join(root, 'dist', 'index.js'),
        'posenc/sincos': join(root, 'dist', 'sincos.js'),
        'posenc/webgpu': join(root, 'dist', 'webgpu.js'),
      },
      logLevel: 'warning',
    });
  });

  test('there are examples', () => expect(ts.length).toBeGreaterThan(1));
  test.each(ts)('%s runs in Node', (name) => {
    expect(run(process.execPath, [join(out, name.replace(/\.ts$/, '.mjs'))])).not.toBe('');
  });
});
