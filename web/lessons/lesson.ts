// What a course page does beside its figures: the language they speak is the one that is read, and a classroom without
// a network has the page after the first visit.
import { keepForOffline } from '../page/offline/register.ts';
import { applyTheme, readTheme } from '../page/lib/theme.ts';

// Whoever reads the labs in the dark reads their lesson so too.
applyTheme(readTheme());

const root = document.documentElement;
const own = root.lang;
const narrow = matchMedia('(max-width: 60rem)');
const chosen = (): string => document.querySelector<HTMLInputElement>('input[name=read]:checked')?.value ?? 'own';

/** Which text stands there is the style sheet's business. */
function read(): void {
  const language = chosen() === 'english' ? 'en' : own;
  root.lang = language;
  for (const figure of document.querySelectorAll('posenc-lab')) figure.setAttribute('lang', language);
}

/** Two columns have no room on a phone. */
function fit(): void {
  if (narrow.matches && chosen() === 'both') choose('own');
  read();
}

function choose(value: string | null): void {
  const radio = [...document.querySelectorAll<HTMLInputElement>('input[name=read]')].find((one) => one.value === value);
  if (radio) radio.checked = true;
}

document.querySelector('.read')?.addEventListener('change', () => {
  const address = new URL(location.href);
  address.searchParams.set('read', chosen());
  history.replaceState(null, '', address);
  read();
});
narrow.addEventListener('change', fit);
choose(new URL(location.href).searchParams.get('read'));
fit();

/** Paper has all figures, also those that nobody has scrolled to: they are fetched before the printer is asked. */
async function printAll(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  await Promise.allSettled([...document.querySelectorAll('posenc-lab')].map((figure) => figure.toBlob()));
  button.disabled = false;
  window.print();
}

const print = document.querySelector<HTMLButtonElement>('.print');
print?.addEventListener('click', () => void printAll(print));
if (print) print.hidden = false;

keepForOffline('../sw.js');
