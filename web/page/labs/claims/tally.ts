import { html, svg, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { lessons, listed, type Claim, type ClaimId, type Lesson } from './claims.ts';
import { counts, toneOf, tones, verdictOf, type Findings, type Tone } from './words.ts';

const side = 22;
const step = 28;
const label = 52;

/** A mark that is told from the others without its colour. */
function mark(tone: Tone, x: number, y: number): TemplateResult {
  const box = svg`<rect class="box-of ${tone}" x=${x} y=${y} width=${side} height=${side} rx="3" />`;
  const at = `translate(${x} ${y})`;
  switch (tone) {
    case 'holds':
      return svg`${box}<path class="stroke holds" transform=${at} d="M6 11.5l3.5 3.5L16 7.5" />` as TemplateResult;
    case 'partly':
      return svg`${box}<path class="stroke partly" transform=${at} d="M5.5 9.5c2-2.5 4-2.5 5.5-1s3.5 1.5 5.5-1M5.5 14.5c2-2.5 4-2.5 5.5-1s3.5 1.5 5.5-1" />` as TemplateResult;
    case 'fails':
      return svg`${box}<path class="stroke fails" transform=${at} d="M7 7l8 8M15 7l-8 8" />` as TemplateResult;
    case 'open':
      return svg`${box}<path class="stroke open" transform=${at} d="M8.5 8.5c0-3.5 5-3.5 5 0c0 2-2.5 2-2.5 4M11 15.6v.4" />` as TemplateResult;
    case 'pending':
      return box as TemplateResult;
  }
}

/** The mark on its own, beside a claim or in the legend. */
export const markOf = (tone: Tone): TemplateResult =>
  html`<svg class="verdict-mark" width=${side} height=${side} viewBox="0 0 ${side} ${side}" aria-hidden="true">${mark(tone, 0, 0)}</svg>`;

type Known = Claim & { readonly id: ClaimId };

export interface TallyOptions {
  readonly findings: Findings;
  readonly lesson: Lesson | 'all';
  readonly width: number;
  readonly choose: (number: number) => void;
}

/** A line of marks for each lesson, one for each claim; a claim of several lessons stands in each. */
export function tally({ findings, lesson, width, choose }: TallyOptions): TemplateResult {
  const across = Math.max(4, Math.floor((width - label) / step));
  let top = 0;
  const lines = lessons.map((name) => {
    const mine: readonly Known[] = listed.filter((claim: Claim) => claim.lessons.includes(name));
    const line = { name, mine, top };
    top += Math.ceil(mine.length / across) * step + 6;
    return line;
  });
  const height = top;
  const all = counts(listed, findings);
  return html`<svg class="chart tally" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img"
      aria-label=${t('claims.tally', { all: listed.length, holds: all.holds, partly: all.partly, fails: all.fails, open: all.open })}>
      ${lines.map(
        (
          line,
        ) => svg`<g class="line" data-lesson=${line.name} opacity=${lesson === 'all' || lesson === line.name ? 1 : 0.3}>
        <text class="name" x="0" y=${line.top + side / 2} dy="0.35em">${line.name}</text>
        ${line.mine.map((claim, index) => {
          const [x, y] = [label + (index % across) * step, line.top + Math.floor(index / across) * step];
          const tone = toneOf(verdictOf(claim, findings));
          return svg`<g class="cell" data-term="claim-${claim.number}" data-number=${claim.number} data-tone=${tone} @click=${() => choose(claim.number)}>${mark(tone, x, y)}</g>`;
        })}
      </g>`,
      )}
    </svg>
    <ul class="legend">
      ${tones.filter((tone) => tone !== 'pending' || all.pending > 0).map((tone) => html`<li data-tone=${tone}>${markOf(tone)} ${t(`claims.tone.${tone}`)} <strong>${all[tone]}</strong></li>`)}
    </ul>`;
}
