import { t } from './i18n.ts';

/** The sine or the cosine in the reader's notation: in Spanish *sin* means “without”. */
export const waveName = (wave: 'sin' | 'cos'): string => (wave === 'sin' ? t('formula.sin') : wave);

/** The same in a text such as “sin x, cos x”. */
export const withWaveNames = (text: string): string => text.replaceAll(/\bsin\b/g, t('formula.sin'));
