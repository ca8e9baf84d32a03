import { html, nothing, render } from 'lit';
import { isAmongOthers } from '../state/among-others.ts';
import { inFile } from '../state/capability.ts';
import { homeOf } from '../state/site.ts';
import { loadStrings, t } from '../text/i18n.ts';
import { language, useLanguageOf } from '../text/language.ts';
import type { Key } from '../text/strings.ts';

/** Between the words, the box and the edges of the screen, CSS pixels. */
const gap = 6;

let count = 0;

/** The page of the glossary, where the site has one beside the lab. */
const glossary = (entry: string): string | undefined =>
  isAmongOthers() && !inFile() ? `${homeOf(language())}glossary/#${entry}` : undefined;

/**
 * The box with the meaning of marked words. It stands behind them in the document, so that the next Tab leads into it
 * once the words are pressed, and above everything else on the screen; the focus stays where it is.
 */
export class Meaning {
  /** The words whose meaning is shown, or about to be. */
  words: HTMLElement | undefined;
  readonly #box = document.createElement('span');
  readonly #find: (words: HTMLElement) => (() => void) | undefined;
  readonly #dismiss: () => void;
  #language = '';
  #held = false;

  /**
   * @param find the way to the things that words name, unless they are in sight
   * @param dismiss called for Escape, wherever the focus is
   */
  constructor(find: (words: HTMLElement) => (() => void) | undefined, dismiss: () => void) {
    [this.#find, this.#dismiss] = [find, dismiss];
    this.#box.className = 'meaning';
    this.#box.id = `pe-meaning-${(count += 1)}`;
    this.#box.role = 'note';
    this.#box.popover = 'manual';
  }

  /** Its ways are tab stops only while its words are pressed: the keyboard's way past the words stays short. */
  hold(held: boolean): void {
    this.#held = held;
    for (const way of this.#box.querySelectorAll<HTMLElement>('.ways > *')) way.tabIndex = held ? 0 : -1;
  }

  has(target: EventTarget | null): boolean {
    return target instanceof Node && this.#box.contains(target);
  }

  get hasFocus(): boolean {
    return this.#box.matches(':focus-within');
  }

  async open(words: HTMLElement): Promise<void> {
    if (this.words === words) return;
    this.close();
    this.words = words;
    useLanguageOf(words.getRootNode());
    try {
      await loadStrings('glossary');
    } catch {
      // Without a network the words still light up what they name.
      if (this.words === words) this.words = undefined;
      return;
    }
    if (this.words !== words || !words.isConnected) return;
    this.#show(words, words.dataset['entry'] ?? '');
  }

  #show(words: HTMLElement, entry: string): void {
    useLanguageOf(words.getRootNode());
    this.#language = language();
    const find = this.#find(words);
    const more = glossary(entry);
    const ways = html`<span class="ways">
      ${find ? html`<button type="button" class="quiet" @click=${find}>${t('page.showInFigure')}</button>` : nothing}
      ${more ? html`<a href=${more}>${t('page.glossary')}</a>` : nothing}
    </span>`;
    render(
      html`<strong>${t(`glossary.${entry}.term` as Key)}</strong> <span>${t(`glossary.${entry}.meaning` as Key)}</span>
        ${find || more ? ways : nothing}`,
      this.#box,
    );
    this.hold(this.#held);
    words.after(this.#box);
    this.#box.showPopover();
    words.setAttribute('aria-expanded', 'true');
    words.setAttribute('aria-describedby', this.#box.id);
    for (const type of ['scroll', 'resize']) addEventListener(type, this.#place, { capture: true, passive: true });
    addEventListener('pointerdown', this.#leave, true);
    addEventListener('keydown', this.#key, true);
    this.#place();
  }

  /** Below the words if there is room, else above them. */
  readonly #place = (): void => {
    const lines = this.words?.getClientRects() ?? [];
    const [first, last] = [lines[0], lines[lines.length - 1]];
    if (!first || !last || last.bottom < 0 || first.top > innerHeight) {
      this.close();
      return;
    }
    const { width, height } = this.#box.getBoundingClientRect();
    const below = last.bottom + gap;
    const top = below + height + gap <= innerHeight ? below : Math.max(gap, first.top - gap - height);
    const beside = top === below ? last : first;
    const left = Math.max(gap, Math.min(beside.left, document.documentElement.clientWidth - width - gap));
    this.#box.style.setProperty('inset', `${top}px auto auto ${left}px`);
  };

  close(): void {
    const { words } = this;
    this.words = undefined;
    if (!words || !this.#box.isConnected) return;
    words.setAttribute('aria-expanded', 'false');
    words.removeAttribute('aria-describedby');
    this.#box.remove();
    for (const type of ['scroll', 'resize']) removeEventListener(type, this.#place, true);
    removeEventListener('pointerdown', this.#leave, true);
    removeEventListener('keydown', this.#key, true);
  }

  /** A press elsewhere: not every browser moves the focus for it. */
  readonly #leave = (event: PointerEvent): void => {
    const path = event.composedPath();
    if (!path.includes(this.#box) && !(this.words && path.includes(this.words))) this.close();
  };

  readonly #key = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.#dismiss();
  };

  /** The words are rendered anew: the box leaves with them, or when it speaks another language. */
  check(): void {
    if (!this.words || !this.#box.isConnected) return;
    useLanguageOf(this.words.getRootNode());
    if (!this.words.isConnected || language() !== this.#language) this.close();
  }
}
