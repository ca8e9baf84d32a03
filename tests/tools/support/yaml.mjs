// @ts-check
// Reads the YAML that actions and workflows of this project are written in; what it does not know it refuses.
// Scalars are texts, as an action's inputs are.

/** @typedef {string | readonly Yaml[] | { readonly [key: string]: Yaml }} Yaml */

const keyed = /^([\w-]+):(?: +(.*))?$/;

/** @param {string} text @returns {any} */
export function readYaml(text) {
  const lines = text.split('\n');
  let at = 0;
  const refuse = () => new Error(`line ${at + 1} is not read: ${lines[at]}`);
  const depth = (/** @type {string} */ line) => line.length - line.trimStart().length;
  const isEmpty = (/** @type {string} */ line) => /^\s*(#.*)?$/.test(line);

  /** Moves to the next line with something on it; its depth, -1 at the end. */
  function next() {
    while (at < lines.length && isEmpty(lines[at] ?? '')) at++;
    return at < lines.length ? depth(lines[at] ?? '') : -1;
  }

  /** @param {number} outer the depth of the key @param {string} kind */
  function block(outer, kind) {
    const first = at;
    while (at < lines.length && ((lines[at] ?? '').trim() === '' || depth(lines[at] ?? '') > outer)) at++;
    const own = lines.slice(first, at);
    const inner = Math.min(...own.filter((line) => line.trim() !== '').map(depth));
    const text = own.map((line) => line.slice(inner)).join('\n');
    return kind === '|' ? `${text.trimEnd()}\n` : text.trimEnd().replaceAll('\n', ' ');
  }

  /** @param {string} given @returns {Yaml} */
  function scalar(given) {
    const whole = /^(?:'((?:[^']|'')*)'|"((?:[^"\\]|\\.)*)")(?: +#.*)?$/.exec(given);
    if (whole) return whole[1]?.replaceAll("''", "'") ?? JSON.parse(`"${whole[2]}"`);
    const text = given.replace(/ +#.*$/, '');
    const [, open = '', inside = ''] = /^([[{]) *(.*?) *[\]}]$/.exec(text) ?? [];
    const parts = inside === '' ? [] : inside.split(/, +/);
    if (open === '[') return parts.map(plain);
    if (open === '{') return Object.fromEntries(parts.map((part) => pair(part)));
    return plain(text);
  }

  /** @param {string} part @returns {[string, string]} */
  function pair(part) {
    const [, key, value] = keyed.exec(part) ?? [];
    if (key === undefined || value === undefined) throw refuse();
    return [key, plain(value)];
  }

  /** @param {string} text */
  function plain(text) {
    if (/^[&*!|>%@`'"[\]{},?]|^-( |$)|: | #|:$/.test(text)) throw refuse();
    return text;
  }

  /** @param {number} inner @returns {Yaml} */
  function node(inner) {
    return /^ *- /.test(lines[at] ?? '') ? sequence(inner) : mapping(inner);
  }

  /** @param {number} inner @returns {Yaml} */
  function sequence(inner) {
    const items = [];
    while (next() === inner && /^ *- /.test(lines[at] ?? '')) {
      lines[at] = (lines[at] ?? '').replace('- ', '  ');
      items.push(mapping(inner + 2));
    }
    return items;
  }

  /** @param {number} inner @returns {Yaml} */
  function mapping(inner) {
    /** @type {Record<string, Yaml>} */
    const found = {};
    while (next() === inner) {
      const [, key, given = ''] = keyed.exec((lines[at] ?? '').trim()) ?? [];
      if (key === undefined || Object.hasOwn(found, key)) throw refuse();
      if (given === '|' || given === '>-') {
        at++;
        found[key] = block(inner, given);
      } else if (given === '' || given.startsWith('#')) {
        at++;
        const deeper = next();
        if (deeper <= inner) throw refuse();
        found[key] = node(deeper);
      } else {
        found[key] = scalar(given);
        at++;
      }
    }
    return found;
  }

  if (text.includes('\t')) throw new Error('a tab is not read');
  const read = node(next());
  if (next() !== -1) throw refuse();
  return read;
}
