import { html, nothing, type TemplateResult } from 'lit';
import { t } from './i18n.ts';
import { withLessons } from './lesson.ts';

const pattern = /\*([^*]+)\*|`([^`]+)`|\[([^[\]]+)\]\(([\w-]*)(?::(\w+))?\)/g;

/**
 * The little markup that strings may hold: *emphasis*, `code` and marked words, which give their meaning and light up
 * what they name (web/labs/shared/lab/light-terms.ts): [words](thing:entry). The thing is something in the figure, the
 * entry is one of the glossary. [words](thing) has an entry of the same name; [words](:entry) lights nothing up.
 */
export function rich(text: string): readonly (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  const lessons = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, emphasis, code, words, thing, entry] = match;
    parts.push(...withLessons(text.slice(end, match.index), lessons));
    if (emphasis !== undefined) parts.push(html`<em>${emphasis}</em>`);
    else if (code !== undefined) parts.push(html`<code>${code}</code>`);
    // Not a button element, which would not be broken over two lines.
    else
      parts.push(
        html`<span
          class="term" data-term=${thing || nothing} data-entry=${entry || thing} role="button" tabindex="0"
          aria-expanded="false" aria-pressed="false"
        >${words}</span>`,
      );
    end = match.index + whole.length;
  }
  parts.push(...withLessons(text.slice(end), lessons));
  return parts;
}

/** The sine or the cosine in the reader's notation: in Spanish *sin* means “without”. */
export const waveName = (wave: 'sin' | 'cos'): string => (wave === 'sin' ? t('formula.sin') : wave);

/** The same in a text such as “sin x, cos x”. */
export const withWaveNames = (text: string): string => text.replaceAll(/\bsin\b/g, t('formula.sin'));
