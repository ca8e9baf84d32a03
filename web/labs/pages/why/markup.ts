// The little markup of the answers, as HTML and as plain text.
import { escaped } from '../../shared/text/escape.ts';
import { written, type Numbers } from './question.ts';

/** The text with its numbers as readers of a language write them. Throws for a number that the question lacks. */
export function filled(text: string, numbers: Numbers, language: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_braces, name: string) => {
    const number = numbers[name];
    if (!number) throw new RangeError(`a text has {{${name}}}; the question has ${Object.keys(numbers).join(', ')}`);
    return written(number, language);
  });
}

/**
 * A title. Names such as `max_position_embeddings` stay whole, with the stop that follows, and break after an
 * underscore only where a line is too short for them.
 */
export const titleHtml = (title: string): string =>
  escaped(title).replace(/\w+[.,:;?!\u3001\u3002\uff0c\uff1a\uff1b\uff1f]*/g, (name) =>
    name.includes('_') ? `<span class="name">${name.replaceAll('_', '_<wbr>')}</span>` : name,
  );

/** *Emphasis* and `code` as elements. */
export const asHtml = (text: string): string =>
  escaped(text).replace(/\*([^*]+)\*|`([^`]+)`/g, (_all, emphasis?: string, code?: string) =>
    emphasis === undefined ? `<code>${code}</code>` : `<em>${emphasis}</em>`,
  );

export const asPlain = (text: string): string => text.replace(/\*([^*]+)\*|`([^`]+)`/g, '$1$2');
