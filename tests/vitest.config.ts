// How vitest finds and runs the tests of every folder under tests/; which folder is the command line's business.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stringsInParts } from '../web/tools/strings-plugin.ts';

/** What takes longest goes first: with what is short at the end, no worker waits for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = (file: TestSpecification): boolean => /\/page\/(every-lab|training)\.test\.ts$/.test(file.moduleId);
    return [...sorted.filter(long), ...sorted.filter((file) => !long(file))];
  }
}

export default defineConfig({
  plugins: [stringsInParts()],
  resolve: {
    alias: [{ find: /^posenc$/, replacement: fileURLToPath(new URL('../web/api/index.ts', import.meta.url)) }],
  },
  test: {
    include: ['**/*.test.{ts,mjs}'],
    // Processes, not threads: a test that crashes WebAssembly or a browser takes only its own file with it.
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    setupFiles: fileURLToPath(new URL('./support/equality.ts', import.meta.url)),
    environment: fileURLToPath(new URL('./support/kept.ts', import.meta.url)),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
