// Files for places without a server (web/labs/files). `files.json`, next to the labs as elements, lists the parts of
// each; `posenc.html`, next to the page, is all of it as one file.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { htmlFile } from '../../labs/files/html.ts';
import { withoutScripts } from '../site/from-disk.mjs';
import { npyLane } from '../../labs/shared/state/late-parts.ts';
import { labs } from '../../labs/index.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Parts that a file has for its own lab only (`files.json` picks them), or never: other labs, modules, strings, and
 * parts that only the page or a learning platform opens.
 */
const picked = (id: string): boolean =>
  /\/web\/labs\/([\w-]+(\/bank)?)\.ts$|\/build\/wasm\/|\/web\/labs\/exam\/|^\0virtual:(strings|questions)/.test(id);

/** Chunks with all their static and dynamic imports, except picked parts. */
function closure(first: readonly Chunk[], chunkOf: (file: string) => Chunk | undefined): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunkOf(file));
    for (const late of chunk.dynamicImports.map(chunkOf)) if (!picked(late?.facadeModuleId ?? '')) add(late);
  };
  first.forEach(add);
  return found;
}

/** `files.json`: by lab, the modules that show it, in every language, with the threads that it starts. */
export function filesOfLabs(): Plugin {
  return {
    name: 'posenc-files-of-labs',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const chunkOf = (file: string): Chunk | undefined => chunks.find(({ fileName }) => fileName === file);
      const holding = (wanted: (id: string) => boolean): readonly Chunk[] =>
        chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && wanted(facadeModuleId));
      const workers = Object.values(bundle).filter(({ fileName }) => basename(fileName).startsWith('worker-'));
      const lists = labs.map(({ id: lab, lanes: { first, later = [] }, strings = [] }) => {
        // Heatmaps to click need `vectors`; a bank calls nothing else that its lab lacks (banks.all.test.ts).
        const wasm = new Set([...first, ...later, npyLane, 'vectors']);
        const wanted = (id: string): boolean =>
          /\/(embed\/(frame|lab-host)|exam\/(exam|student|jsinput))\.ts$/.test(id) ||
          id.endsWith(`/web/labs/${lab}.ts`) ||
          id.endsWith(`/web/labs/${lab}/bank.ts`) ||
          id.startsWith(`\0virtual:questions/${lab}/`) ||
          /\0virtual:strings\/[\w-]+\/(page|embed|exam|quiz)$/.test(id) ||
          (id.startsWith('\0virtual:strings/') && [`lab/${lab}`, ...strings].some((part) => id.endsWith(`/${part}`))) ||
          (wasm.size === 4
            ? id.endsWith('/posenc-bytes.js')
            : [...wasm, 'common'].some((lane) => id.endsWith(`/lanes/${lane}.js`)));
        const files = [...closure(holding(wanted), chunkOf)];
        const threads = workers.filter(({ fileName }) => files.some(({ code }) => code.includes(basename(fileName))));
        return [lab, [...files, ...threads].map(({ fileName }) => fileName).sort()] as const;
      });
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(Object.fromEntries(lists)) });
    },
  };
}

/** `posenc.html`, next to the page and not part of its offline cache. */
export function pageAsFile(): Plugin {
  return {
    name: 'posenc-page-as-file',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const text = (file: Rolldown.OutputAsset | Chunk): string =>
        file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8');
      const ending = (end: string) => files.filter(({ fileName }) => fileName.endsWith(end));
      const [index] = ending('.html').map(text);
      const entry = /<script type="module"[^>]* src="\.\/assets\/([^"]+)"/.exec(index ?? '')?.[1];
      const body = /<body>([^]*)<\/body>/.exec(index ?? '')?.[1];
      if (entry === undefined || body === undefined) throw new Error('index.html has no entry or no body');
      // The page's own sheet comes first, then those of the labs.
      const styles = ending('.css').sort(
        (a, b) => Number(b.fileName.includes('/index-')) - Number(a.fileName.includes('/index-')),
      );
      const modules = ending('.js').filter(({ fileName }) => fileName !== 'sw.js');
      const file = await htmlFile({
        language: 'en',
        title: 'posenc',
        styles: styles.map(text),
        modules: new Map(modules.map((one) => [basename(one.fileName), text(one)])),
        entry,
        body: body.replace(/(?<=<noscript>)[^]*?(?=<\/noscript>)/, () => withoutScripts()),
        root: { 'data-theme': 'auto', 'data-file': '' },
      });
      writeFileSync(join(dir, 'posenc.html'), file);
    },
  };
}
