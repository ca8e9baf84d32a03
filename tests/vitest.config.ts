// How vitest finds and runs the tests: a project for every folder that has some.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stringsInParts } from '../web/tools/vite/strings-plugin.ts';
import { quick, suites } from './tiers.mjs';

/** Suites one after the other, so that a worker keeps its browsers, and in each the slowest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = (file: TestSpecification): boolean => /\/page\/(every-lab|training)\.test\.ts$/.test(file.moduleId);
    const place = (file: TestSpecification): number => 2 * suites.indexOf(file.project.name) + (long(file) ? 0 : 1);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [stringsInParts()],
  resolve: {
    alias: [
      { find: /^posenc$/, replacement: fileURLToPath(new URL('../web/api/index.ts', import.meta.url)) },
      { find: /^posenc\/webgpu$/, replacement: fileURLToPath(new URL('../web/webgpu/index.ts', import.meta.url)) },
    ],
  },
  test: {
    // Processes, not threads: a test that crashes WebAssembly or a browser takes only its own file with it.
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    projects: suites.map((name) => ({
      extends: true,
      test: {
        name,
        dir: `${here}${name}`,
        include: ['**/*.test.{ts,mjs}'],
        exclude: ['**/node_modules/**', ...(quick ? ['**/*.all.test.*'] : [])],
        setupFiles: `${here}support/equality.ts`,
        environment: `${here}support/kept.ts`,
        // A worker goes from file to file, and its browsers with it (support/kept.ts).
        isolate: name !== 'page' && name !== 'elements',
      },
    })),
  },
});
