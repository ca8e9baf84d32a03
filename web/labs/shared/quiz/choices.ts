// Which questions a reader wants: of which level, and from which seed.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { choiceControl } from '../controls/choice-control.ts';
import type { LabId } from '../../index.ts';
import { t } from '../text/i18n.ts';
import { wishes, type Wish } from './round.ts';

const longestSeed = 20;

export interface Choices {
  readonly lab: LabId;
  readonly wish: Wish;
  readonly seed: string;
  /** False for a student whose seed is given. */
  readonly free: boolean;
  readonly choose: (wish: Wish) => void;
  readonly take: (seed: string) => void;
}

const names = { mixed: 'mixed', 1: 'read', 2: 'apply', 3: 'reason' } as const;

/** The name of a level, or of all in turn. */
export const wishName = (wish: Wish): string => t(`quiz.levels.${names[wish]}`);

export function quizChoices({ lab, wish, seed, free, choose, take }: Choices): TemplateResult {
  const typed = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value.trim();
    if (text !== '') take(text);
  };
  return html`<div class="quiz-choices">
    ${choiceControl({
      name: `${lab}-quiz-level`,
      label: t('quiz.level'),
      options: wishes,
      value: wish,
      text: wishName,
      choose,
    })}
    ${
      free
        ? html`<label class="quiz-seed"
            ><span>${t('quiz.seed')}</span>
            <input
              class="box" type="text" autocomplete="off" spellcheck="false" maxlength=${longestSeed} size="8"
              .value=${live(seed)} @change=${typed}
            /><small>${t('quiz.seedAbout')}</small></label
          >`
        : html`<p class="quiz-seed">${t('quiz.seedMine', { seed })}</p>`
    }
  </div>`;
}
