import { html, nothing, type TemplateResult } from 'lit';
import type { LabId } from '../index.ts';
import { asked } from './lab/asked.ts';
import { earlyStringsOf, t } from './text/i18n.ts';
import { rich } from './text/rich.ts';
import { isSentence, roleOf } from './text/string-parts.ts';
import type { Strings } from './text/trees.ts';

/** The string, or all of a folder. */
const allIn = (value: string | Strings): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(allIn);

/** A sentence without its numbers. */
const withoutNumbers = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');

/** Explanations of a lab before it loads, so that the browser's search, the Tab key and screen readers find them. */
export function outline(lab: LabId, figure: unknown): TemplateResult {
  const strings = Object.entries(earlyStringsOf(lab));
  const of = (role: ReturnType<typeof roleOf>): readonly string[] =>
    strings.flatMap(([key, value]) => (roleOf(key) === role ? allIn(value).map(withoutNumbers) : []));
  const paragraphs = (role: 'lead' | 'aside', name = 'prose'): readonly TemplateResult[] =>
    of(role).map((text) => html`<p class=${name}>${rich(text)}</p>`);
  const [asks, answers, others] = [of('ask'), of('answer'), of(undefined)];
  // A guess stands above the figure, as in the lab; it has no title of its own.
  const guessed = !('askTitle' in earlyStringsOf(lab));
  const title = guessed ? 'page.guess.title' : (`${lab}.askTitle` as 'claims.askTitle');
  const answerTitle = guessed ? 'page.guess.answer' : (`${lab}.answerTitle` as 'claims.answerTitle');
  const question =
    asks.length === 0
      ? nothing
      : html`<section class="question prose">
          <h3>${t(title)}</h3>
          ${asks.map((text) => html`<p>${rich(text)}</p>`)}
          <details>
            <summary>${t(answerTitle)}</summary>
            ${answers.map((text) => html`<p>${rich(text)}</p>`)}
          </details>
        </section>`;
  const [sentences, names] = [others.filter(isSentence), others.filter((text) => !isSentence(text))];
  return html`<div class="lab-body">
    <div class="lead">${paragraphs('lead')}</div>
    ${guessed ? question : nothing} ${figure} ${guessed ? nothing : question}
    <details class="deeper">
      <summary>${t('page.deeper')}</summary>
      <div class="deeper-parts">
        ${paragraphs('aside', 'prose aside')}
        <p class="prose aside">${rich([...new Set(names)].join(' · '))}</p>
        <ul class="prose">${sentences.map((text) => html`<li>${rich(text)}</li>`)}</ul>
        ${asked(lab)}
      </div>
    </details>
  </div>`;
}
