import './styles/index.css';
import { chooseLanguage, learn, speak } from './lib/i18n.ts';
import type { Page } from './page.ts';
import { keepForOffline } from './offline/register.ts';
import { missing } from './lib/capability.ts';
import { addressBar } from './lib/address-bar.ts';
import { applyTheme, readTheme } from './lib/theme.ts';

applyTheme(readTheme());
// The first figure travels while the words do.
if (!missing()) import('./opening.ts').catch(() => undefined);
const asked = addressBar.getPage('lang');
await speak(chooseLanguage([...(asked === null ? [] : [asked]), ...navigator.languages]));
const path = addressBar.getPage('path');
if (path !== null) await openPath(path);
await import('./page.ts');
document.querySelector('noscript')?.remove();
keepForOffline();

/** Before the labs are there, so that the first of the path begins as the path has it. */
async function openPath(name: string): Promise<void> {
  const [{ Way }] = await Promise.all([import('./paths/way.ts'), learn('paths')]);
  const page = document.querySelector('pe-page') as Page;
  page.way = new Way(name, (left) => page.turn(left));
  page.way.begin();
}
