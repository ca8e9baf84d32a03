// Published files of models, their sources, what their classes do with them, and what modelPositions says.
import { readFileSync } from 'node:fs';
import { modelPositions, type LayerPositions, type ModelPositions } from 'posenc';

export interface Spot {
  readonly sequenceLength?: number;
  /** By pair, 17 digits. */
  readonly inverse: Readonly<Record<string, string>>;
  readonly attentionFactor: string;
}

export interface PublishedKind {
  readonly base: number;
  readonly scaling: string;
  readonly where: string | { readonly indices: readonly number[] };
  readonly rotaryDim?: number;
  readonly spots: readonly Spot[];
}

export interface Published {
  readonly file: string;
  readonly model: string;
  readonly modelType: string | null;
  readonly source: {
    readonly repo?: string;
    readonly path?: string;
    readonly storedFile?: string;
    readonly quotedIn?: string;
  };
  readonly expected: {
    readonly positions: string;
    readonly pairing?: string;
    readonly rotaryDim?: number;
    readonly layers?: Readonly<Record<string, PublishedKind>>;
    readonly rotates?: readonly string[];
    readonly unrotated?: { readonly layers: readonly number[] };
    readonly mrope?: { readonly sections: readonly number[]; readonly layout: string };
    readonly queryScale?: { readonly beta: number; readonly original_max_position_embeddings: number };
  };
}

const folder = new URL('../../../golden/models/', import.meta.url);
export const { rows } = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as {
  readonly rows: readonly Published[];
};

/** Python writes numbers that JSON does not have. */
export const readConfig = (file: string): object =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8').replace(/-?\bInfinity\b/g, '1e999')) as object;

const found = new Map<string, ModelPositions | Error>();

/** The positions read from a file, or the reason for its refusal. */
export function readPublished({ file }: Published, sequenceLength?: number): ModelPositions | Error {
  const key = `${file} ${sequenceLength}`;
  const known = found.get(key);
  if (known) return known;
  let read: ModelPositions | Error;
  try {
    read = modelPositions(readConfig(file), { sequenceLength });
  } catch (error) {
    read = error as Error;
  }
  found.set(key, read);
  return read;
}

/** The kinds of layers that a name of the index means. DeepSeek V4 has two ladders for three kinds. */
export function kindsNamed(name: string, kinds: readonly LayerPositions[]): readonly LayerPositions[] {
  const rotary = kinds.filter(({ positions }) => positions === 'rotary');
  if (name === 'all') return rotary;
  if (name === 'main') return rotary.filter((kind) => kind.name === 'sliding_attention');
  if (name === 'compress') return rotary.filter((kind) => kind.name.includes('compressed'));
  return rotary.filter((kind) => kind.name === name);
}

/** Whether a number has the digits, but for the rounding of a double. */
export const agrees = (got: number | undefined, digits: string): boolean =>
  got !== undefined && (Number(digits) === 0 ? got === 0 : Math.abs(got / Number(digits) - 1) <= 2.3e-16);

interface Case {
  readonly operation: string;
  readonly result: string;
  readonly options: { readonly model: string; readonly layer_type?: string; readonly sequence_length?: number };
  readonly expected: {
    readonly at: readonly number[];
    readonly decimal: readonly string[];
    readonly scalars: { readonly attention_factor: string };
  };
}

const vectors = new URL('../../../conformance/vectors/models.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { readonly cases: readonly Case[] };

/** The conformance vectors of a model's frequencies, and how many of their numbers modelPositions has. */
export function vectorsOf(row: Published): { readonly right: number; readonly all: number } {
  let [right, all] = [0, 0];
  const own = cases.filter((one) => one.operation === 'frequencies' && one.result === 'valid');
  for (const { options, expected } of own.filter((one) => one.options.model === row.model)) {
    const read = readPublished(row, options.sequence_length);
    if (read instanceof Error) throw read;
    for (const kind of kindsNamed(options.layer_type ?? 'all', read.kinds)) {
      if (kind.positions !== 'rotary') continue;
      const { inverse, attentionFactor } = kind.rotary.frequencies;
      const digits = [...expected.decimal, expected.scalars.attention_factor];
      const got = [...expected.at.map((pair) => inverse[pair]), attentionFactor];
      all += digits.length;
      right += digits.filter((one, i) => agrees(got[i], one)).length;
    }
  }
  return { right, all };
}

/** The numbers of the index, read from the class and computed with 17 digits, and how many modelPositions has. */
export function spotsOf(row: Published): { readonly right: number; readonly all: number } {
  let [right, all] = [0, 0];
  for (const [name, { where, spots }] of Object.entries(row.expected.layers ?? {})) {
    if (typeof where === 'object' && where.indices.length === 0) continue;
    for (const { sequenceLength, inverse, attentionFactor } of spots) {
      const read = readPublished(row, sequenceLength);
      if (read instanceof Error) throw read;
      for (const kind of kindsNamed(name, read.kinds)) {
        if (kind.positions !== 'rotary') continue;
        const { frequencies } = kind.rotary;
        const pairs = Object.entries(inverse);
        all += pairs.length + 1;
        right += pairs.filter(([pair, digits]) => agrees(frequencies.inverse[Number(pair)], digits)).length;
        right += Number(agrees(frequencies.attentionFactor, attentionFactor));
      }
    }
  }
  return { right, all };
}
