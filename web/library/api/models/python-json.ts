// JSON as Python writes it: with NaN and Infinity, which JSON does not have.

/** Replaces each NaN, Infinity and -Infinity by what `write` returns for it. Strings stay as they are; one pass. */
export function replaceNonFinite(text: string, write: (number: string) => string): string {
  const token = /"|-?(?:NaN|Infinity)/g;
  const parts: string[] = [];
  let copied = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '"') {
      token.lastIndex = endOfString(text, token.lastIndex);
      continue;
    }
    parts.push(text.slice(copied, found.index), write(found[0]));
    copied = token.lastIndex;
  }
  return [...parts, text.slice(copied)].join('');
}

/** The place behind the quote that ends the string which begins at `from`. */
function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Parses JSON in which Python's NaN and Infinity are those numbers. Throws what JSON.parse throws. */
export function parsePythonJson(text: string): unknown {
  // A list in the place of a key is an error, as NaN is there; a number beyond float64 is infinite.
  const marked = replaceNonFinite(text, (number) =>
    number.endsWith('NaN') ? `["${mark}"]` : number.replace('Infinity', '1e999'),
  );
  return JSON.parse(marked, (_key, value: unknown) =>
    Array.isArray(value) && value.length === 1 && value[0] === mark ? NaN : value,
  );
}

const mark = 'not JSON, a number of Python: NaN';
