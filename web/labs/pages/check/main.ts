// The behaviour of the page: text in, a worker asked, the verdict out, the state in the address.
import './check.css';
import { html, render, type TemplateResult } from 'lit';
import { useEveryFamily } from '../../../library/api/runtime/engine-page.ts';
import { startHeader } from '../../shared/header/behaviour.ts';
import { QuestionThread } from '../../shared/lab/question-thread.ts';
import { copyText } from '../../shared/figure/clipboard.ts';
import { keepForOffline } from '../../shared/offline/register.ts';
import { loadStringsIn } from '../../shared/text/i18n.ts';
import { setLanguage } from '../../shared/text/language.ts';
import type { Answer, Question } from './answer.ts';
import { sayIn, type Say, type Strings } from './strings.ts';
import { familyNames } from '../../../check/numbers/judge/families.ts';
import type { Wish } from '../../../check/numbers/judge/guess.ts';
import { readLink, writeLink, type LinkState } from './view/link.ts';
import { outcome, rootOf } from './view/outcome.ts';
import address from './worker.ts?worker&url';

/** More than this is not shown in the box: it is taken as a file would be. */
const longestShown = 20_000;
/** Long enough that a number is typed to its end; longer than any answer takes that is worth waiting for. */
const [pause, patience] = [600, 30_000];

/** A file for each language (web/labs/strings). */
const wordsOf = (language: string): Promise<{ readonly default: Strings }> =>
  import(`../../strings/${language}/check.json`);

const part = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

class Checker {
  readonly #say: Say;
  readonly #box = part<HTMLTextAreaElement>('#paste');
  readonly #family = part<HTMLSelectElement>('#family');
  readonly #base = part<HTMLInputElement>('#base');
  readonly #place = part<HTMLElement>('#outcome');
  readonly #linking = part<HTMLElement>('#linking');
  readonly #thread = new QuestionThread<Question, { readonly paste: Answer }>(address);
  /** A file, or a paste too long for the box. */
  #file: { readonly blob: Blob; readonly name: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(say: Say) {
    this.#say = say;
  }

  start(): void {
    const box = this.#box;
    box.addEventListener('input', () => this.#typed());
    box.addEventListener('paste', (event) => this.#pasted(event));
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void this.check();
    });
    part('#check-form').addEventListener('submit', (event) => {
      event.preventDefault();
      void this.check();
    });
    for (const field of [this.#family, this.#base])
      field.addEventListener('change', () => {
        if (this.#file || box.value.trim() !== '') void this.check();
      });
    part<HTMLInputElement>('#file').addEventListener('change', ({ target }) => {
      const input = target as HTMLInputElement;
      const file = input.files?.[0];
      if (file) this.#take(file, file.name);
      // The same file again, once it has been mended, is a change too.
      input.value = '';
    });
    const form = part<HTMLElement>('#check-form');
    form.addEventListener('dragover', (event) => event.preventDefault());
    form.addEventListener('drop', (event) => this.#dropped(event));
    addEventListener('hashchange', () => void this.fromAddress());
    part('#copy').addEventListener('click', () => void this.#copy());
    for (const name of ['#check', '#file', '#paste', '#family', '#base']) part(name).removeAttribute('disabled');
    this.#show(html`<p class="hint">${this.#say('waiting')}</p>`);
  }

  /** Takes the state of the address, if it has one. */
  async fromAddress(): Promise<void> {
    const state = await readLink(location.hash);
    if (!state) return;
    this.#file = undefined;
    this.#box.value = state.text;
    this.#family.value = familyNames.some((name) => name === state.family) ? state.family : 'auto';
    this.#base.value = state.base;
    await this.check();
  }

  #show(content: TemplateResult, busy = false): void {
    this.#place.setAttribute('aria-busy', String(busy));
    render(content, this.#place);
  }

  /** Makes what is pending obsolete. */
  #stop(): number {
    clearTimeout(this.#timer);
    this.#thread.stop();
    this.#linking.hidden = true;
    return (this.#asked += 1);
  }

  #typed(): void {
    this.#file = undefined;
    this.#stop();
    this.#timer = setTimeout(() => void this.check(), pause);
  }

  #pasted(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= longestShown) return;
    event.preventDefault();
    this.#take(new Blob([text]), this.#say('paste'));
  }

  #dropped(event: DragEvent): void {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    this.#take(file, file.name);
  }

  #take(blob: Blob, name: string): void {
    this.#file = { blob, name };
    this.#box.value = '';
    void this.check();
  }

  #wish(): Wish | string {
    const text = this.#base.value.trim();
    const base = text === '' ? undefined : Number(text);
    if (base !== undefined && !(base >= 1 && base <= 1e12)) return text;
    const family = familyNames.find((name) => name === this.#family.value) ?? 'auto';
    return { family, base };
  }

  async check(): Promise<void> {
    const asked = this.#stop();
    const [say, text] = [this.#say, this.#box.value];
    // Rows of a table stay apart; a sentence is read whole.
    this.#box.wrap = text.includes('\n') ? 'off' : 'soft';
    const wish = this.#wish();
    if (typeof wish === 'string')
      return this.#show(html`<p class="refusal" data-reason="base">${say('baseWrong', { value: wish })}</p>`);
    this.#show(
      html`<p class="working">${say('working')}
        <button type="button" class="quiet" @click=${() => this.#give(say('stopped'))}>${say('stop')}</button></p>`,
      true,
    );
    const late = setTimeout(() => {
      if (asked === this.#asked) this.#give(say('slow', { seconds: patience / 1000 }));
    }, patience);
    try {
      await useEveryFamily();
      const answer = await this.#thread.ask({ kind: 'paste', source: this.#file?.blob ?? text, wish });
      if (asked !== this.#asked) return;
      const read = this.#file ? html`<p class="hint">${say('reading', { name: this.#file.name })}</p>` : '';
      this.#show(html`${read}${outcome(answer, say)}`);
      await this.#link(asked, { text, family: this.#family.value, base: this.#base.value.trim() });
    } catch (error) {
      if (asked === this.#asked)
        this.#show(html`<p class="refusal">${say('failed', { message: (error as Error).message })}</p>`);
    } finally {
      clearTimeout(late);
    }
  }

  #give(text: string): void {
    this.#stop();
    this.#show(html`<p class="hint">${text}</p>`);
  }

  async #link(asked: number, state: LinkState): Promise<void> {
    const hash = this.#file || state.text.trim() === '' ? undefined : await writeLink(state);
    if (asked !== this.#asked) return;
    const bare = location.pathname + location.search;
    history.replaceState(null, '', hash === undefined ? bare : `${bare}#${hash}`);
    const told = part<HTMLElement>('#linked');
    told.textContent = hash === undefined ? this.#say('longLink') : '';
    part<HTMLElement>('#copy').hidden = hash === undefined;
    this.#linking.hidden = state.text.trim() === '' && !this.#file;
  }

  async #copy(): Promise<void> {
    const copied = await copyText(location.href);
    part('#linked').textContent = this.#say(copied ? 'copied' : 'notCopied');
  }
}

startHeader();
const language = document.documentElement.lang;
const [words] = await Promise.all([wordsOf(language), loadStringsIn(language, ['page', 'lab/claims', 'numbers'])]);
setLanguage(language);
const checker = new Checker(sayIn(words.default, language));
checker.start();
await checker.fromAddress();
keepForOffline(`${rootOf()}sw.js`);
