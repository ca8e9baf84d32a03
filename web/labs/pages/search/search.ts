// The search of every page: a dialog with a box and a list. Its code and its indexes come when it is opened
// (web/labs/shared/header/behaviour.ts); it needs no server, and works without a network once the site is kept.
import type en from '../../strings/en/search.json';
import { find, readIndex, type Found, type Index } from './find.ts';
import rules from './search.css?inline';

/** A file for each language. */
const wordsIn = (language: string): Promise<{ readonly default: typeof en }> =>
  import(`../../strings/${language}/search.json`);

interface Site {
  /** The address of the site's folder. */
  readonly up: string;
  readonly language: string;
  /** Words to search for at once. */
  readonly words?: string;
}

/** By address, an index or its way here. */
const indexes = new Map<string, Promise<Index>>();

async function fetched(address: string): Promise<Index> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return readIndex(await response.text());
}

function indexAt(address: string): Promise<Index> {
  let index = indexes.get(address);
  if (!index) {
    indexes.set(address, (index = fetched(address)));
    // It is tried again when somebody searches again.
    index.catch(() => indexes.delete(address));
  }
  return index;
}

/** The best entries, from the site whose folder is at `up`. */
export async function search({ up, language }: Site, question: string, most?: number): Promise<readonly Found[]> {
  const all = await Promise.all([language, 'docs'].map((name) => indexAt(`${up}search/${name}.json`)));
  return find(all, question, most);
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
};

class SearchDialog {
  readonly #site: Site;
  readonly #say: typeof en;
  readonly #box = element('input', { type: 'search', autocomplete: 'off', spellcheck: false, id: 'search' });
  readonly #list = element('ul', { id: 'found' });
  readonly #status = element('p', { className: 'search-status', role: 'status' });
  readonly #dialog = element('dialog', { className: 'search-dialog' });

  constructor(site: Site, say: typeof en) {
    this.#site = site;
    this.#say = say;
    const { box, close, title } = this.#say;
    const [input, list] = [this.#box, this.#list];
    input.setAttribute('aria-label', box);
    input.enterKeyHint = 'search';
    input.placeholder = title;
    list.setAttribute('aria-label', title);
    const leave = element('button', { type: 'button', className: 'search-close', textContent: close });
    leave.addEventListener('click', () => this.#dialog.close());
    this.#dialog.lang = site.language;
    this.#dialog.setAttribute('aria-label', title);
    this.#dialog.append(element('div', { className: 'search-line' }, input, leave), this.#status, list);
    input.addEventListener('input', () => void this.#show());
    this.#dialog.addEventListener('keydown', (event) => this.#press(event));
    // A click beside the box closes it.
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
  }

  open(): void {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#box.value = this.#site.words ?? '';
    this.#box.focus();
    void this.#show();
  }

  async #show(): Promise<void> {
    const question = this.#box.value.trim();
    const say = this.#say;
    try {
      this.#status.textContent ||= say.loading;
      const found = await search(this.#site, question);
      // Only the latest question is answered.
      if (this.#box.value.trim() !== question) return;
      this.#list.replaceChildren(...found.map((one) => this.#item(one)));
      this.#list.dataset['question'] = question;
      this.#list.scrollTop = 0;
      this.#status.textContent =
        question === ''
          ? say.hint
          : found.length === 0
            ? say.nothing
            : found.length === 1
              ? say.one
              : say.found.replace('{{count}}', String(found.length));
    } catch (error) {
      this.#status.textContent = say.failed.replace(
        '{{message}}',
        error instanceof Error ? error.message : String(error),
      );
    }
  }

  #item({ id, kind, title, about }: Found): HTMLElement {
    const { kinds, english } = this.#say;
    const isEnglish = id.startsWith('docs/') && this.#site.language !== 'en';
    const link = element('a', { href: `${this.#site.up}${id}` });
    link.append(
      element('small', { textContent: isEnglish ? `${kinds[kind]} · ${english}` : kinds[kind] }),
      element('b', { textContent: title, lang: isEnglish ? 'en' : this.#site.language }),
      element('span', { textContent: about, lang: isEnglish ? 'en' : this.#site.language }),
    );
    link.addEventListener('click', () => this.#dialog.close());
    return element('li', {}, link);
  }

  /** Arrows go from the box through the results, Enter in the box to the first of them. */
  #press(event: KeyboardEvent): void {
    const stops: HTMLElement[] = [this.#box, ...this.#list.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') stops[(at + 1) % stops.length]?.focus();
    else if (event.key === 'ArrowUp') stops.at(at - 1)?.focus();
    else if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else return;
    event.preventDefault();
  }
}

let sheet: CSSStyleSheet | undefined;

/** Opens the dialog, once. */
export async function openSearch(site: Site): Promise<void> {
  const { default: say } = await wordsIn(site.language);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  if (document.querySelector('.search-dialog[open]')) return;
  new SearchDialog(site, say).open();
}
