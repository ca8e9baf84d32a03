// @ts-check
// Draws the picture of the README: the time of one table by everything that was measured, on a logarithmic scale.
//   node web/tools/bench/draw.mjs   keeps build/bench/js.json as web/tools/bench/results/js.json and draws it beside
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, root } from '../toolchain/folders.mjs';

const results = join(root, 'web', 'tools', 'bench', 'results');
const kept = join(results, 'js.json');
const fresh = join(buildFolder, 'bench', 'js.json');
mkdirSync(results, { recursive: true });
if (existsSync(fresh)) writeFileSync(kept, readFileSync(fresh));

/**
 * @type {{ machine: { processor: string, cores: number }, engines: Record<string, { groups:
 * import('./measure.mjs').GroupResult[] }> }}
 */
const data = JSON.parse(readFileSync(kept, 'utf8'));
const engines = Object.entries(data.engines).map(([name, { groups }]) => {
  const group = groups.find((candidate) => candidate.name.startsWith('sinusoidal table'));
  if (!group) throw new Error(`${name} has no sinusoidal table`);
  return { name, group };
});

const names = /** @type {Record<string, string>} */ ({ node: 'Node', chromium: 'Chromium', firefox: 'Firefox' });
const width = 760,
  left = 170,
  right = 150,
  bar = 16,
  gap = 5,
  head = 46,
  between = 30;
const longest = Math.max(...engines.flatMap(({ group }) => group.cases.map(({ milliseconds }) => milliseconds.median)));
const first = 0.1;
const last = 10 ** Math.ceil(Math.log10(longest));
const x = (/** @type {number} */ ms) =>
  left + ((width - left - right) * Math.log10(Math.max(ms, first) / first)) / Math.log10(last / first);
const tenth = (/** @type {number} */ pixels) => pixels.toFixed(1);
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @type {string[]} */
const parts = [];
let y = head;
for (const { name, group } of engines) {
  parts.push(`<text x="8" y="${y + 12}" font-weight="600">${names[name] ?? escaped(name)}</text>`);
  y += 20;
  for (const { name: label, milliseconds, ratio } of group.cases) {
    const ours = label.startsWith('posenc');
    const times =
      label === group.baseline
        ? ''
        : `, ${ratio.median >= 10 ? ratio.median.toFixed(0) : ratio.median.toPrecision(2)} x`;
    const { median, low, high } = milliseconds;
    const color = ours ? '#1f6f5c' : '#9aa5b1';
    const end = x(median);
    parts.push(
      `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escaped(label)}</text>`,
      `<rect x="${left}" y="${y}" width="${tenth(end - left)}" height="${bar}" fill="${color}"/>`,
      `<path d="M${tenth(x(low))} ${y + bar / 2}H${tenth(x(high))}" stroke="#222" stroke-width="2"/>`,
      `<text x="${tenth(Math.max(end, x(high)) + 6)}" y="${y + 12}">${median.toPrecision(3)} ms${times}</text>`,
    );
    y += bar + gap;
  }
  y += between - gap;
}
/** @type {string[]} */
const grid = [];
for (let ms = first; ms <= last * 1.001; ms *= 10) {
  const at = tenth(x(ms));
  const label = `${Number(ms.toPrecision(1))} ms`;
  grid.push(
    `<path d="M${at} ${head - 8}V${y - 14}" stroke="#ddd"/>` +
      `<text x="${at}" y="${y + 2}" text-anchor="middle" fill="#555">${label}</text>`,
  );
}
const title = escaped(engines[0]?.group.name ?? '');
const height = y + 14;
const attributes = [
  `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
  'font-family="system-ui, sans-serif" font-size="12" fill="#222"',
  `role="img" aria-label="Time of one ${title}, logarithmic scale"`,
];
const caption = `Time of one ${title}; shorter is better, scale logarithmic`;
const svg = `<svg ${attributes.join(' ')}>
<rect width="100%" height="100%" fill="#fff"/>
<text x="8" y="20" font-size="14" font-weight="600">${caption}</text>
${grid.join('\n')}
${parts.join('\n')}
</svg>
`;
writeFileSync(join(results, 'js.svg'), svg);
console.log('web/tools/bench/results/js.svg');
