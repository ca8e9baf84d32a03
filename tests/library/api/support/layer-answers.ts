// What modelPositions says of each layer, without sources: so that two files of one model can be compared.
import { expect } from 'vitest';
import { modelPositions, readModelFile, rotaryFromConfig, type LayerPositions, type ModelPositions } from 'posenc';
import { writeGguf, type GgufFile } from './gguf.ts';

/** Reads a GGUF file. */
export const readGguf = async (file: GgufFile): Promise<ModelPositions> =>
  modelPositions(await readModelFile(writeGguf(file)));

export const rotaryOf = (layer: LayerPositions | undefined) => {
  if (layer?.positions !== 'rotary') throw new Error(`not rotary: ${layer?.positions}`);
  return layer.rotary;
};

/** Numbers of a GGUF file are floats: those of both doors are compared as floats. */
export const float = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);

/** Everything that is said of a layer, without sources, names of kinds and the way channels pair. */
function answerOf(layer: LayerPositions): object {
  const { attends, window, scores, positions } = layer;
  const { beta, length, shift } = scores.temperature ?? {};
  const common = {
    attends,
    window: window.value,
    scale: float(scores.scale.value),
    softcap: scores.softcap.value,
    temperature: [float(beta?.value), length?.value, shift],
    positions,
  };
  if (layer.positions !== 'rotary') return common;
  const { base, headDim, rotaryDim, rotates, turned, attentionFactor, sections, frequencies } = layer.rotary;
  return {
    ...common,
    base: float(base.value),
    channels: [headDim.value, rotaryDim.value, rotates],
    turned: turned.value,
    attentionFactor: float(attentionFactor.value),
    sections: sections?.value,
    frequencies: Array.from(frequencies.inverse, float),
  };
}

/** The values in which a layer differs, as texts; the first layer of each difference. */
export function differences(one: ModelPositions, other: ModelPositions, changed: object = {}): readonly string[] {
  const found = new Set<string>();
  const [a, b] = [one, other].map(({ layers }) => (layers ?? []).map((layer) => Object.entries(answerOf(layer))));
  if (a?.length !== b?.length) return [`${a?.length} and ${b?.length} layers`];
  for (const [layer, values] of (a ?? []).entries()) {
    const [mine, its] = [{ ...Object.fromEntries(values), ...changed }, Object.fromEntries(b?.[layer] ?? [])];
    for (const key of Object.keys({ ...mine, ...its }))
      if (JSON.stringify(mine[key]) !== JSON.stringify(its[key]))
        found.add(`${key}: ${JSON.stringify(mine[key])} and ${JSON.stringify(its[key])}`.slice(0, 160));
  }
  return [...found];
}

/** Base, width of a head, rotated channels and pairing of the first layer that rotates. */
export function rotationOf(config: object): readonly unknown[] {
  const kind = modelPositions(config).kinds.find(({ positions }) => positions === 'rotary');
  const { base, headDim, rotaryDim, pairing } = rotaryOf(kind);
  expect(rotaryFromConfig(config)).toMatchObject({ pairing: pairing.value, rotaryDim: rotaryDim.value });
  return [base.value, headDim.value, rotaryDim.value, pairing.value];
}
