// @ts-check
// A fence of Markdown that becomes a figure or a lab. Every door writes the same HTML from it; python/ and quarto/ have
// the same rules in their languages, and tests/labs/doors/cases.json holds all of them to it.
//
//     ```posenc
//     lab: clock
//     position: 10
//     text: A clock with a hand for every pair of columns.
//     ```

const figures = ['heatmap', 'curves'];

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @param {string} name @param {string} value @param {string} allowed */
const wrong = (name, value, allowed) => new RangeError(`posenc: ${name} is "${value}"; allowed: ${allowed}`);

/**
 * Reads a fence: `[tag, attributes, text, picture]`.
 * @param {string} body @returns {[string, readonly [string, string][], string, string | undefined]}
 */
export function readFence(body) {
  /** @type {Map<string, string>} */
  const values = new Map();
  for (const line of body.split('\n').map((line) => line.trim())) {
    if (line === '') continue;
    const [, name, value = ''] = /^([a-z][a-z0-9-]*):(?:\s+(.*))?$/.exec(line) ?? [];
    if (name === undefined || name.startsWith('on') || name === 'style') throw wrong('a line', line, 'name: value');
    if (values.has(name)) throw wrong('a line', line, `${name} once`);
    values.set(name, value);
  }
  const [lab, figure, text, picture] = ['lab', 'figure', 'text', 'picture'].map((name) => values.get(name));
  if ((lab === undefined) === (figure === undefined))
    throw wrong('a fence', body.trim(), 'lab or figure, and one of them');
  if (lab !== undefined && !/^[a-z]+$/.test(lab)) throw wrong('lab', lab, 'the name of a lab, as in its address');
  if (figure !== undefined && !figures.includes(figure)) throw wrong('figure', figure, figures.join(', '));
  if (!text) throw wrong('text', text ?? '', 'what the figure shows, for readers without it');
  const attributes = [...values].filter(([name]) => !['figure', 'text', 'picture'].includes(name));
  return [figure === undefined ? 'posenc-lab' : `posenc-${figure}`, attributes, text, picture];
}

/** The HTML of a fence, in one line: Markdown ends a block of HTML at an empty one. @param {string} body */
export function fenceHtml(body) {
  const [tag, attributes, text, picture] = readFence(body);
  const written = attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  const inside = picture === undefined ? escaped(text) : `<img src="${escaped(picture)}" alt="${escaped(text)}">`;
  return `<${tag}${written.join('')}>${inside}</${tag}>`;
}
