// Behaviour of every page of the documentation: figures, the search, the switch of light and dark.
import '../elements/define.ts';
import { keepForOffline } from '../page/offline/register.ts';
import { applyTheme, chooseTheme, readTheme, themes } from '../page/state/theme.ts';
import { startSearch } from './search.ts';

applyTheme(readTheme());

const theme = document.querySelector<HTMLSelectElement>('#theme');
if (theme) {
  theme.value = readTheme();
  theme.addEventListener('change', () => chooseTheme(themes.find((name) => name === theme.value) ?? 'auto'));
}

// At the side of the page if there is room, otherwise above it and closed.
const ways = document.querySelector<HTMLDetailsElement>('.ways');
const wide = matchMedia('(min-width: 62rem)');
const place = (): void => {
  if (ways) ways.open = wide.matches;
};
wide.addEventListener('change', place);
place();

// The list is longer than a screen: scrolls it to the current page without moving the page itself.
const here = ways?.querySelector<HTMLElement>('[aria-current]');
if (ways && here && wide.matches) ways.scrollTop = here.offsetTop - ways.clientHeight / 2;

startSearch();
keepForOffline(`${document.documentElement.dataset['up'] ?? ''}sw.js`);
