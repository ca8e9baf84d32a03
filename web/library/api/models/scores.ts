// The factor of the products of queries and keys, by the class of the model.
import type { ReadModel } from '../frequencies/config-model.ts';
import { wrongValue } from '../runtime/errors.ts';
import { readHeadDim } from '../frequencies/config-shape.ts';
import type { KindFacts } from '../frequencies/models/facts.ts';
import { countOf, numberOf } from './layer-groups.ts';
import { computed, fromClass, fromLabel, placeOf, unknown, type Sourced } from './sourced.ts';
import type { RotaryLayer, Scores, Temperature } from './types.ts';

/** Classes whose scale is the power -1/2 of a key; without a default it is the width of a head. */
const byScalar: Readonly<Record<string, number | undefined>> = {
  gemma2: 256,
  t5_gemma_module: 256,
  vaultgemma: 256,
  gemma3: 256,
  gemma3_text: 256,
  step3p5: undefined,
};

/** Classes that do not scale: most normalise queries and keys. */
const unscaled = /^((gemma3n|gemma4|gemma4_unified|diffusion_gemma)(_text)?|chronos2)$/;
/** Classes with `attention_multiplier`. */
const byMultiplier = /^(granite|granitemoe|granitemoeshared|granite_swa|granitemoe_swa|granitemoehybrid|hyperclovax)$/;
const softcaps: Readonly<Record<string, number>> = { gemma2: 50, t5_gemma_module: 50, vaultgemma: 50, git: 30 };

export function scoresOf(model: ReadModel, own: KindFacts, rotary: RotaryLayer | undefined, rotates: boolean): Scores {
  const standard = softcaps[model.modelType];
  const softcap =
    standard === undefined ? fromClass(null, placeOf(model)) : numberOf(model, 'attn_logit_softcapping', standard);
  return { scale: scaleOf(model, own, rotary), softcap, temperature: temperatureOf(model, rotary, rotates) };
}

function scaleOf(model: ReadModel, own: KindFacts, rotary: RotaryLayer | undefined): Sourced<number> {
  const { modelType } = model;
  if (model.scale !== undefined) return model.scale;
  if (modelType === '') return unknown('the file names no model_type');
  if (unscaled.test(modelType)) return fromClass(1, placeOf(model));
  if (byMultiplier.test(modelType)) {
    const standard = modelType === 'hyperclovax' ? undefined : 1;
    const scale = numberOf(model, 'attention_multiplier', standard);
    if (typeof scale.value === 'number') return scale as Sourced<number>;
  }
  if (Object.hasOwn(byScalar, modelType)) {
    const scalar = numberOf(model, 'query_pre_attn_scalar', byScalar[modelType]);
    if (typeof scalar.value === 'number' && !(scalar.value > 0))
      throw wrongValue('POSENC_OUT_OF_RANGE', 'query_pre_attn_scalar', scalar.value, 'a number above 0');
    if (typeof scalar.value === 'number')
      return computed(scalar.value ** -0.5, `query_pre_attn_scalar^-0.5: ${scalar.source}`);
  }
  const width = widthOf(model, own);
  if (width.value === undefined) return width;
  if (modelType === 'zamba2') return computed((width.value / 2) ** -0.5, `(${width.source} / 2)^-0.5`);
  const scale = width.value ** -0.5;
  const stretch = model.facts.restDim === undefined ? 1 : latentStretch(rotary);
  const rule = `1 / sqrt(${width.value}), of ${width.source}`;
  if (stretch === 1) return computed(scale, rule);
  return computed(scale * stretch, `${rule}, times (0.1 mscale_all_dim ln(factor) + 1)^2`);
}

/** DeepSeek multiplies its scale by YaRN's factor of `mscale_all_dim`, squared. */
function latentStretch(rotary: RotaryLayer | undefined): number {
  const { factor, mscaleAllDim } = rotary?.scaling.parameters ?? {};
  const [by, all] = [Number(factor?.value ?? 1), Number(mscaleAllDim?.value ?? 0)];
  if (all === 0 || by <= 1) return 1;
  return (0.1 * all * Math.log(by) + 1) ** 2;
}

/** The channels of a head that a score sums over. */
export function widthOf(model: ReadModel, own: KindFacts): Sourced<number> {
  const { part, facts } = model;
  const rest = facts.restDim;
  if (rest !== undefined) {
    const [nope, rope] = [countOf(model, 'qk_nope_head_dim', rest), countOf(model, 'qk_rope_head_dim', facts.headDim)];
    return computed(Number(nope.value) + Number(rope.value), 'qk_nope_head_dim + qk_rope_head_dim');
  }
  const keys = [own.headDimKey, ...(facts.headDimKeys ?? []), 'head_dim', 'v_head_dim'];
  const key = keys.find((word) => word !== undefined && !/^(qk_rope|v)_/.test(word) && part.has(word));
  if (own.headDim !== undefined && key !== own.headDimKey) return fromClass(own.headDim, placeOf(model));
  if (key !== undefined) return fromLabel(part.count(key), part.label(key), model.sources);
  if (facts.headDim !== undefined) return fromClass(facts.headDim, placeOf(model));
  return computed(readHeadDim(part, facts), `${part.label('hidden_size')} / heads`);
}

function temperatureOf(model: ReadModel, rotary: RotaryLayer | undefined, rotates: boolean): Temperature | undefined {
  const { part, modelType, facts } = model;
  if (/^llama4(_text)?$/.test(modelType)) {
    const tunes = part.flag('attn_temperature_tuning') ?? true;
    const [beta, length] = [numberOf(model, 'attn_scale', 0.1), numberOf(model, 'floor_scale', 8192)];
    if (rotates || !tunes) return undefined;
    return { beta: beta as Sourced<number>, length: length as Sourced<number>, shift: 1, smooth: false };
  }
  if (modelType === 'git') {
    const length = numberOf(model, 'attn_temperature_len', -1) as Sourced<number>;
    if (length.value === undefined || length.value <= 1) return undefined;
    const beta = computed(1 / Math.log(length.value), `1 / ln(${length.source})`);
    return { beta, length, shift: 0, smooth: true };
  }
  const key = facts.queryScaleKey;
  if (key === undefined || rotary === undefined) return undefined;
  const at = ['rope_parameters', 'rope_scaling'].find((word) => part.has(word));
  const inFile = at === undefined ? undefined : part.part(at);
  const value = inFile?.number(key) ?? facts.scaling?.[key];
  const length = rotary.scaling.parameters['originalMaxPositionEmbeddings'];
  if (typeof value !== 'number' || length === undefined) return undefined;
  const beta = inFile?.has(key) ? fromLabel(value, inFile.label(key), model.sources) : fromClass(value, placeOf(model));
  return { beta, length: length as Sourced<number>, shift: 0, smooth: false };
}
