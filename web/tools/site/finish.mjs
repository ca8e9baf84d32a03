// @ts-check
// Finishes the site once its pages, documentation and lessons are built: the service worker that keeps all of it, and
// the lists of its pages for search engines and for assistants. `npm start` runs it when one of the three has changed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../toolchain/folders.mjs';
import { siteAddress } from './address.mjs';
import { llms } from './llms.mjs';
import { serviceWorker } from './service-worker.mjs';
import { sitemap } from './sitemap.mjs';

const out = join(root, 'dist', 'page');

/** Every file of the site, by its path. */
const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((path) => !/^(sw\.js|sitemap\.xml|llms\.txt)$/.test(path));

/**
 * Files not needed without a network until they are opened: pictures for previews, the page as one file, the page for
 * what is not found, the list for assistants and what it names, licences of what is bundled. The pages of claims are
 * many, and the lab that lists them is cached. The questions are many too; the checker and the class are tools and
 * nothing to read, and the weights of a model serve who chooses it. These are cached once opened.
 */
const apart = new RegExp(
  [
    /^(previews\/|posenc\.html$|files\.json$|llms\.txt$|404\.html$|docs\/.*\.md$)/,
    /^(\w\w(-\w+)?\/)?(check|class|why)\/|(^|\/)claims\/\d+\/|\.LEGAL\.txt$/,
    /\/trained-[\w-]+\.js$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const contents = files.map((path) => /** @type {const} */ ([path, readFileSync(join(out, path))]));
const kept = contents.filter(([path]) => !apart.test(path));
const later = contents.filter(([path]) => apart.test(path));
writeFileSync(join(out, 'sw.js'), serviceWorker(kept, later));
const bytes = kept.reduce((sum, [, content]) => sum + gzipSync(content).length, 0);
console.log(`Kept for reading offline: ${kept.length} files, ${(bytes / 1e6).toFixed(1)} MB gzipped`);

const site = siteAddress();
const pages = files.filter((path) => path.endsWith('.html') && !/^(posenc|embed|404)\.html$/.test(path));
const read = (/** @type {string} */ path) => readFileSync(join(out, path), 'utf8');
writeFileSync(join(out, 'llms.txt'), llms(site ?? '', pages, read, new Set(files)));
if (site === undefined) {
  rmSync(join(out, 'sitemap.xml'), { force: true });
  console.log('POSENC_SITE is not set: the pages have relative addresses, and there is no sitemap');
} else writeFileSync(join(out, 'sitemap.xml'), sitemap(site, pages, read));
