import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAtLeast } from '../../web/tools/toolchain/detect.mjs';
import { compilerEnvironment } from '../../web/tools/toolchain/environment.mjs';
import { isInstalled } from '../../web/tools/toolchain/npm-packages.mjs';
import { installCommand, missingSentence, packageManager } from '../../web/tools/toolchain/package-managers.mjs';
import { requirements } from '../../web/tools/toolchain/requirements.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posenc-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const named = (...names) => requirements.filter(({ name }) => names.some((part) => name.startsWith(part)));

describe('missing packages', () => {
  test('are named with the exact command of the package manager', () => {
    const missing = named('Emscripten', 'xsimd');
    const apt = 'apt-get update && apt-get install -y --no-install-recommends emscripten libxsimd-dev';
    expect(installCommand('apt', missing, true)).toBe(apt);
    expect(installCommand('apt', missing, false)).toBe(`sudo ${apt.replace('&& ', '&& sudo ')}`);
    expect(installCommand('brew', missing, false)).toBe('brew install emscripten xsimd');
    expect(installCommand('dnf', missing, false)).toBe('sudo dnf install emscripten xsimd-devel');
  });

  test('comes with the variable that may hold its path', () => {
    expect(missingSentence('brew', named('Chromium'))).toContain('Chromium (or set CHROMIUM to where it is)');
  });

  test('is named even where no package manager is known', () => {
    const sentence = missingSentence(undefined, named('Ninja'));
    expect(sentence).toContain('- Ninja');
    expect(sentence).toContain('none of apt-get, brew and dnf');
  });

  test('ends the set-up with a sentence, a failing exit code and, for the tests, a count of one failure', () => {
    // A PATH with only node: no compiler, no package manager.
    symlinkSync(process.execPath, join(folder, 'node'));
    const setup = fileURLToPath(new URL('../../web/tools/toolchain/setup.mjs', import.meta.url));
    const run = (purpose, ...more) =>
      spawnSync(process.execPath, [setup, '--for', purpose, ...more], { env: { PATH: folder }, encoding: 'utf8' });
    const test = run('test');
    expect(test.status).toBe(1);
    expect(test.stderr).toMatch(/posenc needs, and did not find:\n {2}- Emscripten/);
    expect(test.stderr).toContain('- Firefox');
    expect(test.stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
    const withoutBrowsers = run('test', '--without-browsers').stderr;
    expect(withoutBrowsers).toContain('- Emscripten');
    expect(withoutBrowsers).not.toMatch(/Firefox|Chromium/);
    const start = run('start');
    expect(start.status).toBe(1);
    expect(start.stderr).toContain('- Emscripten');
    expect(start.stderr).not.toContain('Firefox');
  });
});

describe('detection', () => {
  test('takes the package manager that is in PATH', () => {
    writeFileSync(join(folder, 'dnf'), '');
    expect(packageManager(folder)).toBe('dnf');
    expect(packageManager(join(folder, 'empty'))).toBeUndefined();
  });

  test('compares versions number by number', () => {
    expect(isAtLeast('3.25.1', '3.22')).toBe(true);
    expect(isAtLeast('3.22', '3.22')).toBe(true);
    expect(isAtLeast('3.9', '3.22')).toBe(false);
    expect(isAtLeast('4.0', '3.22')).toBe(true);
    expect(isAtLeast('3', '3.1')).toBe(false);
  });

  test('puts an emcc given by path first where CMake looks for it', () => {
    expect(compilerEnvironment({ PATH: '/usr/bin', EMCC: '/opt/emsdk/emcc' }).PATH).toBe('/opt/emsdk:/usr/bin');
    expect(compilerEnvironment({ PATH: '/usr/bin', NODE_PATH: '/opt/modules' }).NODE_PATH).toMatch(
      /^\/opt\/modules(:|$)/,
    );
  });
});

describe('isInstalled', () => {
  const locked = { version: '1.0.0', integrity: 'sha512-a' };
  const write = (present, extra = {}) => {
    mkdirSync(join(folder, 'node_modules', 'lit'), { recursive: true });
    writeFileSync(join(folder, 'node_modules', 'lit', 'package.json'), '{}');
    const wanted = {
      '': { name: 'posenc' },
      'node_modules/lit': locked,
      'node_modules/other-system': { ...locked, optional: true },
      ...extra,
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    if (present)
      writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
  };

  test('is true when everything in the lock is installed, except optional packages of other systems', () => {
    write({ 'node_modules/lit': locked });
    expect(isInstalled(folder)).toBe(true);
  });

  test('is false after an interrupted install, which leaves no record', () => {
    write(undefined);
    expect(isInstalled(folder)).toBe(false);
  });

  test('is false when a version, a hash, a record or a folder differs from the lock', () => {
    write({ 'node_modules/lit': { ...locked, version: '1.0.1' } });
    expect(isInstalled(folder)).toBe(false);
    write({ 'node_modules/lit': { ...locked, integrity: 'sha512-b' } });
    expect(isInstalled(folder)).toBe(false);
    write({ 'node_modules/lit': locked }, { 'node_modules/new': locked });
    expect(isInstalled(folder)).toBe(false);
    write({ 'node_modules/lit': locked });
    rmSync(join(folder, 'node_modules', 'lit'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});
