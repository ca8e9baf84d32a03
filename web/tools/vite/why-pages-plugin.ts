// The pages below `/why/`, one folder for each language: the list of questions, and each question with its answer. They
// are whole without a script, which only brings the figure to life.
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { inOneLine } from '../../library/elements/sentences.ts';
import { sayIn } from '../../labs/pages/check/strings.ts';
import { labs } from '../../labs/index.ts';
import type { LabTables } from '../../labs/pages/why/figure.ts';
import type { Answer, Name, Spoken } from '../../labs/pages/why/pages.ts';
import { describeLabs } from '../package/describe-labs.mjs';
import { wayUp } from '../site/address.mjs';
import { beginning } from '../site/head.mjs';
import { previewPng, previewSvg } from '../site/previews.mjs';
import { framed, type Framed } from './frame-beside.ts';
import { glossaryIn, loadGlossary } from './glossary-terms.ts';
import { importBundled } from './in-node.ts';
import { filesOf, folderIn, titled } from './pages-beside.ts';
import { languages, readStrings } from './locales.ts';
import { stringsOf } from './strings-plugin.ts';
import { drawThumbnails } from './thumbnails-plugin.ts';

type Pages = typeof import('../../labs/pages/why/pages.ts');

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const placeOf = (language: string): string => `${folderIn('why', language)}/`;

interface InLanguage extends Spoken {
  /** A string of the labs' page, by its path. */
  readonly t: (key: string) => string;
}

async function spokenIn(language: string, kinds: readonly string[]): Promise<InLanguage> {
  const t = sayIn(await stringsOf(language), language);
  const texts = kinds.map((kind) => readStrings(language, `why/${kind}`));
  const [{ termsIn }, terms] = await Promise.all([loadGlossary(), glossaryIn(language)]);
  return {
    language,
    t,
    say: sayIn(readStrings(language, 'why/words'), language),
    texts: Object.assign({}, ...texts),
    titleOf: (lab) => t(`titles.${lab}`),
    termsIn: (text) => termsIn(text, terms),
  };
}

async function labTables(): Promise<LabTables> {
  const described = await describeLabs();
  const tables = labs.map(({ id, key }) => {
    const settings = described.find((lab) => lab.id === id)?.settings ?? [];
    return [id, { key, properties: Object.fromEntries(settings.map(({ name, property }) => [name, property])) }];
  });
  return Object.fromEntries(tables) as LabTables;
}

/** What all pages of a language have. */
function around(spoken: InLanguage, rest: string): Omit<Framed, 'title' | 'description' | 'main' | 'skip'> {
  const { language } = spoken;
  const path = placeOf(language) + rest;
  const up = wayUp(path);
  return {
    path,
    language,
    languages: Object.fromEntries(languages().map((code) => [code, placeOf(code) + rest])),
    root: { up },
    scripts: [],
    here: 'why',
  };
}

function listPage(pages: Pages, spoken: InLanguage, answers: Readonly<Record<Name, Answer>>): Framed {
  const { language, say } = spoken;
  return {
    ...around(spoken, ''),
    title: titled(say('title')),
    description: beginning(say('description'), 160),
    picture: { path: `previews/${language}/posenc.png`, alt: 'posenc' },
    data: {
      '@type': 'CollectionPage',
      hasPart: pages.names.map((name) => ({ '@type': 'Question', name: answers[name].title })),
    },
    skip: { says: say('skipList'), to: '#main' },
    main: pages.listOf(spoken, answers),
  };
}

function questionPage(spoken: InLanguage, name: Name, answer: Answer): Framed {
  const { title, first, text, main } = answer;
  const frame = around(spoken, `${name}/`);
  return {
    ...frame,
    title: titled(title),
    description: beginning(first, 160),
    picture: { path: `${frame.path}preview.png`, alt: inOneLine(title, first) },
    data: {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: title,
        text: title,
        answerCount: 1,
        acceptedAnswer: { '@type': 'Answer', text },
      },
    },
    skip: { says: spoken.say('skip'), to: '#main' },
    main,
  };
}

/** Writes the pages once it is known what script and style are called; the style is within each of them. */
export function whyPages(): Plugin {
  return {
    name: 'posenc-why-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const [pages, thumbnails, tables] = await Promise.all([
        importBundled<Pages>({ entryPoints: [here('../../labs/pages/why/pages.ts')] }),
        drawThumbnails(),
        labTables(),
      ]);
      const { script, style } = filesOf(bundle);
      const rules = String((bundle[style] as Rolldown.OutputAsset).source);
      delete bundle[style];
      const emit = (fileName: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: 'asset', fileName, source });
      const write = (page: Framed): void =>
        emit(`${page.path}index.html`, framed({ ...page, rules, scripts: [script] }));
      for (const language of languages()) {
        const spoken = await spokenIn(language, Object.keys(pages.kinds));
        const answers = Object.fromEntries(
          pages.names.map((name) => [name, pages.answerOf(name, spoken, { labs: tables, thumbnails })]),
        ) as Record<Name, Answer>;
        write(listPage(pages, spoken, answers));
        for (const name of pages.names) {
          const page = questionPage(spoken, name, answers[name]);
          write(page);
          const { title, first, question } = answers[name];
          const drawing = { title, text: first, thumbnail: thumbnails[question.lab.id] ?? '' };
          emit(page.picture?.path ?? '', await previewPng(previewSvg(drawing)));
        }
      }
    },
  };
}
