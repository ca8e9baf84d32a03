// The picture at the head of the lab: a ruler with both words on it, the arrows of one pair, and those of all pairs.
import { html, svg, type TemplateResult } from 'lit';
import { at, keySteps } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import type { Arrow, Head, TurnedPair } from './head.ts';
import type { RotateValues } from './properties.ts';

/** Radius of a large and of a small dial in their own units. */
const [radius, small] = [100, 21];

/** The number of small dials that can be told apart. */
const dials = 8;

/** The longer arrow of a pair reaches the rim. */
const scaleOf = (arrows: readonly Arrow[], rim: number): number =>
  rim / Math.max(...arrows.map((arrow) => Math.hypot(...arrow)), 1e-9);

/** An arrow from the middle of a dial, with a head and maybe a name at its tip. */
export function arrowMark(kind: string, [x, y]: Arrow, scale: number, name = ''): unknown {
  const [right, down] = [x * scale, -y * scale];
  const length = Math.hypot(right, down);
  const [u, v] = length < 1e-6 ? [0, 0] : [right / length, down / length];
  const corner = (back: number, aside: number): string =>
    `${at(right - back * u - aside * v)} ${at(down - back * v + aside * u)}`;
  const head = length < 12 ? '' : svg`<path d="M${at(right)} ${at(down)}L${corner(11, 5)}L${corner(11, -5)}Z" />`;
  const shaft = Math.max(length - 8, 0);
  return svg`<g class="arrow ${kind}">
    <line x1="0" y1="0" x2=${at(shaft * u)} y2=${at(shaft * v)} />${head}
    ${name === '' ? '' : svg`<text x=${at(right + 12 * u)} y=${at(down + 12 * v)} dy="0.35em">${name}</text>`}
  </g>`;
}

/** From one direction to another, the short way round, in radians. */
const angleBetween = ([a, b]: Arrow, [c, d]: Arrow): number => Math.atan2(a * d - b * c, a * c + b * d);

export const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The angle from the key's arrow to the query's, as it is drawn. */
export const openAngle = ({ turnedK, turnedQ }: TurnedPair): number => angleBetween(turnedK, turnedQ);

function angleMark(pair: TurnedPair): unknown {
  const angle = openAngle(pair);
  // Between arrows that lie upon each other there is no room for a number.
  if (Math.abs(angle) < 0.15) return '';
  const from = Math.atan2(pair.turnedK[1], pair.turnedK[0]);
  const spot = (share: number, far: number): string =>
    `${at(far * Math.cos(from + share * angle))} ${at(-far * Math.sin(from + share * angle))}`;
  const arc = Array.from({ length: 25 }, (_point, k) => spot(k / 24, 36)).join('L');
  const [x = '', y = ''] = spot(0.5, 56).split(' ');
  const text = `${written(Math.round(Math.abs(degrees(angle))))}°`;
  return svg`<path class="angle" d="M${arc}" /><text class="degrees" x=${x} y=${y} dy="0.35em">${text}</text>`;
}

/** The query and the key of one pair: before the rotation, dashed, and after it. */
export function dialFigure(pair: TurnedPair, label: string): TemplateResult {
  const { q, k, turnedQ, turnedK } = pair;
  const scale = scaleOf([q, k], radius);
  return html`<svg class="dial-figure" viewBox="-122 -122 244 244" role="img" aria-label=${label}>
    <circle class="rim" r=${radius} />
    <path class="axis" d="M-100 0H100M0 -100V100" />
    ${arrowMark('before', k, scale)} ${arrowMark('before q', q, scale)} ${angleMark(pair)}
    ${arrowMark('k', turnedK, scale, 'k')} ${arrowMark('q', turnedQ, scale, 'q')}
    <circle class="pin" r="3" />
  </svg>`;
}

/** At most eight pairs, spaced evenly from the fastest to the slowest, the chosen one among them. */
export function drawnPairs(pairs: readonly TurnedPair[], chosen: number): readonly TurnedPair[] {
  const last = pairs.length - 1;
  if (last < dials) return pairs;
  const evenly = Array.from({ length: dials }, (_dial, k) => Math.round((k * last) / (dials - 1)));
  const nearest = evenly.reduce((best, pair) => (Math.abs(pair - chosen) < Math.abs(best - chosen) ? pair : best));
  const picked = new Set(evenly.map((pair) => (pair === nearest ? chosen : pair)));
  return pairs.filter(({ pair }) => picked.has(pair));
}

/** A small dial for each pair, with its share of the score; each is a button that chooses the pair. */
export function dialButtons({ pairs, dim }: Head, chosen: number, choose: (pair: number) => void): TemplateResult {
  const button = ({ pair, turnedQ, turnedK, product }: TurnedPair): TemplateResult => {
    const scale = scaleOf([turnedQ, turnedK], small);
    const line = (kind: string, [x, y]: Arrow): unknown =>
      svg`<line class=${kind} x1="0" y1="0" x2=${at(scale * x)} y2=${at(-scale * y)} />`;
    const share = measure(product / Math.sqrt(dim), 2);
    return html`<button
      type="button" class="dial" data-pair=${pair} aria-pressed=${pair === chosen} @click=${() => choose(pair)}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <circle class="rim" r=${small} />${line('k', turnedK)} ${line('q', turnedQ)}
      </svg>
      <span aria-hidden="true">${written(pair)}</span><small aria-hidden="true">${share}</small>
      <span class="visually-hidden">${t('rotate.dial', { pair: written(pair), share })}</span>
    </button>`;
  };
  return html`<div class="dials" data-term="pair" role="group" aria-label=${t('rotate.dials')}>
    ${drawnPairs(pairs, chosen).map(button)}
  </div>`;
}

type Ends = Pick<RotateValues, 'query' | 'key'>;
type Hold = 'query' | 'both' | 'key';

/** Both words on a line of positions: each can be dragged, and the bar between them moves both. */
export class Ruler {
  readonly #move: (ends: Ends) => void;
  /** What the pointer holds, the position at which it took hold, and both words and the ruler at that time. */
  #held: { readonly hold: Hold; readonly from: number; readonly ends: Ends; readonly span: Span } | undefined;

  constructor(move: (ends: Ends) => void) {
    this.#move = move;
  }

  /** Moves one word or both by a number of positions, as far as there are any. */
  #by(hold: Hold, { query, key }: Ends, step: number, max: number): void {
    const low = hold === 'both' ? Math.min(query, key) : hold === 'query' ? query : key;
    const high = hold === 'both' ? Math.max(query, key) : low;
    const by = Math.min(Math.max(step, -low), max - high);
    this.#move({ query: hold === 'key' ? query : query + by, key: hold === 'query' ? key : key + by });
  }

  figure(ends: Ends, words: readonly [key: string, query: string], width: number, max: number): TemplateResult {
    const { query, key } = ends;
    const span = this.#held?.span ?? spanOf(ends);
    const [left, right] = [16, width - 16];
    const x = (position: number): number =>
      left + ((position - span.first) / (span.last - span.first)) * (right - left);
    const line = 38;
    const positionAt = (event: PointerEvent): number => {
      const box = (event.currentTarget as Element).getBoundingClientRect();
      return span.first + ((event.clientX - box.left - left) / (right - left)) * (span.last - span.first);
    };
    const holdAt = (event: PointerEvent): Hold => {
      const place = event.clientX - (event.currentTarget as Element).getBoundingClientRect().left;
      const [toQuery, toKey] = [Math.abs(place - x(query)), Math.abs(place - x(key))];
      const within = (place - x(query)) * (place - x(key)) < 0 && Math.min(toQuery, toKey) > 13;
      return within ? 'both' : toKey < toQuery ? 'key' : 'query';
    };
    const pointed = (event: PointerEvent): void => {
      if (event.type === 'pointerdown' && event.button === 0) {
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        const hold = holdAt(event);
        const from = hold === 'both' ? positionAt(event) : ends[hold];
        this.#held = { hold, from, ends, span };
      } else if (event.type !== 'pointermove') {
        this.#held = undefined;
        return;
      }
      const held = this.#held;
      if (held) this.#by(held.hold, held.ends, Math.round(positionAt(event) - held.from), max);
    };
    const handle = (hold: Hold): unknown => {
      const now = hold === 'both' ? Math.min(query, key) : ends[hold];
      const press = (event: KeyboardEvent): void => {
        const step = keySteps(10)[event.key];
        if (step === undefined) return;
        event.preventDefault();
        this.#by(hold, ends, step, max);
      };
      const [start, end] = [Math.min(x(query), x(key)), Math.max(x(query), x(key))];
      const mark =
        hold === 'both'
          ? svg`<rect x=${at(start)} y=${line - 4} width=${at(end - start)} height="8" rx="4" />`
          : svg`<circle cx=${at(x(now))} cy=${line} r="12" />
              <text x=${at(x(now))} y=${line} dy="0.35em">${hold[0]}</text>`;
      const value = t('rotate.ruler.value', { query: written(query), key: written(key), offset: written(query - key) });
      return svg`<g
        class="handle ${hold}" tabindex="0" role="slider" aria-label=${t(`rotate.ruler.${hold}`)} aria-valuemin="0"
        aria-valuemax=${max} aria-valuenow=${now} aria-valuetext=${value} @keydown=${press}
      >${mark}</g>`;
    };
    const tick = (position: number): unknown => svg`<path class="grid" d="M${at(x(position))} ${line}v10" />
      <text x=${at(x(position))} y=${line + 26} text-anchor="middle">${written(position)}</text>`;
    const name = (hold: 'query' | 'key', word: string): unknown => {
      const before = hold === 'query' ? query > key : key > query;
      const near = Math.abs(x(query) - x(key)) < 90;
      const anchor = near ? (before ? 'start' : 'end') : 'middle';
      const place = Math.min(Math.max(x(ends[hold]) + (near ? (before ? -6 : 6) : 0), left), right);
      return svg`<text class="word ${hold}" x=${at(place)} y="16" text-anchor=${edgeAnchor(place, anchor, left, right)}
        >${word}</text>`;
    };
    const step = (span.last - span.first) / (span.last === 30 ? 6 : width < 420 ? 4 : 10);
    const marks = Array.from({ length: Math.round((span.last - span.first) / step) + 1 }, (_mark, k) => k * step);
    return html`<svg
      class="chart ruler" data-term="offset" width=${width} height="68" viewBox="0 0 ${width} 68" role="group"
      aria-label=${t('rotate.ruler.title')} @pointerdown=${pointed} @pointermove=${pointed} @pointerup=${pointed}
      @pointercancel=${pointed}
    >
      <path class="line" d="M${left} ${line}H${right}" />${marks.map((mark) => tick(span.first + mark))}
      ${name('key', words[0])} ${name('query', words[1])} ${handle('both')} ${handle('key')} ${handle('query')}
    </svg>`;
  }
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** The first 30 positions, or whole hundreds that hold both words. */
function spanOf({ query, key }: Ends): Span {
  if (Math.max(query, key) <= 30) return { first: 0, last: 30 };
  const first = Math.floor(Math.min(query, key) / 100) * 100;
  // A hundred belongs to the line before it, on which it is the end.
  const start = Math.min(query, key) === first && first > 0 && Math.max(query, key) === first ? first - 100 : first;
  return { first: start, last: Math.max(Math.ceil(Math.max(query, key) / 100) * 100, start + 100) };
}

/** A name near an end of the line stays within the figure. */
const edgeAnchor = (place: number, anchor: string, left: number, right: number): string =>
  place < left + 30 ? 'start' : place > right - 30 ? 'end' : anchor;
