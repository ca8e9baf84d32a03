// @ts-check
// Reads the reports of vitest and Catch2, both in the format of JUnit.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Case
 * @property {string} suite
 * @property {string} title
 * @property {boolean} [skipped]
 * @property {number} [seconds]
 * @property {string} [failure] in full, of one that failed
 */

// Catch2 2 writes a raw > into attributes: a tag ends at the first one outside of quotes.
const rest = String.raw`((?:[^>"]|"[^"]*")*?)`;
const testcase = new RegExp(`<testcase\\b${rest}(?:/>|>([\\s\\S]*?)</testcase>)`, 'g');
const trouble = new RegExp(`<(failure|error)\\b${rest}(?:/>|>([\\s\\S]*?)</\\1>)`, 'g');

const entities = /** @type {Record<string, string>} */ ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" });

const decoded = (/** @type {string} */ text) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal, decimal, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal));
  });

const attribute = (/** @type {string} */ tag, /** @type {string} */ name) =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/**
 * @param {string} name of the program that wrote it
 * @param {string} file a report that is missing has no cases, and one that was cut off is a case that failed
 * @returns {Case[]}
 */
export function readJUnit(name, file) {
  const xml = existsSync(file) ? readFileSync(file, 'utf8') : '';
  /** @type {Case[]} */
  const cases = [...xml.matchAll(testcase)].map(([, tag = '', body = '']) => {
    const failures = [...body.matchAll(trouble)].map(([, , about = '', text = '']) =>
      decoded(text.trim() || attribute(about, 'message')),
    );
    return {
      suite: attribute(tag, 'classname'),
      title: attribute(tag, 'name'),
      skipped: /<skipped\b/.test(body),
      seconds: Number(attribute(tag, 'time')),
      ...(failures.length > 0 ? { failure: failures.join('\n') } : {}),
    };
  });
  if (xml !== '' && !/<\/testsuites>\s*$/.test(xml))
    cases.push({ suite: name, title: `${name} left a report that is cut off`, failure: '' });
  return cases;
}

const tailOf = (/** @type {string} */ output) => output.trimEnd().split('\n').slice(-60).join('\n');

/**
 * A run that crashes, hangs or is silent has failed, regardless of its report.
 * @param {string} name
 * @param {import('../web/tools/toolchain/run-command.mjs').CommandResult} run
 * @param {Case[]} found
 * @returns {Case[]} the cases, plus errors outside them
 */
export function judged(name, { code, signal, timedOut, seconds, output }, found) {
  const because = (/** @type {string} */ title) => [...found, { suite: name, title, failure: tailOf(output) }];
  if (timedOut) return because(`${name} was not done after ${seconds.toFixed(0)} s and was killed`);
  if (signal) return because(`${name} was ended by ${signal}`);
  const failed = found.some(({ failure }) => failure !== undefined);
  if (code !== 0 && !failed) return because(`${name} ended with exit code ${code}`);
  return failed || found.some(({ skipped }) => !skipped) ? found : because(`${name} ran no test`);
}
