// @ts-check
// The course pages as they are written: web/labs/lessons/<lesson>/<language>.md, each file a whole lesson.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';

const folder = join(root, 'web', 'labs', 'lessons');

/** @type {{ seeds: number[], rows: { task: string, encoding: string, causal?: boolean, accuracy: number[][] }[] }} */
const trained = JSON.parse(readFileSync(join(root, 'web', 'labs', 'trained', 'table.json'), 'utf8'));
const reaches = ['once', 'halfAgain', 'twice', 'fourTimes'];

/**
 * The median of the trained models, per cent.
 * @param {string} task @param {string} encoding @param {string} reach
 */
export function trainedShare(task, encoding, reach) {
  const row = trained.rows.find((each) => each.task === task && each.encoding === encoding && each.causal === false);
  const seeds = row?.accuracy[reaches.indexOf(reach)];
  if (!seeds) throw new RangeError(`no model was trained for {{${task} ${encoding} ${reach}}}`);
  const sorted = [...seeds].sort((a, b) => a - b);
  const at = (/** @type {number} */ place) => sorted[place] ?? Number.NaN;
  return Math.round((at((seeds.length - 1) >> 1) + at(seeds.length >> 1)) / 20);
}

/**
 * Puts the numbers of the trained models where a lesson asks for them: `{{whoCameFirst learned twice}}`, `{{seeds}}`.
 * @param {string} markdown
 */
const withTrained = (markdown) =>
  markdown
    .replaceAll('{{seeds}}', String(trained.seeds.length))
    .replace(/\{\{(\w+) (\w+) (\w+)\}\}/g, (_, task, encoding, reach) => String(trainedShare(task, encoding, reach)));

/** The text for students who do not read the lesson's language. */
export const second = 'en';

/**
 * @typedef {object} Text
 * @property {string} language
 * @property {string} markdown
 *
 * @typedef {object} Lesson
 * @property {string} name
 * @property {Text} own in the language of the lesson
 * @property {Text | undefined} beside in English, if that is another
 */

/**
 * The strings around a course page, in its language.
 * @param {string} language
 * @returns {typeof import('../../labs/lessons/words/en.json')}
 */
export const wordsIn = (language) => JSON.parse(readFileSync(join(folder, 'words', `${language}.json`), 'utf8'));

/** @returns {readonly Lesson[]} */
export function readLessons() {
  return readdirSync(folder)
    .filter((name) => /^\d{3}$/.test(name))
    .sort()
    .map((name) => {
      const languages = readdirSync(join(folder, name)).map((file) => file.replace(/\.md$/, ''));
      const own = languages.find((language) => language !== second) ?? second;
      const text = (/** @type {string} */ language) => ({
        language,
        markdown: withTrained(readFileSync(join(folder, name, `${language}.md`), 'utf8')),
      });
      const beside = own !== second && existsSync(join(folder, name, `${second}.md`)) ? text(second) : undefined;
      return { name, own: text(own), beside };
    });
}

/** @param {Lesson} lesson */
export const textsOf = ({ own, beside }) => (beside ? [own, beside] : [own]);

/**
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} lab
 * @property {Readonly<Record<string, string>>} attributes as written, `id` and `lab` among them
 */

/** The figures of a text, in its order. @param {Text} text @returns {readonly Figure[]} */
export const figuresOf = ({ markdown }) =>
  [...markdown.matchAll(/<posenc-lab\s([^>]*)>/g)].map(([, inside = '']) => {
    const attributes = Object.fromEntries(
      [...inside.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value]),
    );
    return { id: attributes['id'] ?? '', lab: attributes['lab'] ?? '', attributes };
  });
