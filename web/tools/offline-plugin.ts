// Builds the page's service worker, ./sw.js, with the list of everything that the build has put out.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../page/offline/worker.ts', import.meta.url));

export function offline(): Plugin {
  return {
    name: 'posenc-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      // index.html is asked for by the folder's address, and under its own name.
      const names = ['./', ...files.map(({ fileName }) => `./${fileName}`)];
      const { code } = transformSync(readFileSync(source, 'utf8'), {
        loader: 'ts',
        minify: true,
        define: { files: JSON.stringify(names), edition: JSON.stringify(hash.digest('hex').slice(0, 16)) },
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
