// The map of a model's layers: a bar for each, as high as it sees far, in the colour of its kind.
import { svg, type TemplateResult } from 'lit';
import { at, chart, keySteps, labelsBelow, plotOf, sliderFrame, wholeTicks } from '../shared/figure/chart.ts';
import type { Room } from '../shared/figure/width.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import { kindOf, layerCount, type Card } from './models.ts';
import type { LayerPositions } from 'posenc';

const margin = { left: 12, right: 12, top: 40, bottom: 34 };

/** The class of a bar: rotary kinds are numbered in their order; what has no rotation is outlined. */
export function lookOf({ positions: { kinds } }: Card, kind: LayerPositions): string {
  if (kind.positions === 'none') return 'bare';
  return `k${kinds.filter(({ positions }) => positions !== 'none').indexOf(kind) % 4}`;
}

/** How high a bar is, from 0 to 1: what its layer sees of a text that ends at the position, on a logarithmic scale. */
export function reachOf({ attends, window }: LayerPositions, position: number): number {
  if (attends === 'recurrent' || attends === 'nothing' || attends === 'cross') return 0.12;
  const seen = window.value;
  if (seen === undefined || seen === null || seen > position) return 1;
  return Math.max(Math.log2(1 + seen) / Math.log2(2 + position), 0.12);
}

export function layerMap(
  card: Card,
  { layer, position }: { readonly layer: number; readonly position: number },
  room: Room,
  shared: number,
  choose: (layer: number) => void,
): TemplateResult {
  const count = layerCount(card);
  const now = Math.min(layer, count - 1);
  const width = room.value;
  const height = Math.min(shared > 1 ? 132 : 190, Math.max(110, room.highest / shared));
  const plot = plotOf([width, height], margin, [-0.5, count - 0.5], [0, 1]);
  const { bottom, x, y } = plot;
  const step = x(1) - x(0);
  const numbered = card.positions.layers !== undefined;
  const wide = Math.min(Math.max(step * 0.78, 1.5), 44);
  const bars = Array.from({ length: count }, (_layer, index) => {
    const kind = kindOf(card, index);
    const top = y(reachOf(kind, position));
    return svg`<rect
      class="layer-bar ${lookOf(card, kind)}" x=${at(x(index) - wide / 2)} y=${at(top)} width=${at(wide)}
      height=${at(bottom - top)}
    />`;
  });
  const title = numbered
    ? t('passport.mapOf', { model: card.name, count })
    : t('passport.mapUnnumbered', { model: card.name });
  const middle = at(x(now));
  const drawn = chart(
    { kind: 'layer-map', width, height, label: title, term: 'layer' },
    svg`<text class="name" x=${margin.left} y="13">${title}</text>
    ${bars}<path class="grid" d="M${plot.left} ${bottom}H${plot.right}" />
    <path class="now" d="M${middle} ${plot.top - 6}V${bottom}" />
    <path class="here" d="M${middle} ${plot.top - 4}l-5 -8h10z" />
    ${numbered ? labelsBelow(wholeTicks(0, count - 1, width / 90), plot, written) : ''}`,
  );
  return sliderFrame(
    {
      kind: 'layer-frame',
      term: 'layer',
      label: title,
      first: 0,
      last: count - 1,
      now,
      words: t('passport.layerAt', { layer: now, kind: kindOf(card, now).name }),
      steps: keySteps(Math.max(2, Math.round(count / 8))),
      pointed: ({ clientX }, box) => Math.round((((clientX - box.x) * width) / box.width - plot.left) / step - 0.5),
      choose,
    },
    drawn,
  );
}
