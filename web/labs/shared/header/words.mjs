// @ts-check
// The words of the header and the footer that every page of the site has, and what documentation a language has.
import en from '../../strings/en/header.json' with { type: 'json' };
import es from '../../strings/es/header.json' with { type: 'json' };
import it from '../../strings/it/header.json' with { type: 'json' };
import zhHans from '../../strings/zh-Hans/header.json' with { type: 'json' };

/** @type {Readonly<Record<string, import('./words.mjs').HeaderWords>>} */
export const headerWords = { en, es, it, 'zh-Hans': { ...zhHans, guides: ['cite', 'language-models'] } };
