// The table of published files in web/docs/guides/09-positions.md, as modelPositions reads them.
import type { LayerPositions, ModelPositions, Sourced } from 'posenc';
import { readPublished, rows, spotsOf, vectorsOf, type Published } from './published.ts';

const number = (value: number): string => value.toLocaleString('en');

/** A value; an asterisk where it is not in the file. */
function shown({ value, from }: Sourced<unknown>): string {
  if (value === undefined) return 'unknown';
  const text = typeof value === 'number' ? number(value) : String(value);
  return from === 'class' ? `${text}*` : text;
}

/** Numbers of layers: `0-3`, `0, 2 ... 40`, or how many of the model's. */
function numbers(indices: readonly number[] | undefined, layers: number): string {
  if (indices === undefined) return 'all';
  const [first = 0, second = first + 1] = indices;
  const last = indices.at(-1) ?? first;
  const isRow = indices.every((layer, i) => layer === first + i * (second - first));
  if (indices.length === 1) return String(first);
  if (isRow) return second === first + 1 ? `${first}-${last}` : `${first}, ${second} ... ${last}`;
  return `${indices.length} of ${layers}: ${indices.slice(0, 3).join(', ')} ... ${last}`;
}

const seen: Partial<Record<LayerPositions['attends'], string>> = {
  window: 'window',
  chunk: 'chunks of',
  compressed: 'window',
};

function kindWords(kind: LayerPositions, layers: number): string {
  const word = seen[kind.attends];
  const sees = word === undefined || kind.window.value === null ? '' : `, ${word} ${shown(kind.window)}`;
  const other = kind.attends === 'cross' ? ', sees a picture' : kind.attends === 'recurrent' ? ', recurrent' : '';
  return `${kind.positions} (${numbers(kind.indices, layers)}${sees}${other})`;
}

const unique = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

function details(kind: LayerPositions): string {
  switch (kind.positions) {
    case 'rotary': {
      const { base, rotaryDim, headDim, pairing } = kind.rotary;
      const of = headDim.value === undefined || headDim.value === rotaryDim.value ? '' : ` of ${headDim.value}`;
      return `base ${shown(base)}, ${rotaryDim.value}${of} channels, ${pairing.value}`;
    }
    case 'learned':
    case 'sinusoidal':
      return `${shown(kind.table.rows)} rows`;
    case 't5':
    case 'deberta':
      return `${shown(kind.buckets.buckets)} buckets to ${shown(kind.buckets.maxDistance)}`;
    case 'alibi':
      return `${kind.alibi.slopes.length} slopes`;
    default:
      return '';
  }
}

function scaling(kind: LayerPositions): string {
  if (kind.positions !== 'rotary') return '';
  const { type, parameters } = kind.rotary.scaling;
  if (type.value === 'default') return 'none';
  const factor = parameters['factor'];
  const times = factor?.value === undefined ? '' : ` by ${shown(factor as Sourced<number>)}`;
  const attention = kind.rotary.attentionFactor.value ?? 1;
  const sharper = attention === 1 ? '' : `, attention factor ${Number(attention.toPrecision(4))}`;
  return `${type.value}${times}${sharper}`;
}

const lengths = ({ trained, extended }: ModelPositions): string =>
  trained.value === extended.value ? shown(trained) : `${shown(trained)} to ${shown(extended)}`;

/** Where a file was found; one that another text quotes has that text for its place. */
const sourceOf = ({ source }: Published): string =>
  source.repo === undefined ? (source.quotedIn ?? '') : `${source.repo}/${source.path}`;

function rowOf(row: Published): string {
  const read = readPublished(row);
  const name = row.model.replaceAll('|', ' ');
  if (read instanceof Error)
    return `| ${name} | refused: ${read.message.replace(/^modelPositions: /, '')} | | | | | ${sourceOf(row)} |`;
  const counts = [vectorsOf(row), spotsOf(row)];
  const [right, all] = [counts.reduce((sum, one) => sum + one.right, 0), counts.reduce((sum, one) => sum + one.all, 0)];
  const cells = [
    name,
    read.kinds.map((kind) => kindWords(kind, read.layers?.length ?? 0)).join('; '),
    unique(read.kinds.map(details).filter((text) => text !== '')),
    unique(read.kinds.map(scaling).filter((text) => text !== '')),
    lengths(read),
    all === 0 ? '' : `${right} of ${all}`,
    sourceOf(row),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function positionsTable(): string {
  const head = '| file | layers | positions | scaling | trained to extended | numbers that agree | found in |';
  return [
    '',
    `${rows.length} files as their publishers wrote them. An asterisk: not in the file, but in the class.`,
    '“Numbers that agree” are frequencies and attention factors: those of the',
    '[conformance vectors](conformance.html), and those computed from the class with 17 digits.',
    '',
    head,
    '|---|---|---|---|---|---|---|',
    ...[...rows].sort((a, b) => (a.model.toLowerCase() < b.model.toLowerCase() ? -1 : 1)).map(rowOf),
    '',
  ].join('\n');
}
