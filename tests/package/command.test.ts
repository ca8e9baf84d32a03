// `npx posenc-check` and the vectors as the packed package brings them; `npx posenc` says where the command is.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from './support/command.ts';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';
import { installPackage, root, type Installed } from './support/install.ts';

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
}, 600_000);
afterAll(() => installed?.remove());

const time = 120_000;

test(
  'the command is installed, and finds the vectors',
  async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const posenc = join(installed.folder, 'node_modules', '.bin', 'posenc-check');
    expect((await command(posenc, ['--version'])).trim()).toBe(version);
    const listed = await command(posenc, ['vectors']);
    const names = readdirSync(join(root, 'tests', 'conformance', 'vectors')).map((name) => name.replace('.json', ''));
    expect(
      listed
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(names.sort());
  },
  time,
);

test(
  'npx checks a program and a file',
  async () => {
    const program = `
      require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { hello, bye, id, options, input } = JSON.parse(line);
        if (bye) process.exit(0);
        if (hello) return console.log('{"name":"shaw","dtype":"float32","families":["shaw"]}');
        const { clip } = options, { queries, keys } = input;
        const known = Number.isInteger(clip) && clip >= 0 && queries >= 0;
        if (!known) return console.log(JSON.stringify({ id, error: "no" }));
        const held = (q, k) => Math.max(-clip, Math.min(clip, k - (keys - queries + q))) + clip;
        const values = Array.from({ length: queries * keys }, (_, at) => held(Math.floor(at / keys), at % keys));
        console.log(JSON.stringify({ id, values }));
      });`;
    const folder = installed.setting('command', [], {
      'program.cjs': program,
      'frequencies.csv': '1\n0.1\n0.01\n0.001\n',
    });
    const words = ['--no-install', 'posenc-check'];
    const asked = await command('npx', [...words, '--', process.execPath, 'program.cjs'], { cwd: folder });
    expect(asked).toMatch(/\d+ passed, 0 failed, 0 unsupported/);
    const file = await command('npx', [...words, 'frequencies.csv'], { cwd: folder });
    expect(file).toContain('They are base^(-2i / 8) with base 10000');
  },
  time,
);

test('vectors and schema can be required by name', () => {
  const require = createRequire(join(installed.folder, 'package.json'));
  const { $schema, cases } = require('posenc-check/vectors/rotary.json') as { $schema: string; cases: unknown[] };
  expect(cases.length).toBeGreaterThan(50);
  expect(require(`posenc-check/${$schema.replace('../', '')}`)).toMatchObject({ title: expect.any(String) as string });
});

test('the command loads the library where a file is read, and has nothing that it does not use', () => {
  const text = readFileSync(join(root, 'web', 'check', 'dist', 'command.js'), 'utf8');
  expect(text.startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(text).not.toMatch(/from\s*"\.\/library\.js"/);
  expect(text).toMatch(/import\("\.\/library\.js"\)/);
  // Of package.json it needs the version alone.
  expect(text).not.toContain('devDependencies');
  expect(text).not.toContain('publishConfig');
});

test('npx posenc says in one line which package has the command, with the words that were typed', async () => {
  const posenc = join(installed.folder, 'node_modules', '.bin', 'posenc');
  const { code, output } = await runCommand(posenc, ['emit', 'config.json'], { cwd: installed.folder });
  expect([code, output.trim().split('\n')]).toEqual([
    2,
    [expect.stringContaining('npx posenc-check emit config.json')],
  ]);
});
