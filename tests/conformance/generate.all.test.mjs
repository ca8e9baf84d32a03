// @ts-check
// Writing the vectors again changes nothing: needs a Python with mpmath (Debian: python3-mpmath).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('generate/generate.py', import.meta.url));
const python = ['/usr/bin/python3', 'python3'].find((name) => spawnSync(name, ['-c', 'import mpmath']).status === 0);

test.skipIf(python === undefined)('the generator writes the vectors as they are', () => {
  const { status, stdout, stderr } = spawnSync(python ?? '', [program, '--check'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
