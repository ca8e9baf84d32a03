// `posenc-check diff`: whether two models are the same in positions, and where not.
import type { ModelPositions } from 'posenc';
import { differences, type Difference } from './model/differences.ts';
import { readModel } from './model/read.ts';
import { layersText } from './model/words.ts';
import { diffOptions } from './options.ts';
import { paintFor, type Paint } from './text/paint.ts';
import { jsonText, plainLine } from './text/plain.ts';
import { argumentsOf, readWords, UsageError, type Output } from './words.ts';

export async function diff(words: readonly string[], { out }: Output): Promise<number> {
  const read = readWords(words, diffOptions);
  const { options } = read;
  const [first, second, third] = argumentsOf(read);
  if (first === undefined || second === undefined || third !== undefined)
    throw new UsageError('diff takes two files, each a config.json, a params.json, a folder with one, or a .gguf');
  const library = await import('posenc');
  const a = await readModel(library, first);
  const b = await readModel(library, second);
  const found = await differences(library, a, b);
  const same = found.length === 0;
  if (options['json']) out(`${jsonText({ same, a: first, b: second, differences: found }, undefined, 1)}\n`);
  else out(text(found, [a.model, b.model], [first, second], paintFor(process.stdout, process.env)));
  return same ? 0 : 1;
}

function text(
  found: readonly Difference[],
  models: readonly [ModelPositions, ModelPositions],
  paths: readonly [string, string],
  paint: Paint,
): string {
  const heads = models.map(
    ({ modelType, layers }, i) =>
      `  ${'ab'[i]}  ${plainLine(paths[i] ?? '')}  (${modelType || 'no type'}, ${layers?.length ?? 'unknown'} layers)`,
  );
  if (found.length === 0) return [paint.good('The same in positions.'), ...heads, ''].join('\n');
  const places = [...new Set(found.map(placeOf))];
  const width = Math.max(...found.map(({ name }) => name.length));
  const left = Math.max(...found.map(({ a }) => a.length));
  const lines = [paint.bad('Different in positions.'), ...heads];
  for (const place of places) {
    lines.push('', paint.strong(place));
    for (const { name, a, b } of found.filter((one) => placeOf(one) === place))
      lines.push(`  ${name.padEnd(width)}  ${a.padEnd(left)}  ${paint.faint('->')}  ${b}`.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

const placeOf = ({ layers }: Difference): string => (layers === undefined ? 'The model' : capital(layersText(layers)));
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
