// @ts-check
// Pictures for links that are shown in chats, posts and lists of results: 1200 x 630 as PNG, drawn from the words of
// the page and the thumbnail of its lab. What has been drawn is kept in build/previews by its content.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { buildFolder, root } from '../toolchain/folders.mjs';
import { escape } from './head.mjs';

const require = createRequire(import.meta.url);
export const [wide, high] = [1200, 630];

/**
 * A font as programs other than browsers read it: WOFF holds the same tables, each deflated.
 * @param {Buffer} woff
 */
function unpackedFont(woff) {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  const power = Math.floor(Math.log2(count));
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, k) =>
    font.writeUInt16BE(value, 4 + 2 * k),
  );
  let end = 12 + 16 * count;
  for (let k = 0; k < count; k += 1) {
    const entry = 44 + 20 * k;
    const [at, packed, size] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    const bytes = woff.subarray(at, (at ?? 0) + (packed ?? 0));
    const table = packed === size ? bytes : inflateSync(bytes);
    woff.copy(font, 12 + 16 * k, entry, entry + 4);
    font.writeUInt32BE(woff.readUInt32BE(entry + 16), 12 + 16 * k + 4);
    font.writeUInt32BE(end, 12 + 16 * k + 8);
    font.writeUInt32BE(table.length, 12 + 16 * k + 12);
    table.copy(font, end);
    end += Math.ceil(table.length / 4) * 4;
  }
  return new Uint8Array(font);
}

const fontFile = (/** @type {string} */ part) =>
  unpackedFont(readFileSync(require.resolve(`@fontsource/source-serif-4/files/source-serif-4-${part}-normal.woff`)));

/** Colours of the page by day. */
function colors() {
  const sheet = readFileSync(join(root, 'web/labs/shared/styles/colors.css'), 'utf8');
  return (/** @type {string} */ name) => {
    const found = new RegExp(`--${name}:[^;]*?light-dark\\((#[0-9a-f]+)`).exec(sheet)?.[1];
    if (found === undefined) throw new Error(`colors.css has no --${name} for the light`);
    return found;
  };
}

/** Widths in shares of the size of the letters: of narrow ones, wide ones, and all others. @param {string} text */
const widthOf = (text) =>
  [...text].reduce(
    (sum, sign) => sum + (/[iljtfrI.,:;'’!() ]/.test(sign) ? 0.31 : /[mwMWQO]/.test(sign) ? 0.8 : 0.53),
    0,
  );

/** @param {string} text @param {number} size @param {number} room */
function wrapped(text, size, room) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) * size <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * @typedef {object} Preview
 * @property {string} title
 * @property {string} text
 * @property {string} thumbnail the inside of an SVG of 96 x 60
 * @property {{ readonly mark: string, readonly words: string }} [verdict] of a claim
 */

const [edge, column] = [64, 540];
/** The picture's left edge and width beside words, and where it stands alone. */
const [beside, alone] = /** @type {const} */ ([
  [656, 480],
  [264, 672],
]);

/** The font of the previews has no Chinese: there the picture stands alone, and its page has the words. */
const isDrawable = (/** @type {string} */ text) => !/\p{Script=Han}/u.test(text);

/** @param {Preview} preview @returns {string} SVG */
export function previewSvg({ title: wanted, text: more, thumbnail, verdict: found }) {
  const hasWords = isDrawable(wanted);
  const [title, text, verdict] = hasWords ? [wanted, more, found] : ['', '', undefined];
  const [pictureAt, pictureWide] = hasWords ? beside : alone;
  const color = colors();
  const letters = (/** @type {string} */ line) =>
    escape(line)
      .replaceAll('ᵀ', '<tspan baseline-shift="super" font-size="60%">T</tspan>')
      .replace(/⌊([^⌋]*)⌋/g, 'floor($1)');
  const [size, lesser] = [title.length > 60 ? 40 : title.length > 26 ? 50 : 60, 30];
  const heading = wrapped(title, size, column);
  const below = wrapped(text, lesser, column).slice(0, Math.max(1, 7 - heading.length));
  const lines = (/** @type {readonly string[]} */ all, /** @type {number} */ top, /** @type {number} */ tall) =>
    all.map((line, k) => `<text x="${edge}" y="${top + k * tall * 1.22}">${letters(line)}</text>`).join('');
  const block = heading.length * size * 1.22 + below.length * lesser * 1.22 + (verdict ? 70 : 0);
  const top = Math.max(150, 320 - block / 2) + size * 0.8;
  const after = top + (heading.length - 1) * size * 1.22 + 62;
  const judged = verdict
    ? `<g class="verdict"><g transform="translate(${edge} ${after - 33}) \
scale(1.7)">${verdict.mark}</g><text x="${edge + 52}" y="${after - 6}">${escape(verdict.words)}</text></g>`
    : '';
  const high60 = (pictureWide * 60) / 96;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">
<style>
text { font-family: "Source Serif 4"; fill: ${color('ink')}; }
.title { font-size: ${size}px; }
.below { font-size: ${lesser}px; } .below text { fill: ${color('muted')}; }
.name { font-size: 34px; }
.verdict text { font-size: 34px; fill: ${color('accent')}; }
.verdict rect { fill: none; stroke: ${color('accent')}; stroke-width: 1.5; }
.verdict path { fill: none; stroke: ${color('accent')}; stroke-width: 2; }
.picture { fill: none; stroke-width: 1.2; }
.picture path.ink, .picture .ink { stroke: ${color('ink')}; }
.picture .faint { stroke: ${color('edge')}; stroke-width: 0.8; }
.picture .accent { stroke: ${color('accent')}; stroke-width: 1.8; }
.picture text.ink, .picture text.struck { font-size: 10px; stroke: none; fill: ${color('ink')}; }
.picture text.struck { fill: ${color('bad')}; text-decoration: line-through; }
</style>
<rect width="${wide}" height="${high}" fill="${color('paper')}"/>
<rect x="${edge}" y="56" width="44" height="44" rx="8" fill="${color('accent')}"/>
<path transform="translate(${edge} 56) scale(2.75)" d="M1 8c2-7 4-7 7 0s5 7 7 0" fill="none" stroke="#fff" \
stroke-width="2"/>
<text class="name" x="${edge + 60}" y="90">posenc</text>
<g class="title">${lines(heading, top, size)}</g>${judged}
<g class="below">${lines(below, after + (verdict ? 62 : -8), lesser)}</g>
<svg class="picture" x="${pictureAt}" y="${(high - high60) / 2}" width="${pictureWide}" height="${high60}" \
viewBox="0 0 96 60">${thumbnail.replaceAll('image-rendering="pixelated"', 'image-rendering="optimizeSpeed"')}</svg>
</svg>`;
}

/** @type {Promise<readonly Uint8Array[]> | undefined} */
let ready;

/** Once, and only if something has to be drawn. */
async function start() {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return ['latin-400', 'latin-ext-400', 'greek-400'].map(fontFile);
}

/** @param {string} svg @returns {Promise<Uint8Array>} */
export async function previewPng(svg) {
  const folder = join(buildFolder, 'previews');
  const kept = join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const fonts = await (ready ??= start());
  const drawn = new Resvg(svg, {
    font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' },
  });
  const png = drawn.render().asPng();
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, png);
  return png;
}
