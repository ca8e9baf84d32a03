// Which rules of the labs' sheets a lab can use: those whose classes its own sources name. Sheets are shared between
// labs here and there, so that a list of sheets by lab would be wrong as soon as a lab borrows a figure.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** All that a lab says in TypeScript, with what it imports of the page and the elements. */
export async function sourcesOf(web: string, lab: string): Promise<string> {
  const { metafile } = await build({
    stdin: { contents: `import './page/labs/${lab}.ts'`, resolveDir: web },
    absWorkingDir: web,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty' },
    external: ['posenc', 'lit', 'lit/*', 'd3-*', 'virtual:*', '*?worker&url', '*/course/dialog.ts'],
  });
  const found = new Set<string>();
  const add = (path: string): void => {
    const input = metafile.inputs[path];
    if (!input || found.has(path) || path.startsWith('api/')) return;
    found.add(path);
    // What a lab imports when it is asked for is its own as well, but for another lab.
    for (const { path: next } of input.imports) if (!/^page\/labs\/[\w-]+\.ts$/.test(next)) add(next);
  };
  add('<stdin>');
  add(`page/labs/${lab}.ts`);
  found.delete('<stdin>');
  return [...found].map((path) => readFileSync(join(web, path), 'utf8')).join('\n');
}

/** Whether a class may be set by these sources: in a text of theirs, or put together of two parts, `key-${kind}`. */
export function namer(sources: string): (name: string) => boolean {
  const texts = sources.match(/'[^'\n]*'|"[^"\n]*"|`[^`<\n]*`|\bclass=[\w-]+|<[a-z]+-[a-z-]+/g) ?? [];
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_][\w-]*/g) ?? []));
  const known = new Map<string, boolean>();
  const named = (name: string): boolean =>
    words.has(name) ||
    [...name.matchAll(/-/g)].some(
      ({ index }) => sources.includes(`${name.slice(0, index + 1)}\${`) || sources.includes(`}${name.slice(index)}`),
    );
  return (name) => {
    let is = known.get(name);
    if (is === undefined) known.set(name, (is = named(name)));
    return is;
  };
}

/** The text up to the bracket that closes the one before `from`. */
function inside(css: string, from: number): string {
  for (let at = from, depth = 1; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return css.slice(from, at);
  }
  throw new Error(`a bracket is never closed: ${css.slice(from, from + 60)}`);
}

/** Commas between selectors, not within `:is(a, b)`. */
const separate = (list: string): string[] => list.split(/,(?![^()]*\))/).map((one) => one.trim());

/** What has to be there for a selector to find something; of `:not()` and of alternatives, nothing has to. */
const needed = (selector: string): string[] => {
  let bare = selector;
  for (let before = ''; before !== bare; ) [before, bare] = [bare, bare.replace(/:(?:not|is|where)\([^()]*\)/g, '')];
  const classes = [...bare.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return [...classes, ...(bare.match(/(?<![\w.#-])(?:lab|pe)-[\w-]+/g) ?? [])];
};

/** The rules that can find something, without comments. */
export function rulesFor(css: string, has: (name: string) => boolean): string {
  let kept = '';
  for (let at = 0; ; ) {
    const open = css.indexOf('{', at);
    if (open < 0) return kept;
    const prelude = css.slice(at, open).trim();
    const body = inside(css, open + 1);
    at = open + 1 + body.length + 1;
    if (/^@(?:media|container|supports)\b/.test(prelude)) {
      const within = rulesFor(body, has);
      if (within !== '') kept += `${prelude}{${within}}\n`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}\n`;
    else {
      const selectors = separate(prelude).filter((one) => needed(one).every((name) => has(name)));
      if (selectors.length > 0) kept += `${selectors.join(', ')}{${body}}\n`;
    }
  }
}
