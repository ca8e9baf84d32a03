// Beyond figures, a course page sets their language to the one being read, and works offline after the first visit.
import { startHeader } from '../shared/header/behaviour.ts';
import { keepForOffline } from '../shared/offline/register.ts';

startHeader();

const root = document.documentElement;
const own = root.lang;
const narrow = matchMedia('(max-width: 60rem)');
const chosen = (): string => document.querySelector<HTMLInputElement>('input[name=read]:checked')?.value ?? 'own';

/** The style sheet decides which text is visible. */
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

/** Printing needs all figures, also those not yet scrolled to: they are loaded before the print dialog opens. */
async function printAll(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  await Promise.allSettled([...document.querySelectorAll('posenc-lab')].map((figure) => figure.toBlob()));
  button.disabled = false;
  window.print();
}

const print = document.querySelector<HTMLButtonElement>('.print');
print?.addEventListener('click', () => void printAll(print));
if (print) print.hidden = false;

keepForOffline('../../sw.js');
