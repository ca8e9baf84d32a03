// @ts-check
// The list of the site's pages for search engines, each with its other languages as its head names them.
import { escape } from './head.mjs';

/** The address of a file: a folder is named without its index. @param {string} path */
const placeOf = (path) => path.replace(/(^|\/)index\.html$/, '$1');

/**
 * @param {string} site
 * @param {readonly string[]} pages
 * @param {(page: string) => string} read
 */
export function sitemap(site, pages, read) {
  const entry = (/** @type {string} */ page) => {
    const links = [...read(page).matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(
      ([, code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`,
    );
    return `<url><loc>${escape(site + placeOf(page))}</loc>${links.join('')}</url>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages].sort().map(entry).join('\n')}
</urlset>
`;
}
