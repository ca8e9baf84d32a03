import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../cpp/toolchain/folders.mjs';
import { requirements } from '../../cpp/toolchain/requirements.mjs';
import { suites } from '../runner/suites.mjs';

const folder = join(root, '.github', 'workflows');
const files = readdirSync(folder);
const text = (file) => readFileSync(join(folder, file), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** GitHub's own reader of workflows, bundled: it imports JSON in a way that Node refuses. */
function workflowParser() {
  const outdir = mkdtempSync(join(tmpdir(), 'posenc-workflows-'));
  try {
    const entryPoints = { parser: '@actions/workflow-parser' };
    buildSync({
      entryPoints,
      outdir,
      bundle: true,
      platform: 'node',
      absWorkingDir: root,
      outExtension: { '.js': '.cjs' },
    });
    return createRequire(import.meta.url)(join(outdir, 'parser.cjs'));
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = workflowParser();

async function errorsOf(name, content) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

const jobsOf = (file) => Object.values(parse(text(file)).jobs);
const stepsOf = (file) => jobsOf(file).flatMap(({ steps }) => steps);
const commands = files.flatMap((file) => stepsOf(file).flatMap(({ run }) => (run ? run.split('\n') : [])));
const matches = (pattern) => commands.flatMap((line) => [...line.matchAll(pattern)].map(([, found]) => found));

test('a workflow with a fault is told from one without', async () => {
  const sound = 'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: npm ci }] } }\n';
  expect(await errorsOf('sound.yml', sound)).toEqual([]);
  expect(await errorsOf('faulty.yml', sound.replace('run:', 'runs:'))).not.toEqual([]);
  expect(await errorsOf('faulty.yml', sound.replace('npm ci', `\${{ nobody.knows }}`))).not.toEqual([]);
});

describe.each(files)('%s', (file) => {
  test('is a workflow as GitHub reads it', async () => {
    expect(await errorsOf(file, text(file))).toEqual([]);
  });

  test('may read only, unless a job says what else it needs, and does not run twice at once', () => {
    const { permissions, concurrency } = parse(text(file));
    expect(permissions).toEqual({ contents: 'read' });
    expect(concurrency.group).toMatch(/\w/);
  });

  test('ends by itself when something hangs', () => {
    expect(jobsOf(file).filter((job) => !(job['timeout-minutes'] > 0))).toEqual([]);
  });

  test('takes actions of GitHub alone, each at a major version', () => {
    const used = stepsOf(file).flatMap(({ uses }) => uses ?? []);
    expect(used.filter((name) => !/^actions\/[\w/-]+@v\d+$/.test(name))).toEqual([]);
  });

  test('names no registry: npm and apt know theirs', () => {
    expect(text(file)).not.toMatch(/https?:\/\/|registry-url:/);
  });
});

test('the scripts of npm, programs and suites that workflows name are there', () => {
  expect(matches(/npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  expect(matches(/\bnode ([\w./-]+\.mjs)/g).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(matches(/--config ([\w./-]+)/g).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(matches(/--dir ([\w./-]+)/g).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const known = suites.map(({ name }) => name);
  expect(
    matches(/--only ([\w,-]+)/g)
      .flatMap((names) => names.split(','))
      .filter((name) => !known.includes(name)),
  ).toEqual([]);
});

test('macOS is given what the set-up asks for there, beside what its runner brings', () => {
  const given = matches(/brew install (.+)/g).flatMap((names) => names.split(' '));
  const brought = ['cmake', 'chromium', 'firefox'];
  const asked = requirements.filter(({ purposes }) => purposes.includes('test')).map(({ packages }) => packages.brew);
  expect([...given, ...brought].sort()).toEqual([...new Set(asked)].sort());
});

test('a night of fuzzing takes an hour', () => {
  expect(matches(/npm run fuzz -- (\d+)/g).map(Number)).toEqual([3600]);
});
