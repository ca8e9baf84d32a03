import { t } from '../text/i18n.ts';

/** For a newcomer, and one for each lesson. */
export const pathNames = ['intro', '000', '001', '002', '003', '004'] as const;
export type PathName = (typeof pathNames)[number];

/** A lesson by its number, its title and its language. */
export const pathTitle = (name: PathName): string =>
  name === 'intro' ? t('page.paths.intro') : t('page.paths.lesson', { lesson: name, about: t(`page.lessons.${name}`) });
