import { plain } from './format.ts';
import { t } from './i18n.ts';
import { language } from './language.ts';
import type { NumberProperty, Problem, Property, TextProperty } from '../state/properties.ts';

function allowedNumber(property: NumberProperty): string {
  const limits = { min: plain(property.min, language()), max: plain(property.max, language()) };
  if (property.whole) return t('problem.allowedWhole', limits);
  return property.aboveMin ? t('problem.allowedAbove', limits) : t('problem.allowedReal', limits);
}

/** The allowed values of a property, in a sentence. */
export function allowedText(property: Property): string {
  switch (property.kind) {
    case 'number':
      return allowedNumber(property);
    case 'choice':
      return t('problem.allowedOptions', { options: property.options.join(', ') });
    case 'flag':
      return t('problem.allowedOptions', { options: '0, 1' });
    case 'list':
      return t('problem.allowedList', { longest: property.longest, min: property.min, max: property.max });
    case 'text':
      return t('problem.allowedText', { longest: property.longest, min: property.words.min, max: property.words.max });
  }
}

/** Says why an input was rejected, what is allowed, and that nothing was lost. */
export function problemText(problem: Problem & { readonly property: NumberProperty | TextProperty }): string {
  const values = { raw: problem.raw, allowed: allowedText(problem.property) };
  if (problem.code === 'notText') return t('problem.notText', values);
  if (problem.code === 'notWhole') return t('problem.notWhole', values);
  return problem.code === 'outOfRange' ? t('problem.outOfRange', values) : t('problem.notNumber', values);
}
