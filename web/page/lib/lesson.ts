import { html, type TemplateResult } from 'lit';
import { t } from './i18n.ts';

/** Not the end of a long number. */
const number = /(?<![\d.,]|\d[\s\u00a0])(00[0-4])(?!\d)/;

/** A text in which each lesson's number says which lesson that is, and in what language. */
export function withLessons(text: string): readonly (string | TemplateResult)[] {
  return text.split(number).map((part, at) => {
    if (at % 2 === 0) return part;
    const lesson = part as '000' | '001' | '002' | '003' | '004';
    const name = t('page.paths.lesson', { lesson, about: t(`page.lessons.${lesson}`) });
    return html`<abbr class="lesson" title=${name}>${lesson}</abbr>`;
  });
}
