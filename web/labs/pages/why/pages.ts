// The main parts of the pages, made in Node, where the library computes their numbers
// (web/tools/vite/why-pages-plugin.ts).
import { inOneLine } from '../../../library/elements/sentences.ts';
import { guideIn } from '../../shared/header/header.mjs';
import { escaped } from '../../shared/text/escape.ts';
import { figureHtml, queryOf, type Surroundings } from './figure.ts';
import { asHtml, asPlain, filled, titleHtml } from './markup.ts';
import { kinds, questions, type Kind, type Name } from './questions/index.ts';
import { exact, rounded, written, type Numbers, type Place, type Question } from './question.ts';
import { sources } from './sources.ts';
import stored from '../../trained/language/models.json';
import type { Texts } from './strings.ts';

export { kinds, questions, type Kind, type Name };
export { sources } from './sources.ts';

/** Says what stands at a path of the words around the questions. */
type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export interface Spoken {
  readonly language: string;
  readonly say: Say;
  readonly texts: Readonly<Record<Name, Texts>>;
  /** The title of a lab. */
  readonly titleOf: (lab: string) => string;
  /** Links to the terms of the glossary that a text has, by their addresses in the language's folder. */
  readonly termsIn: (text: string) => readonly { readonly href: string; readonly term: string }[];
}

export interface Answer {
  readonly title: string;
  /** The first sentence. */
  readonly first: string;
  /** The whole answer as plain text. */
  readonly text: string;
  /** The figure in words. */
  readonly caption: string;
  readonly main: string;
  readonly question: Question<Name>;
}

export const names = Object.keys(questions) as readonly Name[];

const link = (href: string, text: string): string => `<a href="${escaped(href)}">${titleHtml(text)}</a>`;

/** Says what the small language models are, on pages that show their losses: numbers whose names begin with `loss`. */
function modelHint(numbers: Numbers, { language, say }: Spoken): string {
  if (!Object.keys(numbers).some((name) => name.startsWith('loss'))) return '';
  const { alphabet, longest, models } = stored;
  const shown = {
    weights: written(exact(models.rotary.trained[0]?.parameters ?? 0), language),
    length: written(exact(longest), language),
    symbols: written(exact(alphabet.length), language),
    blind: written(rounded(Math.log(alphabet.length), 2), language),
  };
  const guide = guideIn('language-models', language, `${language === 'en' ? '' : '../'}../../`).href;
  const text = say('model', shown);
  return `<p class="hint">${escaped(text)} ${link(guide, say('modelGuide'))}</p>\n`;
}

/** A question with its answer, in the language's folder `why/<name>/`. */
export function answerOf(name: Name, spoken: Spoken, around: Surroundings): Answer {
  const { language, say, texts, titleOf, termsIn } = spoken;
  const question = questions[name];
  const own = texts[name];
  const numbers = question.numbers();
  const fill = (text: string): string => filled(text, numbers, language);
  const [title, first, more, caption] = [own.title, fill(own.first), fill(own.more), fill(own.caption)];
  const places: readonly Place[] = [
    question.lab,
    ...(question.reads ? [{ id: 'reads', state: question.reads } as const] : []),
  ];
  const ways = places.map((place) => {
    const to = `../../${place.id}/${queryOf(place, around.labs)}`;
    return `<p class="way">${link(to, say('try', { title: titleOf(place.id) }))}</p>`;
  });
  const next = question.next.map((other) => `<li>${link(`../${other}/index.html`, texts[other].title)}</li>`);
  const read = question.sources.map((source) => `<li>${link(sources[source].href, sources[source].text)}</li>`);
  const text = asPlain(inOneLine(first, more));
  const terms = termsIn(`${title} ${text}`).map(({ href, term }) => link(`../../${href}`, term));
  const main = `<h1>${titleHtml(title)}</h1>
<p class="intro">${asHtml(first)}</p>
<p>${asHtml(more)}</p>
<h2 class="visually-hidden">${escaped(say('figure'))}</h2>
<figure class="live"><figcaption>${asHtml(caption)}</figcaption>
${figureHtml(question, { row: own.row, column: own.column }, asPlain(caption), around)}</figure>
${ways.join('\n')}
<div class="after">
<nav class="next" aria-labelledby="next"><h2 id="next">${escaped(say('next'))}</h2>
<ul>${next.join('\n')}</ul></nav>
<section class="sources" aria-labelledby="sources"><h2 id="sources">${escaped(say('sources'))}</h2>
<ul>${read.join('\n')}</ul></section>
<section class="terms" aria-labelledby="terms"><h2 id="terms">${escaped(say('terms'))}</h2>
<p>${terms.join(' ')}</p></section>
</div>
${modelHint(numbers, spoken)}<p class="hint">${escaped(say('computed'))} ${link('../index.html', say('all'))}</p>`;
  return { title, first: asPlain(first), text, caption: asPlain(caption), main, question };
}

/** The list of all questions, for each kind of visitor. */
export function listOf(spoken: Spoken, answers: Readonly<Record<Name, Answer>>): string {
  const { say } = spoken;
  const entry = (name: Name): string =>
    `<li><h3>${link(`${name}/index.html`, answers[name].title)}</h3><p>${escaped(answers[name].first)}</p></li>`;
  const group = ([kind, list]: [string, object]): string => `<section aria-labelledby="${kind}">
<h2 id="${kind}">${escaped(say(`kinds.${kind}`))}</h2>
<ul class="questions">${(Object.keys(list) as Name[]).map(entry).join('\n')}</ul></section>`;
  return `<h1>${escaped(say('heading'))}</h1>
<p class="intro">${escaped(say('lead'))}</p>
${Object.entries(kinds).map(group).join('\n')}`;
}
