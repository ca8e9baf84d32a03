// The pages of `/check/`, one for each language: all their words stand in the HTML, the script adds the answers.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { examples } from '../../check/examples.ts';
import { sayIn, type Say, type Strings } from '../../check/strings.ts';
import { familyNames } from '../../check/numbers/families.ts';
import { head } from '../site/head.mjs';
import { languages, read } from './strings-plugin.ts';

const locales = fileURLToPath(new URL('../../check/locales', import.meta.url));
export const spoken = languages();

/** English has the plain address. */
export const placeOf = (language: string): string => (language === 'en' ? 'check' : `${language}/check`);
const pathOf = (language: string): string => `${placeOf(language)}/`;
const rootFrom = (language: string): string => (language === 'en' ? '../' : '../../');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ownName = (code: string): string => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

export interface Parts {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The part below the bar: a generator of pages may put it into a frame of its own. */
  readonly main: string;
  readonly say: Say;
}

/** The words and the form of the page in a language. */
export async function partsOf(language: string): Promise<Parts> {
  const strings = (await read(join(locales, language))) as Strings;
  const { title, description } = strings;
  const say = text(sayIn(strings, language));
  return { language, title, description, main: mainOf(language, say), say };
}

const text =
  (say: Say): Say =>
  (key, values) =>
    escape(say(key, values));

function mainOf(language: string, say: Say): string {
  const root = rootFrom(language);
  const options = ['auto', ...familyNames].map((name) => `<option value="${name}">${say(`family.${name}`)}</option>`);
  const tries = Object.entries(examples).map(([name, example]) => {
    const given = encodeURIComponent(example[language as 'en'] ?? example.en);
    return `<li><a href="#t=${given}">${say(`example.${name}`)}</a></li>`;
  });
  const told = ['numbers', 'digits', 'cause', 'config', 'sentence'].map((name) => `<p>${say(`how.${name}`)}</p>`);
  return `<h1>${say('heading')}</h1>
<p class="intro">${say('lead')}</p>
<noscript><p class="refusal">${say('noscript')}</p></noscript>
<div class="bench">
<form id="check-form">
<label for="paste">${say('box')}</label>
<textarea id="paste" rows="12" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off" translate="no"
 aria-describedby="keys" disabled></textarea>
<div class="actions">
<button type="submit" id="check" class="main" disabled>${say('check')}</button>
<label class="pick"><input type="file" id="file" accept=".csv,.tsv,.txt,.json,.npy" disabled>
<span>${say('file')}</span></label>
<span id="keys" class="hint">${say('keys')}</span>
</div>
<div class="tries"><p>${say('examples')}</p><ul>${tries.join('')}</ul></div>
<details class="wish"><summary>${say('more')}</summary>
<label>${say('familyLabel')} <select id="family" disabled>${options.join('')}</select></label>
<label>${say('baseLabel')}
<input id="base" inputmode="decimal" autocomplete="off" placeholder="${say('baseHint')}" disabled></label>
</details>
</form>
<section aria-labelledby="outcome-title">
<h2 id="outcome-title">${say('outcome')}</h2>
<div id="outcome" aria-live="polite"></div>
<p id="linking" hidden><button type="button" id="copy" class="quiet">${say('link')}</button>
 <span id="linked" role="status"></span></p>
</section>
</div>
<section class="how">
<h2>${say('how.title')}</h2>
${told.join('\n')}
<h2>${say('how.more')}</h2>
<ul>
<li><a href="${root}index.html?lang=${language}#claims">${say('how.lab')}</a></li>
<li><a href="${root}docs/guides/conformance.html">${say('how.command')}</a></li>
</ul>
</section>`;
}

/** A whole page. @param files paths below the site's folder */
function pageOf(parts: Parts, script: string, style: string): string {
  const { language, title, description, main, say } = parts;
  const root = rootFrom(language);
  const others = spoken.map((code) => {
    const current = code === language ? ' aria-current="page"' : '';
    const place = `${root}${placeOf(code)}/index.html`;
    return `<a href="${place}" lang="${code}" hreflang="${code}"${current}>${ownName(code)}</a>`;
  });
  return `<!doctype html>
<html lang="${language}" data-theme="auto" data-root="${root}">
<head>
${head({
  path: pathOf(language),
  language,
  title: `${title} · posenc`,
  description,
  languages: Object.fromEntries(spoken.map((code) => [code, pathOf(code)])),
})}
<link rel="stylesheet" href="${root}${style}">
<script type="module" src="${root}${script}"></script>
</head>
<body>
<a class="skip" href="#paste">${say('skip')}</a>
<header class="bar">
<a class="brand" href="${root}index.html?lang=${language}" translate="no">posenc</a>
<nav><a href="${root}index.html?lang=${language}">${say('labs')}</a>
<a href="${root}docs/index.html" hreflang="en">${say('docs')}</a></nav>
<nav class="languages" aria-label="${say('languages')}">${others.join('\n')}</nav>
</header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Writes the pages once it is known what script and style are called. */
export function checkPages(): Plugin {
  return {
    name: 'posenc-check-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle);
      const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
      const style = names.find((name) => name.endsWith('.css')) ?? '';
      for (const language of spoken)
        this.emitFile({
          type: 'asset',
          fileName: `${placeOf(language)}/index.html`,
          source: pageOf(await partsOf(language), script, style),
        });
    },
  };
}
