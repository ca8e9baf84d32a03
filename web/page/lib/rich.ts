import { html, type TemplateResult } from 'lit';
import { withLessons } from './lesson.ts';

const pattern = /\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([\w-]+)\)/g;

/**
 * The little markup that strings may hold: *emphasis*, `code` and [words](term), where a term is the name of something
 * in the figure that lights up with the words, and the words with it (see LabElement).
 */
export function rich(text: string): readonly (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, emphasis, code, words, term] = match;
    parts.push(...withLessons(text.slice(end, match.index)));
    if (emphasis !== undefined) parts.push(html`<em>${emphasis}</em>`);
    else if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else parts.push(html`<span class="term" data-term=${term}>${words}</span>`);
    end = match.index + whole.length;
  }
  parts.push(...withLessons(text.slice(end)));
  return parts;
}
