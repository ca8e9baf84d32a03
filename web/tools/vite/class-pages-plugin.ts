// The pages of `/class/`, one for each language: what it is stands in the HTML, the script adds rooms and codes.
import type { Plugin } from 'vite';
import { sayIn, type Say } from '../../labs/pages/check/strings.ts';
import type { Strings } from '../../labs/pages/class/words.ts';
import { wayUp } from '../site/address.mjs';
import { beginning, escape } from '../site/head.mjs';
import { framed } from './frame-beside.ts';
import { filesOf, folderIn } from './pages-beside.ts';
import { languages, readStrings } from './locales.ts';

const pathOf = (language: string): string => `${folderIn('class', language)}/`;

/** A whole page. @param script @param style paths below the site's folder */
async function pageOf(language: string, script: string, style: string): Promise<string> {
  const strings = readStrings(language, 'class') as unknown as Strings;
  const plain = sayIn(strings, language);
  const say: Say = (key, values) => escape(plain(key, values));
  const path = pathOf(language);
  const up = wayUp(path);
  const told = ['room', 'student', 'teacher', 'hands', 'privacy'].map((name) => `<p>${say(`how.${name}`)}</p>`);
  return framed({
    path,
    language,
    title: strings.title,
    description: beginning(strings.description, 160),
    languages: Object.fromEntries(languages().map((code) => [code, pathOf(code)])),
    picture: { path: `previews/${language}/posenc.png`, alt: 'posenc' },
    data: { '@type': 'WebApplication', applicationCategory: 'EducationalApplication' },
    root: { root: up },
    scripts: [script],
    style,
    skip: { says: plain('skip'), to: '#class' },
    here: 'teach',
    main: `<div class="beginning">
<h1>${say('heading')}</h1>
<p class="intro">${say('lead')}</p>
</div>
<noscript><p class="refusal">${say('noscript')}</p></noscript>
<div id="class" tabindex="-1" aria-busy="true"></div>
<section class="how">
<h2>${say('how.title')}</h2>
${told.join('\n')}
<p><a href="${up}docs/guides/class.html" hreflang="en">${say('guide')}</a></p>
</section>`,
  });
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
