// The second figure of the lab, one for each topic: the score by offset, the values, the two pairings, the full turns.
import { ticks } from 'd3-array';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { at, axisNames, chart, gridLines, pathOf, plotOf, ticksBelow, wholeTicks } from '../shared/figure/chart.ts';
import { colorIndex, colorTable, entryColor, valueScale } from '../../library/draw/index.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, measure, written } from '../shared/text/numerals.ts';
import { channelsOf, fromStart, other, slowPairs, type Arrow, type Head } from './head.ts';
import { arrowMark } from './figures.ts';
import type { RotateValues } from './properties.ts';

const margin = { left: 52, right: 14, top: 26, bottom: 34 };

/** Whole positions from the first to the last, at most so many. */
const some = (first: number, last: number, most = 401): readonly number[] => {
  const step = Math.max(1, Math.ceil((last - first) / (most - 1)));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_position, k) => first + k * step);
};

/** The range of values with 0 in it, and a little more, so that a flat line is not blown up to a storm. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return high - low < 1e-6 ? [-1, 1] : [low, high];
}

/** The end of an axis that holds a position: 30 like the ruler, or whole hundreds. */
const up = (value: number): number => (value <= 30 ? 30 : Math.ceil(value / 100) * 100);

/** The score at every offset of the query from the key, wherever both stand. */
export function offsetChart(
  head: Head,
  view: RotateValues,
  width: number,
  choose: (offset: number) => void,
): TemplateResult {
  const offset = view.query - view.key;
  const reach = up(Math.abs(offset));
  const offsets = some(-reach, reach);
  const scores = offsets.map((one) => head.score(Math.max(one, 0), Math.max(-one, 0)));
  const span = rangeOf([...scores, head.plain]);
  const height = width < 480 ? 165 : 230;
  const plot = plotOf([width, height], margin, [-reach, reach], span);
  const { x, y, left, right, top, bottom } = plot;
  const press = (event: MouseEvent): void => {
    const place = event.clientX - (event.currentTarget as Element).getBoundingClientRect().x;
    const pointed = Math.round(-reach + ((place - left) / (right - left)) * 2 * reach);
    choose(Math.min(Math.max(pointed, -reach), reach));
  };
  const place = at(x(offset));
  return chart(
    { kind: 'scores', term: 'offset', width, height, label: t('rotate.chart.offset'), press },
    svg`${gridLines(ticks(...span, 4), plot, (value) => measure(value, 3))}
      ${ticksBelow(wholeTicks(-reach, reach, width / 90), plot)}
      ${axisNames(plot, height, t('rotate.axis.offset'), `${t('rotate.axis.score')} ↑`)}
      <path class="bound" d="M${left} ${at(y(head.plain))}H${right}" />
      <path class="curve own" d="M${pathOf(offsets.map((one, k) => [x(one), y(scores[k]!)] as const))}" />
      <path class="now" d="M${place} ${top}V${bottom}" />
      <circle class="tip" r="5" cx=${place} cy=${at(y(head.score(view.query, view.key)))} />`,
  );
}

/** The channel of the chosen pair in the output while both words move on from the start: flat, unless values rotate. */
function outputChart(head: Head, view: RotateValues, width: number, height: number): TemplateResult {
  const [query, key] = fromStart(view);
  const here = Math.min(view.query, view.key);
  const last = up(here);
  const moves = some(0, last, 201);
  const [channel] = channelsOf(view.pair, head.dim, view.pairing);
  const entry = (move: number, values: RotateValues['values']): number =>
    head.output(query + move, key + move, values).row[channel] ?? 0;
  const values = moves.map((move) => entry(move, view.values));
  // One scale for all ways, so that a flat line can be compared with a wave.
  const { arrow } = head.output(query, key, 'rotated');
  const most = Math.max(Math.hypot(...arrow), ...values.map(Math.abs), 1e-9);
  const plot = plotOf([width, height], margin, [0, last], [-most, most]);
  const { x, y, top, bottom } = plot;
  return chart(
    { kind: 'outputs', term: 'output', width, height, label: t('rotate.chart.values') },
    svg`${gridLines(ticks(-most, most, 4), plot, (value) => measure(value, 2))}
      ${ticksBelow(wholeTicks(0, last, width / 90), plot)}
      ${axisNames(plot, height, t('rotate.axis.moved'), `${t('rotate.axis.output', { channel: written(channel) })} ↑`)}
      <path class="curve own" d="M${pathOf(moves.map((move, k) => [x(move), y(values[k]!)] as const))}" />
      <path class="now" d="M${at(x(here))} ${top}V${bottom}" />
      <circle class="tip" r="5" cx=${at(x(here))} cy=${at(y(entry(here, view.values)))} />`,
  );
}

/** The pair of the output: at the start of the text, dashed, and here. */
function outputDial(start: Arrow, here: Arrow): TemplateResult {
  const scale = 100 / Math.max(Math.hypot(...start), Math.hypot(...here), 1e-9);
  const label = t('rotate.outputDial');
  return html`<svg class="dial-figure output" viewBox="-122 -122 244 244" role="img" aria-label=${label}>
    <circle class="rim" r="100" /><path class="axis" d="M-100 0H100M0 -100V100" />
    ${arrowMark('out', here, scale)} ${arrowMark('before start', start, scale)} <circle class="pin" r="3" />
  </svg>`;
}

export function valuesFigure(head: Head, view: RotateValues, width: number): TemplateResult {
  const [query, key] = fromStart(view);
  const start = head.output(query, key, view.values);
  const here = head.output(view.query, view.key, view.values);
  const aside = width < 480 ? 0 : 200;
  return html`<div class="values-figure">
    <div>
      ${outputDial(start.arrow, here.arrow)}
      <ul class="angles">
        <li data-arrow="q"><span>${t('rotate.outputHere')}</span></li>
        <li data-arrow="before"><span>${t('rotate.outputStart')}</span></li>
      </ul>
    </div>
    ${outputChart(head, view, width - aside, width < 480 ? 190 : 220)}
  </div>`;
}

/** One row of channels, each pair joined by an arc: as the weights were trained, and as a program pairs them. */
export function pairingFigure(head: Head, view: RotateValues, width: number): TemplateResult {
  const { q, dim } = head;
  const { order } = head.loaded(view.permuted);
  const table = colorTable('RdBu');
  const most = Math.max(...q.map(Math.abs));
  const scale = valueScale(table, -most, most);
  const cell = Math.min((width - 4) / dim, 44);
  const [tall, arch] = [Math.min(cell, 30), 54];
  const start = (width - cell * dim) / 2;
  const wrong = !view.permuted;
  const row = (top: number, pairing: RotateValues['pairing'], from: readonly number[], fault: boolean): unknown => {
    const line = top + arch;
    const middle = (channel: number): number => start + (channel + 0.5) * cell;
    const arc = (pair: number): unknown => {
      const [a, b] = channelsOf(pair, dim, pairing).map(middle) as [number, number];
      const crest = at(line - 4 - 1.3 * Math.min(8 + (b - a) * 0.16, arch - 8));
      const chosen = pair === view.pair;
      return svg`<path
        class="arc" data-pair=${pair} data-chosen=${chosen ? 'yes' : 'no'} data-wrong=${fault ? 'yes' : 'no'}
        d="M${at(a)} ${line - 2}C${at(a)} ${crest} ${at(b)} ${crest} ${at(b)} ${line - 2}"
      />`;
    };
    const chosenChannels = channelsOf(view.pair, dim, pairing);
    const box = (channel: number): unknown => {
      const source = from[channel] ?? 0;
      const fill = entryColor(table, colorIndex(q[source] ?? 0, scale));
      const number =
        cell < 20
          ? ''
          : svg`<text x=${at(middle(channel))} y=${line + tall + 14} text-anchor="middle">${written(source)}</text>`;
      return svg`<rect
        class="channel" x=${at(start + channel * cell + 0.5)} y=${line}
        width=${at(Math.max(cell - 1, 0.5))} height=${at(tall)} fill=${fill}
        data-from=${source} data-chosen=${chosenChannels.includes(channel) ? 'yes' : 'no'}
      />${number}`;
    };
    const others = Array.from({ length: dim / 2 }, (_pair, pair) => pair).filter((pair) => pair !== view.pair);
    return svg`<g data-row=${pairing}>${from.map((_from, channel) => box(channel))} ${others.map(arc)}
      ${arc(view.pair)}</g>`;
  };
  const height = arch + tall + 22;
  const drawing = (
    pairing: RotateValues['pairing'],
    from: readonly number[],
    fault: boolean,
  ): TemplateResult => html`<svg
    class="chart channels" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img"
    aria-label=${t(fault ? 'rotate.rowWrong' : 'rotate.row', { pairing: t(`rotate.pairings.${pairing}`) })}
  >${row(0, pairing, from, fault)}</svg>`;
  const trained = view.pairing;
  const run = other(trained);
  const heading = (key: 'rowTrained' | 'rowRun', pairing: RotateValues['pairing'], score: number, fault: boolean) =>
    html`<h4 data-wrong=${fault ? 'yes' : 'no'}>${t(`rotate.${key}`, { pairing: t(`rotate.pairings.${pairing}`) })}
      <b>${t('rotate.rowScore', { score: decimal(score, 4) })}</b></h4>`;
  const right = head.score(view.query, view.key);
  const loaded = head.loaded(view.permuted).score;
  return html`<div class="pairings-figure" data-term="pairing">
    ${heading('rowTrained', trained, right, false)} ${drawing(trained, [...q.keys()], false)}
    ${heading('rowRun', run, loaded, wrong)} ${drawing(run, order, wrong)}
  </div>`;
}

/** The part of its circle that each pair goes through within the text: a whole one, or less. */
export function turnsFigure({ turns }: Head, { context }: RotateValues, width: number): TemplateResult {
  // Powers of two, as the numbers of pairs are: all rows are full.
  const across = Math.min(2 ** Math.floor(Math.log2(Math.max(width / 36, 1))), turns.length);
  const size = Math.min(width / across, 72);
  const down = Math.ceil(turns.length / across);
  const radius = size / 2 - 4;
  const named = radius >= 12;
  const ring = (length: number, pair: number): unknown => {
    const share = Math.min(context / length, 1);
    const [x, y] = [((pair % across) + 0.5) * size, (Math.floor(pair / across) + 0.5) * size];
    const angle = share * 2 * Math.PI;
    const large = share > 0.5 ? 1 : 0;
    const end = `${at(x + radius * Math.cos(angle))} ${at(y - radius * Math.sin(angle))}`;
    const swept =
      share < 1
        ? svg`<path class="swept" d="M${at(x + radius)} ${at(y)}A${at(radius)} ${at(radius)} 0 ${large} 0 ${end}" />`
        : svg`<circle class="swept" cx=${at(x)} cy=${at(y)} r=${at(radius)} />`;
    return svg`<g class="ring" data-pair=${pair} data-whole=${share < 1 ? 'no' : 'yes'} data-share=${share}>
      <circle class="track" cx=${at(x)} cy=${at(y)} r=${at(radius)} />${swept}
      ${named ? svg`<text x=${at(x)} y=${at(y)} dy="0.35em" text-anchor="middle">${written(pair)}</text>` : nothing}
    </g>`;
  };
  const height = Math.ceil(down * size);
  const words = { slow: written(slowPairs(turns, context)), pairs: written(turns.length), context: written(context) };
  return chart(
    { kind: 'rings', term: 'turn', width, height, label: t('rotate.turnsSay', words) },
    svg`${turns.map(ring)}`,
  );
}
