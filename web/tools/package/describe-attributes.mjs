// @ts-check
// The attributes of the elements with their types and allowed values, out of the tables that the elements themselves
// read: those of each lab, and the checks of the two figures, whose messages say what is allowed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../toolchain/folders.mjs';
import { describeLabs, manifest, ownAttributes } from './describe-labs.mjs';
import { markdown, phrase } from '../docs/markdown.mjs';
import { escape } from '../site/head.mjs';

/**
 * @typedef {import('../../labs/shared/state/properties.ts').Property} Property
 * @typedef {import('../docs/api.mjs').Entry} Entry
 * @typedef {readonly [attribute: string, type: string, allowed: string, byDefault: string, about: string]} Row in HTML
 */

const web = join(root, 'web');

/** @param {string} text */
const code = (text) => `<code>${escape(text)}</code>`;

/** @param {readonly (string | number)[]} names */
const list = (names) => names.map((name) => code(String(name))).join(', ');

/** @param {number} value */
const plain = (value) => value.toLocaleString('en-US', { maximumSignificantDigits: 17 });

/** @param {string} label @param {readonly Row[]} rows */
function table(label, rows) {
  const head = ['attribute', 'type', 'allowed', 'default', 'meaning'].map((word) => `<th scope="col">${word}</th>`);
  const body = rows.map(
    ([attribute, ...cells]) =>
      `<tr><th scope="row">${code(attribute)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0" role="group" aria-label="${escape(label)}"><table>
<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>\n`;
}

/** @param {Property} property */
function allowedOf(property) {
  switch (property.kind) {
    case 'number': {
      const from = property.aboveMin ? `above ${plain(property.min)}, at most` : `${plain(property.min)} to`;
      return `${property.whole ? 'whole, ' : ''}${from} ${plain(property.max)}`;
    }
    case 'choice':
      return list(property.options);
    case 'flag':
      return `present, or ${list(['true', 'false'])}`;
    case 'list':
      return (
        `up to ${property.longest} whole numbers, ${plain(property.min)} to ${plain(property.max)}, ` +
        'with blanks or commas between them'
      );
    case 'text': {
      const { min, max } = property.words;
      return `${min} to ${max} words, at most ${property.longest} characters`;
    }
  }
}

/** @param {Property} property */
function defaultOf({ kind, default: value }) {
  if (kind === 'list') return value.length === 0 ? 'none' : code(value.join(' '));
  return value === '' ? 'the lab’s own' : code(String(value));
}

/** The attributes of the element itself, whichever lab it shows. @param {readonly string[]} ids @param {Parts} parts */
function ownRows(ids, { partNames, languages }) {
  /** @type {Readonly<Record<string, readonly [allowed: string, byDefault: string]>>} */
  const known = {
    lab: [list(ids), 'none: it must be there'],
    show: [list(partNames), code('figure controls readings')],
    controls: ['names of the lab’s attributes, with blanks between them', 'all of them'],
    locked: ['names of the lab’s attributes, with blanks between them', 'none'],
    theme: [list(['auto', 'light', 'dark']), code('auto')],
    lang: [list(languages), 'the language of the page around it'],
  };
  const about = { ...ownAttributes, lang: 'The language of its words' };
  return Object.entries(about).map(([name, text]) => {
    const [allowed, byDefault] = known[name] ?? ['', ''];
    return /** @type {Row} */ ([name, code('string'), allowed, byDefault, escape(text.replace(/;.*$/, ''))]);
  });
}

/**
 * @typedef {{ partNames: readonly string[], languages: readonly string[] }} Parts
 * @typedef {object} Figures
 * @property {Readonly<Record<string, unknown>>} defaults
 * @property {Readonly<Record<string, { attribute?: string | boolean }>>} declared
 * @property {(name: string) => string | undefined} allowed what the element says to a wrong value
 */

/** The parts of a lab and the figures' checks, bundled as they are. @returns {Promise<Parts & Figures>} */
async function readElements() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { checkColorMap, checkDimensions, checkEncoding, checkRange } from './library/elements/settings.ts';
        import { stringsFor } from './library/elements/locales/index.ts';
        import { defaults, figureProperties as declared } from './library/elements/properties.ts';
        export { partNames } from './labs/shared/lab/parts.ts';
        export { defaults, declared };
        const written = () => null;
        const checks = {
          min: () => checkRange(written, NaN, 1),
          max: () => checkRange(written, 0, NaN),
          colorMap: () => checkColorMap(written, ''),
          dimensions: () => checkDimensions(written, [-1], defaults.dim),
        };
        export function allowed(name) {
          const check = checks[name] ?? (() => checkEncoding({ ...defaults, [name]: NaN, written }));
          try {
            check();
          } catch (error) {
            return error.problem.allowed(stringsFor('en'));
          }
        }`,
      resolveDir: web,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    minify: true,
    write: false,
    logLevel: 'error',
    alias: { posenc: join(web, 'library', 'api', 'index.ts') },
  });
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const languages = readdirSync(join(web, 'labs', 'strings'));
  return { ...(await import(`data:text/javascript;base64,${text}`)), languages };
}

/** The settings of a figure, which are the fields of its class. @param {Entry} entry @param {Figures} figures */
function figureRows({ members }, { allowed, declared, defaults }) {
  const fields = members.filter(({ type }) => !type.includes('('));
  return fields.map(({ name, type, comment }) => {
    const isAttribute = declared[name]?.attribute !== false;
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const byDefault = name in defaults ? code(String(defaults[name])) : 'none';
    const simple = type.replace(/^readonly /, '').replace(/ \| null$/, '');
    // It is asked with the default number of columns.
    const said =
      allowed(name)?.replace(` ${Number(defaults['dim']) - 1},`, ' dim − 1,') ??
      { string: 'any text', boolean: 'present or absent', number: 'any number of the table' }[simple] ??
      'set by a script; empty in markup until then';
    const oneOf = /^one of (.*)$/.exec(said)?.[1];
    return /** @type {Row} */ ([
      isAttribute ? attribute : name,
      code(type),
      oneOf ? list(oneOf.split(', ')) : escape(said),
      simple === 'boolean' ? code('false') : byDefault,
      phrase(comment.text.replace(/\s+/g, ' ')),
    ]);
  });
}

/** Properties, events, slots, parts and custom properties of a lab, as editors learn of them. */
function besides(/** @type {Awaited<ReturnType<typeof describeLabs>>} */ labs) {
  const [declaration] = manifest(labs).modules.flatMap(({ declarations }) => declarations);
  if (!declaration) throw new Error('the manifest declares no element');
  const { members, events, slots, cssParts, cssProperties } = declaration;
  const item = (/** @type {string} */ name, /** @type {string | undefined} */ about) =>
    `<dt>${name}</dt><dd>${phrase(about ?? '')}</dd>`;
  const list = (/** @type {readonly string[]} */ items) => `<dl class="families">${items.join('\n')}</dl>\n`;
  const names = (/** @type {readonly { name: string }[]} */ all) => all.map(({ name }) => code(name)).join(', ');
  return `<h3>Properties and methods</h3>
${list(members.map(({ name, kind, description }) => item(code(kind === 'method' ? `${name}()` : name), description)))}
<h3>Events</h3>
${list(events.map(({ name, description }) => item(code(name), description)))}
<h3>Slots</h3>
${list(slots.map(({ name, description }) => item(name === '' ? 'between the tags' : code(name), description)))}
<h3>Styles</h3>
<p>Custom properties: ${names(cssProperties)}. Parts: ${names(cssParts)}.</p>
`;
}

const opening = `# Attributes of the elements

\`<posenc-heatmap>\` and \`<posenc-curves>\` are in the package \`posenc\`, \`<posenc-lab>\` and its frame in
\`posenc-labs\`.

Every attribute is also a property of the element: \`selected-position\` is \`element.selectedPosition\`. An attribute
may be spelled like its property, which is what frameworks write. A value that is not allowed changes nothing; the
element says what is allowed, on the page and in the event \`posenc-problem\` (the figures: on the page). How elements
get into a page is in the guides [in a plain page](../guides/figures.html), [with
frameworks](../guides/frameworks.html), [in slides and notebooks](../guides/slides.html) and [on learning
platforms](../guides/learning-platforms.html).
`;

const frames = `
## frame: embed.html

A frame of \`embed.html\` has the attributes of \`<posenc-lab>\` as parameters of its address:
\`embed.html?lab=clock&position=10&show=figure\`.
`;

/** The page of all attributes. @param {readonly Entry[]} api */
export async function attributesBody(api) {
  const [labs, elements] = await Promise.all([describeLabs(), readElements()]);
  const own = table(
    'Attributes of every lab',
    ownRows(
      labs.map(({ id }) => id),
      elements,
    ),
  );
  const each = labs.map(({ id, settings }) => {
    const rows = settings.map(
      ({ attribute, property, type, about }) =>
        /** @type {Row} */ ([
          attribute,
          code(property.kind === 'choice' ? (/^'/.test(type) ? 'string' : 'number') : type),
          allowedOf(property),
          defaultOf(property),
          escape(about),
        ]),
    );
    return `<h2 id="lab-${id}">lab="${id}"</h2>\n${table(`Attributes of the lab ${id}`, rows)}`;
  });
  const figures = [
    ['posenc-heatmap', 'PosencHeatmap'],
    ['posenc-curves', 'PosencCurves'],
  ].map(([tag = '', name]) => {
    const entry = api.find((one) => one.name === name);
    if (!entry) throw new Error(`posenc/elements exports no ${name}`);
    return `<h2 id="${tag}">&lt;${tag}&gt;</h2>\n${table(`Attributes of ${tag}`, figureRows(entry, elements))}`;
  });
  return `${markdown(opening)}${figures.join('')}<h2 id="posenc-lab">&lt;posenc-lab&gt;</h2>
<p>The lab’s own attributes follow below, lab by lab.</p>
${own}${besides(labs)}${markdown(frames)}${each.join('')}`;
}
