// @ts-check
// The address that the site will have, for what search engines and previews want as whole addresses: POSENC_SITE, such
// as https://example.org/posenc/. Nothing stands in for it: without one, addresses on the pages stay relative, and
// there is no sitemap.

/** @param {string | undefined} [given] @returns {string | undefined} with a slash at its end */
export function siteAddress(given = process.env['POSENC_SITE']) {
  if (given === undefined || given === '') return undefined;
  const wrong = new Error(
    `POSENC_SITE is "${given}"; allowed: the http or https address of a folder, such as https://example.org/posenc/`,
  );
  if (!URL.canParse(given)) throw wrong;
  const { protocol, search, hash, href } = new URL(given);
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '') throw wrong;
  return href.endsWith('/') ? href : `${href}/`;
}

/** The way from a page to the site's folder. @param {string} path of the page, such as `es/clock/` */
export const wayUp = (path) => '../'.repeat(path.split('/').length - 1);
