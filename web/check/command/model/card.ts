// The card of a model as text: lengths, kinds of layers, what changes where; every value with its source.
import type { ModelPositions } from 'posenc';
import type { Paint } from '../text/paint.ts';
import { plainLine } from '../text/plain.ts';
import { positionLines } from './at.ts';
import { factsOf, type Fact } from './facts.ts';
import { figure, layersText, sourceText, valueText } from './words.ts';

export interface CardOptions {
  /** One layer alone. */
  readonly layer: number | undefined;
  /** The position to describe. */
  readonly at: number | undefined;
}

export function cardText(model: ModelPositions, { layer, at }: CardOptions, paint: Paint): string {
  const { kinds, layers, stated, trained, extended, changes, notes } = model;
  const shown = layer === undefined ? kinds : kinds.filter(({ indices }) => indices?.includes(layer));
  const lengths = [
    { name: 'trained', text: valueText(trained.value), source: trained },
    // Where the file states neither, as with YaRN from a model card.
    ...([trained.value, extended.value].includes(stated.value)
      ? []
      : [{ name: 'stated', text: valueText(stated.value), source: stated }]),
    { name: 'extended', text: valueText(extended.value), source: extended },
  ];
  const facts = shown.map((kind) => ({ kind, rows: factsOf(kind) }));
  const rows = [lengths, ...facts.map((one) => one.rows)].flat();
  const widths = [widest(rows.map(({ name }) => name)), Math.min(44, widest(rows.map(({ text }) => text)))] as const;
  const printed = (list: readonly Fact[]): string[] => list.map((one) => row(one, widths, model.class, paint));
  const count = layers === undefined ? 'layers of unknown number' : `${layers.length} layers`;
  const kindsText = kinds.length === 1 ? 'all alike' : `of ${kinds.length} kinds`;
  const lines = [paint.strong(`${plainLine(model.modelType || 'A model without a type')}: ${count}, ${kindsText}`)];
  if (model.class !== undefined) lines.push(paint.faint(`the class: ${model.class}`));
  lines.push('', paint.strong('Length in positions'), ...printed(lengths));
  for (const { kind, rows: own } of facts) {
    const which = layer === undefined ? layersText(kind.indices) : `layer ${layer}, one of ${layersText(kind.indices)}`;
    lines.push('', `${paint.strong(plainLine(kind.name))}: ${which}`, ...printed(own));
  }
  const names = shown.map(({ name }) => name);
  const own = changes.filter(({ kind }) => kind === undefined || names.includes(kind));
  if (own.length > 0) lines.push('', paint.strong('What changes at which position'), ...changeLines(own, kinds.length));
  if (at !== undefined) {
    lines.push('', paint.strong(`At position ${figure(at)}`));
    lines.push(...positionLines({ ...model, kinds: shown, changes: own }, at).map((text) => `  ${plainLine(text)}`));
  }
  if (notes.length > 0) lines.push('', paint.strong('Besides'), ...notes.map((text) => `  ${plainLine(text)}`));
  return `${lines.join('\n')}\n`;
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));

function row(
  { name, text, source }: Fact,
  widths: readonly [number, number],
  place: string | undefined,
  paint: Paint,
): string {
  const from = source === undefined ? '' : plainLine(sourceText(source, place));
  const value = from === '' ? plainLine(text) : plainLine(text).padEnd(widths[1]);
  return `  ${plainLine(name).padEnd(widths[0])}  ${value}${from === '' ? '' : `  ${paint.faint(from)}`}`;
}

function changeLines(changes: ModelPositions['changes'], kinds: number): string[] {
  const numbers = changes.map(({ position }) => figure(position));
  const width = widest(numbers);
  return changes.map(({ kind, text }, i) => {
    const whose = kind === undefined || kinds === 1 ? '' : `${kind}: `;
    return `  ${(numbers[i] as string).padStart(width)}  ${plainLine(`${whose}${text}`)}`;
  });
}
