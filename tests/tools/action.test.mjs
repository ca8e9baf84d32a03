// @ts-check
// The action that checks an engine: what its file promises, how it reads a command, and that no text of a program
// becomes Markdown. Its steps are run by action.all.test.mjs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { literal, summaryOf } from '../../.github/actions/check/summary.mjs';
import { wordsOf } from '../../.github/actions/check/words.mjs';
import { root } from '../../web/tools/toolchain/folders.mjs';
import { action, actionFolder } from './support/action.mjs';
import { readYaml } from './support/yaml.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const guideFile = 'tests/conformance/guide/action.yml';
const { version } = JSON.parse(read('package.json'));
const open = '$' + '{{';

describe('The action', () => {
  test('has no expression in a script or a path: inputs reach a step as variables', () => {
    for (const { uses, run, shell, env = {}, with: words = {}, ...rest } of action.runs.steps) {
      expect(JSON.stringify([uses, run, shell, rest])).not.toContain(open);
      if (run !== undefined) expect(shell).toBe('bash');
      for (const value of [...Object.values(env), ...Object.values(words)].filter((text) => text.includes(open)))
        expect(value).toMatch(/^\$\{\{ (inputs\.\w+|steps\.install\.outputs\.program) \}\}$/);
    }
  });

  test('uses each of its inputs, and has no default for what it cannot guess', () => {
    const steps = JSON.stringify(action.runs.steps);
    const used = [...steps.matchAll(/inputs\.(\w+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)));
    const required = Object.entries(action.inputs).filter(([, { default: given }]) => given === undefined);
    expect(required.map(([name, { required: says }]) => [name, says])).toEqual([
      ['command', 'true'],
      ['posenc', 'true'],
    ]);
  });

  test('is read by PyYAML as by these tests', ({ skip }) => {
    const script = 'import json, sys, yaml; print(json.dumps(yaml.load(sys.stdin, Loader=yaml.BaseLoader)))';
    for (const file of [join(actionFolder, 'action.yml'), join(root, guideFile)]) {
      const input = readFileSync(file, 'utf8');
      const { status, stdout } = spawnSync('python3', ['-c', script], { input, encoding: 'utf8' });
      if (status !== 0) skip('PyYAML is not installed');
      expect(readYaml(input)).toEqual(JSON.parse(stdout));
    }
  });
});

describe('The reader of YAML refuses', () => {
  test.each([
    'a: &b c',
    'a: *b',
    'a: b: c',
    'a',
    'a: >\n  b',
    'a: 1\na: 2',
    '? a',
    'a: !b c',
    'a:\n\tb: c',
    'a: { b: {',
  ])('%j', (text) => {
    expect(() => readYaml(text)).toThrow(/not read/);
  });
});

describe('The workflow of the guide', () => {
  const workflow = readYaml(read(guideFile));
  const guide = read('web/docs/guides/10-conformance.md');
  const uses = workflow.jobs.vectors.steps.at(-1);

  test('has ten lines, which the guide shows', () => {
    expect(read(guideFile).trimEnd().split('\n')).toHaveLength(10);
    expect(guide).toContain(`\`\`\`yaml ${guideFile}\n`);
  });

  test('stands beside the names of all inputs and outputs', () => {
    const [, after = ''] = guide.split(`yaml ${guideFile}\n`);
    const [section = ''] = after.split('\n## ');
    const names = [...Object.keys(action.inputs), ...Object.keys(action.outputs)];
    expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });

  test('names the action of this project and this version, and inputs that it has', () => {
    const { repository } = JSON.parse(read('package.json'));
    const [, owner] = /github\.com\/(.+)\.git$/.exec(repository.url) ?? [];
    expect(uses.uses).toBe(`${owner}/.github/actions/check@v${version}`);
    expect(uses.with.posenc).toBe(version);
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(uses.with)));
    expect(Object.keys(uses.with)).toEqual(expect.arrayContaining(['command', 'posenc']));
  });
});

describe('A command is split without a shell:', () => {
  test.each([
    ['python3 engine.py', ['python3', 'engine.py']],
    [' python3\n  engine.py\t-x\n', ['python3', 'engine.py', '-x']],
    [`a "b c" 'd e' f"g h"'i'`, ['a', 'b c', 'd e', 'f"g h"'.replaceAll('"', '') + 'i']],
    [`a "it's" 'say "x"'`, ['a', "it's", 'say "x"']],
    ['a "" $(b) `c` $d \\e *', ['a', '', '$(b)', '`c`', '$d', '\\e', '*']],
    ["a '>' '&&' x=1;2", ['a', '>', '&&', 'x=1;2']],
    ['a "b\nc"', ['a', 'b\nc']],
    ['', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each(['a "b', "a 'b c", `a "b' c`])('a quote that is not closed is refused: %j', (text) => {
    expect(() => wordsOf(text)).toThrow('a quote that is not closed');
  });

  test.each(['a && b', 'a | b', 'a > b', 'a 2>&1', 'a <b', 'a ; b', 'a &'])('a shell is refused: %j', (text) => {
    expect(() => wordsOf(text)).toThrow('no shell reads it');
  });
});

describe('The summary', () => {
  const md = markdownIt({ html: true, linkify: true });
  const hostile = [
    ...['<img src=x>', '[a](http://b.example)', '![a](b)', '**a**', '`a`', '| a | b |', '# a', '- a', '1. a', '&lt;'],
    ...['www.b.example', 'https://b.example', '</table>', '<!-- a', 'a\n\n# b', '~~a~~', '@a', '$x$', '\\*a'],
  ];

  test.each(hostile)('shows a text of a program as it is: %j', (text) => {
    const [, item = ''] = /^<ul>\s*<li>(.*)<\/li>\s*<\/ul>\s*$/.exec(md.render(`- ${literal(text)}`)) ?? [];
    const shown = item.replace(/&(lt|gt|amp|quot);/g, (_all, name) => signs[name] ?? '');
    expect(shown).toBe(text.replace(/\s+/g, ' '));
  });
  /** @type {Record<string, string>} */
  const signs = { lt: '<', gt: '>', amp: '&', quot: '"' };

  test('is cut where a text is long', () => {
    expect(literal('x'.repeat(10_000)).length).toBeLessThan(500);
  });

  test('has a row a family, whatever the texts of the program are', () => {
    const text = hostile.join('\n');
    const none = { passed: 0, failed: 0 };
    const family = { valid: { passed: 1, failed: 2 }, acceptable: none, invalid: none, unsupported: 3, largest: null };
    const html = md.render(
      summaryOf({
        ...{ posenc: '1', vectors: '1', dtype: 'float32', program: { name: text, version: text }, stopped: text },
        ...{ passed: 2, failed: 4, unsupported: 6 },
        families: [
          { family: 'rotary', ...family },
          { family: 'alibi', ...family, largest: 2 },
        ],
        diagnoses: [{ causes: ['sign'], sentence: text, families: ['rotary'], explained: 2, failures: 2 }],
        findings: [{ text, id: text }],
        cases: [{ id: text, status: 'failed', message: text }],
      }),
    );
    const rows = [...html.matchAll(/<tr>\s*([^]*?)\s*<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
    );
    expect(rows.slice(1)).toEqual([
      ['rotary', '1/3', '-', '-', '3', 'not a number', 'sign'],
      ['alibi', '1/3', '-', '-', '3', '2.00 ulp', 'not known'],
    ]);
    expect(html).not.toMatch(/<(a|img|h1|code|strong|em|s)\b/);
    expect(html.match(/<li>/g)).toHaveLength(4);
  });

  test('is far below the 1 MiB that is shown, however much a program says', () => {
    const findings = Array.from({ length: 1000 }, () => ({ text: '\u{1f600}<'.repeat(10_000) }));
    const of = { name: 'a', posenc: '1', vectors: '1', dtype: 'float32', passed: 0, failed: 0, unsupported: 0 };
    const text = summaryOf({ ...of, program: of, families: [], diagnoses: [], findings, cases: [] });
    expect(text).toContain('- and 980 more\n');
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
  });
});
