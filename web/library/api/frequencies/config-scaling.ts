// The scaling that a config.json asks for, for the layers of one kind.
import { isObject, wrongType, wrongValue } from '../runtime/errors.ts';
import { ConfigPart } from './config-part.ts';
import { isIdle } from './idle-keys.ts';
import { checkKindName } from './kind-name.ts';
import type { KindFacts } from './models/facts.ts';
import type { Facts } from './models/models.ts';
import {
  foreignKey,
  keysOf,
  keysOutsideFiles,
  missingKey,
  type RotaryRequest,
  type RotaryScalingType,
  type ScalingKey,
} from './rotary-scalings.ts';

const types: Readonly<Record<string, RotaryScalingType>> = {
  default: 'default',
  linear: 'linear',
  dynamic: 'dynamic',
  yarn: 'yarn',
  longrope: 'longrope',
  llama3: 'llama3',
  proportional: 'proportional',
  su: 'longrope', // the first Phi-3 files
  mrope: 'default', // Qwen2-VL: the plain frequencies, shared out among axes
};

/** Keys that any scaling may have. */
const common = ['rope_type', 'type', 'rope_theta', 'partial_rotary_factor', 'mrope_section', 'mrope_interleaved'];

/** Whether a key of a scaling has a value of its own, and so is no kind of layer. */
const isOwnKey = (key: string): boolean =>
  [common, ...Object.values(keysOf).map(({ needs, mayHave }) => [...needs, ...mayHave] as readonly string[])].some(
    (keys) => keys.includes(key),
  );

/** vLLM's name for `apply_scale` of a params.json, in files that it has converted: false leaves YaRN's factor out. */
const applyKey = 'apply_yarn_scaling';

/** Keys that list the pairs of each axis: Hunyuan has the second name. */
export const sectionKeys = ['mrope_section', 'xdrope_section'] as const;

/** The scaling of a file for layers of one kind. */
export interface Scaling {
  /** The file's value, or that of its model class; undefined if neither has one. */
  readonly part: ConfigPart | undefined;
  /** Only the base and the share of it are for these layers. */
  readonly isBare: boolean;
}

/** The objects of `rope_parameters` or `rope_scaling`, if they are one for each kind of layer. */
export const sectionsOf = (model: ConfigPart): readonly string[] => {
  const name = model.has('rope_parameters') ? 'rope_parameters' : 'rope_scaling';
  const part = model.part(name);
  const kinds = part?.keys().filter((key) => isObject(part.look(key))) ?? [];
  for (const kind of kinds) checkKindName(kind, `a key of ${model.label(name)}`);
  return kinds;
};

export function findScaling(model: ConfigPart, facts: Facts, kind: string, own: KindFacts): Scaling {
  const [newer, older] = [model.part('rope_parameters'), model.part('rope_scaling')];
  if (newer && older) {
    throw foreignKey(model.label('rope_scaling'), model.look('rope_scaling'), 'rope_parameters, or this, not both');
  }
  const { flatScaling, flatType } = facts;
  const isThere = flatType === undefined || model.has(flatScaling?.['factor'] ?? '');
  const flat = flatScaling && isThere ? model.regrouped(flatScaling) : undefined;
  if (flat) return { part: flat, isBare: false };
  const scaling = newer ?? older;
  if (scaling === undefined) {
    const standard = own.scaling ?? facts.scaling;
    const part = standard && new ConfigPart(standard, model.label('rope_scaling'), new Set());
    return { part, isBare: false };
  }
  const sections = sectionsOf(model);
  if (sections.length > 0) {
    const other = sections.find(isOwnKey);
    if (other !== undefined) throw wrongType(scaling.label(other), scaling.look(other), 'a value that is no object');
    const section = own.section ?? kind;
    // A class has its own settings for kinds that a file leaves out.
    if (!sections.includes(section) && facts.kinds === undefined) {
      throw missingKey(scaling.label(section), `an object; there are ${sections.join(', ')}`);
    }
    model.get(newer ? 'rope_parameters' : 'rope_scaling');
    for (const key of scaling.keys()) {
      if (sections.includes(key) || common.includes(key)) continue;
      throw foreignKey(scaling.label(key), scaling.look(key), `${common.join(', ')}, or one object for each kind`);
    }
    return { part: scaling.part(section), isBare: false };
  }
  model.get(newer ? 'rope_parameters' : 'rope_scaling');
  return { part: scaling, isBare: own.unscaled === true };
}

/** Fills in the type of the scaling and its parameters. */
export function readScaling(
  request: RotaryRequest,
  model: ConfigPart,
  facts: Facts,
  { part: scaling, isBare }: Scaling,
  sequenceLength: unknown,
): void {
  if (isBare) return;
  const label = (key: string): string => scaling?.label(key) ?? `rope_scaling.${key}`;
  request.type = scaling ? readType(scaling, facts) : 'default';
  const { ntkKey, mscaleKeys = [], queryScaleKey, ignores = [], fixed = {} } = facts;
  if (ntkKey !== undefined && request.type === 'dynamic' && (scaling?.look(ntkKey) ?? 0) !== 0) {
    request.type = 'ntkAware';
    request.take('factor', scaling?.get(ntkKey), label(ntkKey));
    return;
  }
  const { needs, configNeeds = [], mayHave } = keysOf[request.type];
  const known: readonly string[] = [...needs, ...mayHave].filter((key) => !keysOutsideFiles.includes(key));
  const special = [
    ...(request.type === 'yarn' ? [applyKey] : []),
    ...mscaleKeys,
    ...(ntkKey ? [ntkKey] : []),
    ...(queryScaleKey ? [queryScaleKey] : []),
  ];
  const allowed = [...common, ...known, ...special, ...Object.keys(fixed)];
  for (const [key, only] of Object.entries(fixed)) {
    const value = scaling?.get(key) ?? only;
    if (value !== only) throw foreignKey(label(key), value, `${only}, the only value that is known here`);
  }
  for (const key of scaling?.keys() ?? []) {
    const value = scaling?.look(key);
    if (!allowed.includes(key) && !ignores.includes(key) && !isIdle(key, value))
      throw foreignKey(label(key), value, allowed.join(', '));
  }
  for (const key of known as readonly ScalingKey[]) {
    // Both lengths may be given next to the scaling.
    const outside = key.endsWith('max_position_embeddings') && scaling?.has(key) !== true;
    if (outside) request.take(key, model.get(key), model.label(key));
    else request.take(key, scaling?.get(key), label(key));
  }
  if (known.includes('original_max_position_embeddings') && !request.has('original_max_position_embeddings')) {
    // A YaRN or LongRoPE file without it means the length that it has.
    if (request.type !== 'llama3') {
      const whole = 'max_position_embeddings';
      request.take('original_max_position_embeddings', model.get(whole), model.label(whole));
    }
    if (request.type === 'yarn' && !request.has('factor'))
      throw missingKey(label('factor'), 'a number, or original_max_position_embeddings');
  }
  for (const key of [...needs, ...configNeeds]) {
    if (!request.has(key)) {
      const where = key === 'max_position_embeddings' ? model.label(key) : label(key);
      throw missingKey(where, `a value, which ${request.type} needs`);
    }
  }
  leaveFactorOut(request, scaling);
  if (facts.geometric?.includes(String(scaling?.look(typeKeyOf(scaling)))))
    request.take('geometric', true, label(scaling ? typeKeyOf(scaling) : 'rope_type'));
  if (request.has('attention_factor')) return;
  if (request.type === 'yarn') {
    request.take('attention_factor', facts.yarnAttentionFactor, label('attention_factor'));
    request.take('attention_weight', facts.yarnAttentionWeight, label('attention_weight'));
  }
  if (request.type === 'longrope' && facts.mscaleKeys && scaling) {
    const original = request.values['originalMaxPositionEmbeddings'] as number;
    const key = facts.mscaleKeys[typeof sequenceLength === 'number' && sequenceLength > original ? 1 : 0];
    if (!scaling.has(key)) throw missingKey(label(key), 'a number');
    request.take('attention_factor', scaling.get(key), label(key));
  }
}

/** Neither cosine and sine nor the scale of scores have YaRN's factor where the file says so. */
function leaveFactorOut(request: RotaryRequest, scaling: ConfigPart | undefined): void {
  if (request.type !== 'yarn' || scaling?.flag(applyKey) !== false) return;
  delete request.values['mscale'];
  delete request.values['mscaleAllDim'];
  if (!request.has('attention_factor')) request.take('attention_factor', 1, scaling.label(applyKey));
}

const typeKeyOf = (scaling: ConfigPart): string => (scaling.has('rope_type') ? 'rope_type' : 'type');

function readType(scaling: ConfigPart, { scalingNames = {}, flatType }: Facts): RotaryScalingType {
  const key = typeKeyOf(scaling);
  const type = scaling.get(key) ?? (scaling.has('factor') ? flatType : undefined);
  const allowed = Object.keys(types).join(', ');
  if (type === undefined) {
    // An object with only a base scales nothing; any other key needs a type.
    if (scaling.keys().every((k) => common.includes(k))) return 'default';
    throw missingKey(scaling.label('rope_type'), allowed);
  }
  if (typeof type !== 'string') throw wrongType(scaling.label(key), type, allowed);
  const name = Object.hasOwn(scalingNames, type) ? (scalingNames[type] as string) : type;
  const found = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!found) throw wrongValue('POSENC_UNKNOWN_NAME', scaling.label(key), type, allowed);
  // Newer files repeat it: `type: 'mrope', rope_type: 'default'`.
  if (key === 'rope_type') scaling.get('type');
  return found;
}
