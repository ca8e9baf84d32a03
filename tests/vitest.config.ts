// How vitest finds and runs the tests of every folder under tests/; which folder is the command line's business.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { stringsInParts } from '../web/tools/strings-plugin.ts';

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
