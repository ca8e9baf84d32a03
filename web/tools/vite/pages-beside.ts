// `/check/`, `/class/`, `/teach/`, `/why/` and `/glossary/`: pages beside the labs, in every language. Each is a build
// of its own with one script and one style for all of its pages, and goes into the folder of the site, which the page's
// build has emptied.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { widthOf } from '../site/head.mjs';
import { sampledColorMaps } from './color-maps-plugin.ts';
import { engineFrom } from './engine-plugin.ts';
import { languages } from './locales.ts';
import { stringsInParts } from './strings-plugin.ts';
import { chunkNames, trainedModels } from './trained-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export type Beside = 'check' | 'class' | 'teach' | 'why' | 'glossary';

/** The folder of the pages in a language, below the site's. English has the plain address. */
export const folderIn = (name: Beside, language: string): string => (language === 'en' ? name : `${language}/${name}`);

interface Build {
  readonly name: Beside;
  readonly engine: 'engine-page' | 'engine-labs';
  /** Of the labs' strings, those that its scripts ask for. */
  readonly strings?: Plugin;
  /** Writes the pages. */
  readonly pages: Plugin;
}

export function buildBeside({ name, engine, strings = stringsInParts('elements'), pages }: Build): UserConfig {
  const made = here(`../../../build/${name}`);
  const names = {
    entryFileNames: `${name}/assets/[name]-[hash].js`,
    chunkFileNames: chunkNames(`${name}/assets/`),
    assetFileNames: `${name}/assets/[name]-[hash][extname]`,
  };
  const intoSite: Plugin = {
    name: `posenc-${name}-into-site`,
    writeBundle(_options, bundle) {
      const published = languages().map((language) => `${folderIn(name, language)}/`);
      const lost = Object.keys(bundle).filter((file) => !published.some((folder) => file.startsWith(folder)));
      if (lost.length > 0) throw new Error(`the site would not get ${lost.join(', ')}`);
      for (const folder of languages().map((language) => folderIn(name, language))) {
        const place = join(here('../../../dist/page'), folder);
        rmSync(place, { recursive: true, force: true });
        cpSync(join(made, folder), place, { recursive: true });
      }
    },
  };
  return defineConfig({
    root: here(`../../labs/pages/${name}`),
    base: './',
    resolve: { alias: { posenc: here('../../library/api/index.ts') } },
    plugins: [sampledColorMaps(), engineFrom(engine), strings, trainedModels(), pages, intoSite],
    build: {
      outDir: made,
      emptyOutDir: true,
      target: 'es2022',
      cssMinify: 'esbuild',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: here(`../../labs/pages/${name}/main.ts`),
        output: names,
      },
    },
    worker: {
      format: 'es',
      plugins: () => [engineFrom('engine-external'), strings],
      rolldownOptions: { output: names },
    },
  });
}

/** The script and the style that every page names, by their paths below the site's folder. */
export function filesOf(bundle: Rolldown.OutputBundle): { readonly script: string; readonly style: string } {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const style = Object.keys(bundle).find((name) => name.endsWith('.css'));
  if (script === undefined || style === undefined) throw new Error('pages were built without a script or a style');
  return { script, style };
}

/** A title with the site's name, where lists of results show both. */
export const titled = (title: string): string => (widthOf(title) <= 61 ? `${title} · posenc` : title);

/** A text that begins with a capital letter. */
export const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
