// A build is due when a module that goes into it has changed: its inputs name all that its entries import.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { builds } from '../../web/tools/toolchain/builds.mjs';
import { root } from '../../web/tools/toolchain/folders.mjs';

/** The entry and all files of the project that it imports, directly or not. @param {string} entry */
function closureOf(entry) {
  const found = new Set([entry]);
  for (const file of found) {
    if (!/\.m?ts$/.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true).importedFiles) {
      if (fileName !== 'posenc' && !fileName.startsWith('.')) continue;
      const path = fileName === 'posenc' ? 'web/library/api/index.ts' : normalize(join(dirname(file), fileName));
      if (existsSync(join(root, path))) found.add(path);
    }
  }
  return [...found];
}

test.each([
  ['entries', ['api', 'elements', 'react', 'sincos', 'webgpu'].map((name) => `web/library/${name}/index.ts`)],
  ['command', ['web/check/command/index.ts']],
  ['labs', ['web/labs/embed/define.ts', 'web/labs/embed/frame.ts']],
  ['labs-package', ['web/labs/react/index.ts']],
])('the inputs of the build %s have every module that its entries import', (name, entries) => {
  const isInput = (file) => builds[name].inputs.some((path) => file === path || file.startsWith(`${path}/`));
  const modules = entries.flatMap(closureOf);
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((file) => !isInput(file))).toEqual([]);
});
