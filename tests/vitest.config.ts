// How vitest finds and runs the tests of every folder that has some.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stringsInParts } from '../web/tools/vite/strings-plugin.ts';
import { trainedModels } from '../web/tools/vite/trained-plugin.ts';
import { quick, suites } from './tiers.mjs';

/** Suites one after the other, so that a worker keeps its browsers, and in each the slowest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const suite = ({ moduleId }: TestSpecification): number =>
      suites.findIndex((name) => moduleId.includes(`/tests/${name}/`));
    const long = ({ moduleId }: TestSpecification): boolean => /\/page\/(every-lab|training)\.test\.ts$/.test(moduleId);
    const place = (file: TestSpecification): number => 2 * suite(file) + (long(file) ? 0 : 1);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('..'),
  plugins: [stringsInParts(), trainedModels()],
  resolve: {
    alias: [
      { find: /^posenc$/, replacement: here('../web/library/api/index.ts') },
      { find: /^posenc\/sincos$/, replacement: here('../web/library/sincos/index.ts') },
      { find: /^posenc\/webgpu$/, replacement: here('../web/library/webgpu/index.ts') },
    ],
  },
  test: {
    // Processes, not threads: a test that crashes WebAssembly or a browser takes only its own worker with it.
    pool: 'forks',
    maxWorkers: 2,
    // A worker goes from file to file, and its modules and browsers with it (support/kept.ts): two thirds of the time.
    isolate: false,
    environment: here('support/kept.ts'),
    setupFiles: here('support/equality.ts'),
    include: suites.map((name) => `tests/${name}/**/*.test.{ts,mjs}`),
    exclude: ['**/node_modules/**', ...(quick ? ['**/*.all.test.*'] : [])],
    sequence: { sequencer: LongestFirst },
    // Only what hangs ends here: a busy machine takes ten times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    passWithNoTests: false,
  },
});
