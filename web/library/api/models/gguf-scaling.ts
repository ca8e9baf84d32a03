// The scaling of a GGUF file in the keys of a config.json, and the numbers that multiply its scores.
import { readInteger } from '../runtime/arguments.ts';
import { wrongValue } from '../runtime/errors.ts';
import { foreignKey, missingKey } from '../frequencies/rotary-scalings.ts';
import { lookUp } from '../frequencies/models/models.ts';
import type { Described } from './gguf-described.ts';
import { ggufPlace, type GgufFacts } from './gguf-facts.ts';
import type { GgufKeys } from './gguf-keys.ts';
import { computed, fromClass, fromFile, type Sourced } from './sourced.ts';

const types = ['none', 'linear', 'yarn', 'longrope'];
type Factors = Readonly<Record<string, readonly number[]>>;

/** Puts `rope_scaling` as llama.cpp chooses it: by lists of factors first, then by the type that the file names. */
export function describeScaling(found: Described, keys: GgufKeys, facts: GgufFacts, factors: Factors): void {
  putSections(found, keys);
  const label = `${keys.arch}.rope.scaling.type`;
  const said = keys.get('rope.scaling.type');
  if (said !== undefined && !types.includes(said as string))
    throw wrongValue('POSENC_UNKNOWN_NAME', label, said, types.join(', '));
  const type = (said as string | undefined) ?? 'linear';
  const putType = (name: string, otherwise: Sourced<string>): void =>
    found.put('rope_scaling.rope_type', said === name ? fromFile(name, label) : otherwise);
  const factor = keys.number('rope.scaling.factor') ?? keys.number('rope.scale_linear');
  const original = keys.integer('rope.scaling.original_context_length', 1);
  const attention = keys.number('rope.scaling.attn_factor');
  const logarithm = keys.number('rope.scaling.yarn_log_multiplier');
  const betas = (['fast', 'slow'] as const).map((name) => keys.number(`rope.scaling.yarn_beta_${name}`));
  const [divisors, long, short] = ['rope_freqs.weight', 'rope_factors_long.weight', 'rope_factors_short.weight'].map(
    (name) => factors[name] && fromFile(factors[name], name),
  );
  if (type !== 'none' && long !== undefined && short !== undefined) {
    putType('longrope', computed('longrope', 'the file has two lists of factors'));
    putLists(found, short, long);
    found.put('rope_scaling.original_max_position_embeddings', original);
    found.put('rope_scaling.attention_factor', attention ?? fromClass(1, ggufPlace));
    return;
  }
  if (type === 'longrope')
    throw missingKey('rope_factors_long.weight', 'a tensor of factors, beside rope_factors_short.weight');
  if (facts.neverScaled && factor?.value !== undefined && factor.value !== 1)
    throw foreignKey(factor.source, factor.value, `1 for ${keys.arch}`);
  if (facts.stillPairs) {
    putStillPairs(found, facts.as, divisors);
    return;
  }
  if (divisors !== undefined) {
    if (factor?.value !== undefined && factor.value !== 1)
      throw foreignKey(factor.source, factor.value, '1 beside rope_freqs.weight');
    const rule = 'rope_freqs.weight: a divisor for each pair, as in files of Llama 3.1, at any length';
    found.put('rope_scaling.rope_type', computed('longrope', rule));
    putLists(found, divisors, divisors);
    found.put('rope_scaling.original_max_position_embeddings', original);
    found.put('rope_scaling.attention_factor', fromClass(1, ggufPlace));
    return;
  }
  if (type === 'none' || factor?.value === undefined || factor.value === 1) {
    if (said !== undefined) found.put('rope_scaling.rope_type', fromFile('default', label));
    return;
  }
  putType(type, fromClass(type, ggufPlace));
  found.put('rope_scaling.factor', factor);
  if (type !== 'yarn') return;
  found.put(
    'rope_scaling.llama_4_scaling_beta',
    facts.as === 'ministral3' ? keys.number('attention.temperature_scale') : undefined,
  );
  found.put('rope_scaling.original_max_position_embeddings', original);
  for (const [i, standard] of [32, 1].entries())
    found.put(`rope_scaling.beta_${i === 0 ? 'fast' : 'slow'}`, betas[i] ?? fromClass(standard, ggufPlace));
  putAttention(found, facts, factor.value, attention, logarithm);
}

/** The share of pairs that rotate; a divisor of 1e30 leaves the others where they are. */
function putStillPairs(found: Described, as: string, divisors: Sourced<readonly number[]> | undefined): void {
  if (divisors?.value === undefined) throw missingKey('rope_freqs.weight', 'a tensor of divisors: 1, then 1e30');
  const list = divisors.value;
  const count = list.findIndex((divisor) => divisor !== 1);
  const turning = count < 0 ? list.length : count;
  const other = list.slice(turning).find((divisor) => !(divisor >= 1e29));
  if (other !== undefined)
    throw foreignKey(divisors.source, other, '1 for pairs that rotate, then 1e30 for the others');
  const rule = 'pairs with 1 in rope_freqs.weight, of all';
  // The scaling by shares that the class has.
  const row = lookUp(as)?.row;
  const kinds = row !== undefined && 'pairing' in row ? row.kinds : undefined;
  found.put('rope_scaling.rope_type', computed(kinds?.['full_attention']?.scaling?.['rope_type'], rule));
  found.put('rope_scaling.partial_rotary_factor', computed(turning / list.length, rule));
}

function putLists(found: Described, short: Sourced<unknown>, long: Sourced<unknown>): void {
  found.put('rope_scaling.short_factor', short);
  found.put('rope_scaling.long_factor', long);
}

/** YaRN's factor of cosine and sine. DeepSeek's goes into its scale instead, by `mscale_all_dim`. */
function putAttention(
  found: Described,
  { tenthOfLogarithm }: GgufFacts,
  factor: number,
  attention: Sourced<number> | undefined,
  logarithm: Sourced<number> | undefined,
): void {
  const by = logarithm?.value ?? 0;
  if (logarithm !== undefined && by !== 0) {
    const all = tenthOfLogarithm ? by / 0.1 : by;
    const rule = tenthOfLogarithm ? `${logarithm.source} / 0.1` : logarithm.source;
    const isRatio = !tenthOfLogarithm;
    found.put('rope_scaling.mscale_all_dim', computed(all, rule));
    // Of DeepSeek both are one number, of others the first is 1.
    found.put('rope_scaling.mscale', isRatio ? fromClass(1, ggufPlace) : computed(all, rule));
    if (attention?.value !== undefined && attention.value !== 1)
      throw foreignKey(attention.source, attention.value, `1 beside ${logarithm.source}`);
    return;
  }
  if (attention?.value === undefined) return;
  const whole = attention.value * (0.1 * Math.log(factor) + 1);
  found.put('rope_scaling.attention_factor', computed(whole, `${attention.source} times 0.1 ln(factor) + 1`));
}

/** The pairs of each axis; a fourth one is there for a format of its own, with none. */
function putSections(found: Described, keys: GgufKeys): void {
  const given = keys.get('rope.dimension_sections');
  if (given === undefined) return;
  const label = `${keys.arch}.rope.dimension_sections`;
  if (!Array.isArray(given)) throw missingKey(label, 'a list of numbers');
  const sections = given.slice(0, 3).map((size: unknown, axis) => readInteger(size, `${label}[${axis}]`, 0));
  if (sections.every((size) => size === 0)) return;
  found.put('rope_scaling.mrope_section', fromFile(sections, label));
}
