// The layers of a model above its text: a row for each, with the beam that it throws on the text, the first one lowest.
import { svg, type TemplateResult } from 'lit';
import { at, chart, keySteps, sliderFrame, wholeTicks, type Span } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import { beamOf } from './beams.ts';
import { kindOf, layerCount, type Card } from './models.ts';
import type { LayerPositions } from 'posenc';

/** Margins that the layers and the text below them share, CSS pixels. */
export const [left, right] = [30, 12];
const top = 20;
/** The narrowest beam that can be seen. */
const narrowest = 3;

/** The class of a bar: rotary kinds are numbered in their order; what has no rotation is outlined. */
export function lookOf({ positions: { kinds } }: Card, kind: LayerPositions): string {
  if (kind.positions === 'none') return 'bare';
  return `k${kinds.filter(({ positions }) => positions !== 'none').indexOf(kind) % 4}`;
}

/** Places of a text of some length on a strip of some width. */
export const placesOn =
  (length: number, width: number) =>
  (position: number): number =>
    left + (position / length) * (width - left - right);

/** The two edges of a stretch of positions. */
export function edges([first, last]: Span, place: (position: number) => number): Span {
  const end = place(last + 1);
  return [Math.min(place(first), end - narrowest), end];
}

export interface MapSize {
  readonly width: number;
  /** For the rows of the layers. */
  readonly height: number;
  /** Positions that the strip holds. */
  readonly length: number;
}

export function layerMap(
  card: Card,
  { layer, position }: { readonly layer: number; readonly position: number },
  { width, height, length }: MapSize,
  choose: (layer: number) => void,
): TemplateResult {
  const count = layerCount(card);
  const now = Math.min(layer, count - 1);
  const bottom = top + height;
  const step = height / count;
  const place = placesOn(length, width);
  const numbered = card.positions.layers !== undefined;
  const thick = Math.min(step * 0.76, 14);
  const middle = (index: number): number => bottom - (index + 0.5) * step;
  const bar = (kind: LayerPositions, index: number): unknown => {
    const { keys, summary } = beamOf(kind, position);
    const y = middle(index);
    const [start, end] = keys ? edges(keys, place) : [place(position), place(position)];
    const known = summary && edges(summary, place);
    return svg`${known ? svg`<path class="layer-summary" d="M${at(known[0])} ${at(y)}H${at(known[1])}" />` : ''}
      <rect class="layer-bar ${lookOf(card, kind)}" x=${at(start)} y=${at(y - thick / 2)} width=${at(end - start)}
        height=${at(thick)} />`;
  };
  const title = numbered
    ? t('passport.mapOf', { model: card.name, count })
    : t('passport.mapUnnumbered', { model: card.name });
  const seen = beamOf(kindOf(card, now), position);
  const lit = edges(seen.keys ?? seen.summary ?? [position, position], place);
  const [high, low] = [middle(now) - step / 2, middle(now) + step / 2];
  const drawn = chart(
    { kind: 'layer-map', width, height: bottom, label: title, term: 'layer' },
    svg`<text class="name" x=${left} y="13">${title}</text>
    <rect class="chosen-row" x=${left} y=${at(high)} width=${width - left - right} height=${at(step)} />
    <rect class="beam" x=${at(lit[0])} y=${at(low)} width=${at(lit[1] - lit[0])} height=${at(bottom - low)} />
    ${Array.from({ length: count }, (_layer, index) => bar(kindOf(card, index), index))}
    <path class="here" d="M${left - 3} ${at(middle(now))}l-8 -5v10z" />
    ${
      numbered
        ? wholeTicks(0, count - 1, Math.max(2, height / 40))
            .filter((tick) => Math.abs(middle(tick) - middle(now)) > 10)
            .map(
              (tick) =>
                svg`<text x=${left - 6} y=${at(middle(tick))} dy="0.35em" text-anchor="end">${written(tick)}</text>`,
            )
        : ''
    }`,
  );
  return sliderFrame(
    {
      kind: 'layer-frame',
      term: 'layer',
      label: title,
      first: 0,
      last: count - 1,
      now,
      vertical: true,
      words: t('passport.layerAt', { layer: now, kind: kindOf(card, now).name }),
      steps: keySteps(Math.max(2, Math.round(count / 8))),
      pointed: ({ clientY }, box) => Math.floor((bottom - ((clientY - box.y) * bottom) / box.height) / step),
      choose,
    },
    drawn,
  );
}
