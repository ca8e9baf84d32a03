// A badge that the run writes itself: an SVG without a server behind it.
import { escape } from './markup.ts';
import { exitCode, type Report } from './summary.ts';

/** Widths of Verdana's letters at 11 px, roughly: narrow, usual, wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[ijltf.,:'/ ]/.test(letter) ? 4.2 : /[mwMW]/.test(letter) ? 10 : 7), 0);

export function badge(report: Report): string {
  const { passed, failed } = report;
  const code = exitCode(report);
  const label = 'posenc vectors';
  const value = code === 2 ? 'no result' : code === 0 ? `${passed} passed` : `${passed} of ${passed + failed}`;
  const [left, right] = [label, value].map((text) => Math.round(widthOf(text) + 12)) as [number, number];
  const color = code === 0 ? '#2b7a3b' : code === 1 ? '#b3402a' : '#5d5d5d';
  const title = escape(`${label}: ${value}`);
  const width = left + right;
  const text = (x: number, words: string): string => `<text x="${x}" y="14">${escape(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#444"/>
<rect x="${left}" width="${right}" height="20" fill="${color}"/></g>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
${text(left / 2, label)}
${text(left + right / 2, value)}
</g>
</svg>
`;
}
