// Every command: what files, programs and words hold is shown, and no terminal obeys it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../web/check/command/command.ts';
import { inTerminal, paintFor } from '../../web/check/command/text/paint.ts';
import { jsonText, plain, plainLine, shortLine } from '../../web/check/command/text/plain.ts';
import { vectorsFolder } from './support/answers.ts';
import { dangerous, hostileTexts } from './support/hostile.ts';

const folder = mkdtempSync(join(tmpdir(), 'posenc-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const config = (name: string): string =>
  fileURLToPath(new URL(`../golden/models/configs/${name}.json`, import.meta.url));
let files = 0;
const written = (contents: unknown, kind = 'json'): string => {
  const path = join(folder, `${files++}.${kind}`);
  writeFileSync(path, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return path;
};

/** Everything that a command printed, which is asserted to be harmless, and its exit code. */
async function posenc(...words: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  let [out, err] = ['', ''];
  const code = await main(words, { out: (text) => (out += text), err: (text) => (err += text) });
  // Only Go indents with tabs.
  const shown = words.includes('go') ? out.replaceAll('\t', '') : out;
  expect(shown, words.join(' ')).not.toMatch(dangerous);
  expect(err, words.join(' ')).not.toMatch(dangerous);
  return { code, said: out + err };
}

/** All that a terminal might obey, in one text. */
const evil = '\u001b[31m\u001b]0;t\u0007\u009b1m\u0085\u202e\u2066\u061c\u200f\u2028\u007f\u0000\t\r\u0008\ud800';

describe('A plain text', () => {
  test('has no dangerous character, and all others', () => {
    for (const text of hostileTexts(2000)) {
      expect(plain(text)).not.toMatch(dangerous);
      expect(plainLine(text)).not.toMatch(/\n/);
      expect(JSON.parse(jsonText({ [text]: [text] }))).toEqual({ [text]: [text] });
      expect(jsonText({ [text]: [text] })).not.toMatch(dangerous);
      if (!dangerous.test(text)) expect(plain(text)).toBe(text);
    }
    expect(plain('a\u001b[1m\nb\u202e')).toBe('a\\u{1b}[1m\nb\\u{202e}');
    expect(shortLine('a'.repeat(9), 4)).toBe('aaaa...');
  });

  test('is painted in the colours of the command alone', () => {
    const paint = paintFor({}, { FORCE_COLOR: '1' });
    expect(inTerminal(`${paint.bad('a\u001b[32m')}\u001b[1m`)).toBe('\u001b[31ma\\u{1b}[32m\u001b[39m\\u{1b}[1m');
    for (const text of hostileTexts(200)) {
      const shown = inTerminal(paint.strong(text));
      expect(shown.slice('\u001b[1m'.length, -'\u001b[22m'.length)).toBe(plain(text));
    }
    expect(inTerminal(paintFor({}, {}).bad('a'))).toBe('a');
  });
});

describe('No command prints what a terminal obeys', () => {
  const targets = 'c cpp python rust go csharp wgsl llama.cpp vllm transformers'.split(' ');
  const keysOf = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(config(name), 'utf8')) as Record<string, unknown>;

  test('in words', async () => {
    for (const text of hostileTexts(100)) {
      for (const words of [[text], [`-${text}`], ['check', text], ['check', `--${text}`], ['explain', text]])
        await posenc(...words);
      for (const name of ['model', 'diff', 'emit', 'vectors', 'check'])
        for (const words of [
          [text, text],
          [text, '--for', text],
          ['--layer', text, text],
          ['--vectors', text],
        ])
          await posenc(name, ...words);
    }
    for (const target of targets) await posenc('emit', evil, '--for', target);
    await posenc('check', '--', `${evil}-no-such-command`);
  });

  test('in keys, values and kinds of a config.json', async () => {
    const base = keysOf('gemma-3-4b-it');
    const text_config = base['text_config'] as object;
    for (const text of [evil, ...hostileTexts(6).slice(-6)]) {
      const changes: object[] = [
        { model_type: text },
        { [`rope_${text}`]: 1 },
        { [`${text}_window`]: 7 },
        { rope_theta: text },
        { sliding_window: text },
        { layer_types: [text] },
        { rope_scaling: { rope_type: text } },
        { rope_scaling: { [text]: 1, rope_type: 'linear' } },
        { rope_parameters: { [text]: {} } },
        { position_embedding_type: text },
      ];
      for (const change of changes)
        for (const file of [
          { ...keysOf('Llama-2-7b-hf'), ...change },
          { ...base, text_config: { ...text_config, ...change } },
        ]) {
          const path = written(file);
          await posenc('model', path, '--at', '9');
          await posenc('model', path, '--json');
          await posenc('diff', path, config('Llama-2-7b-hf'));
          await posenc('emit', path, '--for', 'go');
        }
      await posenc('model', written(text));
    }
  });

  test('in paths that can be read', async () => {
    const named = join(folder, `${evil.replace('\0', '')}\n`);
    mkdirSync(named);
    writeFileSync(join(named, 'config.json'), JSON.stringify(keysOf('Meta-Llama-3.1-8B')));
    expect((await posenc('model', named)).code).toBe(0);
    expect((await posenc('diff', named, named)).code).toBe(0);
    expect((await posenc('diff', named, named, '--json')).code).toBe(0);
    for (const target of targets) await posenc('emit', named, '--for', target);
    expect((await posenc('emit', named, '--for', 'python', '--out', join(named, 'out'))).code).toBe(0);
    expect((await posenc('vectors', 'swin', '--vectors', vectorsFolder, '--out', named)).code).toBe(0);
    const path = join(named, 'a.csv');
    writeFileSync(path, `1,2\n3,${evil.replace(/[\r\t]/g, '')}`);
    expect((await posenc('check', path)).code).toBe(2);
    await posenc('check', written(`{"${evil}"`, 'json'));
    await posenc('check', written(`\u0093NUMPY${evil}`, 'npy'));
  });

  test('in a GGUF file', async () => {
    const text = (value: string): Buffer => {
      const bytes = Buffer.from(value);
      const length = Buffer.alloc(8);
      length.writeBigUInt64LE(BigInt(bytes.length));
      return Buffer.concat([length, bytes]);
    };
    const type = Buffer.from([8, 0, 0, 0]);
    const head = Buffer.alloc(24);
    head.write('GGUF');
    head.writeUInt32LE(3, 4);
    head.writeBigUInt64LE(2n, 16);
    const keys = [text('general.architecture'), type, text(evil), text(`${evil}.block_count`), type, text(evil)];
    const path = join(folder, 'a.gguf');
    writeFileSync(path, Buffer.concat([head, ...keys]));
    const { code, said } = await posenc('model', path);
    expect(code).toBe(2);
    expect(said).toContain('\\u{9b}1m');
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  const program = (change: string): string[] => [
    '--',
    process.execPath,
    '-e',
    `
    const evil = ${JSON.stringify(evil)};
    const say = (value) => console.log(JSON.stringify(value));
    let hello = { name: 'a', version: '1', dtype: 'float32', families: ['swin'] };
    let answer = (asked) => say({ id: asked.id, values: [1] });
    ${change}
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const asked = JSON.parse(line);
      if (asked.bye) process.exit(0);
      if (asked.hello) say(hello);
      else answer(asked);
    });
    `,
  ];

  test.for([
    ['its name and version', 'hello = { ...hello, name: evil, version: evil + "\\n" }'],
    ['a foreign family', 'hello.families.push(evil)'],
    ['foreign families alone', 'hello.families = [evil]'],
    ['a wrong dtype', 'hello.dtype = evil'],
    ['operations', 'hello.operations = { [evil]: evil }'],
    ['errors', 'answer = ({ id }) => say({ id, error: evil })'],
    ['what it does not support', 'answer = ({ id }) => say({ id, unsupported: [evil] })'],
    ['values', 'answer = ({ id }) => say({ id, values: [evil] })'],
    ['bits', 'answer = ({ id }) => say({ id, hex: evil })'],
    ['scalars', 'answer = ({ id }) => say({ id, values: [1], scalars: evil })'],
    ['ids', 'answer = () => say({ id: evil })'],
    ['lines that are no JSON', 'answer = ({ id }) => { console.log(evil); say({ id, values: [] }); }'],
    ['lines before its greeting', 'console.log(evil)'],
    ['standard error at an answer', 'answer = () => { console.error(evil); process.exit(3); }'],
    ['standard error before it greets', 'console.error(evil); process.exit(3)'],
  ] as const)('in %s of a program', async ([, change]) => {
    const reports = ['junit', 'json', 'html', 'badge'].flatMap((name) => [`--${name}`, join(folder, `report.${name}`)]);
    const { code, said } = await posenc('check', '--vectors', vectorsFolder, ...reports, ...program(change));
    expect(code).not.toBe(0);
    expect(said).toMatch(/swin|greet/);
    expect(readFileSync(join(folder, 'report.json'), { encoding: 'utf8', flag: 'a+' })).not.toMatch(dangerous);
  });

  test('in vectors from elsewhere', async () => {
    const own = join(folder, 'vectors');
    mkdirSync(own);
    const swin = JSON.parse(readFileSync(join(vectorsFolder, 'swin.json'), 'utf8')) as {
      cases: Record<string, unknown>[];
    };
    const cases = swin.cases.map((one, k) => ({
      ...one,
      id: `swin-${k}${evil}`,
      comment: evil,
      flags: [evil],
      source: evil,
      reason: evil,
      convention: evil,
      options: { ...(one['options'] as object), [evil]: evil },
    }));
    const flags = { [evil]: evil };
    writeFileSync(join(own, 'swin.json'), JSON.stringify({ ...swin, source: evil, version: evil, flags, cases }));
    expect((await posenc('vectors', '--vectors', own)).code).toBe(0);
    expect((await posenc('explain', `swin-0${evil}`, '--vectors', own)).code).toBe(0);
    expect((await posenc('explain', 'swin-x', '--vectors', own)).code).toBe(2);
    expect((await posenc('check', '--vectors', own, ...program(''))).code).toBe(1);
    writeFileSync(join(own, 'swin.json'), JSON.stringify({ ...swin, format: `"posenc-vectors/${evil}` }));
    expect((await posenc('vectors', '--vectors', own)).code).toBe(2);
  });
});
