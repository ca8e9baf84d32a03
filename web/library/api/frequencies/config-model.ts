// Finds which model a config.json belongs to, and its facts.
import { failure, type PosencError, show, wrongType, wrongValue } from '../runtime/errors.ts';
import { ConfigPart, isRotaryKey } from './config-part.ts';
import { sectionsOf } from './config-scaling.ts';
import type { KindFacts, OtherModels, RotaryModels } from './models/facts.ts';
import { lookUp, type Facts } from './models/models.ts';
import { isParams, nameParams } from '../models/params-file.ts';
import type { Sourced, Sources } from '../models/sourced.ts';
import { missingKey, noRotary } from './rotary-scalings.ts';
import { onlyTextOf, typeOfText, typeThatRuns } from './running-class.ts';

/** The part of a file that is read, and the facts that it is read by. */
export interface ReadModel {
  readonly part: ConfigPart;
  /** The type whose class runs; empty for a file that names no model. */
  readonly modelType: string;
  /** The path of the key that names it. */
  readonly label: string;
  readonly facts: Facts;
  readonly source: string | undefined;
  readonly used: ReadonlySet<string>;
  /** Where values come from that another format's keys were turned into, by their labels. */
  readonly sources: Sources | undefined;
  /** The factor of the scores, where the file has it itself. */
  readonly scale: Sourced<number> | undefined;
  /** Refuses keys that concern positions and were not read. */
  readonly refuseUnread: () => void;
}

/** Where models of several parts keep their text model. */
const textParts = ['text_config', 'llm_config', 'language_config', 'thinker_config'];

/** The part of models of one part that their class wraps, by model type. */
const ownParts: Readonly<Record<string, string>> = {
  t5gemma: 'decoder',
  parakeet_ctc: 'encoder_config',
  parakeet_tdt: 'encoder_config',
};

/** A file whose model is known by name, with a rotary embedding or without. @internal */
export interface NamedModel {
  readonly part: ConfigPart;
  readonly modelType: string;
  readonly label: string;
  /** Undefined for a file that names no model. */
  readonly row: RotaryModels | OtherModels | undefined;
  readonly source: string | undefined;
  readonly used: ReadonlySet<string>;
  readonly sources?: Sources | undefined;
  readonly scale?: Sourced<number> | undefined;
  /** Of a GGUF file: its architecture, and remarks. */
  readonly gguf?: { readonly name: string; readonly notes: readonly string[] };
  /** Remarks on a file in a format of its own. */
  readonly notes?: readonly string[];
  /** The part that is read, and those around it; of a params.json its own keys, which the part renames. */
  readonly parts: readonly ConfigPart[];
}

/** Finds the text model of a file and its row. @internal */
export function nameModel(config: object): NamedModel {
  const used = new Set<string>();
  const whole = new ConfigPart(config as Readonly<Record<string, unknown>>, '', used);
  if (isParams(whole)) return nameParams(whole, used);
  const parts = [whole];
  // Qwen Omni has its text model in a part of a part.
  for (let depth = 0; depth < 2; ++depth) {
    const [part] = parts as [ConfigPart];
    const text = isText(part) ? undefined : textOf(part);
    if (text) parts.unshift(text);
  }
  const [part] = parts as [ConfigPart];
  const named = parts.find((one) => one.has('model_type')) ?? part;
  const type = named.get('model_type') ?? '';
  const label = named.label('model_type');
  if (typeof type !== 'string') throw wrongType(label, type, 'a text');
  if (type === '' && !part.keys().some(isRotaryKey)) {
    // Such files are old ones, of models with other positions as well.
    throw missingKey(label, 'the type of the model, or a key of a rotary embedding, e.g. rope_theta');
  }
  const only = parts.length === 1 ? undefined : onlyTextOf(parts.at(-1)?.look('model_type'));
  const running = type === '' ? '' : (only ?? runningType(part, named, type));
  const found = running === '' ? undefined : rowOf(running, label);
  return { part, modelType: running, label, row: found?.row, source: found?.source, used, parts };
}

/** The type of the class that reads a part; `named` is the part with the model type. */
function runningType(part: ConfigPart, named: ConfigPart, type: string): string {
  const running = named === part ? typeThatRuns(part, type) : typeOfText(part, type);
  // Without latent attention DeepSeek's class takes that of Llama: DeepSeek-VL2 tiny, DeepSeek-OCR.
  const isPlain =
    part.flag('use_mla') === false || (part.look('qk_nope_head_dim') === 0 && part.look('qk_rope_head_dim') === 0);
  if (!isPlain || !/^deepseek_(v2|v3|vl_v2)$/.test(running)) return running;
  part.ignore(['qk_rope_head_dim']);
  return 'deepseek';
}

export const readModel = (config: object): ReadModel => rotaryModel(nameModel(config));

/** Whether the file has a rotary embedding: some models have it only if a key says so. @internal */
export function hasRotary({ row, part }: NamedModel): boolean {
  if (row === undefined) return true;
  if ('instead' in row) return false;
  return row.only === undefined || meets(row.only, part.look(row.only.key), part);
}

/** Goes on with a model that rotates. @internal */
export function rotaryModel(named: NamedModel): ReadModel {
  const { part, modelType, label, row, source, used, parts, sources, scale } = named;
  if (row !== undefined && 'instead' in row) {
    checkTable(part, row);
    throw insteadOf(row, part, modelType, label);
  }
  const facts = row ?? unnamed(part);
  for (const one of parts) one.ignore(facts.ignores ?? []);
  if (facts.only) checkOnly(part, modelType, label, facts.only);
  else if (!facts.ignores?.includes('position_embedding_type')) checkKind(part);
  const refuseUnread = (): void => {
    for (const one of parts) one.refuseUnread();
  };
  return { part, modelType, label, facts, source, used, sources, scale, refuseUnread };
}

const textOf = (part: ConfigPart): ConfigPart | undefined => {
  const type = part.look('model_type');
  const own = typeof type === 'string' && Object.hasOwn(ownParts, type) ? ownParts[type] : undefined;
  const key = own ?? textParts.find((word) => part.has(word));
  return key === undefined ? undefined : part.part(key);
};

/** Whether a part describes the text model itself; some files repeat its width there. */
const isText = (part: ConfigPart): boolean => part.has('hidden_size') && textOf(part)?.has('hidden_size') !== true;

const firstQwen =
  "the first Qwen's base grows with the length in steps, its queries with a logarithm, and neither is here";

function rowOf(type: string, label: string): NonNullable<ReturnType<typeof lookUp>> {
  const found = lookUp(type);
  if (found) return found;
  const how = 'rotaryFrequencies and applyRotary take the numbers of any other model from you';
  const why = type === 'qwen' ? `${firstQwen}; ` : '';
  throw wrongValue('POSENC_UNKNOWN_NAME', label, type, `a model type that the documentation lists; ${why}${how}`);
}

function insteadOf(row: OtherModels, part: ConfigPart, type: string, label: string): PosencError {
  const { words = {}, key = '' } = row.unless ?? {};
  const said = part.look(key);
  const other = typeof said === 'string' && Object.hasOwn(words, said) ? words[said] : undefined;
  if (row.rotatesGrids) {
    const text = `${label} is ${show(type)}, whose rotation has two coordinates: ${row.instead}`;
    return failure('POSENC_NO_ROTARY', label, text, 'a model that rotates by one position', type);
  }
  return noRotary(label, type, `this model has ${other ?? row.instead}`);
}

/** Words for positions that classes without a rotary embedding know. @internal */
export function checkTable(part: ConfigPart, { unless }: OtherModels): void {
  const key = 'position_embedding_type';
  const said = part.look(key);
  const known = ['absolute', 'learned', ...Object.keys(unless?.words ?? {})];
  if (said !== undefined && !(typeof said === 'string' && known.includes(said)))
    throw wrongValue('POSENC_UNKNOWN_NAME', part.label(key), said, `${known.join(', ')}, which the class knows`);
}

/** Whether a value of the key lets the model rotate. */
function meets({ is, isNot, standard, where }: NonNullable<Facts['only']>, given: unknown, part: ConfigPart): boolean {
  if (where !== undefined && !part.has(where)) return true;
  const value = given ?? standard;
  return isNot === undefined ? value === is : value !== isNot;
}

function checkOnly(part: ConfigPart, type: string, label: string, only: NonNullable<Facts['only']>): void {
  const { key, standard, otherwise } = only;
  const value = part.get(key) ?? standard;
  if (meets(only, value, part)) return;
  throw noRotary(label, type, `with ${part.label(key)} ${show(value)} it has ${otherwise}`);
}

/** Models whose row does not say otherwise rotate, and their file must agree. */
function checkKind(part: ConfigPart): void {
  const kind = part.get('position_embedding_type');
  if (kind === undefined || kind === 'rotary' || kind === 'rope') return;
  throw wrongValue('POSENC_UNKNOWN_NAME', part.label('position_embedding_type'), kind, 'rotary or rope');
}

/** The meaning of keys in a file that names no model. */
function unnamed(part: ConfigPart): Facts {
  const local = ['rope_local_base_freq', 'local_rope_theta'].find((key) => part.has(key));
  const sections = sectionsOf(part);
  const bases = ['global_rope_theta', 'rotary_emb_base', 'rope_theta'];
  const full: KindFacts = { baseKeys: bases, headDimKey: 'global_head_dim' };
  const kinds: Readonly<Record<string, KindFacts>> | undefined =
    local === undefined
      ? sections.length === 0
        ? undefined
        : Object.fromEntries(sections.map((name) => [name, name === 'full_attention' ? full : {}]))
      : { full_attention: full, sliding_attention: { baseKeys: [local], unscaled: true } };
  return {
    baseKeys: bases,
    partKeys: ['rotary_pct'],
    headDimKeys: ['qk_rope_head_dim'],
    noRope: { list: 'no_rope_layers', interval: 'no_rope_layer_interval', every: 0 },
    ...(kinds ? { kinds } : {}),
  };
}
