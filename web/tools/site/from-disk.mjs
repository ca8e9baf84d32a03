// @ts-check
// A page that was opened from a disk: browsers run no modules there, so that its figures stand still and its controls
// do nothing. A script within the page finds that out, since files of scripts are what is missing. Every page of the
// site that has scripts has the notice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerLanguages } from '../../labs/shared/header/header.mjs';
import { root } from '../toolchain/folders.mjs';

/** Marks the page; its style sheet then shows the notice, and no controls. */
export const markScript = "if (location.protocol === 'file:') document.documentElement.dataset.disk = '';";

const strings = join(root, 'web', 'labs', 'strings');

/**
 * What a language says of a page without a server, of the file that needs none, and of a page without scripts.
 * @param {string} language @returns {{ readonly server: string, readonly file: string, readonly scripts: string }}
 */
const wordsIn = (language) => JSON.parse(readFileSync(join(strings, language, 'without.json'), 'utf8'));

/**
 * The notice, hidden unless the page is marked. The first page has it in all languages: nobody has chosen one yet.
 * @param {string} language @param {string} up from the page to the site's folder
 */
export function diskNotice(language, up) {
  const all = up === './' ? headerLanguages : [language];
  const paragraphs = all.map((code) => {
    const { server, file } = wordsIn(code);
    return `<p lang="${code}">${server} <a href="${up}posenc.html">${file}</a></p>`;
  });
  return `<div class="from-disk">\n${paragraphs.join('\n')}\n</div>`;
}

/** For a browser without scripts, in all languages. */
export const withoutScripts = () =>
  headerLanguages.map((code) => `<p lang="${code}">${wordsIn(code).scripts}</p>`).join('\n');
