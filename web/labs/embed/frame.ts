// embed.html: the one lab of the address, `?lab=clock&position=10`: parameters are attributes of the lab, but for
// `fit=box`, which makes the lab as large as the frame, whatever that is, such as a slide's. A file of one lab
// (web/labs/files) contains its element already, and may know the page's address.
//
// Sends its host { posenc: 'height', height } in CSS pixels, at first and whenever it changes. The height of a figure
// is not secret, so any host gets it. From its host, and no other window, it accepts { posenc: 'host', dark, whole }:
// whether the page is dark, and whether the frame now has that height, so that nothing in it scrolls (false if the page
// gives it another height); and { posenc: 'ask' }, from a host that loaded late: send the height again. A lab that fits
// has no height to tell of: it sends { posenc: 'fits' }, to learn whether the page is dark.
import { isCommon, ownAttributes } from './common-attributes.ts';
import './define.ts';
import { Fitted } from './fit.ts';
import type { ChangeDetail } from './posenc-lab.ts';

const given = document.querySelector('posenc-lab');
const element = given ?? document.createElement('posenc-lab');
const root = document.documentElement;
const parameters = new URLSearchParams(location.search);
const fits = !given && parameters.get('fit') === 'box';
for (const [name, value] of given ? [] : parameters) {
  if (fits && name === 'fit') continue;
  // The writer of an address sets up the lab, and nothing else of its element. The lab itself names a mistaken
  // attribute.
  if (ownAttributes.includes(name) || (/^[a-z]/.test(name) && !isCommon(name))) element.setAttribute(name, value);
}
const home = given ? root.dataset['home'] : new URL('./', location.href);
const language = element.lang || navigator.language;
const theme = element.getAttribute('theme') ?? 'auto';
root.lang = language;
root.dataset['theme'] = theme;

/** In a window of its own it is a whole page with posenc's outline: a lab's headings are of the third level. */
const main = document.querySelector('main') ?? document.createElement('main');
const outline = document.createElement('div');
outline.className = 'outline';
const title = document.createElement('h2');
outline.append(Object.assign(document.createElement('h1'), { textContent: 'posenc' }), title);

// The platform's page may ask before there is a lab.
if (root.dataset['exam'] === 'jsinput') void import('../exam/jsinput.ts').then(({ theProblem }) => theProblem());

/** A link to the page itself, with the view at the time of the click. */
const link = document.createElement('a');
link.target = '_blank';
link.rel = 'noopener';
const open = document.createElement('p');
open.className = 'open';
open.append(link);

function follow(): void {
  const address = home === undefined ? undefined : element.link(home);
  if (address) link.href = address;
}
element.addEventListener('posenc-ready', () => {
  const { exam, seeds, questions: count } = root.dataset;
  const within = element.shadowRoot!;
  // A package for a learning platform: the lab's questions wait for answers.
  if (exam !== undefined)
    void import('../exam/exam.ts').then(({ beginExam, isHost }) => {
      const options = { wanted: [element.lab], seeds: seeds !== undefined, count, root: within };
      if (isHost(exam)) beginExam({ ...options, host: exam });
    });
  else if (seeds !== undefined)
    void import('../exam/student.ts').then(({ beginStudent }) => beginStudent(undefined, within));
  follow();
  link.textContent = element.words.open;
  document.title = title.textContent = element.words.title;
  main.prepend(outline);
  if (link.href !== '') main.append(open);
});
element.addEventListener('posenc-change', (_event: CustomEvent<ChangeDetail>) => follow());
if (fits) {
  root.dataset['fit'] = '';
  const box = document.createElement('div');
  box.className = 'box';
  box.append(element);
  main.append(box);
  const fitted = new Fitted(box, element);
  void element.ready.then(() => fitted.fit());
} else if (!given) main.append(element);
if (!main.isConnected) document.body.append(main);

if (parent !== window) {
  let told = 0;
  const tell = (): void => parent.postMessage(fits ? { posenc: 'fits' } : { posenc: 'height', height: told }, '*');
  if (fits) tell();
  else
    new ResizeObserver(() => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      // Before there is a lab the host's own height is better than none: off the screen that may take long.
      if (height === told || element.offsetHeight === 0) return;
      told = height;
      tell();
    }).observe(document.body);
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    const { posenc, dark, whole } = data as Readonly<Record<'posenc' | 'dark' | 'whole', unknown>>;
    if (posenc === 'ask' && (fits || told > 0)) tell();
    if (posenc !== 'host' || typeof dark !== 'boolean') return;
    // A page may have kept the script of an earlier version, which says nothing of the height: it always gave it.
    if (whole === false) delete root.dataset['hosted'];
    else root.dataset['hosted'] = '';
    if (theme === 'auto') root.dataset['theme'] = dark ? 'dark' : 'light';
  });
}
