// The pages of `/check/`, one for each language: all their words stand in the HTML, the script adds the answers.
import type { Plugin } from 'vite';
import { inOneLine, stopped } from '../../library/elements/sentences.ts';
import { examples } from '../../labs/pages/check/examples.ts';
import { sayIn, type Say, type Strings } from '../../labs/pages/check/strings.ts';
import { familyNames } from '../../check/numbers/judge/families.ts';
import { wayUp } from '../site/address.mjs';
import { beginning, escape } from '../site/head.mjs';
import { previewPng, previewSvg } from '../site/previews.mjs';
import { framed } from './frame-beside.ts';
import { filesOf, folderIn, titled } from './pages-beside.ts';
import { languages, readStrings } from './locales.ts';
import { drawThumbnails } from './thumbnails-plugin.ts';

const pathOf = (language: string): string => `${folderIn('check', language)}/`;

function mainOf(language: string, say: Say): string {
  const root = wayUp(pathOf(language));
  const options = ['auto', ...familyNames].map((name) => `<option value="${name}">${say(`family.${name}`)}</option>`);
  const tries = Object.entries(examples).map(([name, example]) => {
    const given = encodeURIComponent(example[language as 'en'] ?? example.en);
    return `<li><a href="#t=${given}">${say(`example.${name}`)}</a></li>`;
  });
  const told = ['numbers', 'digits', 'cause', 'formula', 'config', 'sentence'].map(
    (name) => `<p>${say(`how.${name}`)}</p>`,
  );
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

/** A whole page. @param script @param style paths below the site's folder */
async function pageOf(language: string, script: string, style: string): Promise<string> {
  const strings = readStrings(language, 'check') as unknown as Strings;
  const plain = sayIn(strings, language);
  const say: Say = (key, values) => escape(plain(key, values));
  const path = pathOf(language);
  const up = wayUp(path);
  return framed({
    path,
    language,
    title: titled(strings.title),
    description: beginning(strings.description, 160),
    languages: Object.fromEntries(languages().map((code) => [code, pathOf(code)])),
    picture: { path: pictureOf(language), alt: inOneLine(strings.heading, stopped(strings.title)) },
    data: { '@type': 'WebApplication', applicationCategory: 'EducationalApplication' },
    root: { root: up },
    scripts: [script],
    style,
    skip: { says: plain('skip'), to: '#paste' },
    here: 'check',
    main: mainOf(language, say),
  });
}

const pictureOf = (language: string): string => `${pathOf(language)}preview.png`;

/** The picture for previews: what the page asks, and the lab whose verdicts it gives. */
async function previewOf(language: string, thumbnails: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const { heading, title } = readStrings(language, 'check') as unknown as Strings;
  return previewPng(previewSvg({ title: heading, text: title, thumbnail: thumbnails['claims'] ?? '' }));
}

/** Writes the pages once it is known what script and style are called. */
export function checkPages(): Plugin {
  return {
    name: 'posenc-check-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { script, style } = filesOf(bundle);
      const thumbnails = await drawThumbnails();
      for (const language of languages()) {
        const page = await pageOf(language, script, style);
        this.emitFile({ type: 'asset', fileName: `${pathOf(language)}index.html`, source: page });
        const picture = await previewOf(language, thumbnails);
        this.emitFile({ type: 'asset', fileName: pictureOf(language), source: picture });
      }
    },
  };
}
