// @ts-check
// Reads web/docs/families: a file holds a family's row in the table of encodings, its page, and the figure with its
// program.
//
//   ---
//   title: PoPE              names separated by commas; a value may go on in lines that are indented
//   ---
//   # PoPE                   the page
//   ```html figure           the element
//   ```ts figure             the program that hands over its matrix; an element that makes its own needs none
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';

/** @typedef {import('./family-files.d.mts').Family} Family */

const folder = join(root, 'web', 'docs', 'families');
const required = ['title', 'tier', 'paper', 'models', 'kind', 'cpp', 'ts'];
/** Defaults that follow from the family's name. */
const optional = ['header', 'test', 'examples'];
const tiers = ['must', 'should', 'nice'];

const withDashes = (/** @type {string} */ name) => name.replaceAll('_', '-');
const list = (/** @type {string} */ value) => value.split(', ');

/** The values between the two lines of dashes, and the text that follows. @param {string} file @param {string} whole */
function opened(file, whole) {
  const [all = '', head = ''] = /^---\n([\s\S]*?)\n---\n\n/.exec(whole) ?? [];
  const lines = head.replace(/\n +/g, ' ').split('\n');
  const values = Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^(\w+): "?(.*?)"?$/.exec(line) ?? [];
      if (![...required, ...optional].includes(key))
        throw new Error(`${file}: "${line}"; allowed: ${[...required, ...optional].join(', ')}`);
      return [key, value];
    }),
  );
  for (const key of required) if (!values[key]) throw new Error(`${file} does not say its ${key}`);
  if (!tiers.includes(values['tier'] ?? ''))
    throw new Error(`${file}: tier is "${values['tier']}"; allowed: ${tiers.join(', ')}`);
  return { values, text: whole.slice(all.length) };
}

/** Finds a fenced block of the figure. @param {string} language */
const block = (language) => new RegExp(`^\`\`\`${language} figure\\n([\\s\\S]*?)\\n\`\`\`\\n\\n?`, 'm');

/** @param {string} file @returns {Family} */
function read(file) {
  const family = file.replace(/\.md$/, '');
  const { values, text } = opened(file, readFileSync(join(folder, file), 'utf8'));
  const { title = '', tier, paper = '', models = '', kind = '', cpp = '', ts = '' } = values;
  const { header = `encodings/${family}.hpp`, test = family, examples = family } = values;
  const figure = block('html').exec(text)?.[1];
  if (figure === undefined) throw new Error(`${file} has no figure`);
  const program = block('ts').exec(text)?.[1];
  const [lane] = header.split('/');
  return {
    ...{ family, title, tier: /** @type {Family['tier']} */ (tier), paper, models, kind, cpp: list(cpp), ts: list(ts) },
    header,
    cppTest: `tests/cpp/${lane}/${test}_test.cpp`,
    examples: list(examples).flatMap((name) => [`tests/examples/${name}.cpp`, `tests/examples/${withDashes(name)}.ts`]),
    text: text.replace(block('html'), '').replace(block('ts'), ''),
    figure,
    figureProgram: program === undefined ? '' : `${program}\n`,
  };
}

/** Every family, the required ones first. @returns {readonly Family[]} */
export const families = () =>
  readdirSync(folder)
    .map(read)
    .sort((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || a.title.localeCompare(b.title));
