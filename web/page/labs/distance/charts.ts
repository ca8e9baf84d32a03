import { ticks } from 'd3-array';
import { html, svg, type TemplateResult } from 'lit';
import { plain, significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import { compareSpan, type Narrow, type Pair, type Similarities } from './measures.ts';

const at = (value: number): string => value.toFixed(2);
const margin = { left: 46, right: 12, top: 22, bottom: 34 };
/** About the width of a letter, CSS pixels. */
const letter = 6.8;

export interface OffsetChartOptions {
  readonly similarities: Similarities;
  readonly picked: Pair;
  readonly kept: Pair;
  readonly measure: 'dot' | 'cosine' | 'distance';
  readonly width: number;
}

/** The row of the first position: its measured values as dots, the closed form as a line through them. */
export function offsetChart({ similarities, picked, kept, measure, width }: OffsetChartOptions): TemplateResult {
  const here = language();
  const height = 230;
  const { matrix, offsets, closed, rise } = similarities;
  const [low, high] = [-picked.first, matrix.columns - 1 - picked.first];
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  const [least, greatest] = [Math.min(0, ...closed), Math.max(...closed)];
  const x = (offset: number): number => left + ((offset - low) / Math.max(high - low, 1)) * (right - left);
  const y = (value: number): number => bottom - ((value - least) / (greatest - least || 1)) * (bottom - top);
  const side = (sign: number, limit: number): string =>
    Array.from(offsets)
      .map((offset, k) => (offset <= limit ? `${at(x(sign * offset))} ${at(y(closed[k] ?? 0))}` : ''))
      .filter((point) => point !== '')
      .join('L');
  const row = matrix.data.subarray(picked.first * matrix.columns, (picked.first + 1) * matrix.columns);
  const spot = (pair: Pair, kind: string): TemplateResult | string => {
    const offset = pair.second - pair.first;
    return offset >= low && offset <= high
      ? svg`<circle class=${kind} r="6" cx=${at(x(offset))} cy=${at(y(pair[measure]))} />`
      : '';
  };
  const axis = `${t(`distance.measures.${measure}`)} ↑`;
  // Over its line where the name of the axis leaves room, otherwise at the right edge.
  const overLine = (offset: number, name: string): TemplateResult => {
    const start = Math.max(x(offset) - 4, left + (axis.length + 2) * letter);
    const fits = start + name.length * letter <= right;
    return svg`<text class="rise-name" x=${at(fits ? start : right)} y="11" text-anchor=${fits ? 'start' : 'end'}>${name}</text>` as TemplateResult;
  };
  return html`<svg class="chart offsets" data-term="offset" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${t('distance.offsetChart', { first: picked.first })}>
    ${ticks(least, greatest, 4).map((value) => svg`<path class="grid" data-value=${value} d="M${left} ${at(y(value))}H${right}" /><text x=${left - 8} y=${at(y(value))} dy="0.35em" text-anchor="end">${significant(value, here, 4)}</text>`)}
    ${ticks(low, high, width / 80)
      .filter(Number.isInteger)
      .map(
        (value) =>
          svg`<path class="grid" d="M${at(x(value))} ${bottom}v5" /><text x=${at(x(value))} y=${bottom + 17} text-anchor="middle">${plain(value, here)}</text>`,
      )}
    <text class="name" x=${right} y=${height - 3} text-anchor="end">${t('distance.axisOffset')}</text>
    <text class="name" x=${left} y="11">${axis}</text>
    ${rise && rise.offset <= high ? svg`<path class="rise" data-offset=${rise.offset} d="M${at(x(rise.offset))} ${top}V${bottom}" />${overLine(rise.offset, t('distance.riseHere', { offset: rise.offset }))}` : ''}
    <path class="curve" d="M${side(1, high)}" /><path class="curve" d="M${side(-1, -low)}" />
    ${Array.from(row, (value, position) => svg`<circle class="sample" data-offset=${position - picked.first} r=${row.length > 130 ? 1.8 : 2.6} cx=${at(x(position - picked.first))} cy=${at(y(value))} />`)}
    ${spot(kept, 'kept')}${spot(picked, 'tip')}
  </svg>`;
}

/** Small curves of several widths, each a button that sets its width. */
export function widthButtons(widths: readonly Narrow[], chosen: number, choose: (dim: number) => void): TemplateResult {
  const [wide, high] = [120, 56];
  const least = Math.min(0, ...widths.map(({ cosines }) => Math.min(...cosines)));
  const x = (offset: number): string => at((offset / compareSpan) * wide);
  const y = (cosine: number): string => at(3 + ((1 - cosine) / (1 - least)) * (high - 6));
  return html`<div class="widths" role="group" aria-labelledby="distance-widths">
    ${widths.map(({ dim, cosines, rise }) => {
      const above = rise ? (cosines[rise.offset * 4] ?? 0) : 0;
      return html`<button type="button" class="width" data-dim=${dim} aria-pressed=${dim === chosen ? 'true' : 'false'} @click=${() => choose(dim)}>
        <svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">
          <path class="grid" d="M0 ${y(0)}H${wide}" />
          <path class="curve" d="M${Array.from(cosines, (cosine, k) => `${x(k / 4)} ${y(cosine)}`).join('L')}" />
          ${rise ? svg`<circle class="tip" r="3.5" cx=${x(rise.offset)} cy=${y(above)} />` : ''}
        </svg>
        <strong>d = ${dim}</strong>
        <small>${rise ? t('distance.risesAt', { offset: rise.offset }) : t('distance.risesLater', { span: compareSpan })}</small>
      </button>`;
    })}
  </div>`;
}
