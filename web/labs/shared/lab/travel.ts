import { addressBar } from '../state/address-bar.ts';
import { arriveAt, reveal } from './arrive.ts';

/** Takes the reader, and the focus, to a part of the page. */
export function bringTo(section: Element): void {
  reveal(section);
  arriveAt(section);
  section.querySelector<HTMLElement>('h1, h2, summary')?.focus({ preventScroll: true });
}

/** The same as a step to come back from. */
export function travelTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  addressBar.write('replace');
  const address = addressBar.address(id);
  if (address !== location.href) history.pushState(null, '', address);
  bringTo(section);
}

/** Plain clicks on links within the page: a long smooth scroll would wake every lab on the way. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a[href^="#"]');
  const id = link?.getAttribute('href')?.slice(1);
  if (!id || !document.getElementById(id)) return;
  event.preventDefault();
  travelTo(id);
}
