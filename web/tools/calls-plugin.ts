// What is known of each function of the C++ side, a module each: in one piece, a lab would bring the descriptions of
// every lab's functions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const file = join(web, '..', 'build', 'wasm', 'calls.js');
const engine = join(web, 'api', 'runtime', 'engine.ts');
const prefix = 'virtual:call/';

interface Calls {
  /** What each exported name is, as text. */
  readonly values: ReadonlyMap<string, string>;
  /** What the lanes of the engine are called there. */
  readonly lanes: ReadonlyMap<string, string>;
}

function read(): Calls {
  const text = readFileSync(file, 'utf8');
  const [, lanes = ''] = /^import \{([^}]*)\} from/m.exec(text) ?? [];
  return {
    values: new Map(
      [...text.matchAll(/^export const (\w+) = (.*);$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
    lanes: new Map([...lanes.matchAll(/(\w+) as (\w+)/g)].map(([, lane = '', alias = '']) => [alias, lane])),
  };
}

const importOf = (name: string, as: string): string => `import { ${name} as ${as} } from '${prefix}${name}';`;

/** One import for each function instead of one of all. */
function oneByOne(code: string, { values }: Calls): string {
  const named = code.replace(/import \{([^}]*)\} from '[^']*\/calls\.js';/g, (_import, list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => values.has(name))
      .map((name) => importOf(name, name))
      .join(' '),
  );
  const [all, own = ''] = /import \* as (\w+) from '[^']*\/calls\.js';/.exec(named) ?? [];
  if (all === undefined) return named;
  const used = new Set<string>();
  const renamed = named.replaceAll(new RegExp(`\\b${own}\\.(\\w+)`, 'g'), (whole, name: string) => {
    if (values.has(name)) used.add(name);
    return values.has(name) ? `${own}_${name}` : whole;
  });
  return renamed.replace(all, [...used].map((name) => importOf(name, `${own}_${name}`)).join(' '));
}

export function callsOneByOne(): Plugin {
  let calls: Calls | undefined;
  return {
    name: 'posenc-calls',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    transform: {
      filter: { id: /\/web\/api\/.*\.ts$/ },
      handler: (code) =>
        code.includes('/calls.js') ? { code: oneByOne(code, (calls ??= read())), map: null } : undefined,
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const { values, lanes } = (calls ??= read());
      const name = id.slice(prefix.length + 1);
      const value = values.get(name) ?? '';
      const words = new Set(value.replace(/"[^"]*"|'[^']*'/g, '').match(/[A-Za-z_]\w*/g));
      const imports = [...words].flatMap((word) => {
        const lane = lanes.get(word);
        if (lane !== undefined) return `import { ${lane} as ${word} } from ${JSON.stringify(engine)};`;
        return values.has(word) ? importOf(word, word) : [];
      });
      return `${imports.join('\n')}\nexport const ${name} = ${value};`;
    },
  };
}
