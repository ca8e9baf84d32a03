import './styles/index.css';
import { learn, speak } from './lib/i18n.ts';
import { chooseLanguage } from './lib/language.ts';
import type { Page } from './page.ts';
import { keepForOffline } from './offline/register.ts';
import { missing } from './lib/capability.ts';
import { inFile } from './lib/in-file.ts';
import { addressBar } from './lib/address-bar.ts';
import { applyTheme, readTheme } from './lib/theme.ts';

applyTheme(readTheme());
// The first figure travels while the words do.
if (!missing()) import('./opening.ts').catch(() => undefined);
const asked = addressBar.getPage('lang') ?? document.documentElement.dataset['language'];
await speak(chooseLanguage([...(asked === undefined ? [] : [asked]), ...navigator.languages]));
// A package for a learning platform holds one path and tells of it.
const { path: held, exam, seeds } = document.documentElement.dataset;
const path = addressBar.getPage('path') ?? held;
if (path !== undefined) await openPath(path);
await import('./page.ts');
document.querySelector('noscript')?.remove();
if (!inFile()) keepForOffline();

/** Before the labs load, so that the first lab of the path starts in the path's state. */
async function openPath(name: string): Promise<void> {
  const [{ Way }] = await Promise.all([import('./paths/way.ts'), learn('paths')]);
  const page = document.querySelector('pe-page') as Page;
  page.way = new Way(name, (left) => page.turn(left));
  page.way.begin();
  if (exam !== '1.2' && exam !== '2004') return;
  const [{ beginExam }] = await Promise.all([import('../exam/exam.ts'), learn('embed')]);
  const wanted = page.way.steps?.map(({ lab }) => lab) ?? [];
  beginExam({ version: exam, wanted, seeds: seeds !== undefined });
}
