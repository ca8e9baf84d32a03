// Which kinds of layers the model of a config.json has, and which of its layers rotate.
import { isArray, isObject, wrongType, wrongValue } from '../runtime/errors.ts';
import { readArrayItems } from '../runtime/arguments.ts';
import { numberList } from '../runtime/lists.ts';
import type { ConfigPart } from './config-part.ts';
import { checkKindName, knownKind } from './kind-name.ts';
import type { KindFacts, LayerOrder } from './models/facts.ts';
import type { Facts } from './models/models.ts';
import { foreignKey, missingKey } from './rotary-scalings.ts';

/** Older names for kinds of layers. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['attention', 'full_attention'],
  ['mamba', 'linear_attention'],
  ['conv', 'linear_attention'],
]);
export const kindOf = (name: string): string => renamed.get(name) ?? name;

/** More layers than any model has. */
export const mostLayers = 2 ** 12;

/** The layers of a model, as its file and its class have them. */
export class Layers {
  readonly #model: ConfigPart;
  readonly #facts: Facts;
  /** The kind of each layer, where that is known. */
  readonly each: readonly string[] | undefined;
  /** All kinds of layers. */
  readonly kinds: readonly string[];

  constructor(model: ConfigPart, facts: Facts) {
    this.#model = model;
    this.#facts = facts;
    this.each = readKinds(model) ?? (facts.order && inOrder(model, facts.order));
    this.kinds = this.each ? [...new Set(this.each)] : Object.keys(facts.kinds ?? windows(model));
  }

  /** Whether layers of a kind have a rotary embedding. */
  rotates(kind: string): boolean {
    const { kinds, allRotateWithoutWindow, perLayer } = this.#facts;
    const isMixer = kinds === undefined && kind === 'linear_attention';
    if (
      (isMixer || this.factsOf(kind).rotates === false) &&
      !(allRotateWithoutWindow && this.#model.isNull('sliding_window'))
    )
      return false;
    const bases = perLayer?.base === undefined ? undefined : this.valuesOf(perLayer.base, kind);
    return bases === undefined || bases.some((base) => base !== 0);
  }

  factsOf(kind: string): KindFacts {
    const { kinds = {} } = this.#facts;
    return Object.hasOwn(kinds, kind) ? (kinds[kind] as KindFacts) : {};
  }

  /** The layers that rotate; undefined if all do, or if the file does not give their number. */
  rotating(): readonly boolean[] | undefined {
    const { noRope, perLayer } = this.#facts;
    if (noRope) return 'listed' in noRope ? this.#allBut(noRope) : this.#everyNth(noRope);
    const bases = perLayer?.base === undefined ? undefined : this.#numbers(perLayer.base);
    const found = bases?.map((base) => base !== 0) ?? this.each?.map((kind) => this.rotates(kind));
    return found?.every(Boolean) ? undefined : found;
  }

  /** The single number that a list in the file gives for layers of a kind, ignoring zeros; undefined without a list. */
  numberOf(key: string, kind: string): number | undefined {
    const values = this.valuesOf(key, kind)?.filter((value) => value !== 0);
    if (values === undefined) return undefined;
    const [value, other] = new Set(values);
    if (other !== undefined) {
      throw foreignKey(this.#model.label(key), this.#model.look(key), `one number for all layers of ${kind}`);
    }
    return value;
  }

  /** The entries of a list for layers of one kind. */
  valuesOf(key: string, kind: string): readonly number[] | undefined {
    const each = this.each;
    const numbers = this.#numbers(key);
    if (numbers === undefined) return undefined;
    if (each === undefined) throw missingKey(this.#model.label('layer_types'), 'the kind of each layer');
    return numbers.filter((_, layer) => each[layer] === kind);
  }

  #numbers(key: string): readonly number[] | undefined {
    const given = this.#model.look(key);
    if (!isArray(given)) return undefined;
    this.#model.get(key);
    const numbers = [...numberList(given, this.#model.label(key))];
    return this.each === undefined ? numbers : numbers.slice(0, this.each.length);
  }

  #allBut({ listed, standard }: { readonly listed: string; readonly standard?: readonly number[] }) {
    const model = this.#model;
    const given = model.get(listed);
    const list = given === undefined ? (standard ?? []) : [...numberList(given, model.label(listed))];
    if (!model.has('num_hidden_layers')) return undefined;
    return Array.from({ length: model.count('num_hidden_layers', mostLayers) }, (_, layer) => !list.includes(layer));
  }

  #everyNth(rule: Exclude<Facts['noRope'], undefined | { readonly listed: string }>) {
    const model = this.#model;
    const label = model.label(rule.list);
    const given = model.get(rule.list);
    const list = given === undefined ? [] : numberList(given, label);
    if (list.length > 0) {
      return ofAllLayers(model, rule.list, list).map((rotates, layer) => {
        if (rotates === 0 || rotates === 1) return rotates === 1;
        throw wrongValue('POSENC_OUT_OF_RANGE', `${label}[${layer}]`, rotates, '1 for a layer that rotates, or 0');
      });
    }
    if (given === undefined && rule.every === 0 && !model.has(rule.interval)) return undefined;
    if (rule.every === 0 && !model.has(rule.interval)) {
      throw missingKey(model.label(rule.interval), 'an integer of at least 1');
    }
    const interval = model.has(rule.interval) ? model.count(rule.interval) : rule.every;
    return Array.from(
      { length: model.count('num_hidden_layers', mostLayers) },
      (_, layer) => (layer + 1) % interval !== 0,
    );
  }
}

/** The kinds of the layers that the file lists. @internal */
export function readKinds(model: ConfigPart): readonly string[] | undefined {
  const key = ['layer_types', 'layers_block_type'].find((word) => model.has(word));
  if (key === undefined) return undefined;
  const list = readArrayItems(model.get(key), model.label(key), 'the kinds of the layers, as texts', mostLayers);
  const kinds = list.map((kind, layer) => {
    const label = `${model.label(key)}[${layer}]`;
    if (typeof kind !== 'string') throw wrongType(label, kind, 'the kind of a layer, a text');
    checkKindName(kind, label);
    return knownKind(kindOf(kind), label);
  });
  return ofAllLayers(model, key, kinds);
}

/** An entry for each layer; some files list those of a draft head behind the others. */
function ofAllLayers<T>(model: ConfigPart, key: string, list: ArrayLike<T>): readonly T[] {
  const entries = Array.from(list);
  if (!model.has('num_hidden_layers')) return entries;
  const count = model.count('num_hidden_layers', mostLayers);
  if (entries.length >= count) return entries.slice(0, count);
  const allowed = `${count}, one for each layer of ${model.label('num_hidden_layers')}`;
  throw wrongValue('POSENC_SHAPE_MISMATCH', `${model.label(key)}.length`, entries.length, allowed);
}

function inOrder(model: ConfigPart, order: LayerOrder): readonly string[] | undefined {
  if ('coded' in order) {
    const codes = model.get(order.coded);
    if (codes === undefined) return undefined;
    const all = ofAllLayers(model, order.coded, numberList(codes, model.label(order.coded)));
    return all.map((code) => {
      const kind = order.kinds[String(code)];
      if (kind !== undefined) return kind;
      throw wrongValue('POSENC_OUT_OF_RANGE', model.label(order.coded), code, Object.keys(order.kinds).join(', '));
    });
  }
  if ('blocks' in order) return ofBlocks(model, order);
  if (!model.has('num_hidden_layers')) return undefined;
  const count = model.count('num_hidden_layers', mostLayers);
  if ('listed' in order) {
    const given = model.get(order.listed);
    const list = given === undefined ? [] : [...numberList(given, model.label(order.listed))];
    return Array.from({ length: count }, (_, layer) => (list.includes(layer) ? order.nth : order.others));
  }
  const key = order.keys?.find((word) => model.has(word));
  const every = key === undefined ? order.every : model.count(key);
  const place = { first: 0, last: 1, fromEnd: 1 - count }[order.count ?? 'last'];
  return Array.from({ length: count }, (_, layer) =>
    (layer + place) % every === 0 || (order.endsWithNth && layer === count - 1) ? order.nth : order.others,
  );
}

/** Whether the attention of each block is there. */
function ofBlocks(model: ConfigPart, order: Extract<LayerOrder, { readonly blocks: string }>): readonly string[] {
  const label = model.label(order.blocks);
  const list = readArrayItems(model.get(order.blocks), label, 'an object for each layer', mostLayers);
  return list.map((block, layer) => {
    const attention = isObject(block) ? block['attention'] : undefined;
    const name = `${label}[${layer}].attention`;
    if (!isObject(attention)) throw wrongType(name, attention, 'an object');
    const { no_op, replace_with_linear, window_length = null } = attention;
    if (no_op === true || replace_with_linear === true) return order.others;
    if (window_length !== null)
      throw foreignKey(`${name}.window_length`, window_length, 'null: a layer without a window');
    return order.nth;
  });
}

/** The kinds of a model whose layers all rotate alike, with a window or without. */
function windows(model: ConfigPart): Readonly<Record<string, KindFacts>> {
  const full = { full_attention: {} },
    sliding = { sliding_attention: {} };
  if (typeof model.look('sliding_window') !== 'number' || model.look('use_sliding_window') === false) return full;
  const before = model.look('max_window_layers');
  return typeof before === 'number' && before > 0 ? { ...full, ...sliding } : sliding;
}
