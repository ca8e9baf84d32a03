import { html, render } from 'lit';
import { t } from '../text/i18n.ts';
import { useLanguageOf } from '../text/language.ts';
import { reveal } from './arrive.ts';

const isTerm = (element: Element): boolean => element.classList.contains('term');
/** The formula is next to the words; the things that they name are in the figure. */
const isFormula = (element: Element): boolean => element.closest('math') !== null;

/** Wholly on the screen, and below the bar. */
function inSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) && bottom <= innerHeight;
}

/**
 * Words and things of one term light up together, whichever is pointed at or has the focus. Pressed words stay lit
 * until they are pressed again; the thing scrolls into view if necessary, with a link back.
 */
export function lightTerms(host: HTMLElement): void {
  let kept: string | undefined;
  /** Holds the link back while there is one. */
  const backLink = document.createElement('div');

  const show = (term: string | undefined): void => {
    for (const other of host.querySelectorAll('[data-term]'))
      other.toggleAttribute('data-lit', term !== undefined && other.getAttribute('data-term') === term);
  };
  const light = ({ target }: Event): void =>
    show((target instanceof Element && target.closest('[data-term]')?.getAttribute('data-term')) || kept);
  const dim = (): void => show(kept);

  const keep = (term: string | undefined): void => {
    kept = term;
    for (const words of host.querySelectorAll('.term'))
      words.setAttribute('aria-pressed', String(words.getAttribute('data-term') === term));
    backLink.remove();
    show(term);
  };
  const leadTo = (words: HTMLElement): void => {
    const named = [...host.querySelectorAll(`[data-term="${words.dataset['term'] ?? ''}"]`)].filter(
      (thing) => !isTerm(thing) && !isFormula(thing),
    );
    const folded = (thing: Element): boolean => thing.closest('details:not([open])') !== null;
    if (named[0] && named.every(folded)) reveal(named[0]);
    const things = named.filter((thing) => !folded(thing) && thing.getClientRects().length > 0);
    if (things.length === 0 || things.some(inSight)) return;
    things[0]?.scrollIntoView({ block: 'center' });
    const back = (): void => {
      keep(undefined);
      words.scrollIntoView({ block: 'center' });
      words.focus({ preventScroll: true });
    };
    useLanguageOf(host.getRootNode());
    render(html`<button type="button" class="quiet" @click=${back}>${t('page.backToText')}</button>`, backLink);
    backLink.className = 'way-back';
    // Labs are boxes that nothing reaches out of.
    (host.closest('main') ?? (host.parentNode as ParentNode)).append(backLink);
  };
  const press = (event: Event): void => {
    const words = event.target instanceof Element ? event.target.closest<HTMLElement>('.term') : null;
    if (!words) return;
    const term = words.dataset['term'];
    keep(term === kept ? undefined : term);
    if (kept !== undefined) leadTo(words);
  };

  for (const event of ['pointerover', 'focusin']) host.addEventListener(event, light);
  for (const event of ['pointerleave', 'focusout']) host.addEventListener(event, dim);
  host.addEventListener('click', press);
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && kept !== undefined) keep(undefined);
    if (!(event.target instanceof Element && isTerm(event.target)) || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    press(event);
  });
}
