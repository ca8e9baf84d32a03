// The text of a model as a strip of its real length: what was trained, what is promised, what the chosen layer sees,
// and a numbered mark where something changes. Dragging along it moves the position.
import { ticks } from 'd3-array';
import { svg, type TemplateResult } from 'lit';
import { at, chart, sliderFrame } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import { beamOf, spread } from './beams.ts';
import { edges, left, lookOf, placesOn, right } from './map.ts';
import { kindOf, type Card } from './models.ts';
import { changeText } from './words.ts';

/** Heights, CSS pixels: the asked position, the text, the marks, the axis. */
const [name, band, mark] = [16, 20, 26];
const top = name;
const bottom = name + band;
export const stripHeight = bottom + mark + 18;
const radius = 9.5;

/** Two lines of words, from one place to another; the words are the same in every text. */
function wordsBetween(from: number, to: number): string {
  const strokes: string[] = [];
  for (const [line, y] of [top + 6.5, top + 13.5].entries())
    for (let x = left + 3, word = line; x < to - 3; word += 1) {
      const long = 4 + ((word * 7 + line * 3) % 5) * 3;
      const end = Math.min(x + long, to - 3);
      if (end > from) strokes.push(`M${at(Math.max(x, from))} ${y}H${at(end)}`);
      x += long + 4;
    }
  return strokes.join('');
}

export function textStrip(
  card: Card,
  { layer, position }: { readonly layer: number; readonly position: number },
  { width, length }: { readonly width: number; readonly length: number },
  choose: (position: number) => void,
): TemplateResult {
  const { trained, extended, changes } = card.positions;
  const place = placesOn(length, width);
  const end = width - right;
  const promised = place(Math.min(Math.max(extended.value ?? 0, trained.value ?? 0) || length, length));
  const learned = Math.min(trained.value === undefined ? promised : place(trained.value), promised);
  const kind = kindOf(card, layer);
  const { keys, summary } = beamOf(kind, position);
  const lit = (stretch: readonly [number, number] | undefined, className: string): unknown => {
    if (!stretch) return '';
    const [from, to] = edges(stretch, place);
    return svg`<rect class=${className} x=${at(from)} y=${top} width=${at(to - from)} height=${band} />`;
  };
  const shown = changes.map((change, index) => ({ ...change, index })).filter((change) => change.position <= length);
  const centers = spread(
    shown.map((change) => place(change.position)),
    radius * 2 + 2,
    [left + radius, end - radius],
  );
  const marks = shown.map((change, k) => {
    const x = centers[k] ?? 0;
    const y = bottom + mark - radius;
    const reached = change.position <= position ? 'reached' : 'later';
    return svg`<g class="change ${reached}" data-mark=${change.what}><title>${changeText(card, change)}</title>
      <path class="stem" d="M${at(place(change.position))} ${bottom}L${at(x)} ${at(y - radius)}" />
      <circle cx=${at(x)} cy=${at(y)} r=${radius} /><text x=${at(x)} y=${at(y)} dy="0.35em" text-anchor="middle"
        >${written(change.index + 1)}</text></g>`;
  });
  const here = place(position);
  const said = t('passport.waveAsked', { position: written(position) });
  const half = said.length * 3.4;
  const label = t('passport.strip', { model: card.name });
  const drawn = chart(
    { kind: 'text-strip', width, height: stripHeight, label, term: 'asked' },
    svg`<rect class="trained-text" x=${left} y=${top} width=${at(learned - left)} height=${band} />
    <path class="beyond-text" d="M${left} ${top}H${end}V${bottom}H${left}z" />
    <path class="words trained-words" d=${wordsBetween(left, learned)} />
    <path class="words" d=${wordsBetween(learned, promised)} />
    ${lit(summary, 'lit-summary')} ${lit(keys, `lit-keys ${lookOf(card, kind)}`)}
    ${marks}
    ${ticks(0, length, Math.max(2, Math.floor(width / 130)))
      .filter((tick) => place(tick) < end - 18)
      .map((tick) => svg`<text x=${at(place(tick))} y=${stripHeight - 4} text-anchor="middle">${written(tick)}</text>`)}
    <path class="now" d="M${at(here)} ${top - 2}V${bottom + 3}" />
    <circle class="handle" cx=${at(here)} cy=${top + band / 2} r="8" />
    <text class="value" x=${at(Math.min(Math.max(here, half), width - half))} y="11" text-anchor="middle"
      >${said}</text
    >`,
  );
  const step = Math.max(1, Math.round(length / 100));
  const page = Math.max(1, Math.round(length / 8));
  return sliderFrame(
    {
      kind: 'strip-frame',
      term: 'asked',
      label,
      first: 1,
      last: length,
      now: position,
      words: said,
      steps: {
        ...{ ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step },
        ...{ PageUp: page, PageDown: -page, Home: -Infinity, End: Infinity },
      },
      pointed: ({ clientX }, box) =>
        Math.round(((((clientX - box.x) * width) / box.width - left) / (end - left)) * length),
      choose,
    },
    drawn,
  );
}
