// The pages of `/class/`, one for each language: what it is stands in the HTML, the script adds rooms and codes.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sayIn, type Say } from '../../check/strings.ts';
import type { Strings } from '../../class/words.ts';
import { escape, head } from '../site/head.mjs';
import { languages, read } from './strings-plugin.ts';

const locales = fileURLToPath(new URL('../../class/locales', import.meta.url));
export const spoken = languages();

/** English has the plain address. */
export const placeOf = (language: string): string => (language === 'en' ? 'class' : `${language}/class`);
const rootFrom = (language: string): string => (language === 'en' ? '../' : '../../');

const ownName = (code: string): string => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** A whole page. @param script @param style paths below the site's folder */
async function pageOf(language: string, script: string, style: string): Promise<string> {
  const strings = (await read(join(locales, language))) as unknown as Strings;
  const plain = sayIn(strings, language);
  const say: Say = (key, values) => escape(plain(key, values));
  const root = rootFrom(language);
  const home = `${root}index.html?lang=${language}`;
  const others = spoken.map((code) => {
    const current = code === language ? ' aria-current="page"' : '';
    const place = `${root}${placeOf(code)}/index.html`;
    return `<a href="${place}" lang="${code}" hreflang="${code}"${current}>${ownName(code)}</a>`;
  });
  const about = head({
    path: `${placeOf(language)}/`,
    language,
    title: strings.title,
    description: strings.description,
    languages: Object.fromEntries(spoken.map((code) => [code, `${placeOf(code)}/`])),
    data: { '@type': 'WebApplication', applicationCategory: 'EducationalApplication' },
  });
  const told = ['room', 'student', 'teacher', 'privacy'].map((name) => `<p>${say(`how.${name}`)}</p>`);
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
<nav><a href="${home}">${say('labs')}</a>
<a href="${root}docs/index.html" hreflang="en">${say('docs')}</a></nav>
<nav class="languages" aria-label="${say('languages')}">${others.join('\n')}</nav>
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
      const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
      const style = Object.keys(bundle).find((name) => name.endsWith('.css')) ?? '';
      for (const language of spoken)
        this.emitFile({
          type: 'asset',
          fileName: `${placeOf(language)}/index.html`,
          source: await pageOf(language, script, style),
        });
    },
  };
}
