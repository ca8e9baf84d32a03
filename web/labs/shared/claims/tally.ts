import { html, svg, type TemplateResult } from 'lit';
import { chart } from '../figure/chart.ts';
import { t } from '../text/i18n.ts';
import type { Room } from '../figure/width.ts';
import { ideas, listed, type Known, type Lesson } from './claims.ts';
import { counts, toneOf, tones, verdictOf, type Findings, type Tone } from './words.ts';

const side = 22;
const step = 28;
/** The width of the names of ideas at the left; in a narrow picture they are above their marks. */
const label = 250;
const above = 22;
/** Strokes that can be told apart without their colours. */
const strokes: Readonly<Record<Exclude<Tone, 'pending'>, string>> = {
  holds: 'M6 11.5l3.5 3.5L16 7.5',
  partly: 'M5.5 9.5c2-2.5 4-2.5 5.5-1s3.5 1.5 5.5-1M5.5 14.5c2-2.5 4-2.5 5.5-1s3.5 1.5 5.5-1',
  fails: 'M7 7l8 8M15 7l-8 8',
  open: 'M8.5 8.5c0-3.5 5-3.5 5 0c0 2-2.5 2-2.5 4M11 15.6v.4',
};

function mark(tone: Tone, x: number, y: number): unknown {
  const box = svg`<rect class="box-of ${tone}" x=${x} y=${y} width=${side} height=${side} rx="3" />`;
  if (tone === 'pending') return box;
  return svg`${box}<path class="stroke ${tone}" transform="translate(${x} ${y})" d=${strokes[tone]} />`;
}

/** The mark on its own, next to a claim or in the legend. */
export const markOf = (tone: Tone): TemplateResult => html`<svg
  class="verdict-mark" width=${side} height=${side} viewBox="0 0 ${side} ${side}" aria-hidden="true"
>${mark(tone, 0, 0)}</svg>`;

/** A line of marks for each idea, one for each claim; those of other lessons than the chosen one are pale. */
export function tally(
  findings: Findings,
  lesson: Lesson | 'all',
  { value: width }: Room,
  choose: (number: number) => void,
): TemplateResult {
  const [left, down] = width < 2 * label ? [0, above] : [label, 0];
  const across = Math.max(4, Math.floor((width - left) / step));
  let height = 0;
  const lines = ideas.map((name) => {
    const mine = listed.filter((claim) => claim.idea === name);
    const line = { name, mine, top: height };
    height += down + Math.ceil(mine.length / across) * step + 6;
    return line;
  });
  const all = counts(listed, findings);
  const line = ({ name, mine, top }: (typeof lines)[number]): unknown => {
    const cell = (claim: Known, index: number): unknown => {
      const { number } = claim;
      const tone = toneOf(verdictOf(claim, findings));
      const [x, y] = [left + (index % across) * step, top + down + Math.floor(index / across) * step];
      return svg`<g
        class="cell" data-term="claim-${number}" data-number=${number} data-tone=${tone}
        opacity=${lesson === 'all' || claim.lessons.includes(lesson) ? 1 : 0.3} @click=${() => choose(number)}
      >${mark(tone, x, y)}</g>`;
    };
    return svg`<g class="line" data-idea=${name}>
      <text class="name" y=${top + side / 2} dy="0.35em">${t(`claims.idea.${name}`)}</text>
      ${mine.map(cell)}
    </g>`;
  };
  const key = (tone: Tone): TemplateResult =>
    html`<li data-tone=${tone}>${markOf(tone)} ${t(`claims.tone.${tone}`)} <strong>${all[tone]}</strong></li>`;
  const shown = tones.filter((tone) => tone !== 'pending' || all.pending > 0);
  return html`${chart(
    { kind: 'tally', width, height, label: t('claims.tally', { all: listed.length, ...all }) },
    lines.map(line),
  )}
    <ul class="legend">${shown.map(key)}</ul>`;
}
