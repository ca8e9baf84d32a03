// How the command ends as a process: exit codes, signals, files that are none, and readers that go away.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../web/check/command/command.ts';
import { vectorsFolder } from './support/answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'posenc-ends-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const source = (path: string): string => fileURLToPath(new URL(`../../web/${path}`, import.meta.url));
const config = (name: string): string =>
  fileURLToPath(new URL(`../golden/models/configs/${name}.json`, import.meta.url));
const command = at('command.mjs');
const hasPipes = process.platform !== 'win32';

beforeAll(async () => {
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    entryPoints: [source('check/command/index.ts')],
    alias: { posenc: source('library/api/index.ts') },
    outfile: command,
  });
  if (hasPipes) for (const name of ['pipe', 'pipe.json', 'report']) execFileSync('mkfifo', [at(name)]);
  for (const name of ['model', 'folders/x.json', 'cases', 'broken', 'none']) mkdirSync(at(name), { recursive: true });
  if (hasPipes) execFileSync('mkfifo', [at('model/config.json')]);
  writeFileSync(at('file.json'), '{}');
  writeFileSync(at('cases/a.json'), '{"format": "posenc-vectors/1", "family": "a"}');
  writeFileSync(at('broken/a.json'), '{"format": "posenc-vectors/1", "cases": [{"id": 1}]');
  writeFileSync(at('-x.json'), readFileSync(config('gpt2')));
  writeFileSync(
    at('swin.cjs'),
    `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, hello, bye } = JSON.parse(line);
      if (bye) process.exit(0);
      if (hello) return console.log('{"name":"a","dtype":"float32","families":["swin"]}');
      console.log(JSON.stringify({ id, values: [1] }));
    });`,
  );
});

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in the folder; one that hangs is ended by the limit, and its status is null. */
function posenc(words: readonly string[], env: NodeJS.ProcessEnv = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

/** Runs it in a shell, with `$p` for the command. */
const shell = (script: string): Ended =>
  spawnSync('bash', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, p: `${process.execPath} ${command}` },
  });

const check = ['check', '--vectors', vectorsFolder];
const swin = ['--', process.execPath, 'swin.cjs'];

describe('What cannot be read or run ends with exit code 2 and one line', () => {
  test.for([
    [['model', 'no.json'], 'no.json cannot be read: no such file or directory (ENOENT)'],
    [['model', 'none'], 'none cannot be read: no such file or directory (ENOENT)'],
    [['model', 'file.json/a'], 'file.json/a cannot be read: not a directory (ENOTDIR)'],
    [['diff', 'no.json', 'file.json'], 'no.json cannot be read: no such file or directory (ENOENT)'],
    [['check', 'no.json'], 'no.json cannot be read: no such file or directory (ENOENT)'],
    [['check', 'folders/x.json'], 'folders/x.json cannot be read: it is a folder'],
    [['check', '--vectors', 'folders', '--', 'true'], 'there are no vectors in folders'],
    [['vectors', '--vectors', 'file.json'], 'file.json cannot be read: not a directory (ENOTDIR)'],
    [['vectors', '--vectors', 'cases'], 'cases/a.json cannot be read: its "version" is missing or of the wrong type'],
    [['explain', 'a-1', '--vectors', 'broken'], 'broken/a.json cannot be read: Expected'],
    [['vectors', '--out', 'file.json/a', '--vectors', vectorsFolder], '--out: file.json/a cannot be written: not a'],
    [['emit', config('gpt-j-6b'), '--for', 'c', '--out', 'file.json'], '--out: file.json cannot be written: not a'],
    [[...check, '--', 'file.json'], 'there is no command "file.json"'],
    [[...check, '--', '\u0001'], 'there is no command "\\u{1}"'],
  ] as const)('%j', ([words, says]) => {
    const { status, stdout, stderr } = posenc(words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.replaceAll('\\', '/').replace('/u{', '\\u{')).toContain(`posenc: ${says}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('with POSENC_DEBUG the stack follows', () => {
    const { status, stderr } = posenc(['model', 'no.json'], { POSENC_DEBUG: '1' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^posenc: no\.json cannot be read: .*\nRunError: .*\n {4}at /);
  });

  test('a fault of the command itself is no verdict', async () => {
    let err = '';
    const out = (): never => {
      throw new TypeError('a\nb');
    };
    expect(await main(['--version'], { out, err: (text) => (err += text) })).toBe(2);
    expect(err).toBe('posenc: this is a fault of posenc: TypeError: a\\u{a}b; POSENC_DEBUG=1 shows where\n');
  });
});

describe.skipIf(!hasPipes)('A pipe', () => {
  test.for([
    [['model', 'pipe'], 'pipe cannot be read: it is a pipe; write its contents into a regular file first'],
    [['diff', config('gpt2'), 'pipe'], 'pipe cannot be read: it is a pipe'],
    [['emit', 'pipe', '--for', 'c'], 'pipe cannot be read: it is a pipe'],
    [['model', 'model'], 'config.json cannot be read: it is a pipe'],
    [['check', 'pipe.json'], 'pipe.json cannot be read: it is a pipe'],
    [['check', '--vectors', '.', ...swin], 'there are no vectors in .'],
    [['model', '/dev/zero'], '/dev/zero cannot be read: it is a device'],
  ] as const)('%j is refused, and holds nothing', ([words, says]) => {
    const { status, stderr } = posenc(words);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });

  test('of a shell is refused by its kind, and a file behind standard input is read', () => {
    expect(shell(`$p model <(cat ${config('gpt2')})`).stderr).toContain('cannot be read: it is a pipe');
    expect(shell(`$p model /dev/stdin < ${config('gpt2')}`).stdout).toContain('gpt2: 12 layers, all alike');
  });

  test('takes a report if it has a reader, and holds nothing if it has none', () => {
    const none = posenc([...check, '--json', 'report', ...swin]);
    expect(none.stderr).toBe('posenc: --json: report cannot be written: no such device or address (ENXIO)\n');
    expect(none.status).toBe(2);
    const { stdout } =
      shell(`cat report > read.json & $p check --vectors ${vectorsFolder} --json report ${swin.join(' ')}
      wait; cat read.json`);
    expect(stdout).toContain('"format": "posenc-report/1"');
  });
});

describe('Reports that cannot be written', () => {
  test('cost no verdict and no other report', () => {
    const words = ['--junit', 'no/a.xml', '--json', 'a.json', '--html', 'none', '--badge', 'a.svg'];
    const { status, stdout, stderr } = posenc([...check, ...words, ...swin]);
    expect(status).toBe(2);
    expect(stdout).toMatch(/^\d+ passed, \d+ failed/m);
    expect(stderr).toMatch(/^posenc: --junit: no\/a\.xml cannot be written: no such file or directory \(ENOENT\)$/m);
    expect(stderr).toMatch(/^posenc: --html: none cannot be written: .* \(EISDIR\)$/m);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(readFileSync(at('a.json'), 'utf8')).toContain('"exitCode": 1');
    expect(readFileSync(at('a.svg'), 'utf8')).toContain('<svg');
  });
});

describe.skipIf(!hasPipes)('A reader that goes away', () => {
  test.for([
    ['emit', 0, `$p emit ${config('Llama-2-7b-hf')} --for c`],
    ['diff', 1, `$p diff ${config('Llama-2-7b-hf')} ${config('gpt2')}`],
    ['check', 1, `$p check --vectors ${vectorsFolder} --json late.json ${swin.join(' ')}`],
  ] as const)('leaves the exit code of %s', ([, code, words]) => {
    const { stdout, stderr } = shell(`${words} | true; echo "\${PIPESTATUS[0]}" >&2`);
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: `${code}\n` });
  });

  test('leaves the reports', () => expect(existsSync(at('late.json'))).toBe(true));

  test.skipIf(!existsSync('/dev/full'))('and a full disk is said, with exit code 2', () => {
    const { status, stderr } = shell(`$p emit ${config('Llama-2-7b-hf')} --for c > /dev/full`);
    expect(status).toBe(2);
    expect(stderr).toBe('posenc: standard output cannot be written: no space left on device (ENOSPC)\n');
    expect(shell('$p model no.json 2> /dev/full').status).toBe(2);
  });
});

describe('A file whose name begins with a dash', () => {
  test.for([
    [['model', '--', '-x.json'], 0, 'gpt2: 12 layers'],
    [['model', '--json', '--', '-x.json'], 0, '"modelType": "gpt2"'],
    [['diff', '--', '-x.json', '-x.json'], 0, 'The same in positions.'],
    [['diff', config('gpt2'), '--', '-x.json'], 0, 'The same in positions.'],
    [['emit', '--for', 'c', '--', '-x.json'], 2, '-x.json has no rotary embedding'],
  ] as const)('%j', ([words, code, says]) => {
    const { status, stdout, stderr } = posenc(words);
    expect(stdout + stderr).toContain(says);
    expect(status).toBe(code);
  });
});

describe.skipIf(!hasPipes)('A signal', () => {
  // Its child has the pipe too, whose reader ends when neither is left.
  const stays = `
    const pipe = require('node:fs').openSync('alive', 'w');
    const words = ['-e', 'setInterval(() => {}, 1e6)'];
    require('node:child_process').spawn(process.execPath, words, { stdio: ['ignore', pipe, 'ignore'] });
    require('node:fs').writeSync(pipe, 'here');
    setInterval(() => {}, 1e6);`;

  test.for(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('%s ends the command and what it runs', async (signal) => {
    writeFileSync(at('stays.cjs'), stays);
    rmSync(at('alive'), { force: true });
    execFileSync('mkfifo', [at('alive')]);
    const witness = spawn('cat', [at('alive')], { stdio: ['ignore', 'pipe', 'ignore'] });
    const words = [command, ...check, '--', process.execPath, 'stays.cjs'];
    const child = spawn(process.execPath, words, { cwd: folder, stdio: 'ignore' });
    expect(String((await once(witness.stdout, 'data'))[0])).toBe('here');
    const ended = Promise.all([once(child, 'exit'), once(witness, 'exit')]);
    child.kill(signal);
    expect(await ended).toEqual([
      [null, signal],
      [0, null],
    ]);
  });
});
