import { significant } from '../../lib/format.ts';
import { language } from '../../lib/i18n.ts';

/** A measure to three digits. */
export const measure = (value: number): string => significant(value, language(), 3);
