// The page with all labs, one below the other.
import { loadStrings, changeLanguage } from '../../shared/text/i18n.ts';
import { chooseLanguage } from '../../shared/text/language.ts';
import type { Page } from '../../shared/page.ts';
import { missing } from '../../shared/state/capability.ts';
import { addressBar } from '../../shared/state/address-bar.ts';
import { offerCourse } from './offer-course.ts';

// The first figure travels while the words do.
if (!missing()) import('../../shared/opening.ts').catch(() => undefined);
const asked = addressBar.getPage('lang') ?? document.documentElement.dataset['language'];
await changeLanguage(chooseLanguage([...(asked === undefined ? [] : [asked]), ...navigator.languages]));
// A package for a learning platform holds one path and tells of it.
const { path: held, exam, seeds, questions: count } = document.documentElement.dataset;
const path = addressBar.getPage('path') ?? held;
if (path !== undefined) await openPath(path);
await import('../../shared/page.ts');
offerCourse();
document.querySelector('noscript')?.remove();

/** Before the labs load, so that the first lab of the path starts in the path's state. */
async function openPath(name: string): Promise<void> {
  const [{ FollowedPath }] = await Promise.all([import('../../shared/paths/followed-path.ts'), loadStrings('paths')]);
  const page = document.querySelector('pe-page') as Page;
  page.path = new FollowedPath(name, (left) => page.turn(left));
  page.path.begin();
  if (exam === undefined) return;
  const [{ beginExam, isHost }] = await Promise.all([import('../../exam/exam.ts'), loadStrings('embed')]);
  const wanted = page.path.steps?.map(({ lab }) => lab) ?? [];
  if (isHost(exam)) beginExam({ host: exam, wanted, count, seeds: seeds !== undefined });
}
