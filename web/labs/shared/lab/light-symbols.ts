// A formula in symbols and the legend of its letters: a letter that is pointed at or has the focus lights up in both.
import type { ReactiveControllerHost } from 'lit';

const letterOf = (element: Element): string => (element.textContent ?? '').trim();
const foldsOf = (host: HTMLElement): readonly HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('details.symbols[open]'),
];

/** Marks the letters of the legend that the formula has; a word that is only stressed is not a symbol. */
function markSymbols(fold: Element): void {
  const letters = new Set(Array.from(fold.querySelectorAll('math mi'), letterOf));
  for (const part of fold.querySelectorAll<HTMLElement>('.legend-of em')) {
    const isSymbol = letters.has(letterOf(part));
    part.toggleAttribute('data-symbol', isSymbol);
    if (isSymbol) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  }
}

/** Lights up one letter, or none, in a formula and its legend. */
function light(fold: Element, letter: string | undefined): void {
  const named = [...fold.querySelectorAll('[data-symbol]')];
  const isNamed = named.some((part) => letterOf(part) === letter);
  for (const part of [...fold.querySelectorAll('math mi'), ...named])
    part.toggleAttribute('data-lit', isNamed && letterOf(part) === letter);
}

export function lightSymbols(host: HTMLElement & ReactiveControllerHost): void {
  const mark = (): void => {
    for (const fold of foldsOf(host)) markSymbols(fold);
  };
  const show = ({ target }: Event): void => {
    const part = target instanceof Element ? target.closest('.symbols :is(mi, [data-symbol])') : null;
    for (const fold of foldsOf(host)) light(fold, part && fold.contains(part) ? letterOf(part) : undefined);
  };
  const leave = (): void => {
    for (const fold of foldsOf(host)) light(fold, undefined);
  };
  for (const event of ['pointerover', 'focusin']) host.addEventListener(event, show);
  for (const event of ['pointerleave', 'focusout']) host.addEventListener(event, leave);
  // It does not bubble.
  host.addEventListener('toggle', mark, { capture: true });
  host.addController({ hostUpdated: mark });
}
