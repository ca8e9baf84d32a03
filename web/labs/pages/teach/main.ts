// The scripts of the pages below `/teach/`: the plans need none but for the reader's colours and printing.
import './teach.css';
import { startHeader } from '../../shared/header/behaviour.ts';
import { keepForOffline } from '../../shared/offline/register.ts';

const root = document.documentElement;
const { page, up = '' } = root.dataset;
startHeader();

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

/** The words of both the labs and these pages. */
async function speak(): Promise<void> {
  const [{ loadStringsIn }, { setLanguage }] = await Promise.all([
    import('../../shared/text/i18n.ts'),
    import('../../shared/text/language.ts'),
  ]);
  await loadStringsIn(root.lang, ['page', 'paths', 'quiz']);
  setLanguage(root.lang);
}

if (page === 'present') {
  const [{ Presenter }, { plansIn, sayWords }] = await Promise.all([
    import('./present.ts'),
    import('./strings.ts'),
    speak(),
  ]);
  const [say, plans] = await Promise.all([sayWords(root.lang), plansIn(root.lang)]);
  const names = JSON.parse(part('#names').textContent ?? '{}');
  const place = part('#presenter');
  place.replaceChildren();
  new Presenter(place, { say, plans, names }).start();
} else if (page === 'worksheet') {
  const [{ Worksheets }, { sayWords }] = await Promise.all([import('./worksheet.ts'), import('./strings.ts'), speak()]);
  const say = await sayWords(root.lang);
  const { home = '../../' } = root.dataset;
  await new Worksheets({ form: part('#choice'), place: part('#sheets'), say, language: root.lang, home }).start();
} else {
  const button = document.querySelector<HTMLButtonElement>('.print');
  if (button) button.hidden = false;
  button?.addEventListener('click', () => globalThis.print());
}
keepForOffline(`${up}sw.js`);
