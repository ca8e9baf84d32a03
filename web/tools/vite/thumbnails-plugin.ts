// Pictures of the labs for the contents, as SVG: drawn once, when the page is built, by the library itself.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { labs } from '../../labs/index.ts';
import { importBundled } from './in-node.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const name = 'virtual:thumbnails';
const folder = here('../../labs');

type Drawn = Readonly<Record<string, () => string>>;

/** By the id of the lab, from its thumbnail.ts. */
export async function drawThumbnails(): Promise<Readonly<Record<string, string>>> {
  const thumbnails = await importBundled<Drawn>({
    stdin: {
      contents: labs.map(({ id }) => `export { default as ${id} } from './${id}/thumbnail.ts';`).join('\n'),
      resolveDir: folder,
    },
  });
  const drawn = ([id, draw]: [string, () => string]): [string, string] => {
    try {
      return [id, draw()];
    } catch (error) {
      throw new Error(`The thumbnail of ${id} cannot be drawn`, { cause: error });
    }
  };
  return Object.fromEntries(Object.entries(thumbnails).map(drawn));
}

export function thumbnailsOfLabs(): Plugin {
  return {
    name: 'posenc-thumbnails',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      for (const { id } of labs) this.addWatchFile(join(folder, id, 'thumbnail.ts'));
      return `export default ${JSON.stringify(await drawThumbnails())};`;
    },
  };
}
