// Which rules of the labs' sheets a lab can use: those whose classes its own sources name. Sheets are shared between
// labs here and there, so that a list of sheets by lab would be wrong as soon as a lab borrows a figure.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { bundleOfLab, web } from './lab-bundle.ts';

/** All that a lab says in TypeScript, with what it imports of the page and the elements. */
export async function sourcesOf(lab: string): Promise<string> {
  const { inputs } = await bundleOfLab(lab);
  const found = new Set<string>();
  const add = (path: string): void => {
    const input = inputs[path];
    if (!input || found.has(path) || /^(?:api|\.\.)\//.test(path)) return;
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

/** What has to be there for a selector to find something; of `:not()` and of alternatives, nothing has to. */
const needed = (selector: string): string[] => {
  let bare = selector;
  for (let before = ''; before !== bare; ) [before, bare] = [bare, bare.replace(/:(?:not|is|where)\([^()]*\)/g, '')];
  const classes = [...bare.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return [...classes, ...(bare.match(/(?<![\w.#-])(?:lab|pe)-[\w-]+/g) ?? [])];
};

/** The rules that can find something. */
export function rulesFor(css: string, has: (name: string) => boolean): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((one) => needed(one).every((name) => has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkAtRules(/^(?:media|container|supports)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
