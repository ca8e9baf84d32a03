/// <reference types="vite/client" />
// The built documentation: no broken links, nothing missing, and its programs do what they show.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as posenc from 'posenc';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { twinLanguages } from '../../web/tools/docs/twins.mjs';
import { markScript } from '../../web/tools/site/from-disk.mjs';
import { find, readIndex } from '../../web/labs/pages/search/find.ts';
import { describeLabs } from '../../web/tools/package/describe-labs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = join(root, 'dist', 'page', 'docs');
/** Pages of the documentation, in English and in the languages that have their own. */
const pages = ['', ...twinLanguages.map((language) => `../${language}/docs/`)].flatMap((folder) =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => folder + file),
);
const read = (page: string): string => readFileSync(join(site, page), 'utf8');
const texts = new Map(pages.map((page) => [page, read(page)]));
const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string));
const ids = new Map([...texts].map(([page, html]) => [page, idsOf(html)]));
const families = readdirSync(join(root, 'web', 'docs', 'families'));

test('no link is broken: the file exists, and the anchor in it', () => {
  const dangling = [...texts].flatMap(([page, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, link]) => link as string)
      .filter((link) => !/^(https:|data:)/.test(link))
      .filter((link) => {
        const [address = '', fragment] = link.split('#');
        const path = address.replace(/\?.*$/, '');
        const target = path === '' ? page : relative(site, join(site, dirname(page), path));
        // The other pages are separate builds next to the documentation.
        if (target.startsWith('..') && !ids.has(target) && existsSync(join(site, target))) return false;
        return !existsSync(join(site, target)) || (fragment !== undefined && !ids.get(target)?.has(fragment));
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(dangling).toEqual([]);
});

test('every family has a page, and everything that is exported has a place', () => {
  expect(families.filter((name) => !texts.has(`families/${name.replace('.md', '.html')}`))).toEqual([]);
  const list = texts.get('api/index.html') ?? '';
  expect(Object.keys(posenc).filter((name) => !list.includes(`#${name}"><code>${name}</code>`))).toEqual([]);
});

test('an address is used once on a page', () => {
  const twice = [...texts].filter(([, html]) => [...html.matchAll(/ id="/g)].length !== idsOf(html).size);
  expect(twice.map(([page]) => page)).toEqual([]);
});

test('every page loads only from its host, without styles in it and with one script that it names', () => {
  const policy =
    /content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'; style-src 'self';/;
  expect([...texts].filter(([, html]) => !policy.test(html)).map(([page]) => page)).toEqual([]);
  expect(
    [...texts]
      .filter(([, html]) => /<script>|<style| style="/.test(html.replace(`<script>${markScript}</script>`, '')))
      .map(([page]) => page),
  ).toEqual([]);
});

test('programs in guides are run by a test', () => {
  const folder = join(root, 'web', 'docs', 'guides');
  // tests/examples, the README and programs of the conformance guide are run as wholes; the package's tests name the
  // applications that they run.
  const runners = ['settings.all.test.ts', 'environments/environments.mjs'].map((name) =>
    readFileSync(join(root, 'tests', 'package', name), 'utf8'),
  );
  const isRun = (file: string): boolean => {
    // Frameworks build and serve a whole application.
    const [, whole] = /^tests\/package\/environments\/apps\/(\w+)\//.exec(file) ?? [];
    if (whole !== undefined && runners.some((text) => text.includes(`app: '${whole}'`))) return true;
    const [, app] = /^tests\/package\/(?:environments\/)?apps\/(?:\w+\/)?(.+)$/.exec(file) ?? [];
    if (app !== undefined) return runners.some((text) => text.includes(`'${app}'`));
    return /^(tests\/examples\/|tests\/conformance\/guide\/|README\.md#)/.test(file);
  };
  // Programs below `<!-- run: name -->` are run by name.
  const readme = readFileSync(join(root, 'tests', 'package', 'readme.all.test.ts'), 'utf8');
  const withoutRun = (text: string): string =>
    text.replace(/<!-- run: (\w+) -->\n(?:```\w+\n[\s\S]*?\n```\n+)+/g, (all, name: string) =>
      readme.includes(`'${name}'`) ? '' : all,
    );
  const written = readdirSync(folder).flatMap((name) =>
    [
      ...withoutRun(readFileSync(join(folder, name), 'utf8')).matchAll(
        /^```(tsx?|jsx?|mjs|html|vue|svelte|astro)(?: (\S+))?$/gm,
      ),
    ]
      .map(([, , file = '']) => file)
      .filter((file) => !isRun(file))
      .map((file) => `${name}: ${file}`),
  );
  expect(written).toEqual([]);
});

describe('the attributes of the elements', () => {
  const page = texts.get('api/attributes.html') ?? '';
  const rowsOf = (id: string): readonly (readonly string[])[] =>
    [...(page.split(` id="${id}"`)[1]?.split('<h2')[0] ?? '').matchAll(/<tr><th scope="row"><code>(.*?)<\/tr>/g)].map(
      ([, row = '']) => row.split(/<\/t[hd]>/).map((cell) => cell.replace(/<[^>]+>/g, '')),
    );

  test('each that a lab has stands in its table, with type, what is allowed, default and meaning', async () => {
    for (const { id, settings } of await describeLabs()) {
      const rows = rowsOf(`lab-${id}`);
      expect(rows.map(([name]) => name)).toEqual(settings.map(({ attribute }) => attribute));
      expect(rows.filter((row) => row.slice(0, 5).some((cell) => cell.trim() === ''))).toEqual([]);
    }
  });

  test('the figures tell their limits as they tell them to a wrong value', () => {
    const heatmap = new Map(rowsOf('posenc-heatmap').map((row) => [row[0], row]));
    expect(heatmap.get('positions')?.slice(1, 4)).toEqual(['number', 'a whole number from 1 to 1000000', '100']);
    expect(heatmap.get('color-map')?.slice(1, 4)).toEqual(['string', 'RdBu, magma, viridis', 'RdBu']);
    expect(heatmap.get('dimensions')?.[2]).toBe('whole numbers from 0 to dim − 1, with spaces between them');
    expect(rowsOf('posenc-curves').map(([name]) => name)).not.toContain('color-map');
    expect(rowsOf('posenc-lab').map(([name]) => name)).toEqual(['lab', 'show', 'controls', 'locked', 'theme', 'lang']);
  });

  test('the reference of the elements does not repeat what Lit says of its own members', () => {
    const reference = texts.get('api/elements.html') ?? '';
    expect(reference).toContain('selectedPosition');
    expect(reference).not.toMatch(/litNonce|CSSResultGroup|PropertyDeclaration|attributeChangedCallback/);
  });
});

describe('the search', () => {
  const index = readIndex(read('../search/docs.json'));
  test.each([
    ['rope', 'families/rotary.html'],
    ['alibiBias', 'families/alibi.html#alibiBias'],
    ['config', 'families/rotary_frequencies.html'],
    ['whisper', 'families/sinusoidal_conventions.html'],
    ['webgpu', 'guides/webgpu.html'],
    ['lockstep', 'guides/same-bits.html'],
    ['moodle', 'guides/learning-platforms.html'],
    ['isCustomElement', 'guides/frameworks.html'],
    ['locked', 'api/attributes.html'],
    ['trainsformer xl', 'families/transformer_xl.html'],
  ])('finds %s', (asked, wanted) => {
    const found = find([index], asked);
    expect(found.filter(({ id }) => id.startsWith(`docs/${wanted}`))).not.toEqual([]);
  });
});

describe('the programs of the figures', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const programs = import.meta.glob<unknown>('../../build/figures/*.ts');
  test.each(Object.entries(programs))('%s provides a matrix that can be drawn', async (file, load) => {
    const figure: { matrix?: posenc.Matrix<Float32Array | Float64Array> } = {};
    vi.stubGlobal('document', { querySelector: () => figure });
    await load();
    const { data, rows, columns } = figure.matrix ?? { data: [], rows: -1, columns: 0 };
    expect(data).toHaveLength(rows * columns);
    expect(data.some(Number.isNaN)).toBe(false);
    // Most drawn values are within the range that the page gives for colours or height.
    const html = read(`families/${/(\w+)\.ts$/.exec(file)?.[1]}.html`);
    const [, tag = ''] = /<(posenc-[^>]*)>/.exec(html) ?? [];
    const bound = (name: string, fallback: number): number =>
      Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? fallback);
    const [min, max] = [bound('min', -1), bound('max', 1)];
    const inside = data.filter((value) => value >= min - 1e-6 && value <= max + 1e-6).length;
    const outside = data.filter((value) => Number.isFinite(value)).length - inside;
    expect(outside / data.length).toBeLessThan(0.02);
    expect(Math.max(...data.filter(Number.isFinite)) - Math.min(...data.filter(Number.isFinite))).toBeGreaterThan(
      0.1 * (max - min),
    );
  });
});
