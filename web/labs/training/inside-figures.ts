import { html, nothing, svg, type TemplateResult } from 'lit';
import { t } from '../shared/text/i18n.ts';
import { colorScale, pictured, placeOf, reachOf, type Cells, type Colors } from '../sentence/picture.ts';
import type { Inside, Part, TableLook } from './inside.ts';

/** User units: a square of cells under a name, with words next to it if there are any. */
const side = 128;
const top = 16;

interface MapOptions {
  readonly name: string;
  readonly cells: Cells;
  readonly colors: Colors;
  readonly words?: readonly string[];
  /** A line after so many rows. */
  readonly edge?: number;
}

function cellMap({ name, cells, colors, words = [], edge }: MapOptions): TemplateResult {
  const [left, above] = words.length > 0 ? [20, top + 18] : [2, top];
  const size = side / (words.length || 1);
  const letters = Math.min(9, size * 0.95);
  const middle = (place: number): number => (place + 0.5) * size;
  const whole = { width: left + side + 2, height: above + side + 2 };
  const place = { x: left, y: above, width: side, height: side };
  const figure = html`<svg
    class="inside-map" viewBox="0 0 ${whole.width} ${whole.height}" role="img" aria-label=${name}
  >
    <text class="head" x=${left} y="10">${name}</text>
    <g font-size=${letters}>
      ${words.map(
        (word, at) => svg`<text x=${left - 3} y=${above + middle(at)} text-anchor="end" dominant-baseline="central"
          >${word}</text><text
            transform="translate(${left + middle(at)} ${above - 3}) rotate(-90)" dominant-baseline="central"
          >${word}</text>`,
      )}
    </g>
    ${placeOf({ cells, colors, place })}
    ${
      edge === undefined
        ? nothing
        : svg`<path class="edge" d="M${left} ${above + (edge / cells.rows) * side}h${side}" />`
    }
  </svg>`;
  return pictured('inside-picture', [{ cells, colors, place }], whole, figure);
}

const shares: Colors = { map: 'magma', min: 0, max: 1 };

const heading = ({ layer, head = 1 }: Part): string =>
  layer === undefined ? t('training.inside.head', { head }) : t('training.inside.part', { layer, head });

function tables(look: TableLook, kind: 'learned' | 'sinusoidal', longest: number): TemplateResult {
  const reach = reachOf([look.rows.data]);
  const name = t(`training.encodings.${kind}`);
  return html`${cellMap({
    name: t('training.inside.rows', { name }),
    cells: look.rows,
    colors: { map: 'RdBu', min: -reach, max: reach },
    edge: longest,
  })}
  ${cellMap({
    name: t('training.inside.cosines', { name }),
    cells: look.cosines,
    colors: { map: 'RdBu', min: -1, max: 1 },
    edge: longest,
  })}`;
}

/** The pictures of one model. */
export function insideFigures(
  { words, answer, said, attention, bias, tables: both }: Inside,
  longest: number,
): TemplateResult {
  const reach = reachOf(bias.map(({ cells }) => cells.data));
  const added: Colors = { map: 'RdBu', min: -reach, max: reach };
  return html`<p class="inside-sentence">
      <code>${words.join(' ')}</code> → <strong>${answer}</strong>
      ${t(said === answer ? 'training.inside.right' : 'training.inside.wrong', { said })}
    </p>
    <div class="inside-maps" data-maps="attention">
      ${attention.map((part) => cellMap({ name: heading(part), cells: part.cells, colors: shares, words }))}
    </div>
    ${colorScale(shares, t('training.inside.share'))}
    ${
      bias.length === 0
        ? nothing
        : html`<p>${t('training.inside.bias')}</p>
          <div class="inside-maps" data-maps="bias">
            ${bias.map((part) => cellMap({ name: heading(part), cells: part.cells, colors: added, words }))}
          </div>
          ${colorScale(added, t('training.inside.added'))}`
    }
    ${
      both
        ? html`<p>${t('training.inside.tables', { longest, twice: 2 * longest })}</p>
          <div class="inside-maps" data-maps="tables">
            ${tables(both.learned, 'learned', longest)} ${tables(both.sinusoidal, 'sinusoidal', longest)}
          </div>`
        : nothing
    }`;
}
