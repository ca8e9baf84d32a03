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
const navigation = document.querySelector<HTMLDetailsElement>('.navigation');
const wide = matchMedia('(min-width: 62rem)');
const place = (): void => {
  if (navigation) navigation.open = wide.matches;
};
wide.addEventListener('change', place);
place();

// The list is longer than a screen: it opens where the reader is in it, and the page itself stays at its beginning.
const here = navigation?.querySelector<HTMLElement>('[aria-current]');
if (navigation && here && wide.matches) navigation.scrollTop = here.offsetTop - navigation.clientHeight / 2;

startSearch();
keepForOffline(`${document.documentElement.dataset['up'] ?? ''}../sw.js`);
