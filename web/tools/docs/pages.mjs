// @ts-check
// The bodies of the pages: a family, a part of the reference, the list of everything.
import { basename } from 'node:path';
import { escape } from '../site/head.mjs';
import { colored, framedCode, included, markdown, phrase, program, prose, slug } from './markdown.mjs';

/**
 * @typedef {import('./api.mjs').Entry} Entry
 * @typedef {import('./families.mjs').FamilyPage} FamilyPage
 * @typedef {(name: string) => string | undefined} Place where an export is described, from the current page
 */

/** Names of exports in coloured code become links. @param {string} html @param {Place} place */
const linked = (html, place) =>
  html.replace(/(<[^>]*>)|\b([A-Za-z]\w{3,})\b/g, (whole, tag, name) => {
    const target = name && place(name);
    return tag || !target ? whole : `<a href="${target}">${name}</a>`;
  });

/** @param {string} name @param {Place} place */
const link = (name, place) => `<a href="${place(name)}"><code>${name}</code></a>`;

/** @param {string} name */
const heading = (name) => `<th scope="row"><code>${name}</code></th>`;

/** A table that scrolls separately if it is wider than the screen. @param {string} label @param {string} rows */
const wide = (label, rows) =>
  `<div class="wide" tabindex="0" role="group" aria-label="${label}"><table>${rows}</table></div>`;

/** @param {string} code @param {Place} place */
const typed = (code, place) => linked(colored(code, 'ts'), place);

/** @param {import('./api.mjs').Comment} comment */
const contract = ({ contract }) => {
  const shown = contract.filter(([field, text]) => field !== 'Example' && !/^none\.?$/.test(text));
  if (shown.length === 0) return '';
  const rows = shown.map(([field, text]) => `<dt>${field}</dt><dd>${phrase(text)}</dd>`);
  return `<dl class="contract">${rows.join('')}</dl>`;
};

/** @param {Entry} entry @param {Place} place */
function members({ kind, members, name }, place) {
  if (members.length === 0) return '';
  const what = kind === 'class' ? 'member' : 'field';
  const rows = members.map(({ name, optional, type, comment }) => {
    const code = typed(type.replace(/^readonly /, ''), place);
    const text = `${prose(comment.text)}${contract(comment)}`;
    return `<tr>${heading(`${name}${optional ? '?' : ''}`)}<td><code>${code}</code>${text}</td></tr>`;
  });
  const head = `<thead><tr><th scope="col">${what}</th><th scope="col">type and meaning</th></tr></thead>`;
  return wide(`${what}s of ${name}`, `${head}<tbody>${rows.join('\n')}</tbody>`);
}

/** One export, whole. @param {Entry} entry @param {Place} place */
function described(entry, place) {
  const { name, kind, signatures, comment } = entry;
  const shape =
    kind === 'interface' ? '' : typed(signatures.join('\n'), (other) => (other === name ? undefined : place(other)));
  return `<section class="entry" id="${name}">
<h3><a href="#${name}"><code>${name}</code></a> <small>${kind}</small></h3>
${shape && framedCode(shape, `Signature of ${name}`)}
${prose(comment.text)}${contract(comment)}
${members(entry, place)}
${comment.examples.map((code) => program(code, 'ts', `Example of ${name}`)).join('')}
</section>`;
}

/** Functions come before the types of their arguments. */
const order = ['function', 'class', 'value', 'interface', 'type'];
/** @param {readonly Entry[]} entries */
const inOrder = (entries) => [...entries].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** A paper's number as a link. @param {string} text */
const papers = (text) =>
  escape(text).replace(/\b(\d{4}\.\d{5}|\d{4}\.\d{4})\b/g, '<a href="https://arxiv.org/abs/$1">$1</a>');

/** @param {readonly string[]} files */
function examples(files) {
  const [cpp, ts] = [files.filter((file) => file.endsWith('.cpp')), files.filter((file) => file.endsWith('.ts'))];
  const column = (/** @type {readonly string[]} */ list, /** @type {string} */ name) => {
    const blocks = list.map((file) => program(included(file), name === 'C++' ? 'cpp' : 'ts', basename(file)));
    return `<div><h3>${name}</h3>${blocks.join('')}</div>`;
  };
  return `<div class="beside">${column(ts, 'TypeScript')}${column(cpp, 'C++')}</div>`;
}

/** @param {FamilyPage} family */
function promises({ promises }) {
  const rows = promises.map(({ name, comment }) => {
    const of = (/** @type {string} */ field) => phrase(comment.contract.find(([found]) => found === field)?.[1] ?? '');
    return `<tr>${heading(name)}<td>${of('Accuracy')}</td><td>${of('Cost')}</td><td>${of('Source')}</td></tr>`;
  });
  const head = ['function', 'accuracy', 'cost', 'source'].map((word) => `<th scope="col">${word}</th>`).join('');
  return wide('Accuracy, cost and source', `<thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody>`);
}

/** @param {FamilyPage} family @param {readonly Entry[]} entries @param {Place} place */
export function familyBody(family, entries, place) {
  const { figure, figureProgram, headers, models, paper, text } = family;
  const [opening = '', ...rest] = text.split(/^(?=## )/m);
  const tag = /<(posenc-\w+)/.exec(figure)?.[1] ?? '';
  const own = new Set(entries.map(({ name }) => name));
  const elsewhere = family.ts.filter((name) => !own.has(name));
  return `${markdown(opening)}
<dl class="facts"><dt>Paper</dt><dd>${papers(paper)}</dd><dt>Used by</dt><dd>${escape(models)}</dd></dl>
<figure class="live">${figure}
<figcaption>Computed here, as you read. Point at it, or move through it with the arrow keys.</figcaption>
<details><summary>How this figure is made</summary>${program(figure, 'html', `The element ${tag}`)}
${figureProgram && program(figureProgram, 'ts', 'The program of the figure')}</details></figure>
<h2 id="example">An example in both languages</h2>
<p>The tests compile and run these files as they stand.</p>
${examples(family.examples)}
${rest.map((part) => markdown(part)).join('')}
<h2 id="accuracy">Accuracy, cost and source</h2>
<p>What the C++ promises, and the WebAssembly with it: the bits are the same. Each bound is asserted by a test.</p>
${promises(family)}
<h2 id="reference">Reference: TypeScript</h2>
${elsewhere.length > 0 ? `<p>Elsewhere: ${elsewhere.map((name) => link(name, place)).join(', ')}.</p>` : ''}
${inOrder(entries)
  .map((entry) => described(entry, place))
  .join('\n')}
<h2 id="cpp">Reference: C++</h2>
${headers
  .map(
    (one) =>
      `<details><summary><code>posenc/${one.path}</code></summary>${program(one.text, 'cpp', one.path)}</details>`,
  )
  .join('\n')}`;
}

/**
 * The families of a lane and the first sentences of their pages. In another language they lead to the English pages.
 * @param {string} lane @param {readonly FamilyPage[]} list
 * @param {{ heading: string, folder: string, asks: string, attributes: string }} [other]
 */
export function familyList(lane, list, other = { heading: lane, folder: '', asks: '', attributes: '' }) {
  const { heading, folder, asks, attributes } = other;
  const rows = list.map(({ family, models, text, ts }) => {
    const functions = ts.map((name) => `<code>${name}</code>`).join(' ');
    const used = /^none\b/.test(models) ? '' : `<br><small>${escape(models)}</small>`;
    const [, title = family, first = ''] = /^# (.*)\n\n([^]*?)(?:[.:](?=\s|$)|\n\n)/.exec(text) ?? [];
    const name = `<a href="${folder}families/${family}.html${asks}"${attributes}>${escape(title)}</a>`;
    return `<dt>${name}</dt><dd>${markdown(`${first}.`)}<p>${functions}${used}</p></dd>`;
  });
  const foreign = other.folder === '' ? '' : ' lang="en"';
  return `<h2 id="${slug(lane)}">${heading}</h2>\n<dl class="families"${foreign}>${rows.join('\n')}</dl>\n`;
}

/**
 * The exports that belong to no family.
 * @param {string} title @param {readonly Entry[]} entries @param {Place} place
 */
export function partBody(title, entries, place) {
  const [calls, types] = [entries.filter(isCalled), entries.filter((entry) => !isCalled(entry))];
  const part = (/** @type {string} */ heading, /** @type {readonly Entry[]} */ list) =>
    list.length === 0
      ? ''
      : `<h2 id="${heading.toLowerCase()}">${heading}</h2>
${inOrder(list)
  .map((entry) => described(entry, place))
  .join('\n')}`;
  return `<h1>${title}</h1>${part('Functions', calls)}${part('Types', types)}`;
}

/** @param {Entry} entry */
const isCalled = ({ kind }) => kind === 'function' || kind === 'class' || kind === 'value';

/** @param {readonly Entry[]} entries @param {Place} place */
export function indexBody(entries, place) {
  const first = (/** @type {string} */ text) =>
    phrase(/^[\s\S]*?(?<!e\.g)[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text);
  const row = (/** @type {Entry} */ { name, kind, comment }) =>
    `<dt>${link(name, place)} <small>${kind}</small></dt><dd>${first(comment.text)}</dd>`;
  const sorted = [...entries].sort((a, b) => a.name.localeCompare(b.name));
  const part = (/** @type {string} */ title, /** @type {readonly Entry[]} */ list) =>
    `<h2 id="${slug(title)}">${title}</h2>\n<dl class="families">${list.map(row).join('\n')}</dl>`;
  return `<h1>Everything that is exported</h1>
<p>From <code>posenc</code>, and with the same names from <code>posenc/external</code> and <code>posenc/pure</code>; the
elements from <code>posenc/elements</code>.</p>
${part('Functions, classes and values', sorted.filter(isCalled))}
${part(
  'Types',
  sorted.filter((entry) => !isCalled(entry)),
)}`;
}
