// The page of one lab. Its address says its language; a link that asks for another one leads there.
import { changeLanguage } from '../../shared/text/i18n.ts';
import { nearestLanguage } from '../../../library/elements/locales/nearest.ts';
import { languages } from '../../shared/text/language.ts';
import { addressBar } from '../../shared/state/address-bar.ts';
import { onlyLab, pageOf } from '../../shared/state/site.ts';
import { offerCourse } from './offer-course.ts';

const { language = 'en' } = document.documentElement.dataset;
const lab = onlyLab();
const asked = addressBar.getPage('lang');
if (asked !== null) addressBar.setPage('lang', null);
const other = asked === null ? undefined : nearestLanguage(asked, languages);
if (lab !== undefined && other !== undefined && other !== language)
  location.replace(`${pageOf(lab, other)}${location.search}${location.hash}`);
await Promise.all([changeLanguage(language), import('../../shared/lab-slot.ts')]);
await import('../../shared/lab-page.ts');
offerCourse();
