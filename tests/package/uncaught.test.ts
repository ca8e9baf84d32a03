// The output that a developer sees for an uncaught error: Node prints the line that threw before the message.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { quick } from '../tiers.mjs';
import { dist } from './support/install.ts';

const entries = ['index', 'external', ...(quick ? [] : ['pure'])];

test.each(entries)('an uncaught error of %s prints its message and at most 2 kB', (entry) => {
  const url = JSON.stringify(pathToFileURL(join(dist, `${entry}.js`)).href);
  const program = `import { sinusoidal } from ${url}; sinusoidal({ positions: 100, dim: '4' });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('TypeError: sinusoidal: dim is "4"; allowed: a number');
  expect(stderr.length).toBeLessThanOrEqual(2000);
});
