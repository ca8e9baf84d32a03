// The pages of the site, made when the page is built: one for each lab and each claim in each language, and the page
// with all labs in each. They are whole without a script (web/labs/shared/still); then the same files that the page
// with all labs has take over, of which each page names those that it needs first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { inOneLine, stopped } from '../../library/elements/sentences.ts';
import type { ClaimPage } from '../../labs/shared/still/index.ts';
import { labs, type LabId } from '../../labs/index.ts';
import { wayUp } from '../site/address.mjs';
import { diskNotice } from '../site/from-disk.mjs';
import { beginning, head, json, widthOf, type Described } from '../site/head.mjs';
import { previewPng, previewSvg, type Preview } from '../site/previews.mjs';
import { capital } from './pages-beside.ts';
import { makeStill } from './still.ts';
import { elementStrings, roleOf } from '../../labs/shared/text/string-parts.ts';
import type { Strings } from '../../labs/shared/text/trees.ts';
import { languages } from './locales.ts';
import { picked, stringsInSections } from './strings-plugin.ts';
import { drawThumbnails } from './thumbnails-plugin.ts';

type Chunk = Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Chunk>>;

const rootLanguage = 'en';
const folderOf = (language: string): string => (language === rootLanguage ? '' : `${language}/`);

/** Text without the marks of web/labs/shared/text/rich.ts. */
export const plainText = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([\w:-]+\)|\*([^*]+)\*|`([^`]+)`/g, '$1$2$3').replace(/\{\{\w+\}\}/g, '…');

/** The files that modules of these sources need before they run, and they themselves. */
function filesFor(bundle: Bundle, sources: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(other);
  };
  for (const source of sources) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (chunk) add(chunk.fileName);
  }
  return [...found];
}

interface Page extends Described {
  /** Attributes of the root, for the scripts. */
  readonly root: Readonly<Record<string, string>>;
  readonly body: string;
  /** Sources that the page runs first. */
  readonly runs: readonly string[];
  /** The rules of its still figures. */
  readonly sheets: readonly string[];
  /** The strings that it shows first. */
  readonly words?: Strings;
}

const first = ['/pages/first/every-lab.ts', '/shared/opening.ts', '/shared/page.ts'];
const firstOf = (lab: LabId): string[] => [
  ...['/pages/first/one-lab.ts', '/shared/lab-slot.ts', '/shared/lab-page.ts', '/shared/controls/panels.ts'],
  `/labs/${lab}.ts`,
  ...(labs.some(({ id, first: small }) => id === lab && small) ? [] : ['/wasm/posenc-bytes.js']),
];

/**
 * The places of the marks of sliders, as rules: a strict policy forbids style attributes, and until the scripts run
 * nothing else would put a label below its tick.
 */
function placesOfMarks(body: string): string[] {
  const places = new Set(
    Array.from(body.matchAll(/ data-(at|half|lines)="([\d.]+)"/g), ([, name, value]) => `${name} ${value}`),
  );
  return [...places].sort().map((place) => {
    const [name, value] = place.split(' ');
    return `.mark${name === 'lines' ? 's' : ''}[data-${name}="${value}"]{--${name}:${value}}`;
  });
}

function document(page: Page, bundle: Bundle): string {
  const entry = Object.values(bundle).find((file): file is Chunk => file.type === 'chunk' && file.isEntry);
  const style = Object.values(bundle).find(({ fileName }) => /\/index-[^/]*\.css$/.test(fileName));
  if (!entry || style?.type !== 'asset')
    throw new Error('the page was built without an entry or without a style sheet');
  const up = wayUp(page.path) || './';
  // Rules within the page: a file would share the line with all scripts, which takes a phone half a second. A page
  // without scripts, of which there are many, has the file.
  const rules = [...(page.runs.length > 0 ? [String(style.source)] : []), ...page.sheets, ...placesOfMarks(page.body)];
  const linked = page.runs.length > 0 ? '' : `<link rel="stylesheet" href="${up}${style.fileName}">\n`;
  const ahead = filesFor(bundle, ['/pages/first/main.ts', ...page.runs])
    .filter((file) => file !== entry.fileName)
    .map((file) => `<link rel="modulepreload" href="${up}${file}">`);
  const root = Object.entries(page.root).map(([name, text]) => ` data-${name}="${text}"`);
  const words =
    page.words === undefined
      ? ''
      : `<script type="application/json" id="words" lang="${page.language}">${json(page.words)}</script>\n`;
  return `<!doctype html>
<html lang="${page.language}" data-theme="auto"${root.join('')}>
<head>
${head({ ...page, rules: rules.join('\n'), marksDisk: page.runs.length > 0 })}
${linked}<script type="module" src="${up}${entry.fileName}"></script>
${ahead.join('\n')}
</head>
<body>
${page.body}
${page.runs.length > 0 ? `${diskNotice(page.language, up)}\n` : ''}${words}</body>
</html>
`;
}

/** The paths of one page in all languages. */
const everywhere = (rest: string): Readonly<Record<string, string>> =>
  Object.fromEntries(languages().map((code) => [code, `${folderOf(code)}${rest}`]));

/** The string at a path, or the first one of a folder, which is that of the first view. */
function within(strings: Strings, path: string): string {
  let found: string | Strings | undefined = strings;
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  while (typeof found === 'object') found = Object.values(found)[0];
  return plainText(found ?? '');
}

/** The text of a lab's page, before and while its lab runs. */
function wordsFor(strings: Strings, lab: string): Strings {
  const shared = ['page', 'questions', ...elementStrings.filter((path) => !path.includes('.'))];
  const top = (path: string): string => path.split('.')[0] ?? '';
  return picked(
    strings,
    (path) =>
      path.startsWith(`early.${lab}.`) || path.startsWith(`asked.${lab}.`) || [lab, ...shared].includes(top(path)),
  );
}

/** Of the questions about a lab, the contents name the first. */
function wordsForAll(strings: Strings): Strings {
  const later = ['early', 'paths', 'embed', 'story', 'quiz', 'numbers', 'glossary', ...labs.map(({ id }) => id)];
  const { asked } = strings as { readonly asked: Readonly<Record<string, Strings>> };
  const first = new Set(Object.entries(asked).map(([lab, titles]) => `asked.${lab}.${Object.keys(titles)[0]}`));
  return picked(strings, (path) => {
    const [top = ''] = path.split('.');
    return top === 'asked' ? first.has(path) : !later.includes(top);
  });
}

/** A drawing for previews, and the path that it is written to. */
interface Drawing extends Preview {
  readonly path: string;
}

export function pagesOfSite(): Plugin {
  return {
    name: 'posenc-pages',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const [still, thumbnails] = await Promise.all([makeStill(), drawThumbnails()]);
      const write = (path: string, content: string | Uint8Array): void => {
        mkdirSync(dirname(join(dir, path)), { recursive: true });
        writeFileSync(join(dir, path), content);
      };
      const sheets = new Map<LabId, readonly string[]>();
      for (const { id } of labs) sheets.set(id, await still.sheetsOf(id));
      const drawings: Drawing[] = [];
      const pages: Page[] = [];

      for (const code of languages()) {
        const strings = await stringsInSections(code);
        const say = (path: string): string => within(strings, path);
        const subject = say('page.about.subject');
        const titled = (title: string): string => {
          const long = `${title} · ${subject} · posenc`;
          return widthOf(long) <= 70 ? long : `${beginning(title, 60)} · posenc`;
        };
        const learning = {
          '@type': 'LearningResource',
          about: subject,
          learningResourceType: 'interactive simulation',
        };
        const place = (path: string) => ({ language: code, up: wayUp(path) });

        const home = folderOf(code);
        const homePicture = `previews/${code}/posenc.png`;
        drawings.push({
          path: homePicture,
          title: say('page.headline'),
          text: subject,
          thumbnail: thumbnails['order'] ?? '',
        });
        pages.push({
          path: home,
          language: code,
          title: say('page.title'),
          description: beginning(say('page.intro'), 160),
          languages: everywhere(''),
          picture: { path: homePicture, alt: say('page.headline') },
          data: {
            ...learning,
            hasPart: labs.map(({ id }) => ({ '@type': 'LearningResource', name: say(`titles.${id}`) })),
          },
          root: home === '' ? {} : { up: wayUp(home), language: code },
          runs: first,
          sheets: still.openingSheets,
          words: wordsForAll(strings),
          body: `<pe-page>${await still.everyLabPage(place(home), thumbnails)}</pe-page>`,
        });

        for (const { id } of labs) {
          const path = `${home}${id}/`;
          const [title, question] = [say(`titles.${id}`), say(`questions.${id}`)];
          const { [id]: early } = strings['early'] as Readonly<Record<string, Strings>>;
          const lead = say(`early.${id}.${Object.keys(early ?? {}).find((key) => roleOf(key) === 'lead')}`);
          const picture = { path: `previews/${code}/${id}.png`, alt: inOneLine(stopped(title), question) };
          drawings.push({ path: picture.path, title, text: question, thumbnail: thumbnails[id] ?? '' });
          pages.push({
            path,
            language: code,
            title: titled(title),
            description: beginning(inOneLine(question, lead), 160),
            languages: everywhere(`${id}/`),
            picture,
            data: { ...learning, name: title, teaches: question },
            root: { up: wayUp(path), language: code, lab: id },
            runs: firstOf(id),
            sheets: sheets.get(id) ?? [],
            words: wordsFor(strings, id),
            body: `<pe-lab-page lab="${id}">${await still.labPage(place(path), id, thumbnails)}</pe-lab-page>`,
          });
        }

        const claimPage = ({ number, said, verdict, tone, mark, evidence, body, lab }: ClaimPage): Page => {
          const path = `${home}claims/${number}/`;
          const [sentence, reason] = [plainText(said), plainText(evidence)];
          const picture = { path: `previews/${code}/claims/${number}.png`, alt: inOneLine(sentence, stopped(verdict)) };
          drawings.push({
            path: picture.path,
            title: sentence,
            text: '',
            thumbnail: thumbnails[lab] ?? '',
            verdict: { mark, words: verdict },
          });
          return {
            path,
            language: code,
            title: titled(sentence.replace(/\.$/, '')),
            description: beginning(inOneLine(stopped(capital(verdict, code)), reason), 160),
            languages: everywhere(`claims/${number}/`),
            picture,
            data: {
              '@type': 'ClaimReview',
              claimReviewed: sentence,
              reviewBody: reason,
              reviewRating: {
                '@type': 'Rating',
                ratingValue: { holds: 3, partly: 2, fails: 1, open: 2, pending: 2 }[tone],
                bestRating: 3,
                worstRating: 1,
                alternateName: verdict,
              },
            },
            root: { up: wayUp(path), language: code, claim: String(number) },
            runs: [],
            sheets: sheets.get('claims') ?? [],
            body,
          };
        };
        pages.push(...(await still.claimPages(place(`${home}claims/1/`), thumbnails)).map(claimPage));
      }
      for (const page of pages) write(`${page.path}index.html`, document(page, bundle));
      for (const { path, ...preview } of drawings) write(path, await previewPng(previewSvg(preview)));
    },
  };
}
