import '../page/styles/index.css';
import { giveStrings } from '../page/text/i18n.ts';
import { keepForOffline } from '../page/offline/register.ts';
import { inFile } from '../page/state/capability.ts';
import { siteFolder } from '../page/state/site.ts';
import { applyTheme, readTheme } from '../page/state/theme.ts';

applyTheme(readTheme());

const { lab, claim } = document.documentElement.dataset;

// The words that a page shows first come with it (web/tools/vite/pages-plugin.ts).
const words = document.querySelector<HTMLElement>('#words');
if (words)
  giveStrings(
    words.lang,
    lab === undefined ? ['page'] : ['page', 'outline', 'labs'],
    JSON.parse(words.textContent ?? ''),
  );

/** The next frame is on the screen. At once in a tab that is not shown, which paints nothing. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

// The text and the picture that came with the page are seen before any script of a lab runs.
if (words) await painted();

// The page of a claim is text and links.
if (lab !== undefined) await import('./one-lab.ts');
else if (claim === undefined) await import('./every-lab.ts');
if (!inFile()) keepForOffline(`${siteFolder()}sw.js`);
