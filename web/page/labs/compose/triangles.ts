import { html, svg, type TemplateResult } from 'lit';
import { significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Triangle } from './parts.ts';

const at = (value: number): string => value.toFixed(2);
const [wide, high, edge] = [300, 150, 14];

/** Where a point of the plane falls in the picture: the whole triangle fills it, both axes by the same measure. */
function frame({ word, tip }: Triangle): (along: number, across: number) => readonly [number, number] {
  const [low, far, up] = [Math.min(0, tip[0]), Math.max(word, tip[0]), tip[1]];
  const unit = Math.min((wide - 2 * edge) / (far - low || 1), (high - 2 * edge) / (up || 1));
  const [left, bottom] = [(wide - (far - low) * unit) / 2, (high + up * unit) / 2];
  return (along, across) => [left + (along - low) * unit, bottom - across * unit];
}

function arrow(kind: string, from: readonly [number, number], to: readonly [number, number]): TemplateResult {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
  // A short arrow has a short head, or it would be all head.
  const size = Math.min(9, length / 2);
  const head = [
    [0, 0],
    [-1, 0.42],
    [-1, -0.42],
  ].map(
    ([on = 0, aside = 0]) => `${at(to[0] + size * (on * x - aside * y))} ${at(to[1] + size * (on * y + aside * x))}`,
  );
  return svg`<g class=${kind}><line x1=${at(from[0])} y1=${at(from[1])} x2=${at(to[0])} y2=${at(to[1])} /><path d="M${head.join('L')}Z" /></g>` as TemplateResult;
}

/** The word, the position set at its end, and their sum, in the plane of the three. */
function picture(triangle: Triangle, label: string): TemplateResult {
  const place = frame(triangle);
  const [start, corner, end] = [place(0, 0), place(triangle.word, 0), place(...triangle.tip)];
  return html`<svg class="chart triangle" viewBox="0 0 ${wide} ${high}" role="img" aria-label=${label}>
    ${arrow('word', start, corner)}${arrow('place', corner, end)}${arrow('sum', start, end)}
  </svg>`;
}

export interface TrianglesOptions {
  readonly rooted: Triangle;
  readonly plain: Triangle;
  readonly chosen: boolean;
  readonly position: string;
  readonly choose: (rooted: boolean) => void;
}

/** With the root of the width and without it, each drawn to its own scale; each is a button that sets the factor. */
export function triangleCards({ rooted, plain, chosen, position, choose }: TrianglesOptions): TemplateResult {
  const here = language();
  const show = (value: number): string => significant(value, here, 4);
  const card = (triangle: Triangle, name: 'rooted' | 'plain'): TemplateResult => {
    const numbers = {
      word: show(triangle.word),
      place: show(triangle.added),
      sum: show(triangle.sum),
      angle: significant(triangle.turned, here, 3),
    };
    return html`<button type="button" class="triangle-card" data-factor=${name} aria-pressed=${(name === 'rooted') === chosen ? 'true' : 'false'} @click=${() => choose(name === 'rooted')}>
      <strong>${t(`compose.${name}`)}</strong>
      ${picture(triangle, t('compose.triangleAlt', { ...numbers, position }))}
      <span class="lengths">
        <span data-term="word"><i class="word"></i>${t('compose.word')} <b data-value="word">${numbers.word}</b></span>
        <span data-term="place"><i class="place"></i>${t('compose.place')} <b data-value="place">${numbers.place}</b></span>
        <span data-term="sum"><i class="sum"></i>${t('compose.sum')} <b data-value="sum">${numbers.sum}</b></span>
      </span>
      <span class="turned">${t('compose.turnedBy')} <b data-value="angle">${numbers.angle}°</b></span>
    </button>`;
  };
  return html`<div class="triangles" role="group" aria-labelledby="compose-triangles">${card(rooted, 'rooted')}${card(plain, 'plain')}</div>`;
}
