// The guide for adopters: its programs are red as it prints, and green with the line that it gives.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../web/check/command/command.ts';
import manifest from '../../package.json';
import { vectorsFolder } from './support/answers.ts';

const guide = readFileSync(new URL('../../web/docs/guides/10-conformance.md', import.meta.url), 'utf8');
const source = (name: string): string => readFileSync(new URL(`guide/${name}`, import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'posenc-guide-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasCommand = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((place) => existsSync(join(place, name)));

/** How each language's program is made ready: the command that runs it. */
const languages = {
  Python: { file: 'table.py', make: (path: string) => ['python3', path] },
  TypeScript: {
    file: 'table.ts',
    // Older Node does not take types; newer does the same as this.
    make: (path: string) => {
      const script = path.replace(/ts$/, 'mjs');
      writeFileSync(script, transformSync(readFileSync(path, 'utf8'), { loader: 'ts' }).code);
      return [process.execPath, script];
    },
  },
  C: { file: 'table.c', make: (path: string) => compiled('cc', ['-O2', '-Wall', '-Werror'], path, ['-lm']) },
  Rust: { file: 'table.rs', make: (path: string) => compiled('rustc', ['-O', '-Dwarnings'], path, []) },
};

function compiled(compiler: string, flags: readonly string[], path: string, after: readonly string[]): string[] {
  const program = path.replace(/\.\w+$/, '.out');
  execFileSync(compiler, [...flags, '-o', program, path, ...after]);
  return [program];
}

async function posenc(words: readonly string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const code = await main(words, { out: (text) => (out += text), err: (text) => (out += text) });
  return { code, out };
}

const check = (command: readonly string[]): ReturnType<typeof posenc> =>
  posenc(['check', '--vectors', vectorsFolder, '--', ...command]);

/** The program with the guide's line in the place of its own. */
function mended(language: string, text: string): string {
  const [, line = ''] = new RegExp(`^\\| ${language} \\| \`(.+)\` \\|$`, 'm').exec(guide) ?? [];
  expect(line).not.toBe('');
  return text.replace(
    /^( *).*\bwave\b.* = .*$|^( *)int pair.*$/m,
    (_all, a?: string, b?: string) => `${a ?? b}${line}`,
  );
}

describe.each(Object.entries(languages))('The program in %s', (language, { file, make }) => {
  const runnable = language === 'Rust' ? hasCommand('rustc') : true;
  const written = (name: string, text: string): string[] => {
    const path = join(folder, `${name}-${file}`);
    writeFileSync(path, text);
    return make(path);
  };

  test.skipIf(!runnable)('is red, and the diagnosis is the one that the guide prints', async () => {
    const { code, out } = await check(written('red', source(file)));
    expect(code).toBe(1);
    const [, printed = ''] = /```text\n([\s\S]*?)```/.exec(guide) ?? [];
    const without = (text: string): string => text.replace(/ in [\d.]+ s,.*|vectors [\d.]+/g, '').trim();
    expect(without(out)).toBe(without(printed));
  });

  test.skipIf(!runnable)('is green with the line of the guide', async () => {
    const { code, out } = await check(written('green', mended(language, source(file))));
    expect(out).toMatch(/^36 passed, 0 failed, 12 unsupported/m);
    expect(code).toBe(0);
  });
});

test('the guide has every program in its text', () => {
  for (const { file } of Object.values(languages)) expect(guide).toContain(` tests/conformance/guide/${file}\n`);
});

test('the workflow runs a command that is understood, of this version', async () => {
  const [, version, words = ''] = /npx posenc-check@(\S+) (.+)/.exec(source('workflow.yml')) ?? [];
  expect(version).toBe(manifest.version);
  const own = words.slice(0, words.indexOf(' -- ')).split(' ');
  const placed = own.map((word) => (/\.(xml|html|svg)$/.test(word) ? join(folder, word) : word));
  const { code } = await posenc([
    ...placed,
    '--vectors',
    vectorsFolder,
    '--',
    ...languages.Python.make(join(folder, 'red-table.py')),
  ]);
  expect(code).toBe(1);
  expect(readFileSync(join(folder, 'positions.svg'), 'utf8')).toContain('32 of 36');
});
