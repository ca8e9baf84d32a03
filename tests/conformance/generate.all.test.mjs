// @ts-check
// Writing the vectors and what is read of published models again changes nothing: needs a Python with mpmath (Debian:
// python3-mpmath).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const python = ['/usr/bin/python3', 'python3'].find((name) => spawnSync(name, ['-c', 'import mpmath']).status === 0);

test.skipIf(python === undefined).each([
  ['the vectors', 'generate/generate.py'],
  ['the spot values of models', '../golden/models/generate.py'],
])('the generator writes %s as they are', (_, program) => {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const { status, stdout, stderr } = spawnSync(python ?? '', [path, '--check'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
