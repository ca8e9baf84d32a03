// What a lab is made of, as esbuild sees it: which sources it imports, and what is left of each when nothing else is
// asked for. Several plugins ask: each lab is looked at once.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';

/** The folder that all paths of the answer begin in. */
export const web = fileURLToPath(new URL('..', import.meta.url));

async function look(lab: string): Promise<Metafile> {
  const { metafile } = await build({
    stdin: { contents: `import './page/labs/${lab}.ts'`, resolveDir: web },
    absWorkingDir: web,
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty' },
    alias: { posenc: join(web, 'api', 'index.ts') },
    // What comes when it is asked for brings its own, or is the page's alone.
    external: ['virtual:*', '*?worker&url', '*/lib/npy.ts', '*/course/dialog.ts'],
  });
  return metafile;
}

const seen = new Map<string, Promise<Metafile>>();
export function bundleOfLab(lab: string): Promise<Metafile> {
  const found = seen.get(lab) ?? look(lab);
  seen.set(lab, found);
  return found;
}
