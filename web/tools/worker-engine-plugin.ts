import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const outside = fileURLToPath(new URL('../api/runtime/engine-external.ts', import.meta.url));

/** A worker is handed the modules that its page has compiled, and brings none of its own. */
export const engineFromOutside = (): Plugin => ({
  name: 'posenc-worker-engine',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/engine.ts') ? outside : undefined),
});
