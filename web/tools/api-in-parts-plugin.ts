// A lab brings the part of the library that it calls. Bundlers put what several labs import into one piece, and the
// package's index imports everything: so each import from `posenc` is turned into one from the file that has it, and
// the WebAssembly modules come one by one, as each lab needs them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { web } from './lab-bundle.ts';

const index = join(web, 'api', 'index.ts');

/** The file that each export of an index comes from. */
function homes(path: string): ReadonlyMap<string, string> {
  const text = readFileSync(path, 'utf8');
  const found = new Map<string, string>();
  for (const [, names = '', from = ''] of text.matchAll(/export \{([^}]*)\} from '([^']+)'/g))
    for (const name of names.split(',').map((part) => part.replace(/\btype\b/, '').trim()))
      if (name !== '') found.set(name, join(dirname(path), from));
  for (const [, from = ''] of text.matchAll(/export \* from '([^']+)'/g))
    for (const [name, home] of homes(join(dirname(path), from))) found.set(name, home);
  return found;
}

/** One import for each file instead of one from the index. */
export function fromTheirHomes(code: string, of: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]*)\} from 'posenc';/g, (_import, list: string) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => {
        const home = of.get(part.split(' as ')[0]!.trim());
        if (!home) throw new Error(`posenc exports no ${part}`);
        return `import { ${part} } from ${JSON.stringify(home)};`;
      })
      .join(' '),
  );
}

export function apiInParts(): Plugin {
  const of = homes(index);
  return {
    name: 'posenc-api-in-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/engine.ts') && importer ? join(web, 'api', 'runtime', 'engine-labs.ts') : undefined;
    },
    transform: {
      filter: { id: /\/web\/(page|embed|elements)\/.*\.ts$/ },
      handler: (code) => ({ code: fromTheirHomes(code, of), map: null }),
    },
  };
}
