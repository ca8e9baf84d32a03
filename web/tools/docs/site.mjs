// @ts-check
// Puts the documentation together: pages out of the sources, and the scripts of the figures.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { buildFolder, root } from '../toolchain/folders.mjs';
import { readApi } from './api.mjs';
import { attributesBody } from '../package/describe-attributes.mjs';
import { familyPages, kinds } from './families.mjs';
import { folderOf, framed } from './layout.mjs';
import { headingIds, markdown } from './markdown.mjs';
import { familyBody, familyList, indexBody, partBody } from './pages.mjs';
import { familyText, partText, plainText } from './plain.mjs';
import { pageOf, redirected, twinLanguages, twinOf, twinsIn, wordsOf } from './twins.mjs';

const docs = join(root, 'web', 'docs');

/** The scripts and the style, with a hash of their content in their names. @param {string} out */
async function bundle(out) {
  const programs = join(buildFolder, 'figures');
  const figures = readdirSync(programs).map((file) => join(programs, file));
  const { metafile } = await build({
    entryPoints: [join(docs, 'main.ts'), join(docs, 'docs.css'), ...figures],
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    outdir: join(out, 'assets'),
    alias: { posenc: join(root, 'web', 'library', 'api', 'index.ts') },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'linked',
    logLevel: 'warning',
    metafile: true,
  });
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) files.set(basename(entryPoint), relative(out, join(process.cwd(), output)).replaceAll('\\', '/'));
  return (/** @type {string} */ name) => files.get(name) ?? '';
}

const titleOf = (/** @type {string} */ text) => /^# (.*)$/m.exec(text)?.[1] ?? '';

/** @typedef {readonly (readonly [lane: string, families: readonly import('./families.mjs').FamilyPage[]])[]} Lanes */

/**
 * The families on the first page of a language, whose own pages are in English.
 * @param {string} language @param {Lanes} lanes
 */
function familiesIn(language, lanes) {
  const words = wordsOf(language);
  const english = { folder: '../../docs/', asks: `?lang=${language}`, attributes: ' hreflang="en"' };
  const lists = lanes.map(([lane, some]) => familyList(lane, some, { heading: words.lanes[lane] ?? lane, ...english }));
  return `<p>${words.elsewhere}</p>\n${lists.join('')}`;
}

/**
 * The pages that a language has of its own.
 * @param {string} language @param {readonly import('./layout.mjs').Page[]} english @param {Lanes} lanes
 * @returns {readonly import('./layout.mjs').Page[]}
 */
function twins(language, english, lanes) {
  const words = wordsOf(language);
  const files = twinsIn(language);
  const paths = new Set(files.map(pageOf));
  return files.map((file) => {
    const path = pageOf(file);
    const [text, ids] = [twinOf(language, file), headingIds(readFileSync(join(docs, file), 'utf8'))];
    const body = redirected(markdown(text, { ids, words }), path, language, paths);
    const languages = english.find((page) => page.path === path)?.languages ?? [];
    const whole = path === 'index.html' ? body + familiesIn(language, lanes) : body;
    return { path, title: titleOf(text), body: whole, language, languages };
  });
}

/**
 * @param {string} site a folder with an empty or absent folder `docs`, or the one of last time; in the folder of each
 *   language that has its own documentation, the same
 */
export async function buildDocs(site) {
  const out = join(site, 'docs');
  for (const language of ['en', ...twinLanguages])
    rmSync(join(site, folderOf(language)), { recursive: true, force: true });
  const file = await bundle(out);
  const api = readApi('library/api/index.ts', 'library/elements/index.ts');
  const families = familyPages();

  // A source file belongs to the family with most of its functions; otherwise it is shared.
  const files = [...new Set(api.map((entry) => entry.file))];
  const owner = new Map(
    files.map((source) => {
      const names = new Set(api.filter((entry) => entry.file === source).map(({ name }) => name));
      const count = (/** @type {readonly string[]} */ ts) => ts.filter((name) => names.has(name)).length;
      const best = families.reduce((a, b) => (count(b.ts) > count(a.ts) ? b : a));
      const shared = source.startsWith('library/elements/') ? 'api/elements.html' : 'api/shared.html';
      return [source, count(best.ts) > 0 ? `families/${best.family}.html` : shared];
    }),
  );
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const { name, file: source } of api) if (!places.has(name)) places.set(name, `${owner.get(source)}#${name}`);
  /** @param {string} from */
  const placeFrom = (from) => (/** @type {string} */ name) => {
    const place = places.get(name);
    return place?.startsWith(`${from}#`) ? place.slice(from.length) : place && `../${place}`;
  };
  const entriesOf = (/** @type {string} */ path) => api.filter((entry) => owner.get(entry.file) === path);

  /** @type {import('./layout.mjs').Page[]} */
  const pages = families.map((family) => {
    const path = `families/${family.family}.html`;
    const script = file(`${family.family}.ts`);
    const body = familyBody(family, entriesOf(path), placeFrom(path));
    const plain = familyText(family, entriesOf(path));
    return { path, title: titleOf(family.text), body, plain, ...(script ? { script } : {}) };
  });
  const guides = readdirSync(join(docs, 'guides'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(docs, 'guides', name), 'utf8'))
    .map((text, k) => ({ text, name: readdirSync(join(docs, 'guides'))[k] ?? '' }));
  for (const { name, text } of guides) {
    const path = `guides/${name.replace(/^\d+-|\.md$/g, '')}.html`;
    pages.push({ path, title: titleOf(text), body: markdown(text), plain: plainText(text) });
  }
  for (const [name, title] of [
    ['shared', 'Starting, arrays, positions, errors'],
    ['elements', 'The elements'],
  ]) {
    const path = `api/${name}.html`;
    const plain = partText(title ?? '', entriesOf(path));
    pages.push({ path, title: title ?? '', body: partBody(title ?? '', entriesOf(path), placeFrom(path)), plain });
  }
  const attributes = await attributesBody(api);
  pages.push({ path: 'api/attributes.html', title: 'Attributes of the elements', body: attributes });
  const everything = 'api/index.html';
  pages.push({ path: everything, title: 'Everything that is exported', body: indexBody(api, placeFrom(everything)) });
  const lanes = [...new Set(Object.values(kinds))].map(
    (lane) =>
      /** @type {const} */ ([
        lane,
        families.filter(({ kind }) => kinds[/** @type {keyof typeof kinds} */ (kind)] === lane),
      ]),
  );
  const opening = readFileSync(join(docs, 'index.md'), 'utf8');
  const body = markdown(opening) + lanes.map(([lane, some]) => familyList(lane, some)).join('');
  pages.push({ path: 'index.html', title: 'Documentation', body });

  const has = new Map(twinLanguages.map((language) => [language, new Set(twinsIn(language).map(pageOf))]));
  const english = pages.map((page) => ({
    ...page,
    languages: ['en', ...twinLanguages.filter((language) => has.get(language)?.has(page.path))],
  }));
  const names = { script: file('main.ts'), style: file('docs.css') };
  for (const language of ['en', ...twinLanguages]) {
    const own = language === 'en' ? english : twins(language, english, lanes);
    const navigation = navigationOf(language, english, own, lanes);
    for (const page of own) {
      const target = join(site, folderOf(language), page.path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, framed(page, navigation, names));
      if (page.plain !== undefined) writeFileSync(target.replace(/\.html$/, '.md'), page.plain);
    }
  }
}

/**
 * The list beside the pages of a language: its own, and the English ones that it has not.
 * @param {string} language
 * @param {readonly import('./layout.mjs').Page[]} english
 * @param {readonly import('./layout.mjs').Page[]} own
 * @param {Lanes} lanes
 * @returns {import('./layout.mjs').Navigation}
 */
function navigationOf(language, english, own, lanes) {
  const words = wordsOf(language);
  const inOwn = new Map(own.map((page) => [page.path, page]));
  const titled = (/** @type {(path: string) => boolean} */ wanted) =>
    english
      .filter(({ path }) => wanted(path))
      .map(({ path, title }) => ({
        path,
        title: inOwn.get(path)?.title ?? title,
        language: inOwn.has(path) ? language : 'en',
      }));
  return [
    [words.guides, titled((path) => path.startsWith('guides/'))],
    ...lanes.map(([lane, some]) => {
      const paths = new Set(some.map(({ family }) => `families/${family}.html`));
      return /** @type {const} */ ([words.lanes[lane] ?? lane, titled((path) => paths.has(path))]);
    }),
    [words.reference, titled((path) => path.startsWith('api/')).reverse()],
  ];
}
