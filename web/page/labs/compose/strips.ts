import { html, svg, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n.ts';
import { pictured, placeOf, reachOf, type Colors } from '../sentence/picture.ts';
import { colorScale } from '../sentence/scale.ts';
import { addedAt, entriesOf, type Composition } from './parts.ts';
import type { ComposeValues } from './properties.ts';

const [wide, cell] = [320, 10];

/** What shows through the holes: all cells that hold an entry, not the rest of the last line. */
function ground(rows: number, columns: number, dim: number, high: number): string {
  const [whole, rest] = [(high * (rows - 1)) / rows, (wide * (dim - (rows - 1) * columns)) / columns];
  return `M0 0H${wide}V${whole}H${rest}V${high}H0Z`;
}

/** One vector entry by entry, before and after: all in the same colours, so that what is small looks small. Dropout leaves holes. */
export function strips(view: ComposeValues, parts: Composition): TemplateResult {
  const { words, sum } = view.rooted ? parts.rooted : parts.plain;
  const rows = {
    word: entriesOf(words, view.position),
    place: entriesOf(addedAt(parts, view.position), 0),
    sum: entriesOf(sum, view.position),
    after: entriesOf(parts.after, view.position, true),
  };
  const reach = reachOf(Object.values(rows).map(({ data }) => data));
  const colors: Colors = { map: 'RdBu', min: -reach, max: reach };
  const one = (name: keyof typeof rows): TemplateResult => {
    const cells = rows[name];
    // Few entries are as wide as many: a cell is never a needle.
    const high = Math.max(cells.rows * (cells.columns < 64 ? 20 : cell), 20);
    const picture = { cells, colors, place: { x: 0, y: 0, width: wide, height: high } };
    return html`<div class="entries" data-strip=${name}>
      <h4>${t(`compose.strips.${name}`)}</h4>
      ${pictured(
        'strip-picture',
        [picture],
        picture.place,
        html`<svg class="chart strip-cells" viewBox="0 0 ${wide} ${high}" role="img" aria-label=${t('compose.stripAlt', { name: t(`compose.strips.${name}`), position: view.position, dim: view.dim })}>
        ${name === 'after' ? svg`<path class="zeroed" d=${ground(cells.rows, cells.columns, view.dim, high)} />` : ''}
        ${placeOf(picture)}
      </svg>`,
      )}
    </div>`;
  };
  return html`<div class="entry-lines">${one('word')}${one('place')}${one('sum')}${one('after')}</div>${colorScale(colors, t('compose.scale'))}`;
}
