// Text out of our own pages.

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a reader sees of a piece of HTML, in one line. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|svg|math|select)\b[^]*?<\/\1>/g, ' ')
    .replace(/<(?:wbr|\/?(?:em|code|strong|b|span|a|sub|sup|small|mark|abbr|cite|dfn)\b[^>]*)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/\u2060/g, '')
    .trim();

/** What is inside the first element that begins with this tag, up to the tag that closes it. */
export function inside(html: string, begins: RegExp): string {
  const found = begins.exec(html);
  if (!found) return '';
  const name = /^<([\w-]+)/.exec(found[0])?.[1] ?? '';
  const from = found.index + found[0].length;
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = from;
  for (let depth = 1, tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return html.slice(from, tag.index);
  }
  return html.slice(from);
}
