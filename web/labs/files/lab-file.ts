// One lab as a file. Its parts are in the page and in the package: `files.json` lists them for each lab.
import { attributesText, htmlFile } from './html.ts';

export interface LabFileOptions {
  /** Attributes of the element, with that of the lab. */
  readonly attributes: Iterable<readonly [name: string, text: string]>;
  /** A file of the folder that has `files.json`, as text. */
  readonly read: (path: string) => Promise<string>;
  /** The address of the page, for a link to it; empty in a file that was made without one. */
  readonly home?: string | undefined;
  /** A seed for each student: of a name that the file asks for, or of the id that a learning platform gives. */
  readonly seeds?: boolean | undefined;
}

type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the lab with its strings in all languages, as one HTML file that loads nothing.
 * Errors: `RangeError` for an unknown lab; any error of `read`.
 */
export async function labFile({ attributes, read, home, seeds = false }: LabFileOptions): Promise<string> {
  const given = new Map(attributes);
  const lists = JSON.parse(await read('files.json')) as Lists;
  const lab = given.get('lab') ?? '';
  const files = Object.hasOwn(lists, lab) ? lists[lab] : undefined;
  if (!files) throw new RangeError(`lab is "${lab}"; allowed: ${Object.keys(lists).join(', ')}`);
  const modules = files.map(async (path) => [path.replace(/^.*\//, ''), await read(path)] as const);
  return htmlFile({
    language: given.get('lang') ?? 'en',
    title: 'posenc',
    styles: [await read('embed.css')],
    modules: new Map(await Promise.all(modules)),
    entry: 'frame.js',
    body: `<main><posenc-lab${attributesText(given)}></posenc-lab></main>`,
    root: {
      'data-file': '',
      ...(home === undefined ? {} : { 'data-home': home }),
      ...(seeds ? { 'data-seeds': '' } : {}),
    },
  });
}
