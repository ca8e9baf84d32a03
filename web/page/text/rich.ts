import { html, type TemplateResult } from 'lit';
import { t } from './i18n.ts';
import { withLessons } from './lesson.ts';

const pattern = /\*([^*]+)\*|`([^`]+)`|\[([^[\]]+)\]\(([\w-]+)\)/g;

/**
 * The little markup that strings may hold: *emphasis*, `code` and [words](term), where a term is the name of something
 * in the figure that lights up with the words, and the words with it (see LabElement).
 */
export function rich(text: string): readonly (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  const lessons = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, emphasis, code, words, term] = match;
    parts.push(...withLessons(text.slice(end, match.index), lessons));
    if (emphasis !== undefined) parts.push(html`<em>${emphasis}</em>`);
    else if (code !== undefined) parts.push(html`<code>${code}</code>`);
    // Not a button element, which would not be broken over two lines.
    else
      parts.push(
        html`<span class="term" data-term=${term} role="button" tabindex="0" aria-pressed="false">${words}</span>`,
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
