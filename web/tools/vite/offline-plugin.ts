// Builds the page's service worker, ./sw.js, with the list of everything that the build has put out.
import type { Plugin } from 'vite';
import { serviceWorker } from './service-worker.mjs';

export function offline(): Plugin {
  return {
    name: 'posenc-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const contents = Object.values(bundle).map(
        (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
      );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(contents) });
    },
  };
}
