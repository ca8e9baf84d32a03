// Where the document stands on its site, as its root says: `data-up` leads to the site's folder, and `data-lab` names
// the lab that the page shows alone. A file, a package and an element in another page have neither.
import type { LabId } from '../../index.ts';

/** The language whose pages are at the root of the site. */
export const rootLanguage = 'en';

const root = (): DOMStringMap => document.documentElement.dataset;

/** The lab that this page shows alone. */
export const onlyLab = (): LabId | undefined => root()['lab'] as LabId | undefined;

/** The way to the site's folder. */
export const siteFolder = (): string => root()['up'] ?? '';

/** The page with all labs in a language. */
export const homeOf = (code: string): string => `${siteFolder()}${code === rootLanguage ? '' : `${code}/`}` || './';

/** The page of one lab in a language. */
export const pageOf = (lab: LabId, code: string): string => `${homeOf(code)}${lab}/`;

/** Where a link to a lab leads: to its place in the page with all of them, or else to the lab's own page. */
export const linkTo = (lab: LabId, code: string): string => (onlyLab() === undefined ? `#${lab}` : pageOf(lab, code));
