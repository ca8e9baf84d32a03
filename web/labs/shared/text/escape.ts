// Text within HTML, XML or SVG.

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as content of an element, or of an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => references[character] ?? '');
