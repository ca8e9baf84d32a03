// @ts-check
// The measurements of other projects (tests/conformance/adapters/results.json) as a table, as curves and in words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';

/**
 * @typedef {{ position: number, ulp: number | null, within: boolean }} Place
 * @typedef {{ passed: number, failed: number, unsupported: number, largest: number | null, places: Place[] }} Counted
 * @typedef {object} Measured
 * @property {string} version
 * @property {string} dtype
 * @property {Record<string, Counted>} families
 * @property {{ id: string, message: string }[]} failed
 *
 * @typedef {object} Results
 * @property {string} date
 * @property {string} posenc
 * @property {string} vectors
 * @property {string} node
 * @property {string} system
 * @property {Record<string, Measured>} measured
 * @property {Record<string, string>} missing
 *
 * @typedef {{ title: string, how: string, deviations: Record<string, string> }} Words
 */

const folder = join(root, 'tests', 'conformance', 'adapters');
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

export const results = /** @type {Results} */ (read('results.json'));
/** The measured quantities, and why they deviate, by the names of the results. */
export const words = /** @type {Record<string, Words>} */ (read('words.json'));

const curved = ['sinusoidal', 'rotary'];
const names = Object.keys(results.measured);
const count = (/** @type {number} */ n) => n.toLocaleString('en');

/** An error as people write it. */
export function ulps(/** @type {number | null | undefined} */ ulp) {
  if (ulp === null) return 'not a number';
  if (ulp === undefined) return 'not asked';
  if (ulp >= 1e6) return `${(ulp / 1e6).toPrecision(2)} million ulp`;
  return `${ulp >= 10 ? count(Math.round(ulp)) : ulp.toPrecision(2)} ulp`;
}

/** The last position before the first wrong one, and that one. @param {Place[]} places */
export function reach(places) {
  const wrong = places.findIndex(({ within }) => !within);
  return { right: places.at(wrong < 0 ? -1 : wrong - 1)?.position, wrong: places[wrong]?.position };
}

const power = (/** @type {number} */ position) => {
  const exponent = Math.log2(position + 1);
  return position > 1e8 && Number.isInteger(exponent) ? `2^${exponent} - 1` : count(position);
};

/** @param {Counted | undefined} one */
function inShort(one) {
  if (!one) return '–';
  const asked = one.passed + one.failed;
  if (one.places.length < 2) return `${one.passed} of ${asked}`;
  const { right, wrong } = reach(one.places);
  if (wrong === undefined) return `to ${power(right ?? 0)}, all asked (${one.passed} of ${asked} cases)`;
  const until = wrong === one.places[0]?.position ? 'wrong from the start' : `to ${power(right ?? 0)}`;
  return `${until} (${one.passed} of ${asked} cases)`;
}

/** A sentence with figures of the results: {sinusoidal@131071} is an error there. */
export const filled = (/** @type {string} */ sentence, /** @type {Measured} */ { families }) =>
  sentence.replace(/\{(\w+)@(\d+)\}/g, (_, family, position) => {
    const place = families[family]?.places.find((one) => one.position === Number(position));
    return place ? ulps(place.ulp) : ulps(undefined);
  });

const frame = '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>';

function table() {
  const others = (/** @type {Measured} */ { families }) =>
    Object.entries(families)
      .filter(([family]) => !curved.includes(family))
      .map(([family, { passed, failed }]) => `${family.replaceAll('_', ' ')} ${passed} of ${passed + failed}`)
      .join(', ') || '–';
  const rows = names.map((name) => {
    const one = /** @type {Measured} */ (results.measured[name]);
    const cells = [one.version, ...curved.map((family) => inShort(one.families[family])), others(one)];
    const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${words[name]?.title ?? name}</th>${rest}</tr>`;
  });
  const heads = ['who', 'version', 'sinusoidal, right up to', 'rotary, right up to', 'other families'];
  return `${frame}<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>\n`;
}

/** What engines do around a rotation, in the order of the table. */
const served = ['rotary', 'mrope', 'padding', 'packing', 'shift', 'mask', 'scale', 'attend'];

/** @param {Counted | undefined} one */
function answered(one) {
  if (!one) return 'not asked';
  const { passed, failed, unsupported } = one;
  return `${passed} of ${passed + failed}${unsupported > 0 ? `, without ${unsupported}` : ''}`;
}

/** Batches, engine by engine, each with the command that asks it. */
function batches() {
  const rows = names.map((name) => {
    const { version, families } = /** @type {Measured} */ (results.measured[name]);
    const cells = [version, ...served.map((family) => answered(families[family]))];
    const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${words[name]?.title ?? name}</th>${rest}<td><code>--only ${name}</code></td></tr>`;
  });
  const heads = ['who', 'version', ...served, 'command'];
  return `${frame}<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>\n`;
}

/** Each measurement and the reason why it is off. */
function deviations() {
  const entries = names.map((name) => {
    const { title, how, deviations: why } = words[name] ?? { title: name, how: '', deviations: {} };
    const one = /** @type {Measured} */ (results.measured[name]);
    const sentences = Object.values(why).map((sentence) => `<li>${filled(sentence, one)}</li>`);
    const list = sentences.length > 0 ? `<ul>${sentences.join('')}</ul>` : '';
    return `<h3>${title}</h3><p>${how}</p>${list}`;
  });
  return `${entries.join('\n')}\n`;
}

function missing() {
  const entries = Object.entries(results.missing);
  if (entries.length === 0) return '<p>Nothing that the command asks for was missing.</p>\n';
  return `<ul>${entries.map(([name, why]) => `<li>${words[name]?.title ?? name}: ${why}</li>`).join('')}</ul>\n`;
}

const size = { width: 320, height: 190, left: 44, right: 10, top: 10, bottom: 34 };
const farthest = 2 ** 31;
const [lowest, highest] = [0.1, 1e8];
/** By family, as schema/classes.json has them, where a unit is half of one in the last place. */
const limits = { sinusoidal: 2, rotary: 4 };

const across = (/** @type {number} */ position) =>
  size.left + (Math.log2(1 + position) / Math.log2(farthest)) * (size.width - size.left - size.right);
const down = (/** @type {number} */ ulp) => {
  const share = Math.log(Math.min(Math.max(ulp, lowest), highest) / lowest) / Math.log(highest / lowest);
  return size.top + (1 - share) * (size.height - size.top - size.bottom);
};
const at = (/** @type {number} */ n) => n.toFixed(1);
const horizontal = (/** @type {string} */ kind, /** @type {number} */ ulp) =>
  `<line class="${kind}" x1="${size.left}" x2="${size.width - size.right}" ` +
  `y1="${at(down(ulp))}" y2="${at(down(ulp))}"/>`;

/** @param {string} name @param {string} family @param {Place[]} places */
function curve(name, family, places) {
  const title = words[name]?.title ?? name;
  const id = `curve-${family}-${name.replace(/\W+/g, '-')}`;
  const { right, wrong } = reach(places);
  const worst = places.reduce((a, b) => ((b.ulp ?? Infinity) > (a.ulp ?? Infinity) ? b : a));
  const says =
    `${places.length} positions up to ${power(places.at(-1)?.position ?? 0)}. ` +
    (wrong === undefined ? 'All are right. ' : `Right up to ${power(right ?? 0)}, wrong at ${power(wrong)}. `) +
    `The largest error is ${ulps(worst.ulp)}, at ${power(worst.position)}.`;
  const points = places.map(({ position, ulp }) => [across(position), down(ulp ?? highest)]);
  const marks = places.map(({ position, ulp, within }, k) => {
    const [x = 0, y = 0] = points[k] ?? [];
    const mark = within
      ? `<circle cx="${at(x)}" cy="${at(y)}" r="2.5"/>`
      : `<path class="off" d="M${at(x - 3)} ${at(y - 3)}l6 6m0-6l-6 6"/>`;
    return `<g><title>${power(position)}: ${ulps(ulp)}</title>${mark}</g>`;
  });
  const limit = limits[/** @type {'rotary'} */ (family)];
  const marked = [0, 15, 4095, 131071, 2 ** 24 - 1, 2 ** 31 - 1];
  const below = [`0`, '15', '4,095', '131,071', '2^24', '2^31'];
  const ticks = [1, 100, 1e4, 1e6, 1e8].map((tick) => {
    const label = tick >= 1e6 ? `10^${Math.log10(tick)}` : count(tick);
    return (
      horizontal('grid', tick) +
      `<text x="${size.left - 5}" y="${at(down(tick) + 4)}" text-anchor="end">${label}</text>`
    );
  });
  const labels = marked.map((place, k) => {
    const anchor = k === marked.length - 1 ? 'end' : 'middle';
    return `<text x="${at(across(place))}" y="${size.height - 19}" text-anchor="${anchor}">${below[k]}</text>`;
  });
  return `<figure><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="${id}-t ${id}-d">
<title id="${id}-t">${title}, ${family}: error over positions</title><desc id="${id}-d">${says}</desc>
${ticks.join('')}${labels.join('')}
${horizontal('limit', limit)}
<polyline points="${points.map(([x = 0, y = 0]) => `${at(x)},${at(y)}`).join(' ')}"/>${marks.join('')}
</svg></figure>`;
}

/** Small figures on the same axes, side by side. @param {string} family */
function curves(family) {
  const figures = names.flatMap((name) => {
    const places = results.measured[name]?.families[family]?.places ?? [];
    return places.length > 1 ? [curve(name, family, places)] : [];
  });
  return `<div class="errors">${figures.join('\n')}</div>\n`;
}

/** A part of the page, by the word after `measured` in a fence. @param {string} part */
export function measured(part) {
  const [sinusoidal, rotary] = curved.map((family) => () => curves(family));
  const parts = { table, batches, deviations, missing, sinusoidal, rotary };
  const make = parts[/** @type {keyof typeof parts} */ (part)];
  if (!make) throw new Error(`a page asks for the measurements "${part}"; there are ${Object.keys(parts).join(', ')}`);
  return make();
}

/** {date}, {vectors}, {node}, {system}: when and with what it was measured. @param {string} text */
export const dated = (text) =>
  text.replace(/\{measured\s+(date|posenc|vectors|node|system)\}/g, (_, key) => {
    const { date, posenc, vectors, node, system } = results;
    return { date, posenc, vectors, node, system }[/** @type {'date'} */ (key)];
  });
