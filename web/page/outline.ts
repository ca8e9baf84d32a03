import { html, nothing, type TemplateResult } from 'lit';
import { stringsOf, t } from './text/i18n.ts';
import { rich } from './text/rich.ts';
import type { Outline } from './labs/about.ts';
import { outlines, type LabId } from './labs/index.ts';
import { keysIn } from './text/string-parts.ts';

type Strings = ReturnType<typeof stringsOf>;

function* all(strings: Strings): Generator<string> {
  for (const value of Object.values(strings))
    if (typeof value === 'string') yield value;
    else yield* all(value);
}

/** The string at a path, or all of a folder. */
function at(strings: Strings, path: string): readonly string[] {
  let found: string | Strings | undefined = strings;
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? [found] : [...all(found ?? {})];
}

/** A sentence without its numbers. */
const withoutNumbers = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');

/** Explanations of a lab before it loads, so that the browser's search, the Tab key and screen readers find them. */
export function outline(lab: LabId, figure: unknown): TemplateResult {
  const strings = stringsOf(lab);
  const of = (kind: keyof Outline): readonly string[] =>
    keysIn(outlines[lab][kind])
      .flatMap((path) => at(strings, path))
      .map(withoutNumbers);
  const paragraphs = (kind: keyof Outline, name = 'prose'): readonly TemplateResult[] =>
    of(kind).map((text) => html`<p class=${name}>${rich(text)}</p>`);
  const [asks, answers, more, names] = [of('ask'), of('answer'), of('more'), of('name')];
  return html`<div class="lab-body">
    <div class="lead">${paragraphs('lead')}</div>
    ${figure}
    ${
      asks.length === 0
        ? nothing
        : html`<section class="question prose">
            <h3>${t(`${lab}.askTitle` as 'order.askTitle')}</h3>
            ${asks.map((text) => html`<p>${rich(text)}</p>`)}
            <details>
              <summary>${t(`${lab}.answerTitle` as 'order.answerTitle')}</summary>
              ${answers.map((text) => html`<p>${rich(text)}</p>`)}
            </details>
          </section>`
    }
    <details class="deeper">
      <summary>${t('page.deeper')}</summary>
      <div class="deeper-parts">
        ${paragraphs('aside', 'prose aside')}
        <p class="prose aside">${rich([...new Set(names)].join(' · '))}</p>
        <ul class="prose">${more.map((text) => html`<li>${rich(text)}</li>`)}</ul>
      </div>
    </details>
  </div>`;
}
