// vLLM: --hf-overrides with rope_parameters, as docs/features/context_extension has them. Read in
// vllm/model_executor/layers/rotary_embedding: get_rope at 07b12f1, YaRN at 0cd5784, LongRoPE at 17d618b, dynamic at
// 3cfbaf3. That later ones have proportional, and parameters by layer, is from copies whose commit is unknown.
import { jsonInShell } from '../harmless.ts';
import {
  checkNames,
  checkRamp,
  checkSections,
  checkTypes,
  partOf,
  refuse,
  rotaryKinds,
  ropeParameters,
  type Engine,
  type Parameters,
} from './parameters.ts';

const known = ['default', 'linear', 'ntkAware', 'dynamic', 'yarn', 'longrope', 'llama3', 'proportional'];

/** Scalings that have a name of their own there: Hunyuan's alpha, TeleChat3's YaRN. */
function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { rope_type, factor, attention_weight, ...rest } = value as Parameters;
  if (rope_type === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]));
  if (rope_type === 'ntkAware') return { rope_type: 'dynamic', alpha: factor, ...rest };
  if (attention_weight === undefined) return value;
  return { rope_type: 'telechat3-yarn', factor, ...rest };
}

export const vllm: Engine = (model, path) => {
  const kinds = rotaryKinds('vLLM', model, path);
  checkTypes('vLLM', path, kinds, known);
  checkSections('vLLM', path, kinds);
  checkRamp('vLLM', path, kinds);
  const notes = [
    '# vLLM. Which channels pair is fixed by its class of the model; --rope-scaling of older versions is gone.',
  ];
  for (const { rotary } of kinds) {
    const { type, parameters } = rotary.scaling;
    if (rotary.sections?.value?.style === 'alternating')
      throw refuse('vLLM', path, 'rows and columns take turns here, which its class of the model has, and no option');
    if (![undefined, 0.7].includes(parameters['attentionWeight']?.value as number | undefined))
      throw refuse('vLLM', path, 'its YaRN has 0.1 or, as TeleChat3, 0.07 in the attention factor');
    if (parameters['attentionFactor'] ?? parameters['mscale'])
      notes.push(
        '# Not every version reads attention_factor and mscale: some have attn_factor, a multiple of the usual one.',
      );
    if (type.value === 'dynamic')
      throw refuse('vLLM', path, 'its dynamic scaling keeps the base of the trained length at every length');
    if (type.value === 'longrope' && rotary.pairing.value === 'interleaved')
      throw refuse('vLLM', path, 'its longrope pairs halves of a head, and this model pairs neighbours');
    if (type.value === 'longrope')
      notes.push(
        '# It takes the long factors for every sequence, short ones too, if --max-model-len is over the original.',
      );
    if (type.value === 'proportional' && Number(parameters['factor']?.value ?? 1) !== 1)
      throw refuse('vLLM', path, 'its proportional scaling reads no factor');
  }
  const parameters = named(ropeParameters(kinds)) as Parameters;
  checkNames('vLLM', path, parameters);
  const overrides: Record<string, unknown> = { rope_parameters: parameters };
  const part = partOf(model);
  const nested = part?.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), overrides) ?? overrides;
  const { value: longest } = model.extended;
  const length = longest === undefined ? '' : ` \\\n  --max-model-len ${longest}`;
  return `${[...new Set(notes)].join('\n')}
vllm serve MODEL \\
  --hf-overrides '${jsonInShell(nested)}'${length}
`;
};
