import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const runtime = new URL('../../api/runtime/', import.meta.url);

/**
 * The API with another file in the place of `runtime/engine.ts`: each build says where modules come from
 * (web/decisions/002-an-engine-for-each-entry.md).
 * A worker has `engine-external`: it is handed the modules that its page has compiled, and brings none of its own.
 */
export const engineFrom = (name: 'engine-external' | 'engine-labs' | 'engine-page'): Plugin => ({
  name: 'posenc-engine',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/engine.ts') && importer ? fileURLToPath(new URL(`${name}.ts`, runtime)) : undefined,
});
