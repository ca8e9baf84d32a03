// The main part of the glossary's page, made in Node (web/tools/vite/glossary-pages-plugin.ts).
import { withCommas } from '../../../library/elements/sentences.ts';
import { escaped } from '../../shared/text/escape.ts';
import { groups, type Group } from './entries.ts';
import type { Term } from './terms.ts';

export { termsIn, termsOf, type Term } from './terms.ts';

export interface Spoken {
  /** A word around the entries, by its path. */
  readonly say: (key: string) => string;
  /** The title of a lab, or of a question. */
  readonly titleOf: (see: Term['see']) => string;
}

const addressOf = (see: Term['see']): string => ('lab' in see ? `../${see.lab}/` : `../why/${see.why}/index.html`);

function entry(
  { name, term, other, meaning, symbols, see, near }: Term,
  { say, titleOf }: Spoken,
  termOf: (name: Term['name']) => string,
): string {
  const names = withCommas(other.map((one) => `<span>${escaped(one)}</span>`));
  const also = names === '' ? '' : ` <small>${escaped(say('also'))} ${names}</small>`;
  const next = near.map((one) => ` · <a href="#${one}">${escaped(termOf(one))}</a>`).join('');
  const formula =
    symbols === undefined
      ? ''
      : `<details><summary>${escaped(say('symbols'))}</summary><p class="symbols">${escaped(symbols)}</p></details>`;
  return `<div class="entry" id="${name}"><dt><dfn>${escaped(term)}</dfn>${also}</dt>
<dd>${escaped(meaning)} <a href="${addressOf(see)}">${escaped(titleOf(see))}</a>${next}${formula}</dd></div>`;
}

/** The list of all terms, group by group. */
export function listOf(terms: readonly Term[], spoken: Spoken): string {
  const { say } = spoken;
  const termOf = (name: Term['name']): string => terms.find((term) => term.name === name)?.term ?? '';
  const names = Object.keys(groups) as Group[];
  const ways = names.map((name) => `<a href="#${name}-terms">${escaped(say(`groups.${name}`))}</a>`);
  const group = (name: Group): string => `<section aria-labelledby="${name}-terms">
<h2 id="${name}-terms">${escaped(say(`groups.${name}`))}</h2>
<dl>${terms
    .filter((term) => term.group === name)
    .map((term) => entry(term, spoken, termOf))
    .join('\n')}</dl></section>`;
  return `<h1>${escaped(say('heading'))}</h1>
<p class="intro">${escaped(say('lead'))}</p>
<nav class="groups" aria-label="${escaped(say('groupsLabel'))}">${ways.join('\n')}</nav>
${names.map(group).join('\n')}`;
}
