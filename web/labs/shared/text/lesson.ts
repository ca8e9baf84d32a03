import { html, nothing, type TemplateResult } from 'lit';
import { t } from './i18n.ts';

/** Not the end of a long number. English has a possessive after the name. */
const number = /(?<![\d.,]|\d[\s\u00a0])(00[0-4]’s|00[0-4](?!\d))/;

export type Lesson = '000' | '001' | '002' | '003' | '004';

/** A lesson's name where its number says nothing: in the labs. */
export const lessonName = (lesson: Lesson): string => t(`page.lessons.${lesson}`).split(',')[0] ?? lesson;

/**
 * A text in which each lesson's number names that lesson and its language. In prose its title follows the number at the
 * first mention; `met` lists earlier mentions.
 */
export function withLessons(text: string, met?: Set<string>): readonly (string | TemplateResult)[] {
  const parts = text.split(number);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const lesson = part.slice(0, 3) as Lesson;
    const about = t(`page.lessons.${lesson}`);
    const known = met?.has(lesson) ?? true;
    met?.add(lesson);
    const inBrackets = parts[at - 1]!.endsWith('(') && parts[at + 1]!.startsWith(')');
    const short = lessonName(lesson);
    const name = inBrackets ? `, ${short}` : ` (${short})`;
    return html`<abbr class="lesson" title=${t('page.paths.lesson', { lesson, about })}>${part}</abbr>${
      known ? nothing : html`<small class="lesson-name">${name}</small>`
    }`;
  });
}
