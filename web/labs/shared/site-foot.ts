import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { footerLinks } from './header/header.mjs';
import { siteFolder } from './state/site.ts';
import { language } from './text/language.ts';

/** The links at the foot of every page of the site. */
export const siteFoot = (): unknown => unsafeHTML(footerLinks({ language: language(), up: siteFolder() }));
