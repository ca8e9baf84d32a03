import { html, render, type ReactiveControllerHost } from 'lit';
import { t } from '../text/i18n.ts';
import { useLanguageOf } from '../text/language.ts';
import { reveal } from './arrive.ts';
import { Meaning } from './meaning.ts';

const isTerm = (element: Element): boolean => element.classList.contains('term');
/** The formula is next to the words; the things that they name are in the figure. */
const isFormula = (element: Element): boolean => element.closest('math') !== null;
const isFolded = (thing: Element): boolean => thing.closest('details:not([open])') !== null;
const wordsAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.term') : null;

/** A mouse passes over words on its way; it rests on those that it asks about, milliseconds. */
const rest = 250;

/** Wholly on the screen, and below the bar. */
function inSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) && bottom <= innerHeight;
}

/**
 * Marked words give their meaning and light up with the things that they name, whichever is pointed at or has the
 * focus. Pressed words stay lit until they are pressed again or Escape is; the box of their meaning has a way to things
 * that are out of sight, from which a link leads back.
 */
export function lightTerms(host: HTMLElement & ReactiveControllerHost): void {
  let pressed: HTMLElement | undefined;
  let kept: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The focus is returning to words whose meaning the reader has had. */
  let returning = false;
  /** Holds the link back while there is one. */
  const backLink = document.createElement('div');

  const show = (term: string | undefined): void => {
    for (const other of host.querySelectorAll('[data-term]'))
      other.toggleAttribute('data-lit', term !== undefined && other.getAttribute('data-term') === term);
  };
  const thingsOf = (words: HTMLElement): Element[] => {
    const term = words.dataset['term'];
    if (term === undefined) return [];
    return [...host.querySelectorAll(`[data-term="${term}"]`)].filter((thing) => !isTerm(thing) && !isFormula(thing));
  };
  const isShown = (thing: Element): boolean => !isFolded(thing) && thing.getClientRects().length > 0;

  /** Lights up the things of these words, or none, for good. */
  const keep = (words: HTMLElement | undefined): void => {
    [pressed, kept] = [words, words?.dataset['term']];
    for (const other of host.querySelectorAll<HTMLElement>('.term'))
      other.ariaPressed = String(other === words || (kept !== undefined && other.dataset['term'] === kept));
    backLink.remove();
    meaning.hold(words !== undefined);
    show(kept);
  };

  const returnTo = (words: HTMLElement): void => {
    returning = true;
    words.focus({ preventScroll: true });
    returning = false;
  };
  const leadTo = (words: HTMLElement): void => {
    const named = thingsOf(words);
    if (named[0] && named.every(isFolded)) reveal(named[0]);
    meaning.close();
    keep(words);
    named.find(isShown)?.scrollIntoView({ block: 'center' });
    const back = (): void => {
      keep(undefined);
      words.scrollIntoView({ block: 'center' });
      returnTo(words);
    };
    useLanguageOf(host.getRootNode());
    render(html`<button type="button" class="quiet" @click=${back}>${t('page.backToText')}</button>`, backLink);
    backLink.className = 'way-back';
    // Labs are boxes that nothing reaches out of.
    (host.closest('main') ?? (host.parentNode as ParentNode)).append(backLink);
    // Where a keyboard goes on from: its button has left with the box.
    backLink.querySelector('button')?.focus({ preventScroll: true });
  };
  const wayTo = (words: HTMLElement): (() => void) | undefined => {
    const named = thingsOf(words);
    const shown = named.filter(isShown);
    const hidden = named.length > 0 && (shown.length > 0 ? !shown.some(inSight) : named.every(isFolded));
    return hidden ? (): void => leadTo(words) : undefined;
  };
  /** Escape: the focus stays, or returns to the words from their box. */
  const dismiss = (): void => {
    const { words } = meaning;
    const inside = meaning.hasFocus;
    keep(undefined);
    meaning.close();
    if (inside && words) returnTo(words);
  };
  const meaning = new Meaning(wayTo, dismiss);

  /** The box leaves if nothing holds it: no press, no focus, no mouse. */
  const leave = (): void => {
    const { words } = meaning;
    if (words && words !== pressed && !words.matches(':focus-visible, :hover')) meaning.close();
  };
  const later = (act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, rest);
  };

  const light = ({ target }: Event): void =>
    show((target instanceof Element && target.closest('[data-term]')?.getAttribute('data-term')) || kept);
  const pointed = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    const words = wordsAt(target);
    if (words && words !== meaning.words) later(() => void meaning.open(words));
    else if (words || meaning.has(target)) clearTimeout(timer);
    else later(leave);
  };
  const press = (words: HTMLElement): void => {
    clearTimeout(timer);
    if (meaning.words === words && pressed === words) {
      keep(undefined);
      meaning.close();
      return;
    }
    keep(words);
    void meaning.open(words);
  };

  for (const event of ['pointerover', 'focusin']) host.addEventListener(event, light);
  for (const event of ['pointerleave', 'focusout']) host.addEventListener(event, () => show(kept));
  host.addEventListener('pointerover', pointed);
  host.addEventListener('pointerleave', () => later(leave));
  host.addEventListener('focusin', ({ target }) => {
    const words = wordsAt(target);
    if (!returning && words?.matches(':focus-visible')) void meaning.open(words);
  });
  host.addEventListener('focusout', ({ target, relatedTarget }) => {
    const from = wordsAt(target) === meaning.words || meaning.has(target);
    if (from && relatedTarget !== meaning.words && !meaning.has(relatedTarget)) meaning.close();
  });
  host.addEventListener('click', ({ target }) => {
    const words = wordsAt(target);
    if (words) press(words);
  });
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && pressed) keep(undefined);
    if (!(event.target instanceof HTMLElement && isTerm(event.target)) || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    press(event.target);
  });
  host.addController({ hostUpdated: () => meaning.check() });
}
