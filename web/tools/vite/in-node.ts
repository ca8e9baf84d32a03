// Sources of the site in Node, where its pages are made: bundled with the library, then imported.
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

const library = fileURLToPath(new URL('../../library/api/index.ts', import.meta.url));

/** The module of an entry, with everything that it imports. */
export async function importBundled<Module>(
  entry: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'plugins'>,
): Promise<Module> {
  const { outputFiles } = await build({
    ...entry,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    alias: { posenc: library },
  });
  const code = Buffer.from(outputFiles?.[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Module;
}
