import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { measure } from '../sentence/measure.ts';
import type { Plane } from './attempts.ts';

const at = (value: number): string => value.toFixed(2);

/** Less than this is rounding, and no gap is drawn. */
const rounding = 1e-9;

/** The way round grows outwards, so that a second turn does not hide the first. */
function way({ way: points }: Plane, radius: number): TemplateResult | string {
  const last = points.length - 1;
  if (last < 1) return '';
  const spot = (index: number): readonly [number, number] => {
    const [x, y] = points[index] ?? [0, 0];
    const far = radius * (0.3 + (0.2 * index) / Math.max(last, 62));
    return [x * far, -y * far];
  };
  const [tip, before] = [spot(last), spot(last - 1)];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  if (length < 1e-6) return '';
  const [x, y] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const head = [
    [6, 0],
    [-1, 3.5],
    [-1, -3.5],
  ].map(([on = 0, aside = 0]) => `${at(tip[0] + on * x - aside * y)} ${at(tip[1] + on * y + aside * x)}`);
  return svg`<path class="way" d="M${points.map((_point, index) => spot(index).map(at).join(' ')).join('L')}" /><path class="way-head" d="M${head.join('L')}Z" />`;
}

/** The angle, and where there is room for it the part of a turn that it is. */
function turnText({ turned, gap }: Plane, room: number): string {
  const here = language();
  if (turned === undefined) return t('shift.gap', { gap: gap < rounding ? '0' : measure(gap) });
  return t(room < 190 ? 'shift.angle' : 'shift.turn', {
    radians: significant(turned, here, 3),
    turns: significant(turned / (2 * Math.PI), here, 3),
  });
}

export interface PlanesOptions {
  readonly planes: readonly Plane[];
  readonly width: number;
  readonly label: string;
}

/** Each chosen pair with PE(p), PE(p + k) and where the matrix takes PE(p): a ring, around the tip if it succeeds. */
export function planesFigure({ planes, width, label }: PlanesOptions): TemplateResult {
  const across = planes.length <= 4 ? Math.min(planes.length, 2) : Math.min(Math.max(Math.floor(width / 130), 2), 4);
  const room = Math.min(width / across, 220);
  const high = room + 40;
  const down = Math.ceil(planes.length / across);
  // One scale for all, so that lengths can be compared.
  const farthest = Math.max(
    1,
    ...planes.flatMap(({ from, to, reached }) => [...from, ...to, ...reached].map(Math.abs)),
  );
  const unit = (room / 2 - 12) / farthest;
  return html`<svg class="chart planes" data-term="plane" width=${across * room} height=${down * high} viewBox="0 0 ${across * room} ${down * high}" role="img" aria-label=${label} data-unit=${unit}>
    ${planes.map((plane, index) => {
      const [x, y] = [((index % across) + 0.5) * room, Math.floor(index / across) * high + room / 2];
      const place = ([right, up]: readonly [number, number]): readonly [string, string] => [
        at(right * unit),
        at(-up * unit),
      ];
      const [from, to, reached] = [place(plane.from), place(plane.to), place(plane.reached)];
      return svg`<g class="plane" data-pair=${plane.pair} transform="translate(${at(x)} ${at(y)})">
        <circle class="rim" r=${at(unit)} />
        <path class="grid" d="M${at(-unit)} 0H${at(unit)}M0 ${at(-unit)}V${at(unit)}" />
        ${way(plane, unit)}
        <line class="from" x1="0" y1="0" x2=${from[0]} y2=${from[1]} /><circle class="from-tip" r="3.5" cx=${from[0]} cy=${from[1]} />
        <line class="to" x1="0" y1="0" x2=${to[0]} y2=${to[1]} /><circle class="tip" r="4.5" cx=${to[0]} cy=${to[1]} />
        ${plane.gap > rounding ? svg`<path class="gap" d="M${to.join(' ')}L${reached.join(' ')}" />` : ''}
        <circle class="reached" r="8" cx=${reached[0]} cy=${reached[1]} />
        <text class="name" text-anchor="middle" y=${at(room / 2 + 4)}>${t('shift.pairName', { pair: plain(plane.pair, language()) })}</text>
        <text class="turn" text-anchor="middle" y=${at(room / 2 + 20)}>${turnText(plane, room)}</text>
      </g>`;
    })}
  </svg>`;
}
