import { html, type TemplateResult } from 'lit';
import { labs, type LabId } from '../../index.ts';
import { addressBar } from '../state/address-bar.ts';
import { onlyLab, pageOf } from '../state/site.ts';
import { query } from '../state/url.ts';
import { language } from '../text/language.ts';
import { arriveAt } from './arrive.ts';

/** A lab of this page in a state, as its links have it: without the lab's own key. */
export interface ViewOfLab {
  readonly lab: LabId;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The page of a lab, in a state. */
export function pageInView({ lab, parameters }: ViewOfLab): string {
  const key = labs.find(({ id }) => id === lab)?.key ?? '';
  const named = Object.entries(parameters).map(([name, text]) => [`${key}.${name}`, text]);
  return `${pageOf(lab, language())}${query(new URLSearchParams(named))}`;
}

/**
 * A link to a lab in a state: followed within the page with all labs at a plain click, as any other otherwise.
 */
export function viewLink({ lab, parameters }: ViewOfLab, kind: string, text: unknown): TemplateResult {
  if (onlyLab() !== undefined) return html`<a class=${kind} href=${pageInView({ lab, parameters })}>${text}</a>`;
  const key = labs.find(({ id }) => id === lab)?.key ?? '';
  const address = (): string => addressBar.addressOf(key, parameters, lab);
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addressBar.visit(address());
    const section = document.getElementById(lab);
    if (!section) return;
    section.scrollIntoView({ behavior: 'instant' });
    arriveAt(section);
    section.querySelector<HTMLElement>('.anchor')?.focus({ preventScroll: true });
  };
  return html`<a class=${kind} href=${address()} @click=${go}>${text}</a>`;
}
