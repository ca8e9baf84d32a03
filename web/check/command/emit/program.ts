// The numbers of each kind of layers that a program is printed from, whatever the language.
import type { LayerPositions, ModelPositions, RotaryLayer } from 'posenc';
import { layersText, figure } from '../model/words.ts';
import { RunError } from '../words.ts';

export interface EmitKind {
  /** A line about it: layers, base, scaling. */
  readonly note: string;
  readonly frequencies: readonly number[];
  /** The first channel that turns. */
  readonly first: number;
  /** Multiplies cosine and sine. */
  readonly factor: number;
  /** The channels of a head; those that turn where the file does not say how many there are besides. */
  readonly width: number;
  /** Of the model; undefined for layers that do not rotate. */
  readonly rotary: RotaryLayer | undefined;
  /** One of its layers, which the vectors ask for; undefined where the file does not number them. */
  readonly layer: number | undefined;
}

export interface EmitProgram {
  /** By which a program knows its own vectors. */
  readonly name: string;
  /** Lines for the opening comment. */
  readonly about: readonly string[];
  readonly kinds: readonly EmitKind[];
  /** The kind of each layer; undefined where all are alike. */
  readonly kindOfLayer: readonly number[] | undefined;
  /** Channels i and i + pairs turn together; else 2i and 2i + 1. */
  readonly halves: boolean;
}

/** A language: how its program reads, and what runs it. */
export interface Language {
  readonly file: string;
  readonly text: (program: EmitProgram) => string;
  /** Commands from the program's folder: those that build it, and the one that runs it. */
  readonly build: readonly string[];
  readonly run: string;
}

export interface Asked {
  readonly path: string;
  readonly layer: number | undefined;
  readonly length: number | undefined;
  readonly version: string;
}

export function programOf(model: ModelPositions, { path, layer, length, version }: Asked): EmitProgram {
  const chosen = layer === undefined ? model.kinds : model.kinds.filter(({ indices }) => indices?.includes(layer));
  const rotated = chosen.filter((kind) => kind.positions === 'rotary');
  if (rotated.length === 0) {
    const what = [...new Set(chosen.map(({ positions }) => positions))].join(', ');
    const whose = layer === undefined ? `${path} has` : `layer ${layer} of ${path} has`;
    throw new RunError(`${whose} no rotary embedding, which emit prints: its positions are ${what}`);
  }
  const pairings = [...new Set(rotated.map((kind) => kind.rotary.pairing.value))];
  if (pairings.includes(undefined))
    throw new RunError(`${path} does not say which channels turn together: ${rotated[0]?.rotary.pairing.source}`);
  if (pairings.length > 1)
    throw new RunError(`the layers of ${path} pair their channels in different ways; give --layer`);
  const kinds = chosen.map(kindOf);
  const isOne = kinds.length === 1;
  if (!isOne && model.layers === undefined)
    throw new RunError(`${path} has ${kinds.length} kinds of layers and does not say which layer is of which`);
  const name = model.modelType || 'model';
  const given = Object.entries({ layer, length }).filter(([, value]) => value !== undefined);
  const words = ['emit', ...given.map(([option, value]) => `--${option} ${value}`)].join(' ');
  return {
    name: [name, ...(layer === undefined ? [] : [`layer ${layer}`])].join(' '),
    about: [
      `Rotary positions of ${name}, printed by posenc ${version} (npx posenc-check ${words}).`,
      `Numbers as ${model.class?.replace(/,.*/, '') ?? 'the file says'} has them.`,
      ...lengthNote(rotated, length),
      ...(rotated.some(({ rotary }) => rotary.sections) ? ['For text, where all axes have the same position.'] : []),
    ],
    kinds,
    kindOfLayer: isOne ? undefined : model.layers?.map((one) => chosen.indexOf(one)),
    halves: pairings[0] === 'rotateHalf',
  };
}

function lengthNote(kinds: readonly LayerPositions[], length: number | undefined): string[] {
  const isByLength = kinds.some(
    (kind) => kind.positions === 'rotary' && ['longrope', 'dynamic'].includes(String(kind.rotary.scaling.type.value)),
  );
  if (!isByLength) return [];
  const which = length === undefined ? 'up to the trained length' : `of ${figure(length)} positions`;
  return [`The frequencies depend on the length of the sequence; these are for one ${which}.`];
}

function kindOf(kind: LayerPositions): EmitKind {
  const layer = kind.indices?.[0];
  const where = kind.indices === undefined ? kind.name : `${kind.name}, ${layersText(kind.indices)}`;
  if (kind.positions !== 'rotary')
    return { note: `${where}: no rotation.`, frequencies: [], first: 0, factor: 1, width: 0, rotary: undefined, layer };
  const { rotary } = kind;
  const { base, headDim, rotates, scaling, frequencies } = rotary;
  const turning = 2 * frequencies.inverse.length;
  const width = headDim.value ?? turning;
  const type = scaling.type.value === 'default' ? 'no scaling' : `scaling ${String(scaling.type.value)}`;
  const part = width === turning ? `all ${width} channels` : `the ${rotates} ${turning} of ${width} channels`;
  return {
    note: `${where}: base ${figure(base.value ?? 0)}, ${type}, ${part}.`,
    frequencies: [...frequencies.inverse],
    first: rotates === 'last' ? width - turning : 0,
    factor: frequencies.attentionFactor,
    width,
    rotary,
    layer,
  };
}

/** A double as every language here reads it back, to the bit. */
export function literal(value: number): string {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** Lists of literals in lines of at most 110 columns. */
export function listed(values: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const value of values) {
    if (line.length + value.length + 2 > 110 && line !== indent) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${value}, `;
  }
  return [...lines, line.trimEnd()].join('\n');
}
