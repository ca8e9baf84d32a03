// Behaviour of every page of the documentation: the header, figures, the list at the side.
import '../library/elements/define.ts';
import { startHeader } from '../labs/shared/header/behaviour.ts';
import { keepForOffline } from '../labs/shared/offline/register.ts';

startHeader();

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

keepForOffline(`${document.documentElement.dataset['up'] ?? ''}sw.js`);
