// The one frame of the pages beside the labs: head, header, main part, foot.
import { diskNotice } from '../site/from-disk.mjs';
import { escape, head, type Described } from '../site/head.mjs';
import { footerLinks, headerHtml, type Place } from '../../labs/shared/header/header.mjs';
import { wayUp } from '../site/address.mjs';

export interface Framed extends Described {
  /** Attributes `data-<name>` of the root, for the scripts. */
  readonly root: Readonly<Record<string, string>>;
  /** Scripts and the style sheet, from the site's folder; rules within the page take the sheet's place. */
  readonly scripts: readonly string[];
  readonly style?: string;
  /** What the link to the main part says, and where it leads. */
  readonly skip: { readonly says: string; readonly to: string };
  /** The place of the header that the page belongs to; none for a page that has the whole screen, without a header. */
  readonly here?: Place;
  readonly main: string;
  /** After the main part. */
  readonly tail?: string;
}

const begins = ({ skip, here, language, languages = {} }: Framed, up: string): string =>
  here === undefined
    ? ''
    : `<a class="skip" href="${skip.to}">${escape(skip.says)}</a>
${headerHtml({ language, up, here, pageIn: (code) => `${up}${languages[code] ?? ''}` || './' })}
`;

/** A whole page, as text. */
export function framed(page: Framed): string {
  const up = wayUp(page.path);
  const root = Object.entries(page.root).map(([name, text]) => ` data-${name}="${escape(text)}"`);
  const sheet = page.style === undefined ? '' : `<link rel="stylesheet" href="${up}${page.style}">\n`;
  return `<!doctype html>
<html lang="${page.language}" data-theme="auto"${root.join('')}>
<head>
${head({ ...page, marksDisk: true })}
${sheet}${page.scripts.map((file) => `<script type="module" src="${up}${file}"></script>`).join('\n')}
</head>
<body>
${begins(page, up)}${diskNotice(page.language, up)}
<main id="main" tabindex="-1">
${page.main}
</main>
${page.here === undefined ? '' : footerLinks({ language: page.language, up })}
${page.tail ?? ''}</body>
</html>
`;
}
