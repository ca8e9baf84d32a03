import '../page/styles/index.css';
import type { CourseDetail } from '../page/controls/panels.ts';
import { loadStrings, changeLanguage } from '../page/text/i18n.ts';
import { chooseLanguage } from '../page/text/language.ts';
import type { Page } from '../page/page.ts';
import { keepForOffline } from '../page/offline/register.ts';
import { missing, inFile } from '../page/state/capability.ts';
import { addressBar } from '../page/state/address-bar.ts';
import { applyTheme, readTheme } from '../page/state/theme.ts';

applyTheme(readTheme());
// The first figure travels while the words do.
if (!missing()) import('../page/opening.ts').catch(() => undefined);
const asked = addressBar.getPage('lang') ?? document.documentElement.dataset['language'];
await changeLanguage(chooseLanguage([...(asked === undefined ? [] : [asked]), ...navigator.languages]));
// A package for a learning platform holds one path and tells of it.
const { path: held, exam, seeds } = document.documentElement.dataset;
const path = addressBar.getPage('path') ?? held;
if (path !== undefined) await openPath(path);
await import('../page/page.ts');
document.addEventListener('pe-course', ({ detail }) => void openCourse(detail));
document.querySelector('noscript')?.remove();
if (!inFile()) keepForOffline();

async function openCourse(detail: CourseDetail): Promise<void> {
  const [dialog] = await Promise.all([import('./course/dialog.ts'), loadStrings('embed')]);
  dialog.openCourse(detail);
}

/** Before the labs load, so that the first lab of the path starts in the path's state. */
async function openPath(name: string): Promise<void> {
  const [{ FollowedPath }] = await Promise.all([import('../page/paths/followed-path.ts'), loadStrings('paths')]);
  const page = document.querySelector('pe-page') as Page;
  page.path = new FollowedPath(name, (left) => page.turn(left));
  page.path.begin();
  if (exam !== '1.2' && exam !== '2004') return;
  const [{ beginExam }] = await Promise.all([import('../exam/exam.ts'), loadStrings('embed')]);
  const wanted = page.path.steps?.map(({ lab }) => lab) ?? [];
  beginExam({ version: exam, wanted, seeds: seeds !== undefined });
}
