// A rotation in the words of `rope_parameters`, as transformers 5 and vLLM read it.
import type { LayerPositions, ModelPositions, RotaryLayer } from 'posenc';
import { snakeCase } from '../../model/words.ts';
import { RunError } from '../../words.ts';

/** An engine: what asks it for a model's positions, as text. */
export type Engine = (model: ModelPositions, path: string) => string;

export type RotaryKind = LayerPositions & { readonly positions: 'rotary' };
export type Parameters = Readonly<Record<string, unknown>>;

/** Refuses by name what an engine lacks. */
export const refuse = (engine: string, path: string, why: string): RunError =>
  new RunError(`${engine} cannot be asked for the positions of ${path}: ${why}`);

/** The kinds of layers that rotate. */
export function rotaryKinds(engine: string, { kinds }: ModelPositions, path: string): readonly RotaryKind[] {
  const found = kinds.filter((kind): kind is RotaryKind => kind.positions === 'rotary');
  if (found.some(({ rotary }) => rotary.headDim.value === undefined))
    throw refuse(engine, path, 'the file does not say how wide a head is, so that the share that turns is unknown');
  if (found.length > 0) return found;
  const what = [...new Set(kinds.map(({ positions }) => positions))].join(', ');
  throw refuse(engine, path, `they are ${what}, which its options do not set`);
}

/** The parameters of all layers, or by the kind of layers where they differ. */
export function ropeParameters(kinds: readonly RotaryKind[]): Parameters {
  const each = kinds.map(({ name, rotary }) => [name, parametersOf(rotary)] as const);
  const texts = new Set(each.map(([, parameters]) => JSON.stringify(parameters)));
  return texts.size === 1 ? (each[0]?.[1] as Parameters) : Object.fromEntries(each);
}

export function parametersOf({
  base,
  headDim,
  rotaryDim,
  scaling,
  sections,
  pairs,
  settings,
}: RotaryLayer): Parameters {
  // With latent attention the share is one of the rotated part.
  const whole = settings.headDim ?? headDim.value ?? 1;
  const type = String(scaling.type.value);
  const given = Object.entries(scaling.parameters)
    // Its readers take this one from the config itself.
    .filter(([name]) => name !== 'maxPositionEmbeddings' && !(type === 'dynamic' && /^original/.test(name)))
    .map(([name, { value }]) => [snakeCase(name), value]);
  const share = type === 'proportional' ? (pairs.count - pairs.still) / pairs.count : (rotaryDim.value ?? 1) / whole;
  return {
    rope_type: type,
    rope_theta: base.value,
    ...(share !== 1 && { partial_rotary_factor: share }),
    ...Object.fromEntries(given),
    // Pictures and films; where the order of the axes is another one, the class has it.
    ...(sections?.value && { mrope_section: sections.value.sections }),
    ...(sections?.value?.style === 'interleaved' && { mrope_interleaved: true }),
  };
}

/** The ramp of Grok's YaRN. */
export function checkRamp(engine: string, path: string, kinds: readonly RotaryKind[]): void {
  if (kinds.some(({ rotary }) => rotary.scaling.parameters['geometric']?.value === true))
    throw refuse(engine, path, 'its YaRN has a ramp of the frequencies, and this model one of their logarithms');
}

/** The scalings of diffusers and of NTK-aware code, which have no name in `rope_parameters`. */
export function checkTypes(engine: string, path: string, kinds: readonly RotaryKind[], known: readonly string[]): void {
  for (const { rotary } of kinds) {
    const type = String(rotary.scaling.type.value);
    if (!known.includes(type))
      throw refuse(
        engine,
        path,
        `it has no scaling ${type}; it has ${known.filter((one) => one !== 'default').join(', ')}`,
      );
  }
}

/** Their `mrope_section` has three axes: time, row and column. */
export function checkSections(engine: string, path: string, kinds: readonly RotaryKind[]): void {
  const counts = kinds.map(({ rotary }) => rotary.sections?.value?.sections.length ?? 3);
  const other = counts.find((count) => count !== 3);
  if (other !== undefined) throw refuse(engine, path, `its mrope_section has 3 axes, and this model ${other}`);
}

/** Kinds by which `rope_parameters` is asked, where it has parameters of several. */
export function checkNames(engine: string, path: string, parameters: Parameters): void {
  if ('rope_type' in parameters) return;
  const strange = Object.keys(parameters).filter((name) => !/^(full|sliding|chunked)_attention$/.test(name));
  if (strange.length > 0)
    throw refuse(
      engine,
      path,
      `its parameters by layer are for kinds of attention, and this model has ${strange.join(', ')}`,
    );
}

/** Where in a config the text model's keys are: for models that see, in a part of it. */
export const partOf = ({ used }: ModelPositions): string | undefined =>
  used.map((key) => /^(text_config|thinker_config\.text_config|llm_config)\./.exec(key)?.[1]).find(Boolean);
