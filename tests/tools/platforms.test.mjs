import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourcesOf } from '../platforms/base.mjs';
import { removeFolder } from '../platforms/chroot.mjs';
import { warningsIn } from '../platforms/compilers.mjs';
import { aptSources, debianMirrors } from '../platforms/mirrors.mjs';
import { systems } from '../platforms/systems.mjs';
import { suites } from '../runner/suites.mjs';
import { countsIn, tableOf, versionsIn } from '../platforms/table.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posenc-platforms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('mirrors', () => {
  test('are read from stanzas and from lines, those that are switched off left out', () => {
    mkdirSync(join(folder, 'sources.list.d'));
    writeFileSync(
      join(folder, 'sources.list'),
      '# deb http://old.test/debian bookworm main\ndeb [signed-by=/a.gpg] http://tools.test/apt stable main\n',
    );
    writeFileSync(
      join(folder, 'sources.list.d', 'debian.sources'),
      `Types: deb
# URIs: http://commented.test/debian
URIs: http://mirror.test/debian/
Suites: bookworm bookworm-updates
Components: main

Types: deb
Enabled: no
URIs: http://off.test/debian
Suites: bookworm

Types: deb-src
URIs: http://sources.test/debian
Suites: bookworm

Types: deb
URIs: http://mirror.test/debian-security
Suites: bookworm-security
`,
    );
    const sources = aptSources(folder);
    expect(sources).toEqual([
      { address: 'http://tools.test/apt', suites: ['stable'] },
      { address: 'http://mirror.test/debian', suites: ['bookworm', 'bookworm-updates'] },
      { address: 'http://mirror.test/debian-security', suites: ['bookworm-security'] },
    ]);
    expect(debianMirrors(sources)).toEqual({
      main: 'http://mirror.test/debian',
      security: 'http://mirror.test/debian-security',
    });
  });

  test('are none where apt knows no Debian, or where there is no apt', () => {
    expect(debianMirrors([{ address: 'http://mirror.test/ubuntu', suites: ['noble'] }])).toEqual({});
    expect(aptSources(join(folder, 'nothing'))).toEqual([]);
  });
});

describe('sources', () => {
  const [first, updates, security] = sourcesOf(
    { suite: 'noble', components: 'universe' },
    'deb http://mirror.test/any noble main\n',
    'http://mirror.test/any-security',
  ).split('\n');

  test('are the mirror that debootstrap used, with updates and every component', () => {
    expect(first).toBe('deb http://mirror.test/any noble main universe');
    expect(updates).toBe('deb http://mirror.test/any noble-updates main universe');
    expect(security).toBe('deb http://mirror.test/any-security noble-security main universe');
  });

  test('of testing are one line: it has no updates', () => {
    expect(sourcesOf({ suite: 'testing' }, 'deb http://mirror.test/debian testing main\n')).toBe(
      'deb http://mirror.test/debian testing main\n',
    );
  });
});

describe('removeFolder', () => {
  const mountAt = (point) => `36 35 98:0 / ${point} rw,noatime - ext4 /dev/root rw\n`;

  test('refuses to delete what something is mounted in, names it, and deletes nothing', () => {
    const inside = join(folder, 'root', 'dev');
    mkdirSync(inside, { recursive: true });
    expect(() => removeFolder(folder, mountAt(inside))).toThrow(`${inside} is mounted there`);
    expect(() => removeFolder(folder, mountAt(folder))).toThrow('unmount it first');
    expect(() => removeFolder(`${folder}/with space`, mountAt(`${folder}/with\\040space/proc`))).toThrow('is mounted');
    expect(existsSync(inside)).toBe(true);
  });

  test('deletes when mounts are elsewhere only, such as in a folder whose name begins alike', () => {
    const gone = join(folder, 'run');
    mkdirSync(gone);
    removeFolder(gone, mountAt(`${gone}-other`));
    expect(existsSync(gone)).toBe(false);
  });
});

describe('the table', () => {
  test('takes the last count of a run, and counts a run without one as a failure', () => {
    expect(countsIn('3 passed, 1 failed\n  api: 3 passed\n12 passed, 0 failed\n')).toEqual({ passed: 12, failed: 0 });
    expect(countsIn('Killed\n')).toEqual({ passed: 0, failed: 1 });
    expect(countsIn('  build wasm: FAILED (1 passed, 0 failed)\n')).toEqual({ passed: 0, failed: 1 });
  });

  test('shows versions without epoch and without what Debian adds', () => {
    const listing =
      'g++ 4:14.2.0-1\nemscripten 3.1.69+dfsg-3\nfirefox-esr 153.7.0esr-1~deb13u1\nclang \nnode v20.19.2\n';
    expect(versionsIn(listing)).toBe('Emscripten 3.1.69, GCC 14.2.0, Firefox 153.7.0, Node 20.19.2');
  });

  test('counts a warning of a compiler once, wherever it is repeated', () => {
    const warning = '/srv/posenc/a.cpp:3:7: warning: unused variable [-Wunused-variable]';
    expect(warningsIn(`[1/2] a\n${warning}\n  3 | int x;\n[2/2] b\n${warning}\n/srv/b.hpp:1:1: warning: other\n`)).toBe(
      2,
    );
    expect(warningsIn('CMake Warning at a:1\n[1/2] Building warning.cpp\n')).toBe(0);
  });

  test('sets words to the left and numbers to the right', () => {
    const rows = [
      ['debian-12', 2118, 0],
      ['debian-13', 9, 10],
    ];
    expect(tableOf(['system', 'passed', 'failed'], rows)).toBe(
      'system     passed  failed\ndebian-12    2118       0\ndebian-13       9      10',
    );
  });
});

describe('npm run platforms', () => {
  const command = fileURLToPath(new URL('../platforms/run.mjs', import.meta.url));
  const run = (...args) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

  test.each([
    ['a system that it does not know', ['--system', 'debian-12,amiga'], '--system names "amiga"; allowed: debian-12'],
    ['a list of suites that is none', ['--only', 'api; true'], '--only is "api; true"; allowed: names with commas'],
    ['a compiler that no system has', ['--compilers', 'g++-3'], '--compilers names "g++-3"; allowed: all, g++-11'],
    ['suites for compilers', ['--compilers', 'all', '--only', 'api'], 'name one of them'],
    ['an option that it does not know', ['--fast'], "Unknown option '--fast'"],
  ])('refuses %s before it makes anything', (_what, args, message) => {
    const { status, stderr } = run(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test('knows every system by a name of its own', () => {
    const names = systems.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9.-]+$/.test(name))).toEqual([]);
  });

  test('names only suites that there are', () => {
    const known = suites.map(({ name }) => name);
    expect(systems.flatMap((system) => system.suites ?? []).filter((name) => !known.includes(name))).toEqual([]);
  });
});
