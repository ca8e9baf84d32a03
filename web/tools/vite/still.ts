// The pages' elements for Node (web/page/still): bundled with all strings and sheets, and run where the page is built.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transformSync, type Plugin } from 'esbuild';
import { languages, stringsOf } from './strings-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

type Still = typeof import('../../page/still/index.ts');

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

export async function makeStill(): Promise<Still> {
  const { outputFiles } = await build({
    entryPoints: [here('../../page/still/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    alias: { posenc: here('../../api/index.ts') },
    plugins: [await virtual()],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Still;
}
