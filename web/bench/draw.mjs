// @ts-check
// Draws the picture of the README: the time of one table by everything that was measured, on a logarithmic scale.
//   node web/bench/draw.mjs   keeps build/bench/js.json as web/bench/results/js.json and draws it beside
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, root } from '../../cpp/toolchain/folders.mjs';

const results = join(root, 'web', 'bench', 'results');
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
const low = 0.1;
const high = 10 ** Math.ceil(Math.log10(longest));
const x = (/** @type {number} */ ms) =>
  left + ((width - left - right) * Math.log10(Math.max(ms, low) / low)) / Math.log10(high / low);
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
    const end = x(milliseconds.median);
    parts.push(
      `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escaped(label)}</text>`,
      `<rect x="${left}" y="${y}" width="${(end - left).toFixed(1)}" height="${bar}" fill="${ours ? '#1f6f5c' : '#9aa5b1'}"/>`,
      `<path d="M${x(milliseconds.low).toFixed(1)} ${y + bar / 2}H${x(milliseconds.high).toFixed(1)}" stroke="#222" stroke-width="2"/>`,
      `<text x="${(Math.max(end, x(milliseconds.high)) + 6).toFixed(1)}" y="${y + 12}">${milliseconds.median.toPrecision(3)} ms${times}</text>`,
    );
    y += bar + gap;
  }
  y += between - gap;
}
/** @type {string[]} */
const grid = [];
for (let ms = low; ms <= high * 1.001; ms *= 10) {
  grid.push(
    `<path d="M${x(ms).toFixed(1)} ${head - 8}V${y - 14}" stroke="#ddd"/><text x="${x(ms).toFixed(1)}" y="${y + 2}" text-anchor="middle" fill="#555">${Number(ms.toPrecision(1))} ms</text>`,
  );
}
const title = engines[0]?.group.name ?? '';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 14}" width="${width}" height="${y + 14}" font-family="system-ui, sans-serif" font-size="12" fill="#222" role="img" aria-label="Time of one ${escaped(title)}, logarithmic scale">
<rect width="100%" height="100%" fill="#fff"/>
<text x="8" y="20" font-size="14" font-weight="600">Time of one ${escaped(title)}; shorter is better, scale logarithmic</text>
${grid.join('\n')}
${parts.join('\n')}
</svg>
`;
writeFileSync(join(results, 'js.svg'), svg);
console.log('web/bench/results/js.svg');
