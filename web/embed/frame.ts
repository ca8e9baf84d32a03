// embed.html: the one lab of the address, `?lab=clock&position=10`: parameters are attributes. A file of one lab
// (web/files) contains its element already, and may know the page's address.
//
// Sends its host { posenc: 'height', height } in CSS pixels, at first and whenever it changes. The height of a figure
// is not secret, so any host gets it. From its host, and no other window, it accepts { posenc: 'host', dark }: the
// frame has its height (so nothing in it scrolls), and whether the page is dark; and { posenc: 'ask' }, from a host
// that loaded late: send the height again.
import './define.ts';
import type { ChangeDetail } from './posenc-lab.ts';

const given = document.querySelector('posenc-lab');
const element = given ?? document.createElement('posenc-lab');
const root = document.documentElement;
for (const [name, value] of given ? [] : new URLSearchParams(location.search)) {
  // An invalid attribute name cannot be set, and cannot be one of the lab's.
  if (/^[a-z][a-z-]*$/.test(name)) element.setAttribute(name, value);
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
  const { exam, seeds } = root.dataset;
  const within = element.shadowRoot!;
  // A package for a learning platform: the lab's question waits for an answer.
  if (exam === '1.2' || exam === '2004')
    void import('../exam/exam.ts').then(({ beginExam }) =>
      beginExam({ version: exam, wanted: [element.lab], seeds: seeds !== undefined, root: within }),
    );
  else if (seeds !== undefined)
    void import('../exam/student.ts').then(({ beginStudent }) => beginStudent(undefined, within));
  follow();
  link.textContent = element.words.open;
  document.title = title.textContent = element.words.title;
  main.prepend(outline);
  if (link.href !== '') main.append(open);
});
element.addEventListener('posenc-change', (_event: CustomEvent<ChangeDetail>) => follow());
if (!given) main.append(element);
if (!main.isConnected) document.body.append(main);

if (parent !== window) {
  let told = 0;
  const tell = (): void => parent.postMessage({ posenc: 'height', height: told }, '*');
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell();
  }).observe(document.body);
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    const { posenc, dark } = data as { readonly posenc?: unknown; readonly dark?: unknown };
    if (posenc === 'ask' && told > 0) tell();
    if (posenc !== 'host' || typeof dark !== 'boolean') return;
    root.dataset['hosted'] = '';
    if (theme === 'auto') root.dataset['theme'] = dark ? 'dark' : 'light';
  });
}
