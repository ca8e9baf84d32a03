// The pages of `/class/`, one for each language: what it is stands in the HTML, the script adds rooms and codes.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sayIn, type Say } from '../../check/strings.ts';
import type { Strings } from '../../class/words.ts';
import { wayUp } from '../site/address.mjs';
import { beginning, escape, head } from '../site/head.mjs';
import { filesOf, folderIn, languageLinks, projectLinks } from './pages-beside.ts';
import { languages, read, stringsOf } from './strings-plugin.ts';

const locales = fileURLToPath(new URL('../../class/locales', import.meta.url));
const pathOf = (language: string): string => `${folderIn('class', language)}/`;

/** A whole page. @param script @param style paths below the site's folder */
async function pageOf(language: string, script: string, style: string): Promise<string> {
  const strings = (await read(join(locales, language))) as unknown as Strings;
  const [plain, labs] = [sayIn(strings, language), sayIn(await stringsOf(language), language)];
  const say: Say = (key, values) => escape(plain(key, values));
  const path = pathOf(language);
  const root = wayUp(path);
  const home = `${root}index.html?lang=${language}`;
  const about = head({
    path,
    language,
    title: strings.title,
    description: beginning(strings.description, 160),
    languages: Object.fromEntries(languages().map((code) => [code, pathOf(code)])),
    picture: { path: `previews/${language}/posenc.png`, alt: 'posenc' },
    data: { '@type': 'WebApplication', applicationCategory: 'EducationalApplication' },
  });
  const told = ['room', 'student', 'teacher', 'hands', 'privacy'].map((name) => `<p>${say(`how.${name}`)}</p>`);
  return `<!doctype html>
<html lang="${language}" data-theme="auto" data-root="${root}">
<head>
${about}
<link rel="stylesheet" href="${root}${style}">
<script type="module" src="${root}${script}"></script>
</head>
<body>
<a class="skip" href="#class">${say('skip')}</a>
<header class="bar">
<a class="brand" href="${home}" translate="no">posenc</a>
<nav aria-label="${escape(labs('page.about.label'))}"><a href="${home}">${say('labs')}</a>
${projectLinks(root, (key) => escape(labs(`page.about.${key}`)))}</nav>
<nav class="languages" aria-label="${say('languages')}">
${languageLinks(language, (code) => `${root}${pathOf(code)}index.html`)}</nav>
</header>
<main>
<div class="beginning">
<h1>${say('heading')}</h1>
<p class="intro">${say('lead')}</p>
</div>
<noscript><p class="refusal">${say('noscript')}</p></noscript>
<div id="class" tabindex="-1" aria-busy="true"></div>
<section class="how">
<h2>${say('how.title')}</h2>
${told.join('\n')}
<p><a href="${root}docs/guides/class.html" hreflang="en">${say('guide')}</a></p>
</section>
</main>
</body>
</html>
`;
}

/** Writes the pages once it is known what script and style are called. */
export function classPages(): Plugin {
  return {
    name: 'posenc-class-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { script, style } = filesOf(bundle);
      for (const language of languages())
        this.emitFile({
          type: 'asset',
          fileName: `${pathOf(language)}index.html`,
          source: await pageOf(language, script, style),
        });
    },
  };
}
