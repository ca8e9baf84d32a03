import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const runtime = new URL('../../library/api/runtime/', import.meta.url);

/**
 * Replaces `runtime/engine.ts` in the API: each build says where modules come from
 * (web/docs/decisions/002-an-engine-for-each-entry.md). Workers have `engine-external`, which contains no modules and
 * gets the compiled ones of the page.
 */
export const engineFrom = (name: 'engine-external' | 'engine-labs' | 'engine-page'): Plugin => ({
  name: 'posenc-engine',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/engine.ts') && importer ? fileURLToPath(new URL(`${name}.ts`, runtime)) : undefined,
});
