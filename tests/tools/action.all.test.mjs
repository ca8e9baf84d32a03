// @ts-check
// The action that checks an engine, run step by step: a right engine, a wrong one, and inputs that would do harm if a
// shell read them.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { bundleCommand } from '../../web/tools/package/bundle-command.mjs';
import { runAction } from './support/action.mjs';
import { readYaml } from './support/yaml.mjs';

const conformance = join(root, 'tests', 'conformance');
const right = `python3 ${join(conformance, 'programs', 'python', 'main.py')}`;
const mutant = (/** @type {string} */ words) =>
  `python3 ${join(conformance, 'mutants', 'engines', 'main.py')} ${words}`;

const place = mkdtempSync(join(tmpdir(), 'posenc-action-'));
const folder = join(place, 'engine');
afterAll(() => rmSync(place, { recursive: true }));
beforeAll(() => {
  mkdirSync(folder);
});

/** The text of an element's attribute in a report. @param {string} file @param {string} name */
const countIn = (file, name) =>
  new RegExp(`<testsuites [^>]*\\b${name}="(\\d+)"`).exec(readFileSync(file, 'utf8'))?.[1];

/** The cells of a family's row in a summary. @param {string} summary @param {string} family */
const rowOf = (summary, family) =>
  summary
    .split('\n')
    .find((line) => line.startsWith(`| ${family.replaceAll('_', '&#95;')} |`))
    ?.split(' | ');

/** A summary as it is read. @param {string} summary */
const shown = (summary) => summary.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code));

describe('A right engine', () => {
  test('passes: exit code 0, a row a family, a report where it was asked for, counts', async () => {
    const { code, log, outputs, summary } = await runAction(
      { command: right, posenc: root, families: 'alibi, t5_buckets\nshaw', junit: 'reports.xml' },
      { folder },
    );
    expect(code, log).toBe(0);
    const { passed, failed, unsupported, junit, json } = outputs;
    expect([failed, unsupported, junit]).toEqual(['0', '0', join(folder, 'reports.xml')]);
    expect(Number(passed)).toBeGreaterThan(50);
    expect(countIn(`${junit}`, 'tests')).toBe(String(Number(passed) + 1));
    expect(countIn(`${junit}`, 'failures')).toBe('0');
    expect(JSON.parse(readFileSync(`${json}`, 'utf8'))).toMatchObject({ exitCode: 0, passed: Number(passed) });
    for (const family of ['alibi', 't5_buckets', 'shaw']) expect(rowOf(summary, family)?.at(-1)).toBe('- |');
    expect(rowOf(summary, 'rotary')).toBeUndefined();
    expect(shown(summary)).toContain(`${passed} passed, 0 failed, 0 unsupported; answers in float32`);
    expect(summary).not.toContain('Diagnosis');
  });
});

describe('A wrong engine', () => {
  test('fails with exit code 1, and the summary names the cause in the rows and in a sentence', async () => {
    const { code, log, outputs, summary } = await runAction(
      { command: mutant('exponent_halved rotary,rotary_frequencies'), posenc: root },
      { folder },
    );
    expect(code, log).toBe(1);
    for (const family of ['rotary', 'rotary_frequencies'])
      expect(shown(rowOf(summary, family)?.at(-1) ?? '')).toBe('exponent-doubled |');
    expect(shown(summary)).toMatch(/Diagnosis:\n\n- .*The exponent is halved: it counts pairs/);
    expect(shown(summary)).toMatch(/First failure:\n\n- rotary/);
    expect(Number(outputs['failed'])).toBeGreaterThan(10);
    expect(countIn(`${outputs['junit']}`, 'failures')).toBe(outputs['failed']);
    expect(readdirSync(folder)).not.toContain('junit.xml');
  });

  test('is the one of the guide, in ten lines of workflow', async () => {
    copyFileSync(join(conformance, 'guide', 'table.py'), join(folder, 'table.py'));
    const workflow = readYaml(readFileSync(join(conformance, 'guide', 'action.yml'), 'utf8'));
    const given = workflow.jobs.vectors.steps.at(-1).with;
    const { code, outputs, summary } = await runAction({ ...given, posenc: root }, { folder });
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ passed: '32', failed: '4', unsupported: '12', junit: join(folder, given.junit) });
    expect(shown(summary)).toContain('Sines and cosines alternate whatever is asked.');
  });
});

describe('What cannot be checked', () => {
  test.each([
    ['a family that does not exist', { families: 'rotari' }, /did you mean rotary/],
    ['a command that does not exist', { command: './no-such-engine' }, /no-such-engine/],
    ['no command', { command: ' \n' }, /the input command is empty/],
    ['a quote that is not closed', { command: 'python3 "x' }, /a quote that is not closed/],
    ['a timeout that is not a number', { timeout: 'soon' }, /--timeout is "soon"/],
  ])('ends with exit code 2, and summary and log say why: %s', async (_title, given, said) => {
    const { code, log, outputs, summary } = await runAction({ command: right, posenc: root, ...given }, { folder });
    expect(code, log).toBe(2);
    expect(log).toMatch(said);
    expect(shown(summary)).toMatch(said);
    expect(summary).toContain('nothing was checked');
    expect(new Set(Object.values(outputs))).toEqual(new Set(['']));
  });
});

describe('Hostile inputs', () => {
  const harm = '$(touch harm) `touch harm` ; touch harm; "\'\n::set-output name=passed::9\npassed=9\n';

  /** An engine that keeps its arguments, and says a name that would be a command of the runner. */
  const engine = `
    require('node:fs').writeFileSync('arguments.json', JSON.stringify(process.argv.slice(2)));
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, hello, bye } = JSON.parse(line);
      if (bye) process.exit(0);
      const name = ${JSON.stringify(harm)} + '<img src=x>';
      if (hello) return console.log(JSON.stringify({ name, version: '1', dtype: 'float32', families: ['swin'] }));
      console.error('::error::harm');
      console.log(JSON.stringify({ id, error: name }));
    });`;

  test('are words of the engine, and a name of a file: nothing of them is run or read', async () => {
    writeFileSync(join(folder, 'engine.cjs'), engine);
    const words = ['$(touch harm)', '`touch harm`', 'a;touch harm', '"', "it's", 'a\n::error::b', '$HOME', '--', '*'];
    const quoted = words.map((word) => (word.includes('"') ? `'${word}'` : `"${word}"`));
    const { code, log, outputs, steps, summary } = await runAction(
      {
        command: `node engine.cjs ${quoted.join(' ')}`,
        posenc: root,
        junit: `${harm.replaceAll('/', '')}.xml`,
      },
      { folder },
    );
    expect(code, log).toBe(1);
    expect(JSON.parse(readFileSync(join(folder, 'arguments.json'), 'utf8'))).toEqual(words);
    expect(existsSync(join(folder, 'harm'))).toBe(false);
    expect(Object.keys(steps['check'] ?? {}).sort()).toEqual(['failed', 'json', 'junit', 'passed', 'unsupported']);
    expect(outputs['junit']).toBe(join(folder, `${harm}.xml`));
    expect(countIn(`${outputs['junit']}`, 'failures')).toBe(outputs['failed']);
    expect(outputs['passed']).not.toBe('9');
    expect(summary).not.toMatch(/<img|^::/m);
    // What the runner would obey stands between two lines that stop and resume its commands.
    const obeyed = log.split('\n').filter((line) => line.trimStart().startsWith('::'));
    const [, token] = /^::stop-commands::([\w-]{36})$/.exec(obeyed[0] ?? '') ?? [];
    expect(obeyed.at(-1)).toBe(`::${token}::`);
    expect(obeyed.filter((line) => line === `::${token}::`)).toHaveLength(1);
  });

  test.each([
    ...['', 'latest', '^0.1.0', '0.1', '0.1.0 || 9', '0.1.0; touch harm', '0.1.0\nlatest', '$(touch harm)', '--help'],
    ...['git+https://posenc.example/x', './none.tgz', '.', harm],
  ])('as a version are refused: %j', async (posenc) => {
    const { code, log, summary } = await runAction({ command: right, posenc }, { folder });
    expect(code, log).toBe(2);
    expect(log).toMatch(/^posenc: the input posenc is .*; allowed: a whole version \(0\.1\.0\), a \.tgz or a clone\n$/);
    expect(summary).toBe('');
    expect(existsSync(join(folder, 'harm'))).toBe(false);
  });

  test('as families are refused by name', async () => {
    const { code, log } = await runAction({ command: right, posenc: root, families: harm }, { folder });
    expect(code, log).toBe(2);
    expect(log).toContain('there is no family "$(touch"');
    expect(existsSync(join(folder, 'harm'))).toBe(false);
  });
});

describe('The package', () => {
  const tarball = `it's $(touch harm) packed.tgz`;
  const version = '7.8.9';
  /** @type {import('node:http').Server} */
  let server;
  let env = {};

  beforeAll(async () => {
    const own = join(place, 'package');
    await bundleCommand(join(own, 'dist'));
    const manifest = JSON.stringify({
      name: 'posenc-check',
      version,
      type: 'module',
      bin: { 'posenc-check': 'dist/command.js' },
    });
    writeFileSync(join(own, 'package.json'), manifest);
    execFileSync('npm', ['pack', '--pack-destination', place], { cwd: own, stdio: 'ignore' });
    const packed = join(place, `posenc-check-${version}.tgz`);
    copyFileSync(packed, join(folder, tarball));
    // A registry with this package.
    server = createServer(({ url = '', headers }, answer) => {
      const dist = { tarball: `http://${headers.host}/posenc-check.tgz` };
      const versions = { [version]: { ...JSON.parse(manifest), dist } };
      if (url === '/posenc-check')
        answer.end(JSON.stringify({ name: 'posenc-check', versions, 'dist-tags': { latest: version } }));
      else if (url === '/posenc-check.tgz') answer.end(readFileSync(packed));
      else answer.writeHead(404).end();
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    env = {
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(place, 'cache'),
      npm_config_update_notifier: 'false',
    };
  });
  afterAll(() => server.close());

  test.each([
    ['of a version comes from the registry', version],
    ['may be a file, whatever its name', tarball],
  ])('%s', async (_title, posenc) => {
    const { code, log, outputs } = await runAction({ command: right, posenc, families: 'shaw' }, { folder, env });
    expect(code, log).toBe(0);
    expect(Number(outputs['passed'])).toBeGreaterThan(5);
    expect(existsSync(join(folder, 'harm'))).toBe(false);
  });

  test('of another name is refused: posenc has no command that checks', async () => {
    const other = join(place, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'package.json'), JSON.stringify({ name: 'posenc', version }));
    execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: other, stdio: 'ignore' });
    const { code, log } = await runAction({ command: right, posenc: `posenc-${version}.tgz` }, { folder, env });
    expect(code, log).toBe(2);
    expect(log).toContain(
      `posenc: the input posenc is 'posenc-${version}.tgz', which is not a package of posenc-check`,
    );
  });

  test('of a version that is not published ends with exit code 2', async () => {
    const { code, log } = await runAction({ command: right, posenc: '7.8.10' }, { folder, env });
    expect(code, log).toBe(2);
    expect(log).toContain('7.8.10');
  });
});
