// The page `/glossary/` in every language: each term with its meaning, its other names and a page that shows it.
import type { Plugin, Rolldown } from 'vite';
import { sayIn } from '../../labs/pages/check/strings.ts';
import { wayUp } from '../site/address.mjs';
import { beginning } from '../site/head.mjs';
import { framed, type Framed } from './frame-beside.ts';
import { glossaryIn, glossaryWords, loadGlossary, type Glossary } from './glossary-terms.ts';
import { filesOf, folderIn, titled } from './pages-beside.ts';
import { languages, readStrings } from './locales.ts';
import { stringsOf } from './strings-plugin.ts';

const placeOf = (language: string): string => `${folderIn('glossary', language)}/`;

/** The titles of the questions, by their names. */
function questionTitles(language: string): Readonly<Record<string, { readonly title: string }>> {
  return Object.assign({}, ...['learn', 'code', 'run'].map((kind) => readStrings(language, `why/${kind}`)));
}

async function page(glossary: Glossary, language: string): Promise<Omit<Framed, 'rules' | 'scripts'>> {
  const [strings, terms] = await Promise.all([stringsOf(language), glossaryIn(language)]);
  const questions = questionTitles(language);
  const [say, t] = [sayIn(glossaryWords(language), language), sayIn(strings, language)];
  const path = placeOf(language);
  const up = wayUp(path);
  return {
    path,
    language,
    languages: Object.fromEntries(languages().map((code) => [code, placeOf(code)])),
    root: { up },
    here: 'why',
    title: titled(say('title')),
    description: beginning(say('description'), 160),
    picture: { path: `previews/${language}/posenc.png`, alt: 'posenc' },
    data: {
      '@type': 'DefinedTermSet',
      name: say('title'),
      hasDefinedTerm: terms.map(({ name, term, other, meaning }) => ({
        '@type': 'DefinedTerm',
        termCode: name,
        name: term,
        description: meaning,
        ...(other.length > 0 ? { alternateName: other } : {}),
      })),
    },
    skip: { says: say('skip'), to: '#main' },
    main: glossary.listOf(terms, {
      say,
      titleOf: (see) => ('lab' in see ? t(`titles.${see.lab}`) : (questions[see.why]?.title ?? '')),
    }),
  };
}

/** Writes the pages once it is known what script and style are called; the style is within each of them. */
export function glossaryPages(): Plugin {
  return {
    name: 'posenc-glossary-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const glossary = await loadGlossary();
      const { script, style } = filesOf(bundle);
      const rules = String((bundle[style] as Rolldown.OutputAsset).source);
      delete bundle[style];
      for (const language of languages()) {
        const { path, ...rest } = await page(glossary, language);
        const source = framed({ ...rest, path, rules, scripts: [script] });
        this.emitFile({ type: 'asset', fileName: `${path}index.html`, source });
      }
    },
  };
}
