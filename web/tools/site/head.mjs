// @ts-check
// The head of every page of the site: labs, claims, lessons and documentation. What a page is called and about, its
// other languages, its picture, and how to cite it.
import { createHash } from 'node:crypto';
import { siteAddress, wayUp } from './address.mjs';
import { markScript } from './from-disk.mjs';
import { project } from './project.mjs';

/**
 * @typedef {object} Described
 * @property {string} path below the site's folder: '' for the first page, `es/clock/`, `docs/guides/cite.html`
 * @property {string} language
 * @property {string} title
 * @property {string} description
 * @property {Readonly<Record<string, string>>} [languages] by language, the paths of this page, its own among them
 * @property {{ readonly path: string, readonly alt: string }} [picture] for previews: a PNG of 1200 x 630
 * @property {object} [data] more about the page for JSON-LD, and its `@type`
 * @property {string} [rules] a style sheet to be within the page
 * @property {boolean} [marksDisk] whether the page marks itself when opened from a disk (from-disk.mjs)
 */

/** @param {string | undefined} text */
const hashed = (text) => (text === undefined ? '' : ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Of styles and scripts within a page, only these. @param {string} [rules] @param {string} [script] */
function policy(rules, script) {
  return (
    `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'${hashed(script)}; style-src 'self'${hashed(rules)}; ` +
    "img-src 'self' data: blob:; " +
    "frame-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
    "require-trusted-types-for 'script'"
  );
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' " +
  "rx='3' fill='%239a3b1b'/%3E%3Cpath d='M1 8c2-7 4-7 7 0s5 7 7 0' fill='none' stroke='%23fff' " +
  "stroke-width='2'/%3E%3C/svg%3E";

/** The language of those whose own is not among them. */
const fallback = 'en';

/** @param {string} text */
export const escape = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Text for a `<script>`. @param {unknown} data */
export const json = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Letters, of which a Han character and its signs take two. @param {string} text */
export const widthOf = (text) =>
  text.length + (text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0);

/** The beginning of a text, cut after a sentence or a word. @param {string} text @param {number} widest */
export function beginning(text, widest) {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (widthOf(plain) <= widest) return plain;
  let longest = Math.min(widest, plain.length);
  while (widthOf(plain.slice(0, longest)) > widest) longest -= 1;
  const cut = plain.slice(0, longest);
  const sentence = /^.*(?:[.?!](?=\s)|[。？！])/.exec(cut)?.[0] ?? '';
  if (sentence.length > longest / 2) return sentence;
  return `${plain.slice(0, longest - 1).replace(/[\s,:;.，；：、]+[^\s，；：、]*$/, '')}…`;
}

/** @param {Described} page @param {string | undefined} [site] */
export function head(
  { path, language, title, description, languages = {}, picture, data, rules, marksDisk = false },
  site = siteAddress(),
) {
  const address = (/** @type {string} */ to) => (site === undefined ? `${wayUp(path)}${to}` || './' : `${site}${to}`);
  const meta = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {string} */ content) =>
    `<meta ${kind}="${name}" content="${escape(content)}">`;
  const alternates = Object.entries(languages).map(
    ([code, to]) => `<link rel="alternate" hreflang="${code}" href="${address(to)}">`,
  );
  const main = languages[fallback];
  const author = { '@type': 'Organization', name: project.authors, url: project.source };
  const about = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    name: title,
    description,
    inLanguage: language,
    url: address(path),
    ...(picture ? { image: address(picture.path) } : {}),
    author,
    license: project.license,
    isAccessibleForFree: true,
    isPartOf: { '@type': 'WebSite', name: project.name, url: address('') },
    ...data,
  };
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(rules, marksDisk ? markScript : undefined)}">`,
    ...(marksDisk ? [`<script>${markScript}</script>`] : []),
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address(path)}">`,
    ...alternates,
    ...(main === undefined ? [] : [`<link rel="alternate" hreflang="x-default" href="${address(main)}">`]),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', project.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(path)),
    meta('property', 'og:locale', language),
    ...(picture
      ? [
          meta('property', 'og:image', address(picture.path)),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', picture.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'twitter:card', 'summary')]),
    meta('name', 'citation_title', title),
    meta('name', 'citation_author', project.authors),
    meta('name', 'citation_publication_date', project.year),
    meta('name', 'citation_language', language),
    meta('name', 'citation_public_url', address(path)),
    meta('name', 'author', project.authors),
    `<link rel="author" href="${project.source}">`,
    `<link rel="icon" href="${icon}">`,
    `<script type="application/ld+json">${json(about)}</script>`,
    ...(rules === undefined ? [] : [`<style>${rules}</style>`]),
  ];
  return lines.join('\n');
}
