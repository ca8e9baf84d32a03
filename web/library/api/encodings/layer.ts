// A layer of `modelPositions` as options of what rotates, masks and attends.
import { readProperties } from '../runtime/arguments.ts';
import { callee, enter, failure, isObject, wrongType, wrongValue } from '../runtime/errors.ts';
import type { LayerPositions } from '../models/types.ts';

/** Options that a layer of a model fills in. */
export interface OfLayer {
  /** An entry of `layers` or `kinds` of `modelPositions`: the default of each option that it has a value for. */
  readonly layer: LayerPositions;
}

/** Makes an option of the value that is given, which may be undefined. */
type Completion = (given: unknown, all: Readonly<Record<string, unknown>>) => unknown;
type Completions = Readonly<Record<string, Completion>>;

const described = 'as modelPositions describes it';

/** A view of the options in which a layer has filled in what they leave out; each property is read once. */
function completed(options: unknown, completionsOf: (layer: object) => Completions): unknown {
  if (!isObject(options)) return options; // refused by whoever reads it
  const of = callee;
  const { layer } = readProperties(options, 'options', ['layer']);
  enter(of); // a getter may have called another function
  if (layer === undefined) return options;
  if (!isObject(layer)) throw wrongType('layer', layer, 'an entry of the layers of modelPositions');
  const completions = completionsOf(layer);
  const given = readProperties(options, 'options', Object.keys(completions));
  enter(of);
  const values = Object.entries(completions).map(([name, complete]) => [
    name,
    { enumerable: true, value: complete(given[name], given) },
  ]);
  return Object.create(options, { ...Object.fromEntries(values), layer: { value: undefined } }) as object;
}

/** What is given, or the value of a member with its source; what the file leaves open has to be given. */
const orKnown =
  (holder: unknown, path: string, name: string): Completion =>
  (given) => {
    if (given !== undefined) return given;
    if (!isObject(holder)) throw wrongType(path, holder, described);
    const { value, source } = readProperties(holder, path, ['value', 'source']);
    if (value !== undefined) return value;
    throw failure('POSENC_MISSING_KEY', name, `${name} is missing: ${String(source)}`, `${name} beside the layer`);
  };

const rotaryKeys = ['headDim', 'rotaryDim', 'rotates', 'pairing', 'frequencies', 'sections'] as const;

/** The width, pairing and frequencies of a layer that rotates. */
function rotationOf(layer: object) {
  const { positions, rotary } = readProperties(layer, 'layer', ['positions', 'rotary']);
  if (positions !== 'rotary') throw wrongValue('POSENC_UNKNOWN_NAME', 'layer.positions', positions, '"rotary"');
  if (!isObject(rotary)) throw wrongType('layer.rotary', rotary, described);
  const own = readProperties(rotary, 'layer.rotary', rotaryKeys);
  const isLast = own.rotates === 'last';
  const completions = {
    headDim: isLast ? partOf(own.rotaryDim) : orKnown(own.headDim, 'layer.rotary.headDim', 'headDim'),
    pairing: orKnown(own.pairing, 'layer.rotary.pairing', 'pairing'),
  };
  return { own, completions };
}

/** Options of a rotation, with the width, pairing and frequencies of their layer. */
export function withRotation(options: unknown): unknown {
  return completed(options, (layer) => {
    const { own, completions } = rotationOf(layer);
    return {
      ...completions,
      grid: (given) => given,
      frequencies: (given, { grid }) => {
        if (given !== undefined || grid !== undefined) return given;
        if (own.sections === undefined) return own.frequencies;
        const allowed = 'rotaryGrid({ convention: "mrope", ... }), or frequencies for text alone';
        throw failure(
          'POSENC_MISSING_KEY',
          'grid',
          'grid is missing: tokens of this layer have three positions',
          allowed,
        );
      },
    };
  });
}

/** Options of a move of cached keys, with the same; all sections of M-RoPE move alike. */
export function withMove(options: unknown): unknown {
  return completed(options, (layer) => {
    const { own, completions } = rotationOf(layer);
    return { ...completions, frequencies: (given) => given ?? own.frequencies };
  });
}

/** The width where the last channels of a head rotate: they come alone, or as a part of `fused` rows. */
const partOf =
  (rotaryDim: unknown): Completion =>
  (given) => {
    const part = orKnown(rotaryDim, 'layer.rotary.rotaryDim', 'headDim')(undefined, {});
    if (given === part) return given;
    const text = given === undefined ? 'headDim is missing' : 'headDim is the width of a whole head';
    throw failure(
      'POSENC_SHAPE_MISMATCH',
      'headDim',
      `${text}: only its last channels rotate`,
      `${String(part)}`,
      given,
    );
  };

/** What a layer attends to, and the option that says how far. */
const reaches: Readonly<Record<string, 'window' | 'chunk' | undefined>> = {
  all: undefined,
  window: 'window',
  chunk: 'chunk',
};

function reachOf(layer: object): Completions {
  const { attends, window } = readProperties(layer, 'layer', ['attends', 'window']);
  if (typeof attends !== 'string' || !Object.hasOwn(reaches, attends)) {
    throw wrongValue('POSENC_UNKNOWN_NAME', 'layer.attends', attends, '"all", "window" or "chunk"');
  }
  const name = reaches[attends];
  return name === undefined ? {} : { [name]: orKnown(window, 'layer.window', name) };
}

/** Options of a mask, with the window or chunk of their layer. */
export const withReach = (options: unknown): unknown => completed(options, reachOf);

/** Options of attention, with the window or chunk, scale and soft cap of their layer. */
export function withScores(options: unknown): unknown {
  return completed(options, (layer) => {
    const { scores } = readProperties(layer, 'layer', ['scores']);
    if (!isObject(scores)) throw wrongType('layer.scores', scores, described);
    const { scale, softcap, temperature } = readProperties(scores, 'layer.scores', ['scale', 'softcap', 'temperature']);
    const known = orKnown(scale, 'layer.scores.scale', 'scale');
    return {
      ...reachOf(layer),
      scale: (given) => {
        if (given !== undefined || temperature === undefined) return known(given, {});
        const text = 'scale is missing: queries of this layer grow with their positions (layer.scores.temperature)';
        throw failure('POSENC_MISSING_KEY', 'scale', text, 'queries that have grown, and the scale besides');
      },
      softcap: orKnown(softcap, 'layer.scores.softcap', 'softcap'),
    };
  });
}
