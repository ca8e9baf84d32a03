import { onlyLab } from './site.ts';

/** In another page a lab has no others next to it, nor on pages beside its own. */
export const isAmongOthers = (): boolean => document.querySelector('pe-page') !== null || onlyLab() !== undefined;
