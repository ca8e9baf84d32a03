// The page's style sheet for a lab that stands in somebody else's page, as text for a shadow root. The page's own rules
// are turned, so that nobody writes them twice: what the page asks of the screen, an element asks of its own width;
// what the page takes from its root, an element takes from its frame.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';
import { web } from './lab-bundle.ts';
import { namer, rulesFor, sourcesOf } from './lab-styles-of.ts';

const folder = join(web, 'page', 'styles');
const own = join(web, 'embed', 'lab.css');
const name = 'virtual:lab-styles';

/** What stands around the labs, and what holds a figure on the screen: a host scrolls as it likes. */
const page = ['bar.css', 'opening.css', 'contents.css', 'path.css', 'maker.css', 'course.css', 'held.css'];

/** Colours that a host may give, by the names that the figures of web/elements have for them. */
const given: Readonly<Record<string, readonly string[]>> = {
  // A host's own paper is what our figures stand on, so that no edge is seen.
  paper: ['given-background', 'host'],
  ink: ['given-text'],
  muted: ['given-muted'],
  line: ['given-grid'],
  accent: ['given-accent'],
  serif: ['given-font'],
  sans: ['given-font'],
};

/** A value that the host may replace. */
const replaceable = (value: string, by: readonly string[]): string =>
  by.reduceRight((otherwise, name) => `var(--${name}, ${otherwise})`, value.trim());

/** Letters of the browser's usual size: what a query of the screen means by `rem`. */
const usual = 16;

export function turned(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(^|\s)html\s*\{[^{}]*\}/g, '$1')
    .replace(/@media (\((?:min|max)-width[^{]*)\{/g, (_media, query: string) => {
      const sizes = query.replace(/([\d.]+)rem/g, (_size, size: string) => `${Number(size) * usual}px`);
      return `@container posenc-lab ${sizes}{`;
    })
    .replace(/:root\b|(?<![\w.#-])body(?=[\s,{])/g, '.frame')
    .replace(/--(\w+):\s*([^;]+);/g, (rule, name: string, value: string) =>
      given[name] ? `--${name}: ${replaceable(value, given[name])};` : rule,
    )
    .replace(/(-?\d*\.?\d+)rem\b/g, 'calc(var(--rem) * $1)')
    .replace(/(\d)vw\b/g, '$1cqi');
}

/** The sheets of the page in its order, then what a lab brings. */
function sheets(): readonly string[] {
  const index = readFileSync(join(folder, 'index.css'), 'utf8');
  const names = [...index.matchAll(/@import "\.\/([^"]+)"/g)].map(([, name = '']) => name);
  return [...names.filter((name) => !page.includes(name)), 'training.css'];
}

/** Sheets of every lab, before and after those for the figures of some: of these, each takes what it can use. */
const first = ['colors.css', 'type.css', 'common.css', 'layout.css', 'controls.css', 'lab.css', 'figures.css'];
const last = ['print.css'];

const reset = '.frame { all: initial; display: block; }\n';
const text = (names: readonly string[]): string =>
  names.map((name) => turned(readFileSync(join(folder, name), 'utf8'))).join('\n');
const minified = (css: string): string => JSON.stringify(transformSync(css, { loader: 'css', minify: true }).code);

/** The rules for the figures of one lab. */
export async function stylesOf(lab: string): Promise<string> {
  const css = text(sheets().filter((name) => !first.includes(name) && !last.includes(name)));
  return rulesFor(css, namer(await sourcesOf(lab)));
}

export function labStyles(): Plugin {
  return {
    name: 'posenc-lab-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === name || source.startsWith(`${name}/`)) return `\0${source}`;
      // A lab's own sheet is in the text already.
      return source.endsWith('.css') && importer ? '\0no-styles' : undefined;
    },
    // A lab comes with its rules.
    transform: {
      filter: { id: /\/web\/page\/labs\/(?!index\.)[\w-]+\.ts$/ },
      handler: (code, id) => ({
        code: `${code}\nexport { default as styles } from '${name}/${basename(id, '.ts')}';`,
        map: null,
      }),
    },
    async load(id) {
      if (id === '\0no-styles') return '';
      if (id === `\0${name}`)
        return `export const before = ${minified(reset + text(first))};
export const after = ${minified(text(last) + readFileSync(own, 'utf8'))};`;
      return id.startsWith(`\0${name}/`) ? `export default ${minified(await stylesOf(basename(id)))};` : undefined;
    },
  };
}
