// The layers of a rotary model, grouped by what differs: their kind in the file, whether they rotate, and the window.
import { mostLayers, type Layers } from '../frequencies/config-layers.ts';
import type { ReadModel } from '../frequencies/config-model.ts';
import { missingKey } from '../frequencies/rotary-scalings.ts';
import { computed, fromClass, fromLabel, placeOf, unknown, type Sourced } from './sourced.ts';
import type { Attends } from './types.ts';
import { halvedBothWays, kindWindows, localAttention, windowRules, type WindowRule } from './window-facts.ts';

export interface LayerGroup {
  /** The kind in the file, as `layer_types` names it. */
  readonly name: string;
  readonly rotates: boolean;
  readonly indices: readonly number[] | undefined;
  readonly attends: Attends;
  readonly window: Sourced<number | null>;
}

export const countKeys = ['num_hidden_layers', 'n_layer', 'n_layers', 'num_layers'];

/** Groups the layers, in the order of their first one. */
export function groupLayers(model: ReadModel, layers: Layers): readonly LayerGroup[] {
  const { part } = model;
  const rotating = layers.rotating();
  const key = countKeys.find((word) => part.has(word));
  const count =
    layers.each?.length ?? rotating?.length ?? (key === undefined ? countOfClass(model) : part.count(key, mostLayers));
  const rule = ruleOf(model);
  const named = (layer: number): string =>
    layers.each?.[layer] ?? kindByRule(model, rule, layer, rotating?.[layer] !== false);
  if (count === undefined) {
    const kinds = model.facts.kinds === undefined ? [kindByRule(model, rule, undefined, true)] : layers.kinds;
    return kinds.map((name) => groupOf(model, name, layers.rotates(name), undefined));
  }
  const groups = new Map<string, { name: string; rotates: boolean; indices: number[] }>();
  for (let layer = 0; layer < count; ++layer) {
    const name = named(layer);
    const rotates = (rotating?.[layer] ?? true) && layers.rotates(name);
    const group = groups.get(`${name} ${rotates}`) ?? { name, rotates, indices: [] };
    group.indices.push(layer);
    groups.set(`${name} ${rotates}`, group);
  }
  return [...groups.values()].map(({ name, rotates, indices }) => groupOf(model, name, rotates, indices));
}

/** Keys that a `text_config` leaves out where it means the class's number. */
function countOfClass({ part, facts }: ReadModel): number | undefined {
  return facts.hidden !== undefined && part.label('') !== '' ? 32 : undefined;
}

/** The kind of a layer by the class's rule; without a number the kind of all layers, if they are alike. */
function kindByRule(
  { part, facts }: ReadModel,
  rule: WindowRule | undefined,
  layer: number | undefined,
  rotates: boolean,
): string {
  if (facts.kinds !== undefined && 'chunked_attention' in facts.kinds) {
    return rotates ? 'chunked_attention' : 'full_attention';
  }
  if (facts.order && 'coded' in facts.order) {
    throw missingKey(part.label(facts.order.coded), 'the kind of each layer, or layer_types');
  }
  const [first = 'full_attention'] = Object.keys(facts.kinds ?? {});
  const usual = facts.kinds === undefined || 'full_attention' in facts.kinds ? 'full_attention' : first;
  if (rule === undefined) return usual;
  const isNone = part.isNull('sliding_window') || (rule.standard === null && !part.has('sliding_window'));
  if (isNone || (rule.use !== undefined && part.flag(rule.use) !== true)) return usual;
  if (rule.unrotated && rotates) return usual;
  const limit = rule.from ?? rule.evenBefore;
  if (limit !== undefined && layer !== undefined) {
    const [key, standard] = limit;
    const bound = part.integer(key, 0) ?? standard;
    if (rule.from ? layer < bound : layer % 2 === 1 || layer >= bound) return usual;
  }
  return 'sliding_attention';
}

function ruleOf({ modelType }: ReadModel): WindowRule | undefined {
  const rules = windowRules();
  return Object.hasOwn(rules, modelType) ? rules[modelType] : undefined;
}

const seen: Readonly<Record<string, Attends>> = {
  sliding_attention: 'window',
  hybrid_sliding: 'window',
  chunked_attention: 'chunk',
  linear_attention: 'recurrent',
  mlp: 'nothing',
  compressed_sparse_attention: 'compressed',
  heavily_compressed_attention: 'compressed',
};

function groupOf(model: ReadModel, name: string, rotates: boolean, indices: readonly number[] | undefined): LayerGroup {
  const isCross = !rotates && model.facts.noRope !== undefined && 'listed' in model.facts.noRope;
  const attends = isCross ? 'cross' : (seen[name] ?? 'all');
  const window = windowOf(model, attends);
  const isOpen = attends === 'window' && window.value === null;
  return { name, rotates, indices, attends: isOpen ? 'all' : attends, window };
}

/** The positions that a query meets on each side that it looks to, itself included. */
function windowOf(model: ReadModel, attends: Attends): Sourced<number | null> {
  const { part, modelType, sources } = model;
  if (attends !== 'window' && attends !== 'chunk' && attends !== 'compressed') {
    return computed(null, 'layers of this kind have none');
  }
  if (attends === 'window' && localAttention.includes(modelType)) {
    const whole = countOf(model, 'local_attention', 128);
    const rule = `local_attention / 2 + 1: ${whole.source}`;
    return typeof whole.value === 'number' ? computed(Math.floor(whole.value / 2) + 1, rule) : whole;
  }
  if (attends === 'chunk') return countOf(model, 'attention_chunk_size', 8192);
  const rule = ruleOf(model);
  const use = attends === 'window' ? rule?.use : undefined;
  // The class drops its window without the flag, whatever the kinds of the layers are called.
  if (use !== undefined && part.flag(use) !== true) {
    return part.has(use) ? fromLabel(null, part.label(use), sources) : fromClass(null, placeOf(model));
  }
  const standard = rule?.standard ?? kindWindows[modelType];
  const window = countOf(model, 'sliding_window', standard);
  const bothWays = halvedBothWays.includes(modelType) ? part.get('use_bidirectional_attention') : undefined;
  if (typeof window.value === 'number' && (bothWays === true || bothWays === 'all')) {
    return computed(Math.floor(window.value / 2) + 1, `half of it on each side, plus itself: ${window.source}`);
  }
  return window;
}

/** A number of the file or of the class; null in the file means none. */
export const numberOf = (model: ReadModel, key: string, standard: number | null | undefined): Sourced<number | null> =>
  readOf(model, key, standard, (part) => part.number(key));

/** The same for an integer of at least 1. */
export const countOf = (model: ReadModel, key: string, standard: number | null | undefined): Sourced<number | null> =>
  readOf(model, key, standard, (part) => part.integer(key, 1, 2 ** 31));

function readOf(
  model: ReadModel,
  key: string,
  standard: number | null | undefined,
  read: (part: ReadModel['part']) => number | undefined,
): Sourced<number | null> {
  const { part, sources } = model;
  if (part.isNull(key)) return fromLabel(null, part.label(key), sources);
  const value = read(part);
  if (value !== undefined) return fromLabel(value, part.label(key), sources);
  if (standard !== undefined) return fromClass(standard, placeOf(model));
  return unknown(`${part.label(key)} is missing, and the default of the class was not read`);
}
