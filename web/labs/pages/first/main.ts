import '../../shared/styles/index.css';
import { startHeader } from '../../shared/header/behaviour.ts';
import { giveStrings } from '../../shared/text/i18n.ts';
import { keepForOffline } from '../../shared/offline/register.ts';
import { inFile } from '../../shared/state/capability.ts';
import { painted } from '../../shared/state/painted.ts';
import { siteFolder } from '../../shared/state/site.ts';

startHeader();

const { lab, claim } = document.documentElement.dataset;

// The words that a page shows first come with it (web/tools/vite/pages-plugin.ts).
const words = document.querySelector<HTMLElement>('#words');
if (words)
  giveStrings(
    words.lang,
    lab === undefined ? ['page'] : ['page', 'outline', 'labs'],
    JSON.parse(words.textContent ?? ''),
  );

// The text and the picture that came with the page are seen before any script of a lab runs.
if (words) await painted();

// The page of a claim is text and links.
if (lab !== undefined) await import('./one-lab.ts');
else if (claim === undefined) await import('./every-lab.ts');
if (!inFile()) keepForOffline(`${siteFolder()}sw.js`);
