// Values of a model's positions as the card prints them.
import type { Sourced } from 'posenc';

/** 131072 is 131,072; other numbers have six digits that count. */
export function figure(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return String(Number(value.toPrecision(6)));
}

/** A value as text: lists by their length and ends. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'unknown';
  if (value === null) return 'none';
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && typeof value[0] === 'number' && value.length > 4) {
    const numbers = value as readonly number[];
    return `${numbers.length} numbers, ${figure(numbers[0] as number)} to ${figure(numbers.at(-1) as number)}`;
  }
  return Array.isArray(value) ? value.map(valueText).join(', ') : String(value as string);
}

/** Where a value comes from, with the model's class in one word, since the card's head has its name. */
export function sourceText({ from, source }: Sourced<unknown>, place: string | undefined): string {
  const named = place === undefined ? source : source.replaceAll(place, 'the class');
  if (from === 'computed' || from === 'class') return named;
  return from === 'file' ? `file: ${named}` : named;
}

/** Numbers of layers as ranges: "0-4, 6-10", "0, 2 ... 34". */
export function rangesText(indices: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < indices.length; ) {
    const [first, second] = [indices[at] as number, indices[at + 1]];
    const step = second === undefined ? 1 : second - first;
    let end = at;
    while (end + 1 < indices.length && (indices[end + 1] as number) - (indices[end] as number) === step) ++end;
    const count = end - at + 1;
    if (step === 1 && count > 1) parts.push(`${first}-${indices[end]}`);
    else if (count > 3) parts.push(`${first}, ${second} ... ${indices[end]}`);
    else {
      parts.push(String(first));
      end = at;
    }
    at = end + 1;
  }
  return parts.join(', ');
}

/** Layers in words, with their number where there are more than two. */
export function layersText(indices: readonly number[] | undefined): string {
  if (indices === undefined) return 'layers unknown';
  const count = indices.length > 2 ? ` (${indices.length})` : '';
  return `layer${indices.length === 1 ? '' : 's'} ${rangesText(indices)}${count}`;
}

/** A name of the library's options as config.json and the vectors write it: `ropeType` is `rope_type`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
