// Vectors of one model, in the families `rotary` and `rotary_frequencies`, so that its program, or a reader's own, is
// checked by the numbers of that very model.
import type { RotaryLayer } from 'posenc';
import type { Library } from '../model/read.ts';
import { snakeCase } from '../model/words.ts';
import type { VectorCase, VectorFile } from '../../numbers/vectors/types.ts';
import type { EmitKind, EmitProgram } from './program.ts';

export function vectorsOf(
  library: Library,
  program: EmitProgram,
  length: number | undefined,
  version: string,
): VectorFile[] {
  const kinds = program.kinds.filter((kind): kind is RotaryKind => kind.rotary !== undefined);
  const frequencies = kinds.map((kind) => frequencyCase(kind, optionsOf(program, kind, length)));
  const rotations = kinds.flatMap((kind) =>
    positionsOf(program, kind, length).map((positions) => rotationCase(library, program, kind, positions, length)),
  );
  const file = (family: string, cases: readonly Omit<VectorCase, 'id' | 'result' | 'flags'>[]): VectorFile => ({
    format: 'posenc-vectors/1',
    family,
    version,
    generator: `posenc ${version}, emit: frequencies of some 30 digits, rotated in float64`,
    source: program.about[1] ?? '',
    flags: {},
    cases: cases.map((one, i) => ({ id: `${family}-${i + 1}`, ...one, result: 'valid', flags: [] })),
  });
  return [file('rotary_frequencies', frequencies), file('rotary', rotations)];
}

type RotaryKind = EmitKind & { readonly rotary: RotaryLayer };
type Case = Omit<VectorCase, 'id' | 'result' | 'flags'>;
type Options = Readonly<Record<string, unknown>>;

/** In the terms of the published vectors, so that a wrong program is diagnosed as there. */
function optionsOf({ name, halves, kindOfLayer }: EmitProgram, kind: RotaryKind, length: number | undefined): Options {
  const { base, rotates, scaling } = kind.rotary;
  const type = String(scaling.type.value);
  const parameters = Object.entries(scaling.parameters).map(([key, { value }]) => [snakeCase(key), value]);
  return {
    model: name,
    ...(kindOfLayer && { layer: kind.layer }),
    head_dim: kind.width,
    rotary_dim: 2 * kind.frequencies.length,
    base: base.value,
    pairing: halves ? 'rotate_half' : 'interleaved',
    order: 'TD',
    ...(rotates === 'last' && { rotated_channels: 'last' }),
    ...(type !== 'default' && { scaling: { type: snakeCase(type), ...Object.fromEntries(parameters) } }),
    ...(length !== undefined && { sequence_length: length }),
  };
}

function frequencyCase(kind: RotaryKind, all: Options): Case {
  const options = Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'pairing' && name !== 'order'));
  const { inverse, attentionFactor } = kind.rotary.frequencies;
  return {
    comment: `Frequencies. ${kind.note}`,
    operation: 'frequencies',
    options,
    input: {},
    expected: {
      shape: [inverse.length],
      decimal: [...inverse].map(String),
      scalars: { attention_factor: String(attentionFactor) },
    },
    class: 'frequency',
  };
}

/** The first positions, those around the trained length, and far ones, as long as the frequencies are for them. */
function positionsOf({ kinds }: EmitProgram, { rotary }: RotaryKind, length: number | undefined): number[][] {
  const { parameters, type } = rotary.scaling;
  const trained = Number(parameters['originalMaxPositionEmbeddings']?.value ?? 4096);
  const isByLength = ['longrope', 'dynamic'].includes(String(type.value));
  const longest = length ?? (isByLength ? trained : 131072);
  const all = [[0, 1, 17], [trained - 1, trained], [40000], [131071]].map((row) => row.filter((p) => p < longest));
  return all.filter((row) => row.length > 0).slice(0, kinds.length > 4 ? 2 : 4);
}

function rotationCase(
  library: Library,
  program: EmitProgram,
  kind: RotaryKind,
  positions: readonly number[],
  length: number | undefined,
): Case {
  const { width } = kind;
  const shape = [positions.length, width];
  const x = sample(positions.length * width, positions[0] ?? 0);
  const turning = 2 * kind.frequencies.length;
  const part = positions.flatMap((_, row) => x.slice(row * width + kind.first, row * width + kind.first + turning));
  const turned = library.applyRotary(new Float64Array(part), {
    heads: 1,
    headDim: turning,
    positions,
    frequencies: kind.rotary.frequencies,
    pairing: program.halves ? 'rotateHalf' : 'interleaved',
  }).data;
  const expected = x.map((value, at) => {
    const [row, channel] = [Math.floor(at / width), (at % width) - kind.first];
    return channel >= 0 && channel < turning ? (turned[row * turning + channel] as number) : value;
  });
  return {
    comment: `Positions ${positions.join(', ')}. ${kind.note}`,
    operation: 'rotate',
    options: optionsOf(program, kind, length),
    input: { positions, x: { shape, values: x } },
    expected: { shape, decimal: expected.map(String) },
    class: 'rotation',
  };
}

/** Multiples of 1/8 from -4 to 4, the same in every run. */
function sample(count: number, seed: number): number[] {
  let state = seed + 1;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return (state % 65) / 8 - 4;
  });
}
