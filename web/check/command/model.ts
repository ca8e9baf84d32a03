// `posenc-check model`: the positions of a model, layer by layer, from its file.
import type { ModelPositions } from 'posenc';
import { cardText } from './model/card.ts';
import { positionLines } from './model/at.ts';
import { readModel } from './model/read.ts';
import { modelOptions } from './options.ts';
import { paintFor } from './text/paint.ts';
import { jsonText } from './text/plain.ts';
import { argumentsOf, numberOf, readWords, RunError, UsageError, type Output } from './words.ts';

/** Beyond this no format of a file counts positions. */
const farthest = 2 ** 53 - 1;

export async function model(words: readonly string[], { out }: Output): Promise<number> {
  const read = readWords(words, modelOptions);
  const { options } = read;
  const [path, second] = argumentsOf(read);
  if (path === undefined || second !== undefined)
    throw new UsageError('model takes one file: a config.json, a params.json, a folder with one, or a .gguf');
  const layer = numberOf(options, 'layer', { least: 0, whole: true });
  const at = numberOf(options, 'at', { least: 0, most: farthest, whole: true });
  const { model: found } = await readModel(await import('posenc'), path, at === undefined ? undefined : at + 1);
  if (layer !== undefined) checkLayer(path, found, layer);
  out(
    options['json']
      ? everything(found, layer, at)
      : cardText(found, { layer, at }, paintFor(process.stdout, process.env)),
  );
  return 0;
}

/** Refuses a layer that the model does not have. */
export function checkLayer(path: string, { layers }: ModelPositions, layer: number): void {
  if (layers === undefined) throw new RunError(`${path} does not say how many layers the model has; --layer needs it`);
  if (layer >= layers.length) throw new RunError(`--layer is ${layer}; ${path} has layers 0 to ${layers.length - 1}`);
}

/** Everything, with each layer as the place of its kind in `kinds`. */
function everything(found: ModelPositions, layer: number | undefined, at: number | undefined): string {
  const kinds = layer === undefined ? found.kinds : found.kinds.filter((kind) => kind.indices?.includes(layer));
  const printed = {
    ...found,
    kinds,
    layers: layer === undefined ? found.layers?.map((one) => found.kinds.indexOf(one)) : undefined,
    ...(at !== undefined && { at: { position: at, sentences: positionLines({ ...found, kinds }, at) } }),
  };
  const listed = (_key: string, value: unknown): unknown => (value instanceof Float64Array ? [...value] : value);
  return `${jsonText(printed, listed, 1)}\n`;
}
