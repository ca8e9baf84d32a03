// The page of one lab. Its address says its language; a link that asks for another one leads there.
import { changeLanguage } from '../page/text/i18n.ts';
import { languages } from '../page/text/language.ts';
import { addressBar } from '../page/state/address-bar.ts';
import { onlyLab, pageOf } from '../page/state/site.ts';
import { offerCourse } from './offer-course.ts';

const { language = 'en' } = document.documentElement.dataset;
const lab = onlyLab();
const asked = addressBar.getPage('lang');
if (asked !== null) addressBar.setPage('lang', null);
if (lab !== undefined && asked !== null && asked !== language && languages.includes(asked))
  location.replace(`${pageOf(lab, asked)}${location.search}${location.hash}`);
await Promise.all([changeLanguage(language), import('../page/lab-slot.ts')]);
await import('../page/lab-page.ts');
offerCourse();
