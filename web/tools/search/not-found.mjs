// @ts-check
// `404.html`, which hosts send for an address that does not exist, whatever its folder: with POSENC_SITE its own
// addresses begin at the root of the host; without, they hold for addresses in the site's own folder.
import { footerLinks, headerHtml, headerLanguages, addressOf } from '../../labs/shared/header/header.mjs';
import { siteAddress } from '../site/address.mjs';
import { escape, head } from '../site/head.mjs';

/** @typedef {import('../../labs/shared/header/header.mjs').Place} Place */

/**
 * @param {Awaited<ReturnType<typeof import('./make.ts').notFoundWords>>} all the words, by language
 * @param {{ readonly script: string, readonly style: string }} files below the site's folder
 */
export function notFoundPage(all, { script, style }) {
  const site = siteAddress();
  const up = site === undefined ? './' : new URL(site).pathname;
  const parts = headerLanguages.map((language) => {
    const words = all[language];
    if (!words) throw new RangeError(`the page for what is not found has no words in "${language}"`);
    const pages = Object.entries(words.pages).map(
      ([place, says]) =>
        `<li><a href="${addressOf(/** @type {Place} */ (place), language, up)}">${escape(says)}</a></li>`,
    );
    return `<div data-for="${language}" lang="${language}"><h1>${escape(words.heading)}</h1>
<p>${escape(words.text)}</p>
<ul>${pages.join('\n')}</ul>
<section class="likely" hidden><h2>${escape(words.likely)}</h2><ul></ul></section></div>`;
  });
  const { heading = '', text = '' } = all['en'] ?? {};
  return `<!doctype html>
<html lang="en" data-theme="auto">
<head>
${head({ path: '404.html', language: 'en', title: `${heading} · posenc`, description: text })}
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${up}${style}">
<script type="module" src="${up}${script}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
${headerHtml({ language: 'en', up })}
<main id="main" tabindex="-1">
${parts.join('\n')}
</main>
${footerLinks({ language: 'en', up })}
</body>
</html>
`;
}
