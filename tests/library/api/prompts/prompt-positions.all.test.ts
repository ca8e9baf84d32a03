// Positions of prompts against the second definition itself, where Python is installed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { positionsOf, rowsOf } from '../support/prompts.ts';

const generator = fileURLToPath(new URL('../../../golden/generate/prompts.py', import.meta.url));
const python = ['/usr/bin/python3', 'python3'].find((name) => spawnSync(name, ['--version']).status === 0);
const run = (...args: string[]) =>
  spawnSync(python as string, [generator, ...args], { encoding: 'utf8', maxBuffer: 2 ** 30 });

type Prompt = [line: string, rows: string[], next: number | null];

test.skipIf(python === undefined)('300 other prompts of each model have the same rows, integer by integer', () => {
  const fresh = Object.entries(JSON.parse(run('--fresh', '2').stdout) as Record<string, Prompt[]>);
  const other = fresh.flatMap(([model, prompts]) =>
    prompts
      .filter(([line, truth, next]) => {
        const found = positionsOf(model, line);
        return rowsOf(found).join() !== truth.join() || (found.next[0] ?? null) !== next;
      })
      .map(([line]) => `${model}: ${line}`),
  );
  expect(other).toEqual([]);
  expect(fresh.map(([, prompts]) => prompts.length)).toEqual(Array(11).fill(300));
});

test.skipIf(python === undefined)('the stored digests are what the generator writes', () => {
  const { status, stderr } = run('--check');
  expect([status, stderr]).toEqual([0, '']);
});
