import { browserPlace, UrlState } from './url.ts';

/** The one address bar of this page. */
export const addressBar = new UrlState(browserPlace);
