import { html, nothing, type TemplateResult } from 'lit';
import { stringsOf, t } from './lib/i18n.ts';
import { explains, kinds, withoutNumbers, type Kind } from './lib/explains.ts';
import { rich } from './lib/rich.ts';
import type { LabId } from './labs/index.ts';

type Strings = ReturnType<typeof stringsOf>;

function* flat(strings: Strings, prefix = ''): Generator<readonly [path: string, text: string]> {
  for (const [name, value] of Object.entries(strings)) {
    if (typeof value === 'string') yield [prefix + name, value];
    else yield* flat(value, `${prefix}${name}.`);
  }
}

/**
 * What a lab explains, before it wakes: the browser's search, the Tab key and those who listen find it from the start.
 */
export function outline(lab: LabId, figure: unknown): TemplateResult {
  const said = [...flat(stringsOf(lab))]
    .filter(([path]) => explains(path))
    .map(([path, text]) => [path, withoutNumbers(text)] as const);
  const of = (kind: Kind): readonly string[] => said.filter(([path]) => kinds[kind].test(path)).map(([, text]) => text);
  const paragraphs = (kind: Kind, name = 'prose'): readonly TemplateResult[] =>
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
