import { t } from '../shared/text/i18n.ts';
import { decimal, written } from '../shared/text/numerals.ts';
import { width, type Numbers } from './numbers.ts';

/** The words that the figure shows. */
export interface Labels {
  /** "place 1" */
  readonly place: (place: number) => string;
  readonly root: string;
  readonly each: string;
  readonly terms: Readonly<Record<keyof Numbers['terms'] | 'score', string>>;
  readonly right: string;
  readonly trained: string;
  readonly length: string;
  readonly number: (value: number, digits?: number) => string;
}

/** Between two places the clock is on its way, and one decimal is enough. */
const near = 0.05;

/** In the language that is spoken. */
export function labelsOf(): Labels {
  return {
    place: (place) => t('story.place', { place: decimal(place, Math.abs(place - Math.round(place)) < near ? 0 : 1) }),
    root: `√${width}`,
    each: t('story.each'),
    terms: {
      contentContent: t('story.terms.contentContent'),
      contentPosition: t('story.terms.contentPosition'),
      positionContent: t('story.terms.positionContent'),
      positionPosition: t('story.terms.positionPosition'),
      score: t('story.terms.score'),
    },
    right: t('story.right'),
    trained: t('story.trained'),
    length: t('story.length'),
    number: (value, digits) => (digits === undefined ? written(value) : decimal(value, digits)),
  };
}
