import '../page/styles/index.css';
import type { CourseDetail } from '../page/controls/panels.ts';
import { learn, speak } from '../page/text/i18n.ts';
import { chooseLanguage } from '../page/text/language.ts';
import type { Page } from '../page/page.ts';
import { keepForOffline } from '../page/offline/register.ts';
import { missing } from '../page/state/capability.ts';
import { inFile } from '../page/state/in-file.ts';
import { addressBar } from '../page/state/address-bar.ts';
import { applyTheme, readTheme } from '../page/state/theme.ts';

applyTheme(readTheme());
// The first figure travels while the words do.
if (!missing()) import('../page/opening.ts').catch(() => undefined);
const asked = addressBar.getPage('lang') ?? document.documentElement.dataset['language'];
await speak(chooseLanguage([...(asked === undefined ? [] : [asked]), ...navigator.languages]));
// A package for a learning platform holds one path and reports on it.
const { path: held, exam, seeds } = document.documentElement.dataset;
const path = addressBar.getPage('path') ?? held;
if (path !== undefined) await openPath(path);
await import('../page/page.ts');
document.addEventListener('pe-course', ({ detail }) => void openCourse(detail));
document.querySelector('noscript')?.remove();
if (!inFile()) keepForOffline();

async function openCourse(detail: CourseDetail): Promise<void> {
  const [dialog] = await Promise.all([import('./course/dialog.ts'), learn('embed')]);
  dialog.openCourse(detail);
}

/** Before the labs load, so that the first lab of the path starts in the path's state. */
async function openPath(name: string): Promise<void> {
  const [{ Way }] = await Promise.all([import('../page/paths/way.ts'), learn('paths')]);
  const page = document.querySelector('pe-page') as Page;
  page.way = new Way(name, (left) => page.turn(left));
  page.way.begin();
  if (exam !== '1.2' && exam !== '2004') return;
  const [{ beginExam }] = await Promise.all([import('../exam/exam.ts'), learn('embed')]);
  const wanted = page.way.steps?.map(({ lab }) => lab) ?? [];
  beginExam({ version: exam, wanted, seeds: seeds !== undefined });
}
