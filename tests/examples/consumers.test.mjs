// Tests the guide's ways into C++ with the library as built; those that have to build the library again are compiled
// in part. `node tests/package/cpp/table.mjs` builds and runs them all, in every setting.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build as make } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';
import { buildWithFindPackage, buildWithPkgConfig, packageFolders, settings } from '../package/cpp/consumers.mjs';
import {
  cppGuide,
  here,
  hostArguments,
  published,
  run,
  unfold,
  vendor,
  version,
  workFolder,
} from '../package/cpp/kits.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const guide = readFileSync(cppGuide, 'utf8');
const snippets = (/** @type {string} */ language) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text);
const textOf = (/** @type {string[]} */ ...path) => readFileSync(join(root, ...path), 'utf8');
const time = 300_000;

const prefix = join(workFolder, 'moved');
const usual = { ...settings[0], compiler: process.env.CXX ?? 'c++' };

beforeAll(async () => {
  await make('native-release');
  // Installed in one place and moved to another: no path of the first may remain in it.
  const first = join(workFolder, 'installed');
  for (const folder of [first, prefix]) rmSync(folder, { recursive: true, force: true });
  await run('cmake', ['--install', join(buildFolder, 'native-release'), '--prefix', first]);
  renameSync(first, prefix);
}, 3_600_000);

describe('the guide to C++', () => {
  test('shows the code of the consumers word for word', () => {
    const consumers = ['find-package', 'fetch-content', 'cpm', 'add-subdirectory'].map((name) =>
      readFileSync(join(here, name, 'CMakeLists.txt'), 'utf8'),
    );
    const shown = snippets('cmake');
    expect(shown).toHaveLength(4);
    for (const snippet of shown) expect(consumers.filter((text) => text.includes(snippet))).toHaveLength(1);
    expect(guide).toContain(`v${version}`);
  });

  test('begins with the program of the README', () => {
    const [code] = snippets('cpp');
    expect(readme).toContain(`\`\`\`cpp\n${code}\`\`\``);
  });

  test(
    'shows a program that pkg-config builds with the given command',
    async () => {
      const { source } = unfold('pkg-config', 'readme');
      const [code] = snippets('cpp');
      const lines = code.split('\n');
      const body = lines.filter((line) => !line.startsWith('#include')).join('\n');
      writeFileSync(
        join(source, 'app.cpp'),
        `${lines[0]}\n#include <cstdio>\nint main() {\n${body}\nstd::printf("%.9g", double(table[64]));\n}\n`,
      );
      const line = snippets('sh').find((text) => text.includes('pkg-config'));
      await run('sh', ['-euc', line], { cwd: source, env: { PKG_CONFIG_PATH: packageFolders(prefix) } });
      expect(await run(join(source, 'app'), [])).toBe('0.841470957');
    },
    time,
  );
});

describe('the installed library', () => {
  test.each([
    ['0.1', undefined, true],
    [version, undefined, true],
    ['0.1...<0.2', undefined, true],
    ['', undefined, true],
    ['0.0', undefined, false],
    ['0.2', undefined, false],
    ['1', undefined, false],
    ['0.1', 'avx2', false],
  ])(
    'for version "%s" with component %s: found is %s',
    async (wanted, component, found) => {
      const { source, build } = unfold('versions', `${wanted} ${component}`);
      const asked = [`-DWANTED=${wanted}`, ...(component ? [`-DCOMPONENT=${component}`] : [])];
      const args = ['-S', source, '-B', build, '-G', 'Ninja', `-DCMAKE_PREFIX_PATH=${prefix}`, ...asked];
      const configured = run('cmake', args);
      if (found) await configured;
      else await expect(configured).rejects.toThrow(/posenc/);
    },
    time,
  );

  test(
    'serves a project without exceptions, in C++23',
    () => buildWithFindPackage({ ...usual, name: 'quick', standard: 23, exceptions: false }, prefix),
    time,
  );

  test('serves pkg-config', () => buildWithPkgConfig({ ...usual, name: 'quick' }, prefix), time);

  test.each(['g++', 'clang++'])(
    'gives no warning to %s',
    async (compiler) => {
      const { source } = unfold('find-package', `warnings ${compiler}`);
      const flags = ['-std=c++20', '-Wall', '-Wextra', '-Wpedantic', '-Wshadow', '-Werror', '-fsyntax-only'];
      await run(compiler, [...flags, `-I${join(prefix, 'include')}`, join(source, 'main.cpp')]);
    },
    time,
  );
});

test(
  'every source of the library compiles by itself, as an install compiles them',
  async () => {
    const folder = join(workFolder, 'alone');
    const options = ['-DPOSENC_TESTS=OFF', '-DPOSENC_TRAINING=ON', '-DCMAKE_BUILD_TYPE=Debug'];
    await run('cmake', ['-S', root, '-B', folder, '-G', 'Ninja', ...options]);
    await run('cmake', ['--build', folder, '--parallel', '2']);
    for (const [training, expected] of [
      ['ON', true],
      ['OFF', false],
    ]) {
      const kit = join(workFolder, `alone-${training}`);
      rmSync(kit, { recursive: true, force: true });
      await run('cmake', ['-S', root, '-B', folder, `-DPOSENC_TRAINING=${training}`]);
      await run('cmake', ['--install', folder, '--prefix', kit]);
      const there = (/** @type {string} */ path) => existsSync(join(kit, 'include', 'posenc', path));
      expect([there('posenc.hpp'), there('lessons'), there('training')]).toEqual([true, expected, expected]);
    }
  },
  time,
);

describe('a host that builds posenc itself', () => {
  // Its program, a source of the library, and a kernel: with these, every folder that is included has been found.
  const some = (/** @type {string} */ folder) => [
    'CMakeFiles/app.dir/main.cpp.o',
    `${folder}/cpp/CMakeFiles/posenc.dir/src/core/error.cpp.o`,
    `${folder}/cpp/CMakeFiles/posenc.dir/src/kernels/dispatch.cpp.o`,
  ];

  test(
    'as a subproject: nothing of the host changes',
    async () => {
      const { source, build } = unfold('add-subdirectory', 'quick');
      vendor(source);
      await run('cmake', ['-S', source, '-B', build, ...hostArguments(usual)]);
      await run('cmake', ['--build', build, '--target', ...some('third_party/posenc')]);
      const cache = readFileSync(join(build, 'CMakeCache.txt'), 'utf8');
      expect(/CMAKE_BUILD_TYPE:\w+=(.*)/.exec(cache)?.[1]).toBe('');
    },
    time,
  );

  test(
    'fetched: from a repository with the tag of this version',
    async () => {
      const { source, build } = unfold('fetch-content', 'quick');
      await run('cmake', ['-S', source, '-B', build, ...hostArguments(usual)], { env: await published() });
      await run('cmake', ['--build', build, '--target', ...some('_deps/posenc-build')]);
    },
    time,
  );
});

describe('the packages', () => {
  test('of vcpkg and of npm have one version, licence and address', () => {
    const port = JSON.parse(textOf('cpp', 'packaging', 'vcpkg', 'vcpkg.json'));
    const { license, repository } = JSON.parse(textOf('package.json'));
    expect(port['version-semver']).toBe(version);
    expect(port.license).toBe(license);
    expect(repository.url).toBe(`git+${port.homepage}.git`);
    expect(textOf('cpp', 'packaging', 'conan', 'conanfile.py')).toContain(`"${port.homepage}"`);
  });

  test("the port's usage text matches its consumer", () => {
    const usage = textOf('cpp', 'packaging', 'vcpkg', 'usage').replaceAll(/^ +/gm, '');
    const consumer = readFileSync(join(here, 'vcpkg', 'CMakeLists.txt'), 'utf8');
    const lines = usage.split('\n').filter((line) => line.includes('('));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(consumer).toContain(line);
  });
});
