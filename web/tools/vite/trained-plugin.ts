import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../labs/trained/language/', import.meta.url));
const prefix = '\0virtual:trained/';

/** Names of chunks: weights are told from all others, and kept without a network once they were loaded. */
export const chunkNames =
  (folder: string) =>
  ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string =>
    `${folder}${facadeModuleId?.startsWith(prefix) ? 'trained-' : ''}[name]-[hash].js`;

/** `virtual:trained/<name>`: the weights of a small language model as base64, a file of its own in every build. */
export const trainedModels = (): Plugin => ({
  name: 'posenc-trained-models',
  resolveId: (id) => (id.startsWith('virtual:trained/') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const file = `${folder}${id.slice(prefix.length)}.bin`;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readFileSync(file).toString('base64'))};`;
  },
});
