// Strings in parts. A language is one file, web/page/locales/<code>.ts, so that adding one is adding a file; but a
// reader who has not come to a lab need not load its words. This plugin cuts each file along its top-level sections: a
// section named like a lab travels with the lab, all others with the page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const locales = fileURLToPath(new URL('../page/locales', import.meta.url));
const labs = fileURLToPath(new URL('../page/labs', import.meta.url));
const prefix = '\0virtual:strings';

const languages = () =>
  readdirSync(locales)
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
const labIds = () =>
  readdirSync(labs)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''));

/** A locale is one object literal; evaluated as it stands. */
async function read(language: string): Promise<Record<string, unknown>> {
  const { code } = transformSync(readFileSync(join(locales, `${language}.ts`), 'utf8'), {
    loader: 'ts',
    format: 'esm',
  });
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)).default;
}

/** What stands together in formulas within a text; letters may be *emphasised*. */
const together: readonly (readonly [RegExp, string])[] = [
  // d = 64, k = {{shift}}
  [/(?<![\p{L}\d])(\*?[\p{L}]{1,2}\*?) ([=≈]) /gu, '$1\u00a0$2\u00a0'],
  // 10000 · 2π, 2π × base; not two long words
  [/(?<![^\s(«“|−])(\S{1,6}|\{\{\w+\}\}) ([·×])/g, '$1\u00a0$2'],
  [/([·×]) (\S{1,6}|\{\{\w+\}\})(?=[\s).,;:?»”]|$)/g, '$1\u00a0$2'],
  // (d − 2)/d, p + k, half − 1; not the plus of a long sum
  [/(?<![\p{L}\d])(\*?[\p{L}\d/]{1,4}\*?) ([+−]) (\*?[\p{L}\d/]{1,2}\*?)(?![\p{L}\d])/gu, '$1\u00a0$2\u00a0$3'],
  // sin p, cos k
  [/\b(sin|sen|cos|ln) (\p{L})(?!\p{L})/gu, '$1\u00a0$2'],
  // (2, 3)
  [/\((\d+), (\d+)\)/g, '($1,\u00a0$2)'],
  // 0, 1, …
  [/([,;]) …/g, '$1\u00a0…'],
  // 47,3 %
  [/(\d|\}\}) %/g, '$1\u00a0%'],
];

/** A short formula is not torn apart at the end of a line: its spaces do not break. */
function bound(strings: unknown): unknown {
  if (typeof strings === 'string')
    return together.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), strings);
  return Object.fromEntries(Object.entries(strings as object).map(([key, value]) => [key, bound(value)]));
}

export function stringsInParts(): Plugin {
  return {
    name: 'posenc-strings',
    resolveId: (id) => (id.startsWith('virtual:strings') ? `\0${id}` : undefined),
    async load(id) {
      if (id === prefix) {
        const parts = ['page', ...labIds()];
        const entries = languages().flatMap((language) =>
          parts.map((part) => `'${language}/${part}': () => import('virtual:strings/${language}/${part}')`),
        );
        const all = `{ ${entries.join(', ')} }`;
        return `export const languages = ${JSON.stringify(languages())};\nexport const parts = ${all};`;
      }
      if (!id.startsWith(`${prefix}/`)) return undefined;
      const [language = '', part = ''] = id.slice(prefix.length + 1).split('/');
      this.addWatchFile(join(locales, `${language}.ts`));
      const sections = await read(language);
      const inLabs = new Set(labIds());
      const wanted = Object.entries(sections).filter(([name]) => (part === 'page' ? !inLabs.has(name) : name === part));
      return `export default ${JSON.stringify(bound(Object.fromEntries(wanted)))};`;
    },
  };
}
