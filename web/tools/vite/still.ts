// The pages' elements for Node (web/labs/shared/still): bundled with all strings and sheets, and run where the page is
// built.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, type Plugin } from 'esbuild';
import { importBundled } from './in-node.ts';
import { languages } from './locales.ts';
import { stringsOf } from './strings-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

type Still = typeof import('../../labs/shared/still/index.ts');

/** All strings in the part that everybody loads; sheets as text; no threads, and no pictures for the contents. */
async function virtual(): Promise<Plugin> {
  const whole = await Promise.all(languages().map(async (code) => [code, await stringsOf(code)] as const));
  const parts = whole.flatMap(([code, strings]) => [
    `'${code}/page': async () => ({ default: ${JSON.stringify(strings)} })`,
    ...['outline', 'labs', 'paths', 'embed', 'story', 'quiz'].map(
      (part) => `'${code}/${part}': async () => ({ default: {} })`,
    ),
  ]);
  const strings = `export const languages = ${JSON.stringify(languages())}; export const parts = { ${parts.join()} };`;
  return {
    name: 'posenc-still',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^virtual:|\?worker&url$/ }, ({ path }) => ({ path, namespace: 'made' }));
      onLoad({ filter: /./, namespace: 'made' }, ({ path }) => ({
        contents: path === 'virtual:strings' ? strings : 'export const questions = {}; export default {}',
      }));
      onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
        path: join(dirname(importer), path.replace('?inline', '')),
        namespace: 'sheet',
      }));
      onLoad({ filter: /./, namespace: 'sheet' }, ({ path }) => ({
        contents: transformSync(readFileSync(path, 'utf8'), { loader: 'css', minify: true }).code,
        loader: 'text',
      }));
    },
  };
}

export const makeStill = async (): Promise<Still> =>
  importBundled<Still>({ entryPoints: [here('../../labs/shared/still/index.ts')], plugins: [await virtual()] });
